import { Button, Group, Radio, Stack, TagsInput, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Mail } from 'lucide-react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { isFromSupplier } from './kind-of-receipt.ts'
import { useChangedReceipt } from './use-changed-receipt.ts'
import { words } from './words.ts'

export function SendMail({ receipt }: { receipt: Receipt }) {
  const say = useWords(words)
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button size="xs" variant="default" leftSection={<Mail size={14} aria-hidden />} onClick={open}>
        {say.resend}
      </Button>
      <FormDialog opened={opened} onClose={close} title={say.resend}>
        <MailForm receipt={receipt} onDone={close} />
      </FormDialog>
    </>
  )
}

const ADDRESS = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;]+$/

/** The field turns text into an address on blur. */
function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '')
}

function MailForm({ receipt, onDone }: { receipt: Receipt; onDone: () => void }) {
  const say = useWords(words)
  const { records } = useApi()
  const changed = useChangedReceipt()
  const customerMail = receipt.customer?.email ?? null
  const form = useForm({
    initialValues: { recipients: customerMail === null ? 'others' : 'customer', addresses: [] as string[] },
    validate: {
      addresses: (addresses, { recipients }) => {
        if (recipients === 'customer') return null
        if (addresses.length === 0) return say.addressesMissing
        const wrong = addresses.find((address) => !ADDRESS.test(address))
        return wrong === undefined ? null : say.addressWrong(wrong)
      },
    },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: async ({ recipients, addresses }: typeof form.values) => {
      const body = recipients === 'customer' ? {} : { to: addresses }
      const path = { id: receipt.id }
      return dataOf(records.POST('/v1/developer/receipts/{id}/email', { params: { path }, body }))
    },
    onSuccess: ({ data }) => {
      changed(data)
      notifications.show({ color: 'teal', message: say.sent })
      onDone()
    },
  })
  return (
    <form onSubmit={form.onSubmit((values) => mutate(values))} noValidate>
      <Stack>
        <FailureNotice failure={error} />
        <Text size="sm">{say.resendAbout}</Text>
        {customerMail !== null && (
          <Radio.Group {...form.getInputProps('recipients')} aria-label={say.resend}>
            <Stack gap="xs">
              <Radio
                value="customer"
                label={isFromSupplier(receipt) ? say.toSupplier(customerMail) : say.toCustomer(customerMail)}
              />
              <Radio value="others" label={say.toOthers} />
            </Stack>
          </Radio.Group>
        )}
        {form.values.recipients === 'others' && (
          <TagsInput
            label={say.addresses}
            description={say.addressesHint}
            splitChars={[',', ' ', ';']}
            acceptValueOnBlur
            data-autofocus
            {...form.getInputProps('addresses')}
            onChange={(addresses) => form.setFieldValue('addresses', addresses.flatMap(addressesIn))}
          />
        )}
        {receipt.environment === 'sandbox' && (
          <Text size="xs" c="dimmed">
            {say.sandboxMail}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            {say.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {say.send}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
