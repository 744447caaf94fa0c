import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../words/language.tsx'
import { Entrance } from './entrance.tsx'
import { signInWords } from './words.ts'

export function SpentResetLink() {
  const say = useWords(signInWords)
  const footer = (
    <Anchor component={Link} to="/sign-in" size="sm">
      {say.backToSignIn}
    </Anchor>
  )
  return (
    <Entrance title={say.spent} about={say.spentReset} footer={footer}>
      <Button component={Link} to="/forgotten-password">
        {say.send}
      </Button>
    </Entrance>
  )
}

/** The link may have opened an account or confirmed an address: the page cannot tell. */
export function SpentVerifyLink() {
  const say = useWords(signInWords)
  const footer = (
    <Anchor component={Link} to="/sign-up" size="sm">
      {say.signUp}
    </Anchor>
  )
  return (
    <Entrance title={say.spent} about={say.spentVerify} footer={footer}>
      <Button component={Link} to="/">
        {say.signIn}
      </Button>
    </Entrance>
  )
}
