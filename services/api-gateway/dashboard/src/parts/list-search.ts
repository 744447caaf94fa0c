import { textOf } from './address.ts'

/** What a list shows, as its address says it. */
export interface ListSearch {
  /** What was typed into the search box. */
  q?: string
  /** A field, with a minus before it for the greatest first. */
  sort?: string
  /** From 1 on. */
  page?: number
  /** The id of a category. */
  category?: string
  /** `new`, or the id of the record that is being changed. */
  edit?: string
  /** A file is being imported. */
  import?: true
}

const MAX_PAGE = 100_000

/** What an address asks for; whatever it says that no list has is left out. */
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

/** A search with a part of it changed: another selection begins with its first page. */
export function changedSearch(now: ListSearch, change: { [Name in keyof ListSearch]?: ListSearch[Name] | undefined }) {
  const selects = ['q', 'sort', 'category'].some((name) => name in change)
  return listSearchOf({ ...now, ...(selects ? { page: undefined } : {}), ...change })
}
