import { Anchor, Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Plus, Webhook as WebhookIcon } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { Empty } from '../../parts/empty-state.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { PageTitle } from '../../parts/page-title.tsx'
import { closedByButtonAlone } from '../../parts/shown-once.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { NewSecret } from './new-secret.tsx'
import { WebhookBadge } from './state-badges.tsx'
import { WebhookForm, type WebhookValues } from './webhook-form.tsx'
import { useWebhooks, type Webhook, type WebhookWithSecret, webhooksKey } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

export function WebhooksPage() {
  const say = useWords(webhookWords)
  const { scope } = useApi()
  const { data: webhooks, error, refetch } = useWebhooks(scope.environment)
  const [opened, { open, close }] = useDisclosure(false)
  const add = (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={open}>
      {say.add}
    </Button>
  )
  return (
    <>
      <PageTitle title={say.title} about={say.about}>
        {webhooks !== undefined && webhooks.length > 0 && add}
      </PageTitle>
      {webhooks === undefined && <FailureNotice failure={error} onRetry={() => void refetch()} />}
      {webhooks === undefined && error === null && <Skeleton h={120} role="status" aria-label={say.loading} />}
      {webhooks?.length === 0 && (
        <Empty icon={<WebhookIcon size={40} aria-hidden />} title={say.empty} actions={add}>
          {say.emptyAbout}
        </Empty>
      )}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label={say.title}>
        {webhooks?.map((webhook) => (
          <Card key={webhook.id} component="li" withBorder padding="md">
            <Entry webhook={webhook} />
          </Card>
        ))}
      </Stack>
      <AddWebhook opened={opened} onClose={close} />
    </>
  )
}

function Entry({ webhook: { id, url, events, status, consecutiveFailures, createdAt } }: { webhook: Webhook }) {
  const say = useWords(webhookWords)
  const { scope } = useApi()
  const { instant, number } = useFormats()
  return (
    <Stack gap={4}>
      <Group gap="xs">
        <Anchor
          component={Link}
          to={`/${scope.environment}/webhooks/${id}`}
          fw={600}
          style={{ overflowWrap: 'anywhere' }}
        >
          {url}
        </Anchor>
        <WebhookBadge status={status} />
      </Group>
      <Text size="sm" c="dimmed">
        {events.length === 0 ? say.allShort : say.count(events.length)} · {say.since(instant(createdAt))}
      </Text>
      {consecutiveFailures > 0 && <Text size="sm">{say.failures(number(consecutiveFailures))}</Text>}
    </Stack>
  )
}

function AddWebhook({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const say = useWords(webhookWords)
  const api = useApi()
  const { account, scope } = api
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [created, setMade] = useState<WebhookWithSecret | null>(null)
  const isLive = scope.environment === 'production'
  const save = async ({ url, events }: WebhookValues) => {
    const body = { url, events, mode: isLive ? ('live' as const) : ('test' as const) }
    const { data } = await dataOf(account.POST('/account/webhooks', { body }))
    setMade(data)
    await queries.invalidateQueries({ queryKey: webhooksKey(api) })
  }
  const finish = () => {
    onClose()
    if (created !== null) void navigate({ to: `/${scope.environment}/webhooks/${created.id}` })
  }
  return (
    <FormDialog
      // The secret appears even if the dialog closed before the answer.
      opened={opened || created !== null}
      onClose={finish}
      title={say.add}
      size="lg"
      centered={false}
      {...(created !== null && closedByButtonAlone)}
    >
      {created === null ? (
        <WebhookForm values={{ url: '', events: [] }} action={say.add} save={save} onCancel={onClose} isLive={isLive} />
      ) : (
        <NewSecret secret={created.secret} isNew onDone={finish} />
      )}
    </FormDialog>
  )
}
