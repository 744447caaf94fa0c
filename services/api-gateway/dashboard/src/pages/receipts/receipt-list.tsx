import { Box, Center, Loader, Paper, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useWords } from '../../words/language.tsx'
import type { useReceiptList } from './list-query.ts'
import { CardRow, TableGap, TableRow } from './receipt-row.tsx'
import css from './receipts.module.css'
import { words } from './words.ts'

type List = Pick<
  ReturnType<typeof useReceiptList>,
  'rows' | 'first' | 'error' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'
>

const ROW_HEIGHT = 56
const CARD_HEIGHT = 92
/** Rows before the end at which the next page is requested. */
const AHEAD = 60

/** A virtual list: only rows near the window are in the page. */
export function ReceiptList({ list }: { list: List }) {
  const say = useWords(words)
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const { rows, first, hasNextPage, isFetching, error, fetchNextPage } = list
  const height = isPhone ? CARD_HEIGHT : ROW_HEIGHT
  const { container, items, size, offset, onFocus } = useWindowOf(rows.length, height)

  const last = items.at(-1)?.index ?? 0
  const nearEnd = last >= rows.length - AHEAD
  useEffect(() => {
    if (nearEnd && hasNextPage && !isFetching && error === null) void fetchNextPage()
  }, [nearEnd, hasNextPage, isFetching, error, fetchNextPage])

  const visible = items.flatMap(({ index, start }, place) => {
    const row = rows[index]
    const above = items[place - 1]?.end ?? offset
    return row === undefined ? [] : [{ row, index, gap: start - above }]
  })
  const below = offset + size - (items.at(-1)?.end ?? offset)
  const { total = 0, totalIsMinimum = false } = first ?? {}
  const body = { ref: container, onFocus, onKeyDown: moveFocus }
  return (
    <>
      <Paper withBorder>
        {isPhone ? (
          <ul {...body} aria-label={say.title} className={css.cards} style={{ paddingBottom: below }}>
            {visible.map((one) => (
              <CardRow key={one.row.id} {...one} />
            ))}
          </ul>
        ) : (
          <table className={css.table} aria-label={say.title} aria-rowcount={totalIsMinimum ? -1 : total + 1}>
            <TableHead />
            <tbody {...body}>
              {visible.map((one) => (
                <TableRow key={one.row.id} {...one} />
              ))}
              <TableGap height={below} />
            </tbody>
          </table>
        )}
      </Paper>
      <Box mih={48} pt="sm">
        <FailureNotice failure={rows.length === 0 ? null : error} onRetry={() => void fetchNextPage()} />
        {isFetching && hasNextPage && (
          <Center>
            <Loader size="sm" aria-label={say.loading} />
          </Center>
        )}
        {!hasNextPage && (
          <Text size="sm" c="dimmed" ta="center">
            {say.end}
          </Text>
        )}
      </Box>
    </>
  )
}

function TableHead() {
  const { columns } = useWords(words)
  return (
    <thead>
      <tr aria-rowindex={1}>
        {(['date', 'number', 'customer', 'total', 'state'] as const).map((column) => (
          <th key={column} scope="col" className={column === 'total' ? css.right : undefined}>
            {columns[column]}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function useWindowOf(count: number, height: number) {
  const container = useRef<HTMLTableSectionElement & HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  const [focused, setFocused] = useState(-1)
  // The height of the content above the list changes.
  useEffect(() => {
    const measured = (container.current?.getBoundingClientRect().top ?? 0) + window.scrollY
    setOffset(Math.round(measured))
  })
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => height,
    overscan: 12,
    scrollMargin: offset,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range)
      return focused < 0 || focused >= count || near.includes(focused) ? near : [...near, focused].sort((a, b) => a - b)
    },
  })
  useEffect(() => virtualizer.measure(), [virtualizer, height])
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest<HTMLElement>('[data-index]')
    if (row !== null) setFocused(Number(row.dataset.index))
  }
  return { container, items: virtualizer.getVirtualItems(), size: virtualizer.getTotalSize(), offset, onFocus }
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
  if (step === undefined || row === null) return
  event.preventDefault()
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-index="${Number(row.dataset.index) + step}"] a`)
  next?.focus()
}
