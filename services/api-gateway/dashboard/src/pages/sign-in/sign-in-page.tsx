import { Anchor, Button, Divider, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouter, useSearch } from '@tanstack/react-router'
import { useEffect } from 'react'
import { apiFor, dataOf } from '../../api/client.ts'
import { sessionQuery } from '../../api/session.ts'
import { EmailField, PasswordField } from '../../parts/account-fields.tsx'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { Entrance } from './entrance.tsx'
import { useInstallation } from './installation.ts'
import { ownPath } from './own-path.ts'
import { useEnter } from './use-enter.ts'
import { signInWords } from './words.ts'

const { account } = apiFor({ environment: 'sandbox' })

export function SignInPage() {
  const say = useWords(signInWords)
  const { next } = useSearch({ from: '/sign-in' })
  const { demo, signUp } = useInstallation()
  const { data: session } = useQuery(sessionQuery)
  const enter = useEnter(next)
  const router = useRouter()
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() === '' ? say.required : null),
      password: (value) => (value === '' ? say.required : null),
    },
  })
  const signIn = useChange({
    mutationFn: (body: { email: string; password: string }) => dataOf(account.POST('/account/session', { body })),
    onSuccess: ({ data }) => enter(data),
  })
  const signInDemo = useChange({
    mutationFn: () => dataOf(account.POST('/account/demo-session', {})),
    onSuccess: ({ data }) => enter(data),
  })
  useEffect(() => {
    if (session) router.history.replace(ownPath(next))
  }, [session, next, router])
  return (
    <Entrance
      title={say.signIn}
      about={say.signInAbout}
      footer={
        signUp !== 'closed' && (
          <Text size="sm">
            {say.noAccount}{' '}
            <Anchor component={Link} to="/sign-up" size="sm">
              {say.signUp}
            </Anchor>
          </Text>
        )
      }
    >
      <FailureNotice failure={signIn.error ?? signInDemo.error} />
      {demo && (
        <>
          <Stack gap="xs">
            <Button
              size="md"
              loading={signInDemo.isPending}
              disabled={signIn.isPending}
              onClick={() => signInDemo.mutate()}
            >
              {say.demo}
            </Button>
            <Text size="sm" c="dimmed">
              {say.demoAbout}
            </Text>
          </Stack>
          <Divider label={say.or} />
        </>
      )}
      <form noValidate onSubmit={form.onSubmit((values) => signIn.mutate(values))}>
        <Stack>
          <EmailField key={form.key('email')} {...form.getInputProps('email')} autoFocus={!demo} />
          <PasswordField key={form.key('password')} {...form.getInputProps('password')} />
          <Button type="submit" variant={demo ? 'default' : 'filled'} loading={signIn.isPending}>
            {say.signIn}
          </Button>
          <Anchor component={Link} to="/forgotten-password" size="sm" ta="center">
            {say.forgotten}
          </Anchor>
        </Stack>
      </form>
    </Entrance>
  )
}
