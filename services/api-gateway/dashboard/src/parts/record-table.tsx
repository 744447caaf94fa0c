import { Card, Paper, Stack, Table } from '@mantine/core'
import type { ReactNode } from 'react'

interface RecordTableProps<Row> {
  label: string
  headings: ReactNode
  rows: readonly Row[]
  cells: (row: Row) => ReactNode
  card: (row: Row) => ReactNode
}

export function RecordTable<Row extends { id: string }>({ label, headings, rows, cells, card }: RecordTableProps<Row>) {
  return (
    <>
      <Paper withBorder visibleFrom="sm">
        <Table highlightOnHover verticalSpacing="sm" aria-label={label}>
          <Table.Thead>
            <Table.Tr>{headings}</Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>{cells(row)}</Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Stack gap="xs" component="ul" hiddenFrom="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={label}>
        {rows.map((row) => (
          <Card key={row.id} component="li" withBorder padding="sm" style={{ overflowWrap: 'anywhere' }}>
            {card(row)}
          </Card>
        ))}
      </Stack>
    </>
  )
}
