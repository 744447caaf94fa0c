import { Alert, Button, List, Text } from '@mantine/core'
import { CircleAlert } from 'lucide-react'
import { useExplain } from '../api/use-explain.ts'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary({ again: 'Reintentar', request: 'Solicitud' }, { again: 'Try again', request: 'Request' })

interface FailureNoticeProps {
  failure: Error | null
  onRetry?: () => void
}

export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  const say = useWords(words)
  const explain = useExplain()
  if (failure === null) return null
  const { title, remedy, details, requestId } = explain(failure)
  return (
    <Alert role="alert" color="red" icon={<CircleAlert aria-hidden />} title={title} mb="md">
      {remedy !== '' && <Text size="sm">{remedy}</Text>}
      {details.length > 0 && (
        <List size="sm" mt="xs">
          {details.map(({ path, place, message }) => (
            <List.Item key={`${path} ${message}`}>{path === '' ? message : `${place}: ${message}`}</List.Item>
          ))}
        </List>
      )}
      {requestId !== '' && (
        <Text size="xs" c="dimmed" mt="xs">
          {say.request} {requestId}
        </Text>
      )}
      {onRetry !== undefined && (
        <Button size="xs" variant="light" color="red" mt="xs" onClick={onRetry}>
          {say.again}
        </Button>
      )}
    </Alert>
  )
}
