import { type Entry, inForce } from './catalog.ts'
import { allCatalogs } from './generated/all-catalogs.ts'

/** A row with all of its columns, such as `rates` and `documents`. */
export type PublishedRow = Entry & Readonly<Record<string, string | readonly string[] | undefined>>

export interface PublishedCatalog {
  name: string
  /** In Spanish. */
  title: string
  english: string
  /** The member of an order for its codes. */
  usedIn: string
  entries: readonly PublishedRow[]
}

/** All catalogs with days, by the names of their files in libs/tax-document/catalogs. */
export const publishedCatalogs: readonly PublishedCatalog[] = allCatalogs

/** The rows in force on a day that have every word of `query` in code or names. */
export function rowsOn(
  catalog: PublishedCatalog,
  { day, query = '' }: { day: string; query?: string | undefined },
): PublishedRow[] {
  return inForce(catalog, day).filter(({ code, name, english = '' }) => hasWords(`${code} ${name} ${english}`, query))
}

/** Whether a text has every word of a query, in any order; ignores accents and case. */
export function hasWords(text: string, query: string): boolean {
  const searched = plain(text)
  return plain(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

export interface CatalogChanges {
  catalog: PublishedCatalog
  /** In force on the first day, and not on the second. */
  ended: PublishedRow[]
  begun: PublishedRow[]
}

/** What changed between two days, by catalog; catalogs without changes are omitted. */
export function changesBetween(first: string, second: string): CatalogChanges[] {
  return publishedCatalogs
    .map((catalog) => {
      const [before, after] = [inForce(catalog, first), inForce(catalog, second)]
      const ended = before.filter((row) => !after.includes(row))
      return { catalog, ended, begun: after.filter((row) => !before.includes(row)) }
    })
    .filter(({ ended, begun }) => ended.length + begun.length > 0)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
