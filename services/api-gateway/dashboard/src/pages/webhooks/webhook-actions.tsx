import { Alert, Button, Group, Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { closedByButtonAlone } from '../../parts/shown-once.ts'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { NewSecret } from './new-secret.tsx'
import { type Delivery, type Webhook, webhooksKey } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

export function WebhookActions({ webhook: { id } }: { webhook: Webhook }) {
  const say = useWords(webhookWords)
  const api = useApi()
  const { account, scope } = api
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [secret, setSecret] = useState<string | null>(null)
  const params = { path: { id } }
  const readAgain = () => queries.invalidateQueries({ queryKey: webhooksKey(api) })
  const ping = useChange({
    mutationFn: async () => (await dataOf(account.POST('/account/webhooks/{id}/ping', { params }))).data,
    onSettled: readAgain,
  })
  const rotate = async () => {
    const { data } = await dataOf(account.POST('/account/webhooks/{id}/rotate', { params }))
    setSecret(data.secret)
  }
  const remove = async () => {
    await account.DELETE('/account/webhooks/{id}', { params })
    await navigate({ to: `/${scope.environment}/webhooks` })
    notifications.show({ message: say.removed, color: 'teal' })
    // Except the deliveries, which are deleted too.
    await queries.invalidateQueries({ queryKey: webhooksKey(api), predicate: ({ queryKey }) => !queryKey.includes(id) })
  }
  return (
    <>
      <Group gap="xs" mb="md">
        <Button leftSection={<Send size={16} aria-hidden />} loading={ping.isPending} onClick={() => ping.mutate()}>
          {say.ping}
        </Button>
        <ConfirmButton color="brand" action={say.rotate} question={say.rotateQuestion} onConfirm={rotate}>
          {say.rotateAbout}
        </ConfirmButton>
        <ConfirmButton action={say.remove} question={say.removeQuestion} onConfirm={remove}>
          {say.removeAbout}
        </ConfirmButton>
      </Group>
      <FailureNotice failure={ping.error} onRetry={() => ping.mutate()} />
      <div role="status">{ping.data !== undefined && <PingResult delivery={ping.data} />}</div>
      <Modal
        opened={secret !== null}
        onClose={() => setSecret(null)}
        title={say.rotate}
        size="lg"
        {...closedByButtonAlone}
      >
        {secret !== null && <NewSecret secret={secret} isNew={false} onDone={() => setSecret(null)} />}
      </Modal>
    </>
  )
}

function PingResult({ delivery: { attempts } }: { delivery: Delivery }) {
  const say = useWords(webhookWords)
  const { number } = useFormats()
  const last = attempts.at(-1)
  if (last === undefined) return null
  const { statusCode, durationMs, error } = last
  const isFine = statusCode !== null && statusCode >= 200 && statusCode < 300
  return (
    <Alert color={isFine ? 'teal' : 'red'} mb="md">
      {statusCode === null
        ? say.pingSilent(error ?? '')
        : isFine
          ? say.pingOk(statusCode, number(durationMs))
          : say.pingBad(statusCode)}
    </Alert>
  )
}
