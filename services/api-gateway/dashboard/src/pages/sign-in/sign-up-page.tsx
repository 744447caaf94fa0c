import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { Link } from '@tanstack/react-router'
import { apiFor, dataOf } from '../../api/client.ts'
import { accountFieldWords, EmailField, MIN_PASSWORD_LENGTH, NewPasswordField } from '../../parts/account-fields.tsx'
import { brokenFields } from '../../parts/broken-fields.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { Entrance } from './entrance.tsx'
import { useInstallation } from './installation.ts'
import { LookIntoMail } from './look-into-mail.tsx'
import { useEnter } from './use-enter.ts'
import { signInWords } from './words.ts'

const { account } = apiFor({ environment: 'sandbox' })

export function SignUpPage() {
  const say = useWords(signInWords)
  const sayField = useWords(accountFieldWords)
  const { signUp: policy } = useInstallation()
  const enter = useEnter()
  const choosesPassword = policy === 'open'
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { workspaceName: '', email: '', password: '' },
    validate: {
      workspaceName: (value) => (value.trim() === '' ? say.required : null),
      email: (value) => (value.trim() === '' ? say.required : null),
      password: (value) => (choosesPassword && value.length < MIN_PASSWORD_LENGTH ? sayField.tooShort : null),
    },
  })
  const signUp = useChange({
    mutationFn: ({ password, ...body }: typeof form.values) =>
      dataOf(account.POST('/account/sign-up', { body: choosesPassword ? { ...body, password } : body })),
    onSuccess: ({ data }) => {
      // If the address must be confirmed first, the answer contains only the address.
      if ('csrfToken' in data) enter(data)
    },
    onError: (failure) => form.setErrors(brokenFields(failure)),
  })
  const toSignIn = (
    <Text size="sm">
      {say.haveAccount}{' '}
      <Anchor component={Link} to="/sign-in" size="sm">
        {say.signIn}
      </Anchor>
    </Text>
  )
  if (policy === 'closed') {
    return (
      <Entrance title={say.closed} footer={toSignIn}>
        <Alert color="gray">{say.closedAbout}</Alert>
      </Entrance>
    )
  }
  if (signUp.data !== undefined && !('csrfToken' in signUp.data.data)) {
    const { email } = signUp.data.data
    return <LookIntoMail text={say.mailedSignUp(email)} onAgain={() => signUp.mutateAsync(form.getValues())} />
  }
  return (
    <Entrance title={say.signUp} about={say.signUpAbout} footer={toSignIn}>
      <FailureNotice failure={signUp.error} />
      <form noValidate onSubmit={form.onSubmit((values) => signUp.mutate(values))}>
        <Stack>
          <TextInput
            label={say.business}
            placeholder={say.businessExample}
            autoComplete="organization"
            autoFocus
            key={form.key('workspaceName')}
            {...form.getInputProps('workspaceName')}
          />
          <EmailField key={form.key('email')} {...form.getInputProps('email')} />
          {choosesPassword && <NewPasswordField key={form.key('password')} {...form.getInputProps('password')} />}
          <Button type="submit" loading={signUp.isPending}>
            {say.signUp}
          </Button>
        </Stack>
      </form>
    </Entrance>
  )
}
