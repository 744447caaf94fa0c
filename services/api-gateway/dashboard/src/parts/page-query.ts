/** A page of a list, with the total number of records. */
export interface Page<Row> {
  rows: readonly Row[]
  total: number
}

export const PAGE_SIZE = 50

interface Listed<Row> {
  data?: readonly Row[]
  response: Response
}

/** The resource API returns the total in a header. */
export async function pageOf<Row>(call: Promise<Listed<Row>>): Promise<Page<Row>> {
  const { data = [], response } = await call
  return { rows: data, total: Number(response.headers.get('x-total-count') ?? data.length) }
}

/** The result of the first search with matches. */
export async function firstMatch<Row>(ways: readonly (() => Promise<Page<Row>>)[]): Promise<Page<Row>> {
  let page: Page<Row> = { rows: [], total: 0 }
  for (const way of ways) {
    page = await way()
    if (page.total > 0) return page
  }
  return page
}

/** Codes and numbers have a digit and no blank. */
export function looksLikeCode(text: string): boolean {
  return /^\S*\d\S*$/.test(text)
}
