import { Badge } from '@mantine/core'
import { useWords } from '../../words/language.tsx'
import type { DeliveryState } from './delivery-search.ts'
import type { Delivery, Webhook } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

export function WebhookBadge({ status }: Pick<Webhook, 'status'>) {
  const say = useWords(webhookWords)
  return (
    <Badge variant="light" tt="none" color={status === 'active' ? 'teal' : 'red'}>
      {say.states[status]}
    </Badge>
  )
}

const COLORS: Record<DeliveryState, string> = { pending: 'blue', delivered: 'teal', failed: 'red', skipped: 'gray' }

export function DeliveryBadge({ status }: Pick<Delivery, 'status'>) {
  const say = useWords(webhookWords)
  return (
    <Badge variant="light" tt="none" color={COLORS[status]}>
      {say.deliveryStates[status]}
    </Badge>
  )
}
