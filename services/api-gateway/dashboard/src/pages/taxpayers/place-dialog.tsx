import { TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../../api/use-api.ts'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FormDialog } from '../../parts/form-dialog.tsx'
import { RecordForm } from '../../parts/record-form.tsx'
import { UnspacedInput } from '../../parts/unspaced-input.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { readCode, threeDigits } from './numbering.ts'
import { placesKey } from './places.ts'

export interface PlaceValues {
  code: number
  name: string
  address: string | null
}

interface PlaceDialogProps {
  title: string
  values: PlaceValues
  otherCodes: readonly number[]
  codeAbout: string
  nameAbout: string
  /** Emission points have no address. */
  hasAddress?: boolean
  save: (values: PlaceValues) => Promise<unknown>
  done: (code: string) => string
  onClose: () => void
}

export function PlaceDialog(props: PlaceDialogProps) {
  const { title, values, otherCodes, codeAbout, nameAbout, hasAddress = false, save, done, onClose } = props
  const say = useWords(establishmentWords)
  const { key } = useApi()
  const queries = useQueryClient()
  const form = useForm({
    initialValues: { code: threeDigits(values.code), name: values.name, address: values.address ?? '' },
    validate: {
      code: (typed) => {
        const code = readCode(typed)
        if (code === null) return say.codeWrong
        return otherCodes.includes(code) ? say.codeTaken(threeDigits(code)) : null
      },
      name: (name) => (name.trim() === '' ? say.nameMissing : null),
    },
  })
  const { mutate, isPending, error } = useChange({
    mutationFn: async (typed: typeof form.values) => {
      const code = readCode(typed.code) ?? values.code
      await save({ code, name: typed.name.trim(), address: typed.address.trim() || null })
      await queries.invalidateQueries({ queryKey: placesKey(key) })
      return code
    },
    onSuccess: (code) => {
      notifications.show({ color: 'teal', message: done(threeDigits(code)) })
      onClose()
    },
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  return (
    <FormDialog onClose={onClose} title={title}>
      <RecordForm
        onSubmit={form.onSubmit((typed) => mutate(typed))}
        failure={error}
        isSaving={isPending}
        action={say.save}
      >
        <TextInput
          label={say.name}
          description={nameAbout}
          required
          data-autofocus
          maxLength={300}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <UnspacedInput
          label={say.code}
          description={codeAbout}
          required
          inputMode="numeric"
          key={form.key('code')}
          {...form.getInputProps('code')}
        />
        {hasAddress && (
          <TextInput
            label={say.address}
            description={say.addressAbout}
            maxLength={300}
            key={form.key('address')}
            {...form.getInputProps('address')}
          />
        )}
      </RecordForm>
    </FormDialog>
  )
}
