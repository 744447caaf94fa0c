import { Text } from '@mantine/core'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { issueWords } from './issue-words.ts'
import type { DraftKeeping } from './use-stored-draft.ts'

export function SavedNote({ saved }: Pick<DraftKeeping, 'saved'>) {
  const say = useWords(issueWords)
  const { time } = useFormats()
  if (saved === null) return null
  return (
    <Text size="xs" c="dimmed" ta="center">
      {saved === 'not' ? say.notSaved : say.saved(time(new Date(saved).toISOString()))}
    </Text>
  )
}
