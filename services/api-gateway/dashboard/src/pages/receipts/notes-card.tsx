import { Card, Stack, Text, Title } from '@mantine/core'
import type { Receipt } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { useNotes } from './notes-query.ts'
import { ReceiptLine } from './receipt-line.tsx'
import { words } from './words.ts'

export function NotesCard({ invoice }: { invoice: Receipt }) {
  const say = useWords(words)
  const { day, number } = useFormats()
  const { data } = useNotes(invoice)
  if (data === undefined || data.notes.length === 0) return null
  const older = data.total - data.notes.length
  return (
    <Card withBorder component="section" aria-labelledby="receipt-notes">
      <Title order={2} size="h5" id="receipt-notes" mb="sm">
        {say.notes}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {data.notes.map((note) => (
          <ReceiptLine key={note.id} receipt={note} about={day(note.issueDate)} />
        ))}
      </Stack>
      {older > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {say.olderNotes(number(older))}
        </Text>
      )}
    </Card>
  )
}
