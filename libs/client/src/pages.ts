export interface Page<Row> {
  items: readonly Row[]
  /** The rows of the whole list. */
  total: number
  hasMore: boolean
}

/** A list that is read page by page: `for await (const receipt of etax.receipts.list())`. */
export interface Pages<Row> extends AsyncIterable<Row> {
  first(): Promise<Page<Row>>
  pages(): AsyncIterable<Page<Row>>
  /** All rows, at most `max`. Default: 10,000. */
  all(limits?: { max?: number }): Promise<Row[]>
}

const MAX_ROWS = 10_000

/** @param read returns the page at a position, and the next position; undefined after the last page */
export function pages<Row, Position>(
  start: Position,
  read: (position: Position) => Promise<{ page: Omit<Page<Row>, 'hasMore'>; next: Position | undefined }>,
): Pages<Row> {
  async function* everyPage(): AsyncGenerator<Page<Row>> {
    let position: Position | undefined = start
    while (position !== undefined) {
      const { page, next }: Awaited<ReturnType<typeof read>> = await read(position)
      yield { ...page, hasMore: next !== undefined }
      position = next
    }
  }
  async function* everyRow(): AsyncGenerator<Row> {
    for await (const { items } of everyPage()) yield* items
  }
  return {
    first: async () => {
      const { page, next } = await read(start)
      return { ...page, hasMore: next !== undefined }
    },
    pages: everyPage,
    all: async ({ max = MAX_ROWS } = {}) => {
      const rows: Row[] = []
      if (max <= 0) return rows
      for await (const row of everyRow()) if (rows.push(row) >= max) break
      return rows
    },
    [Symbol.asyncIterator]: everyRow,
  }
}
