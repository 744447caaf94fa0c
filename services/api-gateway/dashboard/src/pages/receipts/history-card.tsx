import { Card, Text, Timeline, Title } from '@mantine/core'
import { Check, Clock, TriangleAlert, X } from 'lucide-react'
import { type Receipt, type ReceiptStatus, receiptWords, STATUS_COLORS } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { words } from './words.ts'

export function HistoryCard({ timeline }: Pick<Receipt, 'timeline'>) {
  const [say, names, { instant }] = [useWords(words), useWords(receiptWords), useFormats()]
  const newestFirst = timeline.map((milestone, place) => ({ ...milestone, place })).reverse()
  return (
    <Card withBorder component="section" aria-labelledby="receipt-history">
      <Title order={2} size="h5" id="receipt-history" mb="md">
        {say.history}
      </Title>
      <Timeline bulletSize={24} lineWidth={2} active={timeline.length}>
        {newestFirst.map(({ place, status, at, detail }) => (
          <Timeline.Item
            key={place}
            color={isStatus(status) ? STATUS_COLORS[status] : 'gray'}
            bullet={<Sign status={status} />}
            title={
              <Text size="sm" fw={600}>
                {isStatus(status) ? names.states[status] : status}
              </Text>
            }
          >
            <Text size="xs" c="dimmed">
              {instant(at)}
            </Text>
            {detail !== null && (
              <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Text>
            )}
          </Timeline.Item>
        ))}
      </Timeline>
    </Card>
  )
}

function isStatus(status: string): status is ReceiptStatus {
  return status in STATUS_COLORS
}

function Sign({ status }: { status: string }) {
  if (status === 'REJECTED' || status === 'RETURNED') return <X size={14} aria-hidden />
  if (status === 'ERROR') return <TriangleAlert size={14} aria-hidden />
  return status === 'DRAFT' ? <Clock size={14} aria-hidden /> : <Check size={14} aria-hidden />
}
