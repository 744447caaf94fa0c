import { Anchor, Button, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useChange } from '../../parts/use-change.ts'
import { useWords } from '../../words/language.tsx'
import { Entrance } from './entrance.tsx'
import { signInWords } from './words.ts'

interface LookIntoMailProps {
  text: string
  onAgain: () => Promise<unknown>
}

export function LookIntoMail({ text, onAgain }: LookIntoMailProps) {
  const say = useWords(signInWords)
  const again = useChange({ mutationFn: onAgain })
  return (
    <Entrance
      title={say.mailed}
      footer={
        <Anchor component={Link} to="/sign-in" size="sm">
          {say.backToSignIn}
        </Anchor>
      }
    >
      <Text role="status">{text}</Text>
      <Text size="sm" c="dimmed">
        {say.notArrived}
      </Text>
      <FailureNotice failure={again.error} />
      <Button variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        {say.sendAgain}
      </Button>
      {again.isSuccess && (
        <Text size="sm" role="status">
          {say.sentAgain}
        </Text>
      )}
    </Entrance>
  )
}
