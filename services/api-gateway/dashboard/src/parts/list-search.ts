import { textOf } from './address.ts'

/** The state of a list in the address. */
export interface ListSearch {
  /** Search text. */
  q?: string
  /** A field; a leading minus sorts descending. */
  sort?: string
  /** The first page is 1. */
  page?: number
  /** Id of a category. */
  category?: string
  /** `new`, or the id of a record. */
  edit?: string
  /** The import dialog is open. */
  import?: true
}

const MAX_PAGE = 100_000

/** Drops unknown values of the address. */
export function listSearchOf(address: Record<string, unknown>): ListSearch {
  const search: ListSearch = {}
  for (const name of ['q', 'sort', 'category', 'edit'] as const) {
    const text = textOf(address[name])
    if (text !== '') search[name] = text
  }
  const page = Number(address.page)
  if (Number.isInteger(page) && page > 1 && page <= MAX_PAGE) search.page = page
  if (address.import === true) search.import = true
  return search
}

/** A change of the filters returns to the first page. */
export function changedSearch(now: ListSearch, change: { [Name in keyof ListSearch]?: ListSearch[Name] | undefined }) {
  const selects = ['q', 'sort', 'category'].some((name) => name in change)
  return listSearchOf({ ...now, ...(selects ? { page: undefined } : {}), ...change })
}
