import { SegmentedControl, SimpleGrid, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { AmountInput } from '../../parts/amount-input.tsx'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { INPUT_ORDER } from '../../parts/input-order.ts'
import { RecordForm } from '../../parts/record-form.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { readAmount } from './amounts.ts'
import { listWords } from './list-words.ts'
import type { Tax } from './records.ts'

/** The API checks that rate and code of the authority match. */
export function TaxDialog({ tax, onClose }: { tax: Tax | null; onClose: () => void }) {
  const say = useWords(listWords)
  const { records, key } = useApi()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: {
      name: tax?.name ?? '',
      code: tax?.code ?? '',
      percentage: tax === null ? '' : String(Number(tax.percentage)),
      authorityCode: tax?.authorityCode ?? '',
      isRetention: tax?.isRetention ?? false,
    },
    validate: {
      name: (name) => (name.trim() === '' ? say.missing : null),
      code: (code) => (code.trim() === '' ? say.missing : null),
      authorityCode: (code) => (code.trim() === '' ? say.missing : null),
      percentage: (rate) => (/^\d+(\.\d{1,2})?$/.test(readAmount(rate) ?? '') ? null : say.rateWrong),
    },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: async (typed: typeof form.values) => {
      const { name, code, percentage, authorityCode, isRetention } = typed
      const body = {
        name: name.trim(),
        code: code.trim(),
        percentage: readAmount(percentage) ?? percentage,
        authorityCode: authorityCode.trim(),
        isRetention,
      }
      if (tax === null) await records.POST('/taxes', { body })
      else await records.PUT('/taxes/{id}', { params: { path: { id: tax.id } }, body })
      await queries.invalidateQueries({ queryKey: [...key, 'taxes'] })
    },
    onSuccess: () => {
      notifications.show({ color: 'teal', message: say.saved })
      onClose()
    },
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  return (
    <FormDialog onClose={onClose} title={tax === null ? say.addTax : say.editTax}>
      <RecordForm
        onSubmit={form.onSubmit((typed) => mutate(typed))}
        failure={error}
        isSaving={isPending}
        action={say.save}
      >
        <SegmentedControl
          aria-label={say.kind}
          data={[
            { value: 'charged', label: say.charged },
            { value: 'withheld', label: say.withheld },
          ]}
          value={form.values.isRetention ? 'withheld' : 'charged'}
          onChange={(kind) => form.setFieldValue('isRetention', kind === 'withheld')}
        />
        <TextInput label={say.name} required data-autofocus maxLength={300} {...form.getInputProps('name')} />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label={say.authorityCode}
            description={say.authorityCodeAbout}
            inputWrapperOrder={INPUT_ORDER}
            required
            {...form.getInputProps('authorityCode')}
          />
          <AmountInput
            label={say.ratePercent}
            description={say.rateAbout}
            required
            {...form.getInputProps('percentage')}
          />
        </SimpleGrid>
        <TextInput
          label={say.code}
          description={say.codeAbout}
          inputWrapperOrder={INPUT_ORDER}
          required
          {...form.getInputProps('code')}
        />
      </RecordForm>
    </FormDialog>
  )
}
