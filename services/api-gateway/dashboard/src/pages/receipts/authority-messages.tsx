import { Alert, Stack, Text } from '@mantine/core'
import { CircleAlert, Info } from 'lucide-react'
import type { components } from '../../api/generated/api.ts'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useWords } from '../../words/language.tsx'
import { useRemedy } from './message-remedy.ts'
import { words } from './words.ts'

type Message = components['schemas']['AuthorityMessage']

export function AuthorityMessages({ messages }: Pick<Receipt, 'messages'>) {
  if (messages.length === 0) return null
  return (
    <Stack gap="sm" mb="md">
      {messages.map((message) => (
        <MessageNotice key={`${message.code} ${message.message} ${message.additionalInfo}`} message={message} />
      ))}
    </Stack>
  )
}

const COLORS: Record<Message['type'], string> = { ERROR: 'red', WARNING: 'yellow', INFO: 'blue' }

function MessageNotice({ message: { type, code, message, additionalInfo } }: { message: Message }) {
  const say = useWords(words)
  const remedy = useRemedy(code)
  // Codes of the authority are numbers; codes of the system begin with letters.
  const source = /^\d+$/.test(code) ? say.authoritySays : say.systemSays
  return (
    <Alert
      color={COLORS[type]}
      icon={type === 'ERROR' ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
      title={remedy === undefined || remedy.meaning === '' ? message : remedy.meaning}
    >
      <Stack gap={4} style={{ overflowWrap: 'anywhere' }}>
        {remedy !== undefined && remedy.cause !== '' && <Text size="sm">{remedy.cause}</Text>}
        {remedy !== undefined && (
          <Text size="sm">
            <strong>{say.remedy}: </strong>
            {remedy.remedy}
          </Text>
        )}
        <Text size="xs">
          {source}: {message}
          {additionalInfo === null ? '' : ` · ${additionalInfo}`} · {say.code(code)}
        </Text>
      </Stack>
    </Alert>
  )
}
