import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useExplain } from '../../words/explain-failure.ts'
import { useWords } from '../../words/language.tsx'
import { establishmentWords } from './establishment-words.ts'
import { readCode, threeDigits } from './numbering.ts'

export interface PlaceValues {
  code: number
  name: string
  address: string | null
}

interface PlaceFormProps {
  values: PlaceValues
  /** The codes that others have. */
  otherCodes: readonly number[]
  codeAbout: string
  nameAbout: string
  /** Emission points have no address of their own. */
  hasAddress?: boolean
  save: (values: PlaceValues) => Promise<unknown>
}

/** The code and name of an establishment or an emission point. */
export function PlaceForm({ values, otherCodes, codeAbout, nameAbout, hasAddress = false, save }: PlaceFormProps) {
  const say = useWords(establishmentWords)
  const explain = useExplain()
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
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ code, name, address }: typeof form.values) =>
      save({ code: readCode(code) ?? values.code, name: name.trim(), address: address.trim() || null }),
    onError: (failure) => form.setErrors(brokenFields(failure, explain)),
  })
  return (
    <form noValidate onSubmit={form.onSubmit((typed) => mutate(typed))}>
      <Stack>
        <FailureNotice failure={error} />
        <TextInput
          label={say.name}
          description={nameAbout}
          required
          data-autofocus
          maxLength={300}
          key={form.key('name')}
          {...form.getInputProps('name')}
        />
        <TextInput
          label={say.code}
          description={codeAbout}
          required
          inputMode="numeric"
          maxLength={3}
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
        <Group justify="flex-end">
          <Button type="submit" loading={isPending}>
            {say.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
