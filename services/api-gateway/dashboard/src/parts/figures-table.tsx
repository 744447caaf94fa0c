import { Box, Table } from '@mantine/core'
import type { ReactNode } from 'react'

const TOTALS = { fontWeight: 650, borderTop: '2px solid var(--mantine-color-default-border)' }

interface FiguresTableProps {
  title: string
  /** Headings of the text columns; the others have figures. */
  words: readonly string[]
  figures: readonly string[]
  children: ReactNode
  totals?: ReactNode
}

/** Figures are right-aligned. On a narrow screen the table scrolls by itself. */
export function FiguresTable({ title, words, figures, children, totals }: FiguresTableProps) {
  return (
    <Box
      role="group"
      aria-label={title}
      // Makes it scrollable by keyboard.
      tabIndex={0}
      className="scrolls-sideways"
    >
      <Table verticalSpacing="xs" highlightOnHover aria-label={title}>
        <Table.Thead>
          <Table.Tr>
            {words.map((word) => (
              <Table.Th key={word} scope="col">
                {word}
              </Table.Th>
            ))}
            {figures.map((figure) => (
              <Table.Th key={figure} scope="col" ta="right">
                {figure}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{children}</Table.Tbody>
        {totals !== undefined && <Table.Tfoot style={TOTALS}>{totals}</Table.Tfoot>}
      </Table>
    </Box>
  )
}

export function RowName({ children, rows = 1 }: { children: ReactNode; rows?: number }) {
  return (
    <Table.Th
      scope={rows > 1 ? 'rowgroup' : 'row'}
      rowSpan={rows}
      fw="inherit"
      miw={120}
      style={{ verticalAlign: 'top' }}
    >
      {children}
    </Table.Th>
  )
}

export function Figure({ children }: { children: ReactNode }) {
  return (
    <Table.Td ta="right" className="number">
      {children}
    </Table.Td>
  )
}
