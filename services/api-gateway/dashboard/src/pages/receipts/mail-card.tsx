import { Badge, Card, Group, Stack, Text, Title } from '@mantine/core'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { SendMail } from './send-mail.tsx'
import { words } from './words.ts'

const COLORS = { PENDING: 'blue', SENT: 'teal', NOT_DELIVERED: 'red' } as const

export function MailCard({ receipt }: { receipt: Receipt }) {
  const [say, { instant }] = [useWords(words), useFormats()]
  const { mails = [], status } = receipt
  const isAuthorized = status === 'AUTHORIZED' || status === 'COMPLETED'
  return (
    <Card withBorder component="section" aria-labelledby="receipt-mails">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h5" id="receipt-mails">
          {say.mails}
        </Title>
        {isAuthorized && <SendMail receipt={receipt} />}
      </Group>
      <Stack gap="sm" role="status">
        {mails.length === 0 && (
          <Text size="sm" c="dimmed">
            {isAuthorized ? say.noMails : say.noMailsYet}
          </Text>
        )}
        {mails.toReversed().map(({ at, to, state, detail }) => (
          <div key={`${at} ${to.join()}`}>
            <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {to.join(', ')}
              </Text>
              <Badge color={COLORS[state]} variant="light" tt="none" style={{ flexShrink: 0 }}>
                {say.mailStates[state]}
              </Badge>
            </Group>
            <Text size="xs" c="dimmed">
              {instant(at)}
            </Text>
            {detail !== null && (
              <Text size="xs" style={{ overflowWrap: 'anywhere' }}>
                {detail}
              </Text>
            )}
          </div>
        ))}
      </Stack>
    </Card>
  )
}
