import { Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import {
  accountFieldWords,
  HiddenEmailField,
  MIN_PASSWORD_LENGTH,
  NewPasswordField,
} from '../../parts/account-fields.tsx'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'

interface ChoosePasswordProps {
  label: string
  onChosen: (password: string) => Promise<unknown>
}

export function ChoosePassword({ label, onChosen }: ChoosePasswordProps) {
  const say = useWords(accountFieldWords)
  // The link has the account's address after the #.
  const email = new URLSearchParams(location.hash.slice(1)).get('email')
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { password: '' },
    validate: { password: (value) => (value.length < MIN_PASSWORD_LENGTH ? say.tooShort : null) },
  })
  const choose = useChange({
    mutationFn: onChosen,
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => choose.mutate(password))}>
      <FailureNotice failure={choose.error} />
      {email !== null && <HiddenEmailField email={email} />}
      <Stack>
        <NewPasswordField
          label={say.newPassword}
          key={form.key('password')}
          {...form.getInputProps('password')}
          autoFocus
        />
        <Button type="submit" loading={choose.isPending}>
          {label}
        </Button>
      </Stack>
    </form>
  )
}
