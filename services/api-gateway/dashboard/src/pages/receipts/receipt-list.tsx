import { Box, Center, Loader, Paper, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FailureNotice } from '../../parts/failure-notice.tsx'
import { useWords } from '../../words/language.tsx'
import type { useReceiptList } from './list-query.ts'
import { CardRow, TableRow } from './receipt-row.tsx'
import css from './receipts.module.css'
import { words } from './words.ts'

type List = Pick<
  ReturnType<typeof useReceiptList>,
  'rows' | 'first' | 'error' | 'hasNextPage' | 'isFetching' | 'fetchNextPage'
>

const ROW_HEIGHT = 56
const CARD_HEIGHT = 92
/** Rows from the end at which the next page is asked for, so that it is there before they are seen. */
const AHEAD = 60

/** As many receipts as there are: only what is near the window is in the page. */
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

  const placedRows = items.map(({ index, start }) => {
    const row = rows[index]
    const Row = isPhone ? CardRow : TableRow
    return row && <Row key={row.id} row={row} index={index} top={start - offset} height={height} />
  })
  const body = { ref: container, onFocus, onKeyDown: moveFocus, style: { position: 'relative', height: size } } as const
  const { total = 0, totalIsMinimum = false } = first ?? {}
  return (
    <>
      {isPhone ? (
        <Paper withBorder>
          <ul {...body} aria-label={say.title} style={{ ...body.style, margin: 0, padding: 0, listStyle: 'none' }}>
            {placedRows}
          </ul>
        </Paper>
      ) : (
        <Paper withBorder role="table" aria-label={say.title} aria-rowcount={totalIsMinimum ? -1 : total + 1}>
          <TableHead />
          <div {...body} role="rowgroup">
            {placedRows}
          </div>
        </Paper>
      )}
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
    <div role="rowgroup" className={css.head}>
      <div role="row" aria-rowindex={1} className={css.row} style={{ height: '100%' }}>
        {(['date', 'number', 'customer', 'total', 'state'] as const).map((column) => (
          <Text key={column} role="columnheader" size="xs" fw={600} c="dimmed" ta={column === 'total' ? 'right' : 'left'}>
            {columns[column]}
          </Text>
        ))}
      </div>
    </div>
  )
}

/** Which rows are near the window, and the one that has the focus: it stays, wherever the window goes. */
function useWindowOf(count: number, height: number) {
  const container = useRef<HTMLDivElement & HTMLUListElement>(null)
  const [offset, setOffset] = useState(0)
  const [focused, setFocused] = useState(-1)
  // What stands above the list comes and goes.
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

/** The arrows lead from row to row, as the tabulator does. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-index]') : null
  if (step === undefined || row === null) return
  event.preventDefault()
  const next = event.currentTarget.querySelector<HTMLElement>(`[data-index="${Number(row.dataset.index) + step}"] a`)
  next?.focus()
}
