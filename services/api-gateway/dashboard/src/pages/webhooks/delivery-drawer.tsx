import { Anchor, Badge, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RotateCw } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { Copyable, CopyableBlock } from '../../parts/copy.tsx'
import { DetailsDrawer } from '../../parts/details-drawer.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { SentText } from '../../parts/sent-text.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { DeliveryBadge } from './state-badges.tsx'
import { type Delivery, useDelivery, type Webhook, webhooksKey } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

interface DeliveryDrawerProps {
  webhook: Webhook
  id: string | undefined
  onClose: () => void
}

export function DeliveryDrawer({ webhook, id, onClose }: DeliveryDrawerProps) {
  const say = useWords(webhookWords)
  return (
    <DetailsDrawer
      title={say.delivery}
      id={id}
      onClose={onClose}
      loading={say.loading}
      useDetails={(one) => useDelivery(webhook.id, one)}
    >
      {(delivery) => <Details webhook={webhook} delivery={delivery} />}
    </DetailsDrawer>
  )
}

function Details({ webhook, delivery }: { webhook: Webhook; delivery: Delivery }) {
  const say = useWords(webhookWords)
  const { instant } = useFormats()
  const { eventType, eventId, status, attempts, nextAttemptAt, body } = delivery
  return (
    <>
      <Group gap="xs" role="status">
        <DeliveryBadge status={status} />
        <Text ff="monospace" size="sm">
          {eventType}
        </Text>
        {nextAttemptAt !== null && <Text size="sm">{say.next(instant(nextAttemptAt))}</Text>}
        {status === 'skipped' && <Text size="sm">{say.skippedAbout}</Text>}
      </Group>
      <Group gap="sm">
        {webhook.status === 'active' && status !== 'pending' && <Resend delivery={delivery} />}
        <ReceiptLink delivery={delivery} />
      </Group>
      <Group gap="xs">
        <Text size="sm" c="dimmed">
          {say.eventId}
        </Text>
        <Copyable value={eventId} name={say.eventId} />
      </Group>
      <Stack gap="xs">
        {attempts.length > 0 && (
          <Title order={3} size="h5">
            {say.answer}
          </Title>
        )}
        {attempts
          .map((attempt, index) => <Attempt key={attempt.at} attempt={attempt} number={index + 1} />)
          .toReversed()}
      </Stack>
      <SentText title={say.sent} text={body} whyNot={say.bodyDeleted} />
    </>
  )
}

function Attempt({ attempt, number }: { attempt: Delivery['attempts'][number]; number: number }) {
  const say = useWords(webhookWords)
  const format = useFormats()
  const { at, durationMs, statusCode, error, answer } = attempt
  const isFine = statusCode !== null && statusCode >= 200 && statusCode < 300
  return (
    <Card withBorder padding="sm">
      <Group gap="xs" mb={4}>
        <Badge variant="light" tt="none" color={isFine ? 'teal' : 'red'}>
          {statusCode ?? say.noAnswer}
        </Badge>
        <Text size="sm">
          {say.attempt(number)} · {format.instant(at)} · {say.took(format.number(durationMs))}
        </Text>
      </Group>
      {error !== null && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {error}
        </Text>
      )}
      {answer !== null && <CopyableBlock value={answer} name={say.answer} />}
      {statusCode !== null && answer === null && (
        <Text size="sm" c="dimmed">
          {say.noBody}
        </Text>
      )}
    </Card>
  )
}

function Resend({ delivery: { id: deliveryId, endpointId: id } }: { delivery: Delivery }) {
  const say = useWords(webhookWords)
  const api = useApi()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: () =>
      api.account.POST('/account/webhooks/{id}/deliveries/{deliveryId}/resend', {
        params: { path: { id, deliveryId } },
      }),
    onSuccess: async () => {
      notifications.show({ message: say.resentOne, color: 'teal' })
      await queries.invalidateQueries({ queryKey: webhooksKey(api) })
    },
  })
  return (
    <>
      <FailureNotice failure={error} />
      <Button leftSection={<RotateCw size={16} aria-hidden />} loading={isPending} onClick={() => mutate()}>
        {say.resend}
      </Button>
    </>
  )
}

/** The body names the taxpayer. */
function ReceiptLink({ delivery: { receiptId, body } }: { delivery: Delivery }) {
  const say = useWords(webhookWords)
  const { scope } = useApi()
  const ruc = /"taxpayerRuc":"(\d{13})"/.exec(body ?? '')?.[1]
  if (receiptId === null || ruc === undefined) return null
  return (
    <Anchor component={Link} to={`/${scope.environment}/${ruc}/receipts/${receiptId}`} size="sm">
      {say.receipt}
    </Anchor>
  )
}
