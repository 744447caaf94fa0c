import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { type Webhook, webhooksKey } from './webhook-queries.ts'
import { webhookWords } from './words.ts'

const DAY_MS = 24 * 3_600_000

export function ResendMissed({ webhook: { id } }: { webhook: Webhook }) {
  const say = useWords(webhookWords)
  const api = useApi()
  const { number } = useFormats()
  const queries = useQueryClient()
  const [opened, { open, close }] = useDisclosure(false)
  const [since, setSince] = useState(() => authorityTime(Date.now() - DAY_MS))
  const { mutate, isPending, error } = useChange({
    mutationFn: async () => {
      const body = { since: new Date(`${since}:00-05:00`).toISOString() }
      return (await dataOf(api.account.POST('/account/webhooks/{id}/resend', { params: { path: { id } }, body }))).data
    },
    onSuccess: async ({ deliveries }) => {
      close()
      notifications.show({ message: say.resent(number(deliveries)), color: 'teal' })
      await queries.invalidateQueries({ queryKey: webhooksKey(api) })
    },
  })
  return (
    <>
      <Button variant="default" leftSection={<RotateCw size={16} aria-hidden />} onClick={open}>
        {say.resendMissed}
      </Button>
      <Modal opened={opened} onClose={close} title={say.resendQuestion} centered>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            mutate()
          }}
        >
          <Stack>
            <FailureNotice failure={error} />
            <Text size="sm">{say.resendAbout}</Text>
            <TextInput
              type="datetime-local"
              label={say.resendSince}
              required
              data-autofocus
              min={authorityTime(Date.now() - 7 * DAY_MS)}
              max={authorityTime(Date.now())}
              value={since}
              onChange={({ currentTarget }) => setSince(currentTarget.value)}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                {say.cancel}
              </Button>
              <Button type="submit" loading={isPending}>
                {say.resend}
              </Button>
            </Group>
          </Stack>
        </form>
      </Modal>
    </>
  )
}

/** The value for `datetime-local`, on the authority's clock (UTC-5), like all times here. */
function authorityTime(instant: number): string {
  return new Date(instant - 5 * 3_600_000).toISOString().slice(0, 16)
}
