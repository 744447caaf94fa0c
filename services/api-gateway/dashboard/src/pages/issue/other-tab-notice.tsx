import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Files } from 'lucide-react'
import { useApi } from '../../api/use-api.ts'
import { useWords } from '../../words/language.tsx'
import { issueWords } from './issue-words.ts'
import type { DraftKeeping } from './use-stored-draft.ts'

export function OtherTabNotice({ standing, keepMine }: Pick<DraftKeeping, 'standing' | 'keepMine'>) {
  const say = useWords(issueWords)
  const { environment, ruc = '' } = useApi().scope
  const { state } = standing
  if (state === 'shown') return null
  return (
    <Alert color="orange" icon={<Files aria-hidden />} title={say.otherTab[state]} role="alert" mb="lg">
      <Stack gap="sm">
        <Text size="sm">{say.otherTabAbout[state]}</Text>
        <Group gap="sm">
          {state === 'issued' && (
            <Button
              size="xs"
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/$environment/$ruc/receipts/$receiptId"
                  params={{ environment, ruc, receiptId: standing.receiptId }}
                />
              )}
            >
              {say.showReceipt}
            </Button>
          )}
          {state === 'changed' && (
            <Button size="xs" onClick={() => location.reload()}>
              {say.showChanges}
            </Button>
          )}
          {state !== 'issued' && (
            <Button size="xs" variant="default" onClick={keepMine}>
              {say.keepMine}
            </Button>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}
