import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { FormDialog } from '../../parts/form-dialog.tsx'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { useChangedReceipt } from './use-changed-receipt.ts'
import { words } from './words.ts'

interface VoidReceiptProps {
  receipt: Receipt
  opened: boolean
  onClose: () => void
}

/** Asks for the reason, and explains that the mark does not annul the document at the authority. */
export function VoidReceipt({ receipt, opened, onClose }: VoidReceiptProps) {
  const say = useWords(words)
  return (
    <FormDialog opened={opened} onClose={onClose} title={say.voidQuestion(receipt.number)}>
      <VoidForm receipt={receipt} onClose={onClose} />
    </FormDialog>
  )
}

function VoidForm({ receipt: { id }, onClose }: Pick<VoidReceiptProps, 'receipt' | 'onClose'>) {
  const say = useWords(words)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const changed = useChangedReceipt()
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => (reason.trim() === '' ? say.reasonMissing : null) },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: (reason: string) =>
      dataOf(records.POST('/v1/developer/receipts/{id}/void', { params: { path: { id } }, body: { reason } })),
    onSuccess: ({ data }) => {
      changed(data)
      notifications.show({ color: 'teal', message: say.voided })
      onClose()
    },
    // Another user may have marked it.
    onError: () => queries.invalidateQueries({ queryKey: key }),
  })
  return (
    <form onSubmit={form.onSubmit(({ reason }) => mutate(reason.trim()))} noValidate>
      <Stack>
        <FailureNotice failure={error} />
        <Text size="sm">{say.voidAbout}</Text>
        <Textarea
          label={say.reason}
          description={say.reasonHint}
          maxLength={300}
          autosize
          minRows={2}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {say.cancel}
          </Button>
          <Button type="submit" color="red" loading={isPending}>
            {say.void}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
