import { Alert, Button, Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { CopyableBlock } from '../../parts/copy.tsx'
import { useWords } from '../../words/language.tsx'
import { SNIPPETS, type SnippetLanguage } from './verify-snippet.ts'
import { webhookWords } from './words.ts'

const LANGUAGES = [
  { value: 'node', label: 'Node.js' },
  { value: 'python', label: 'Python' },
  { value: 'php', label: 'PHP' },
]

interface NewSecretProps {
  secret: string
  /** Replaces another secret, which stays valid for a day. */
  isNew: boolean
  onDone: () => void
}

/** The secret is visible only once; it comes with an example program. */
export function NewSecret({ secret, isNew, onDone }: NewSecretProps) {
  const say = useWords(webhookWords)
  const [language, choose] = useState<SnippetLanguage>('node')
  return (
    <Stack gap="sm">
      <Alert color="yellow" title={say.secretTitle}>
        {say.secretAbout} {!isNew && say.rotatedAbout}
      </Alert>
      <CopyableBlock value={secret} name={say.secret} />
      <Text size="sm">{say.snippet}</Text>
      <SegmentedControl
        aria-label={say.snippetLanguage}
        size="xs"
        value={language}
        onChange={(chosen) => choose(chosen as SnippetLanguage)}
        data={LANGUAGES}
      />
      <CopyableBlock value={SNIPPETS[language]} name={say.code} />
      <Group justify="flex-end">
        <Button onClick={onDone}>{say.done}</Button>
      </Group>
    </Stack>
  )
}
