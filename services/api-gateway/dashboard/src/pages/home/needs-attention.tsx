import { Anchor, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import type { components } from '../../api/generated/api.ts'
import { type Taxpayer, TEST_RUC } from '../../api/taxpayers.ts'
import { useApi } from '../../api/use-api.ts'
import { receiptWords } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { useWebhooks } from '../webhooks/webhook-queries.ts'
import { type Attention, attentionOf } from './attention.ts'
import { useProblems } from './overview-facts.ts'
import { homeWords } from './words.ts'

interface NeedsAttentionProps {
  taxpayer: Taxpayer
  usage: components['schemas']['Usage']
}

export function NeedsAttention({ taxpayer, usage }: NeedsAttentionProps) {
  const { attention: say } = useWords(homeWords)
  const { kinds, states } = useWords(receiptWords)
  const { scope } = useApi()
  const { data: receipts = [] } = useProblems()
  const { data: webhooks = [] } = useWebhooks(scope.environment)
  const attentions = attentionOf({
    certificate: taxpayer.ruc === TEST_RUC ? null : (taxpayer.certificate ?? 'missing'),
    usage,
    inactiveWebhooks: webhooks.filter(({ status }) => status === 'inactive').length,
  })
  const sentence = useSentences()
  if (attentions.length === 0 && receipts.length === 0) return null
  const place = `/${scope.environment}/${taxpayer.ruc}`
  return (
    <Card withBorder component="section" aria-labelledby="attention">
      <Group gap="xs" mb="sm">
        <TriangleAlert size={18} color="var(--mantine-color-orange-filled)" aria-hidden />
        <Title order={2} size="h4" id="attention">
          {say.title}
        </Title>
      </Group>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {attentions.map((attention) => (
          <Line
            key={attention.kind}
            text={sentence(attention)}
            to={pageOf(attention, { place, environment: scope.environment })}
          />
        ))}
        {receipts.map(({ id, documentType, number, status }) => (
          <Line
            key={id}
            text={say.receipt(kinds[documentType], number, states[status])}
            to={`${place}/receipts/${id}`}
          />
        ))}
      </Stack>
    </Card>
  )
}

function Line({ text, to }: { text: string; to: string }) {
  const { attention: say } = useWords(homeWords)
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{text}</Text>
      <Anchor component={Link} to={to} size="sm" aria-label={`${say.see}: ${text}`}>
        {say.see}
      </Anchor>
    </Group>
  )
}

function useSentences(): (attention: Attention) => string {
  const { attention: say } = useWords(homeWords)
  const { number } = useFormats()
  return (attention) => {
    switch (attention.kind) {
      case 'certificate-expiring':
        return say.certificateExpiring(attention.daysLeft)
      case 'quota-low':
        return say.quotaLow(number(attention.remaining))
      case 'webhooks-inactive':
        return say.webhooksInactive(attention.count)
      default:
        return say[attention.kind]
    }
  }
}

function pageOf({ kind }: Attention, { place, environment }: { place: string; environment: string }): string {
  if (kind === 'webhooks-inactive') return `/${environment}/webhooks`
  return kind === 'quota-used' || kind === 'quota-low' ? `${place}/usage` : `${place}/certificate`
}
