import { Anchor, Button, Modal, Stack, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { apiFor, dataOf, keepCsrfToken } from '../api/client.ts'
import { sessionEndedQuery, sessionQuery, useSession } from '../api/session.ts'
import { EmailField, PasswordField } from '../parts/account-fields.tsx'
import { FailureNotice } from '../parts/failure-notice.tsx'
import { useChange } from '../parts/use-change.ts'
import { dictionary, useWords } from '../words/language.tsx'

const words = dictionary(
  {
    title: 'Su sesión terminó',
    about: 'Escriba su contraseña para seguir donde estaba: lo que escribió sigue en la página.',
    signIn: 'Ingresar',
    otherwise: 'Ingresar de otra manera',
  },
  {
    title: 'Your session has ended',
    about: 'Enter your password to go on where you were: what you typed is still in the page.',
    signIn: 'Sign in',
    otherwise: 'Sign in another way',
  },
)

const { account } = apiFor({ environment: 'sandbox' })

/** Asks the user to sign in again, above the open page: the input stays. */
export function SessionEnded() {
  const say = useWords(words)
  const { data: hasEnded } = useQuery(sessionEndedQuery)
  return (
    <Modal
      opened={hasEnded}
      onClose={() => {}}
      title={say.title}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      centered
      zIndex={1000}
    >
      <SignInAgain />
    </Modal>
  )
}

function SignInAgain() {
  const say = useWords(words)
  const { user } = useSession()
  const queries = useQueryClient()
  const next = useRouterState({ select: ({ location }) => location.href })
  const [password, setPassword] = useState('')
  const signIn = useChange({
    mutationFn: () => dataOf(account.POST('/account/session', { body: { email: user.email, password } })),
    onSuccess: ({ data }) => {
      keepCsrfToken(data.csrfToken)
      queries.setQueryData(sessionQuery.queryKey, data)
      queries.setQueryData(sessionEndedQuery.queryKey, false)
      // Refused reads run again; the user repeats writes.
      void queries.invalidateQueries({ predicate: ({ queryKey: [first] }) => first !== sessionEndedQuery.queryKey[0] })
    },
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (password !== '') signIn.mutate()
  }
  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <Text size="sm">{say.about}</Text>
        <FailureNotice failure={signIn.error} />
        <EmailField value={user.email} readOnly />
        <PasswordField
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          data-autofocus
        />
        <Button type="submit" loading={signIn.isPending}>
          {say.signIn}
        </Button>
        <Anchor href={`/dashboard/sign-in?next=${encodeURIComponent(next)}`} size="sm" ta="center">
          {say.otherwise}
        </Anchor>
      </Stack>
    </form>
  )
}
