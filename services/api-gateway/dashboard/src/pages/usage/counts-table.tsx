import { Card, Stack, Table, Text, Title } from '@mantine/core'
import { Figure, FiguresTable, RowName } from '../../parts/figures-table.tsx'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import { words } from './words.ts'

interface CountsTableProps {
  title: string
  heading: string
  counts: Readonly<Record<string, number>>
  names: Readonly<Record<string, string>>
}

export function CountsTable({ title, heading, counts, names }: CountsTableProps) {
  const say = useWords(words)
  const { number } = useFormats()
  const rows = Object.keys(names).filter((name) => (counts[name] ?? 0) > 0)
  return (
    <Card withBorder>
      <Stack gap="xs">
        <div>
          <Title order={2} size="h4">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {say.allOfThem}
          </Text>
        </div>
        {rows.length === 0 ? (
          <Text c="dimmed">{say.none}</Text>
        ) : (
          <FiguresTable title={title} words={[heading]} figures={[say.receipts]}>
            {rows.map((name) => (
              <Table.Tr key={name}>
                <RowName>{names[name]}</RowName>
                <Figure>{number(counts[name] ?? 0)}</Figure>
              </Table.Tr>
            ))}
          </FiguresTable>
        )}
      </Stack>
    </Card>
  )
}
