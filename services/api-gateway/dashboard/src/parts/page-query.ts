/** A page of a list, and of how many records it is one. */
export interface Page<Row> {
  rows: readonly Row[]
  total: number
}

export const PAGE_SIZE = 50

interface Listed<Row> {
  data?: readonly Row[]
  response: Response
}

/** A page as the resource API answers it: the total stands in a header. */
export async function pageOf<Row>(call: Promise<Listed<Row>>): Promise<Page<Row>> {
  const { data = [], response } = await call
  return { rows: data, total: Number(response.headers.get('x-total-count') ?? data.length) }
}

/** The first of several ways to look for something that finds any of it. */
export async function firstMatch<Row>(ways: readonly (() => Promise<Page<Row>>)[]): Promise<Page<Row>> {
  let page: Page<Row> = { rows: [], total: 0 }
  for (const way of ways) {
    page = await way()
    if (page.total > 0) return page
  }
  return page
}

/** Whether a number or a code is looked for, rather than a name: it has a digit, and no blank. */
export function looksLikeCode(text: string): boolean {
  return /^\S*\d\S*$/.test(text)
}
