import { Anchor, Button, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { apiFor, dataOf } from '../../api/client.ts'
import { EmailField } from '../../parts/account-fields.tsx'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { Entrance } from './entrance.tsx'
import { LookIntoMail } from './look-into-mail.tsx'
import { signInWords } from './words.ts'

const { account } = apiFor({ environment: 'sandbox' })

export function ForgottenPage() {
  const say = useWords(signInWords)
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: { email: (value) => (value.trim() === '' ? say.required : null) },
  })
  const ask = useChange({
    mutationFn: (body: { email: string }) => dataOf(account.POST('/account/password/forgotten', { body })),
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  if (ask.data !== undefined) {
    const { email } = ask.data.data
    return <LookIntoMail text={say.mailedReset(email)} onAgain={() => ask.mutateAsync({ email })} />
  }
  return (
    <Entrance
      title={say.reset}
      about={say.forgottenAbout}
      footer={
        <Anchor component={Link} to="/sign-in" size="sm">
          {say.backToSignIn}
        </Anchor>
      }
    >
      <FailureNotice failure={ask.error} />
      <form noValidate onSubmit={form.onSubmit((values) => ask.mutate(values))}>
        <Stack>
          <EmailField key={form.key('email')} {...form.getInputProps('email')} autoFocus />
          <Button type="submit" loading={ask.isPending}>
            {say.send}
          </Button>
        </Stack>
      </form>
    </Entrance>
  )
}
