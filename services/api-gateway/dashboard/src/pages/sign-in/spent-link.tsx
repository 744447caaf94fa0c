import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../words/language.tsx'
import { Entrance } from './entrance.tsx'
import { signInWords } from './words.ts'

/** A mailed link that was used, has ended, or is not whole. */
export function SpentLink() {
  const say = useWords(signInWords)
  return (
    <Entrance
      title={say.spent}
      about={say.spentAbout}
      footer={
        <Anchor component={Link} to="/sign-in" size="sm">
          {say.backToSignIn}
        </Anchor>
      }
    >
      <Button component={Link} to="/forgotten-password">
        {say.send}
      </Button>
    </Entrance>
  )
}
