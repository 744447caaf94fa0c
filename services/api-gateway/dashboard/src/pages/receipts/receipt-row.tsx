import { Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useState } from 'react'
import { useApi } from '../../api/use-api.ts'
import { isFinal, receiptWords } from '../../parts/receipt-words.ts'
import { useFormats } from '../../words/formats.ts'
import { useWords } from '../../words/language.tsx'
import type { ReceiptRow } from './list-query.ts'
import { receiptQuery } from './receipt-query.ts'
import { ReceiptState } from './receipt-state.tsx'
import css from './receipts.module.css'
import { words } from './words.ts'

interface RowProps {
  row: ReceiptRow
  index: number
  /** Height in pixels of the unmounted rows above. */
  gap: number
}

export const TableRow = memo(function TableRow({ row, index, gap }: RowProps) {
  const [say, names, format] = [useWords(words), useWords(receiptWords), useFormats()]
  const state = useLiveState(row)
  return (
    <>
      <TableGap height={gap} />
      {/* Row 1 is the heading. */}
      <tr aria-rowindex={index + 2} data-index={index} className={css.row}>
        <td className="number">{format.day(row.issueDate)}</td>
        <td>
          <ReceiptLink row={row} />
          <Text size="xs" c="dimmed" truncate>
            {names.kinds[row.documentType]}
          </Text>
        </td>
        <td>{row.customer || say.nobody}</td>
        <td className={`number ${css.right}`}>{row.total === null ? '—' : format.money(row.total)}</td>
        <td>
          <ReceiptState {...state} />
        </td>
      </tr>
    </>
  )
})

export function TableGap({ height }: { height: number }) {
  if (height <= 0) return null
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr aria-hidden="true">
      <td colSpan={5} style={{ height, padding: 0 }} />
    </tr>
  )
}

export const CardRow = memo(function CardRow({ row, index, gap }: RowProps) {
  const [say, names, format] = [useWords(words), useWords(receiptWords), useFormats()]
  const state = useLiveState(row)
  return (
    <li data-index={index} className={`${css.row} ${css.card}`} style={{ marginTop: gap }}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="sm" fw={600} truncate>
          {row.customer || say.nobody}
        </Text>
        <Text size="sm" fw={600} className="number">
          {row.total === null ? '' : format.money(row.total)}
        </Text>
      </Group>
      <Text size="sm" truncate>
        {names.kinds[row.documentType]} <ReceiptLink row={row} />
      </Text>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <Text size="xs" c="dimmed">
          {format.day(row.issueDate)}
        </Text>
        <ReceiptState {...state} />
      </Group>
    </li>
  )
})

function ReceiptLink({ row }: { row: ReceiptRow }) {
  const { environment, ruc = '' } = useApi().scope
  return (
    <Link
      to="/$environment/$ruc/receipts/$receiptId"
      params={{ environment, ruc, receiptId: row.id }}
      className={`number ${css.link}`}
      preload={false}
    >
      {row.number}
    </Link>
  )
}

const SETTLED_MS = 700

/** Polls a receipt that may still change while its row is visible, but not during fast scrolling. */
function useLiveState({ id, status, voided, cancelled }: ReceiptRow) {
  const api = useApi()
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...receiptQuery(api, id), enabled: settled && !isFinal(status) })
  if (data === undefined) return { status, voided, cancelled }
  return {
    status: data.status,
    voided: data.voided !== null,
    cancelled: data.authorityStatus?.state === 'CANCELLED',
  }
}
