import { Alert, Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide-react'
import type { ReactNode } from 'react'
import { sessionQuery } from '../api/session.ts'
import { useApi } from '../api/use-api.ts'
import { dictionary, useWords } from '../words/language.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { useChange } from './use-change.ts'

const words = dictionary(
  {
    title: 'Confirme su correo',
    about: (email: string) => `Abra el enlace que le enviamos a ${email}. ¿No lo encuentra?`,
    resend: 'Enviar el enlace otra vez',
    sent: (email: string) => `Le enviamos otro correo a ${email}. Solo sirve el enlace del último.`,
  },
  {
    title: 'Confirm your address',
    about: (email: string) => `Open the link that we mailed to ${email}. You cannot find it?`,
    resend: 'Send the link again',
    sent: (email: string) => `We sent another mail to ${email}. Only the link of the last one works.`,
  },
)

export function VerifyEmailNotice({ children }: { children?: ReactNode }) {
  const say = useWords(words)
  const { account } = useApi()
  const { data: session } = useQuery({
    ...sessionQuery,
    // The link may have been opened in another tab.
    refetchOnWindowFocus: ({ state }) => (state.data?.user.emailVerified === false ? 'always' : true),
  })
  const resend = useChange({ mutationFn: () => account.POST('/account/verify/resend', {}) })
  if (!session || session.user.emailVerified) return null
  const { email } = session.user
  return (
    <Alert color="yellow" icon={<MailWarning aria-hidden />} title={say.title}>
      {children !== undefined && <Text size="sm">{children}</Text>}
      <Text size="sm" role="status">
        {resend.isSuccess ? say.sent(email) : say.about(email)}
      </Text>
      <FailureNotice failure={resend.error} />
      <Button size="xs" variant="default" mt="xs" loading={resend.isPending} onClick={() => resend.mutate()}>
        {say.resend}
      </Button>
    </Alert>
  )
}
