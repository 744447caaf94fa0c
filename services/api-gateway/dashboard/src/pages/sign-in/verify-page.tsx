import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { apiFor } from '../../api/client.ts'
import { sessionQuery } from '../../api/session.ts'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Entrance } from './entrance.tsx'
import { SpentVerifyLink } from './spent-link.tsx'
import { signInWords } from './words.ts'

const { account } = apiFor({ environment: 'sandbox' })

/** Opening the link changes nothing, because mail systems open links too. */
export function VerifyPage() {
  const say = useWords(signInWords)
  const { token, opens } = useSearch({ from: '/verify' })
  const queries = useQueryClient()
  const verify = useChange({
    mutationFn: async (password: string) => {
      if (token === undefined) return
      const { data: proved } = await account.POST('/account/verify', { body: { token, password } })
      // Earlier sessions have ended: the new password signs in.
      if (typeof proved === 'object') {
        await account.POST('/account/session', { body: { email: proved.data.email, password } })
      }
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
  const texts =
    opens === true
      ? { title: say.open, about: say.openAbout, label: say.openIt }
      : { title: say.verify, about: say.verifyAbout, label: say.confirm }
  return (
    <Entrance title={texts.title} about={texts.about}>
      <ChoosePassword label={texts.label} onChosen={(password) => verify.mutateAsync(password)} />
    </Entrance>
  )
}
