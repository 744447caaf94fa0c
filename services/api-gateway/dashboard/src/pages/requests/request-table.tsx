import { Badge, Table, Text } from '@mantine/core'
import { DetailsLink } from '../../parts/details-link.tsx'
import { useFormats } from '../../words/formats.ts'
import { useLanguage, useWords } from '../../words/language.tsx'
import { titleOf } from './explain-request.ts'
import type { LoggedRequest } from './request-queries.ts'
import type { RequestSearch } from './request-search.ts'
import { requestWords } from './words.ts'

interface RequestTableProps {
  rows: readonly LoggedRequest[]
  search: RequestSearch
}

export function RequestTable({ rows, search }: RequestTableProps) {
  const say = useWords(requestWords)
  return (
    <Table verticalSpacing="xs" highlightOnHover aria-label={say.title} style={{ tableLayout: 'fixed' }}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={76}>{say.status}</Table.Th>
          <Table.Th>{say.request}</Table.Th>
          <Table.Th w={110} visibleFrom="sm" ta="right">
            {say.duration}
          </Table.Th>
          <Table.Th w={190} visibleFrom="sm" ta="right">
            {say.at}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} search={search} />
        ))}
      </Table.Tbody>
    </Table>
  )
}

function Row({ row, search }: { row: LoggedRequest; search: RequestSearch }) {
  const say = useWords(requestWords)
  const { language } = useLanguage()
  const { instant, number, time } = useFormats()
  const { id, method, path, status, durationMs, at, code } = row
  return (
    <Table.Tr>
      <Table.Td style={{ verticalAlign: 'top' }}>
        <StatusBadge status={status} />
      </Table.Td>
      <Table.Td style={{ overflowWrap: 'anywhere' }}>
        <DetailsLink search={{ ...search, request: id }}>
          <Text span ff="monospace" size="sm" fw={650}>
            {method}{' '}
          </Text>
          <Text span ff="monospace" size="sm">
            {path}
          </Text>
        </DetailsLink>
        {code !== null && (
          <Text size="sm" c="dimmed">
            {code} · {titleOf(row, language)}
          </Text>
        )}
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {instant(at)} · {say.ms(number(durationMs))}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right" className="number" style={{ verticalAlign: 'top' }}>
        {say.ms(number(durationMs))}
      </Table.Td>
      <Table.Td visibleFrom="sm" ta="right" className="number" style={{ verticalAlign: 'top' }} title={time(at)}>
        {instant(at)}
      </Table.Td>
    </Table.Tr>
  )
}

export function StatusBadge({ status }: { status: number }) {
  return (
    <Badge variant="light" radius="sm" color={status < 400 ? 'teal' : status < 500 ? 'orange' : 'red'}>
      {status}
    </Badge>
  )
}
