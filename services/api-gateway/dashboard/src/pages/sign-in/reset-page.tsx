import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { apiFor } from '../../api/client.ts'
import { sessionQuery } from '../../api/session.ts'
import { useWords } from '../../words/language.tsx'
import { ChoosePassword } from './choose-password.tsx'
import { Entrance } from './entrance.tsx'
import { SpentResetLink } from './spent-link.tsx'
import { signInWords } from './words.ts'

const { account } = apiFor({ environment: 'sandbox' })

export function ResetPage() {
  const say = useWords(signInWords)
  const { token } = useSearch({ from: '/reset-password' })
  const queries = useQueryClient()
  const [isSaved, setSaved] = useState(false)
  if (token === undefined) return <SpentResetLink />
  if (isSaved) {
    return (
      <Entrance title={say.saved} about={say.savedAbout}>
        <Button component={Link} to="/sign-in">
          {say.signIn}
        </Button>
      </Entrance>
    )
  }
  const save = async (password: string) => {
    await account.POST('/account/password/reset', { body: { token, password } })
    queries.clear()
    queries.setQueryData(sessionQuery.queryKey, null)
    setSaved(true)
  }
  return (
    <Entrance title={say.reset} about={say.resetAbout}>
      <ChoosePassword label={say.save} onChosen={save} />
    </Entrance>
  )
}
