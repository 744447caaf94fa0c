import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { apiFor } from '../../api/client.ts'
import { sessionQuery } from '../../api/session.ts'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Entrance } from './entrance.tsx'
import { SpentVerifyLink } from './spent-link.tsx'
import { signInWords } from './words.ts'

const { account } = apiFor({ environment: 'sandbox' })

/** What the mailed link of a sign-up or of an address leads to. Opening it changes nothing: mail systems open links too. */
export function VerifyPage() {
  const say = useWords(signInWords)
  const { token, opens } = useSearch({ from: '/verify' })
  const queries = useQueryClient()
  const verify = useChange({
    mutationFn: async (password?: string) => {
      if (token === undefined) return
      await account.POST('/account/verify', { body: password === undefined ? { token } : { token, password } })
      await queries.invalidateQueries(sessionQuery)
    },
  })
  if (token === undefined) return <SpentVerifyLink />
  if (verify.isSuccess) {
    return (
      <Entrance title={say.verified} about={say.verifiedAbout}>
        <Button component={Link} to="/">
          {say.goOn}
        </Button>
      </Entrance>
    )
  }
  if (opens === true) {
    return (
      <Entrance title={say.open} about={say.openAbout}>
        <ChoosePassword label={say.openIt} onChosen={(password) => verify.mutateAsync(password)} />
      </Entrance>
    )
  }
  return (
    <Entrance title={say.verify} about={say.verifyAbout}>
      <FailureNotice failure={verify.error} />
      <Button loading={verify.isPending} onClick={() => verify.mutate(undefined)}>
        {say.confirm}
      </Button>
    </Entrance>
  )
}
