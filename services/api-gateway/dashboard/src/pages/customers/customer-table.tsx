import { Anchor, Box, Group, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { changedSearch } from '../../parts/list-search.ts'
import { RecordTable } from '../../parts/record-table.tsx'
import { useWords } from '../../words/language.tsx'
import type { CustomerRow } from './customer-list.ts'
import { customerWords } from './words.ts'

export function CustomerTable({ rows }: { rows: readonly CustomerRow[] }) {
  const say = useWords(customerWords)
  return (
    <RecordTable
      label={say.title}
      headings={
        <>
          <Table.Th>{say.name}</Table.Th>
          <Table.Th>{say.identification}</Table.Th>
          <Table.Th>{say.contact}</Table.Th>
        </>
      }
      rows={rows}
      cells={(row) => (
        <>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <Name row={row} />
          </Table.Td>
          <Table.Td>
            <Identification row={row} />
          </Table.Td>
          <Table.Td style={{ overflowWrap: 'anywhere' }}>
            <Text size="sm">{row.email}</Text>
            <Text size="sm" c="dimmed">
              {row.phone}
            </Text>
          </Table.Td>
        </>
      )}
      card={(row) => (
        <>
          <Name row={row} />
          <Group justify="space-between" gap={4} mt={4}>
            <Identification row={row} />
            <Text size="sm">{row.email}</Text>
          </Group>
        </>
      )}
    />
  )
}

function Name({ row }: { row: CustomerRow }) {
  return (
    <Anchor component={Link} to="." search={((now: object) => changedSearch(now, { edit: row.id })) as never} fw={550}>
      {row.name}
    </Anchor>
  )
}

function Identification({ row: { identification, type } }: { row: CustomerRow }) {
  const { types } = useWords(customerWords)
  return (
    <Box>
      <Text size="sm" className="number">
        {identification}
      </Text>
      <Text size="xs" c="dimmed">
        {types[type]}
      </Text>
    </Box>
  )
}
