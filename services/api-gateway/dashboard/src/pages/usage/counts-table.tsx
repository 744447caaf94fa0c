import { Card, Stack, Table, Text, Title } from '@mantine/core'
import { Figure, FiguresTable, RowName } from '../../parts/figures-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { words } from './words.ts'

interface CountsTableProps {
  title: string
  /** What is counted by. */
  heading: string
  counts: Readonly<Record<string, number>>
  names: Readonly<Record<string, string>>
}

/** How many receipts there are of each. */
export function CountsTable({ title, heading, counts, names }: CountsTableProps) {
  const say = useWords(words)
  const { number } = useFormats()
  const rows = Object.entries(counts).filter(([, count]) => count > 0)
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {rows.length === 0 ? (
          <Text c="dimmed">{say.none}</Text>
        ) : (
          <FiguresTable title={title} words={[heading]} figures={[say.receipts]}>
            {rows.map(([name, count]) => (
              <Table.Tr key={name}>
                <RowName>{names[name] ?? name}</RowName>
                <Figure>{number(count)}</Figure>
              </Table.Tr>
            ))}
          </FiguresTable>
        )}
      </Stack>
    </Card>
  )
}
