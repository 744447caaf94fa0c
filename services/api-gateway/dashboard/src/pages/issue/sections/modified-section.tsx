import { SimpleGrid, Stack } from '@mantine/core'
import { useWords } from '../../../words/language.tsx'
import { DayField, DocumentNumberField, TextField } from '../fields/fields.tsx'
import { issueWords } from '../issue-words.ts'
import { Section } from './section.tsx'

export function ModifiedSection({ hasReason = false, about }: { hasReason?: boolean; about?: string }) {
  const say = useWords(issueWords)
  return (
    <Section title={say.modified} about={about ?? say.modifiedAbout}>
      <Stack gap="sm">
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DocumentNumberField path="supportingDocument.number" required />
          <DayField path="supportingDocument.issueDate" required />
        </SimpleGrid>
        {hasReason && <TextField path="reason" label={say.reason} required />}
      </Stack>
    </Section>
  )
}
