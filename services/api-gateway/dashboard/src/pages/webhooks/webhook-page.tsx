import { Alert, Button, Group, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ArrowLeft, CircleOff, Pencil } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { useChange } from '../../parts/use-change.ts'
import { MissingPage } from '../../shell/other-pages.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { DeliveryHistory } from './delivery-history.tsx'
import { WebhookBadge } from './state-badges.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'
import { useWebhooks, type Webhook, webhooksKey } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

export function WebhookPage() {
  const say = useWords(webhookWords)
  const { webhookId } = useParams({ strict: false })
  const { scope } = useApi()
  const { data: webhooks, error, refetch } = useWebhooks(scope.environment)
  if (webhooks === undefined && error !== null) return <FailureNotice failure={error} onRetry={() => void refetch()} />
  if (webhooks === undefined) return <Skeleton h={240} role="status" aria-label={say.loading} />
  const webhook = webhooks.find(({ id }) => id === webhookId)
  return webhook === undefined ? <MissingPage /> : <WebhookDetails webhook={webhook} />
}

function WebhookDetails({ webhook }: { webhook: Webhook }) {
  const say = useWords(webhookWords)
  const { scope } = useApi()
  const { instant, number } = useFormats()
  const [editing, { open, close }] = useDisclosure(false)
  const { id, url, events, status, createdAt, consecutiveFailures } = webhook
  return (
    <>
      <Button
        component={Link}
        to={`/${scope.environment}/webhooks`}
        variant="subtle"
        size="compact-sm"
        mb="xs"
        leftSection={<ArrowLeft size={14} aria-hidden />}
      >
        {say.back}
      </Button>
      <PageTitle
        title={url}
        about={
          <Group gap="xs">
            <WebhookBadge status={status} />
            <span>
              {events.length === 0 ? say.allShort : say.count(events.length)} · {say.since(instant(createdAt))}
            </span>
          </Group>
        }
      >
        <Button variant="default" leftSection={<Pencil size={16} aria-hidden />} onClick={open}>
          {say.edit}
        </Button>
      </PageTitle>
      {status === 'inactive' && <Inactive webhook={webhook} />}
      {status === 'active' && consecutiveFailures > 0 && (
        <Alert color="yellow" mb="md">
          {say.failures(number(consecutiveFailures))}
        </Alert>
      )}
      <WebhookActions webhook={webhook} />
      <DeliveryHistory key={id} webhook={webhook} />
      <EditWebhook webhook={webhook} opened={editing} onClose={close} />
    </>
  )
}

function Inactive({ webhook: { id, deactivationReason, deactivatedAt } }: { webhook: Webhook }) {
  const say = useWords(webhookWords)
  const { instant } = useFormats()
  const api = useApi()
  const queries = useQueryClient()
  const { mutate, isPending, error } = useChange({
    mutationFn: () => api.account.POST('/account/webhooks/{id}/reactivate', { params: { path: { id } } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: webhooksKey(api) })
      notifications.show({ message: `${say.reactivated} ${say.missed}`, color: 'teal' })
    },
  })
  const reason = deactivationReason === null ? '' : say.reasons[deactivationReason as keyof typeof say.reasons]
  return (
    <Alert color="red" icon={<CircleOff aria-hidden />} title={say.inactiveTitle} mb="md">
      <FailureNotice failure={error} />
      <Text size="sm">
        {reason} {deactivatedAt !== null && `${say.since(instant(deactivatedAt))}.`}
      </Text>
      <Text size="sm" mt={4}>
        {say.missed}
      </Text>
      <Button size="xs" mt="sm" loading={isPending} onClick={() => mutate()}>
        {say.reactivate}
      </Button>
    </Alert>
  )
}

function EditWebhook({ webhook, opened, onClose }: { webhook: Webhook; opened: boolean; onClose: () => void }) {
  const say = useWords(webhookWords)
  const api = useApi()
  const queries = useQueryClient()
  const { id, url, events } = webhook
  const save = async (body: WebhookValues) => {
    await api.account.PATCH('/account/webhooks/{id}', { params: { path: { id } }, body })
    await queries.invalidateQueries({ queryKey: webhooksKey(api) })
    notifications.show({ message: say.saved, color: 'teal' })
    onClose()
  }
  return (
    <FormDialog opened={opened} onClose={onClose} title={say.edit} size="lg" centered={false}>
      <WebhookForm values={{ url, events }} action={say.save} save={save} onCancel={onClose} />
    </FormDialog>
  )
}
