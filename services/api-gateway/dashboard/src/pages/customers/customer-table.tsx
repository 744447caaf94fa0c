import { Anchor, Box, Card, Group, Paper, Stack, Table, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { changedSearch } from '../../parts/list-search.ts'
import { useWords } from '../../words/language.tsx'
import type { CustomerRow } from './customer-list.ts'
import { customerWords } from './words.ts'

/** Customers as a table, or as cards on a phone. */
export function CustomerTable({ rows }: { rows: readonly CustomerRow[] }) {
  const say = useWords(customerWords)
  return (
    <>
      <Paper withBorder visibleFrom="sm">
        <Table highlightOnHover verticalSpacing="sm" aria-label={say.title}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{say.name}</Table.Th>
              <Table.Th>{say.identification}</Table.Th>
              <Table.Th>{say.contact}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
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
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Paper>
      <Stack gap="xs" component="ul" hiddenFrom="sm" p={0} m={0} style={{ listStyle: 'none' }} aria-label={say.title}>
        {rows.map((row) => (
          <Card key={row.id} component="li" withBorder padding="sm" style={{ overflowWrap: 'anywhere' }}>
            <Name row={row} />
            <Group justify="space-between" gap={4} mt={4}>
              <Identification row={row} />
              <Text size="sm">{row.email}</Text>
            </Group>
          </Card>
        ))}
      </Stack>
    </>
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
