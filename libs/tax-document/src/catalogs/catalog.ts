import type { Language } from '@etax/kernel'

/** Later than every day. */
export const NEVER = 'never'

/** Days in force, inclusive, as YYYY-MM-DD; without `to` it is still in force. */
export interface Period {
  /** {@link NEVER}: in the table, but not in force on any day. */
  from?: string
  to?: string
  /** The first day on which it is known to be in force, if its start is unknown. */
  knownSince?: string
}

/**
 * How a fact is known: stated in the authority's technical sheet (F), in its schemas (X), seen in authorized documents
 * (R), by practice (C), or at second hand (S).
 */
export type Mark = 'F' | 'X' | 'R' | 'C' | 'S'

export interface Entry extends Period {
  code: string
  /** The authority's own, in Spanish. */
  name: string
  /** For English sentences; without it they give the code alone. */
  english?: string
  /** The legal base, or the authority's table. */
  source?: string
  mark?: Mark
}

/** The tables come from libs/tax-document/catalogs. */
export interface Catalog<E extends Entry = Entry> {
  entries: readonly E[]
}

/** The entry in force on a day (YYYY-MM-DD), or undefined. */
export function lookUp<E extends Entry>(catalog: Catalog<E>, code: string, day: string): E | undefined {
  return index(catalog)
    .get(code)
    ?.find((entry) => isWithin(entry, day))
}

/** Whether the catalog has the code on any day. */
export function isKnown(catalog: Catalog, code: string): boolean {
  return index(catalog).has(code)
}

/** The name of a code on any day, for print; the code itself if it is unknown. */
export function nameOf(catalog: Catalog, code: string): string {
  return index(catalog).get(code)?.[0]?.name ?? code
}

/** A code with its name, among the facts of an error. */
export type Named = Readonly<{ code: string; name: string; english?: string }>

/** "01 (Factura)", in English "01 (invoice)", or the code alone. */
export function withName({ code, name, english }: Named, language: Language): string {
  const shown = language === 'es' ? name : english
  return shown === undefined ? code : `${code} (${shown})`
}

/** As a sentence about it names it. */
export function named({ code, name, english }: Entry): Named {
  return { code, name, ...(english !== undefined && { english }) }
}

/** The entry of a code on any day. */
export function entryOf<E extends Entry>(catalog: Catalog<E>, code: string): E | undefined {
  return index(catalog).get(code)?.[0]
}

export function inForce<E extends Entry>(catalog: Catalog<E>, day: string): E[] {
  return catalog.entries.filter((entry) => isWithin(entry, day))
}

/** Whether the days of a code are known at second hand only: a code outside of them is no error. */
export function isSecondHand(catalog: Catalog, code: string): boolean {
  return (
    index(catalog)
      .get(code)
      ?.every(({ mark }) => mark === 'S' || mark === 'C') ?? false
  )
}

/** Why a known code is not in force on a day: the table had it until `last`, or has it since `first`. */
export function outsideDays(catalog: Catalog, code: string, day: string): OutsideDays {
  const entries = index(catalog).get(code) ?? []
  const last = entries.reduce((latest, { to = '9999' }) => (to > latest ? to : latest), '')
  if (last < day) return { reason: 'ended', code, last }
  const [first = ''] = entries.map(({ from, knownSince }) => from ?? knownSince ?? '').toSorted()
  return { reason: 'later', code, first }
}

export type OutsideDays =
  | { reason: 'ended'; code: string; last: string }
  | { reason: 'later'; code: string; first: string }

const indexes = new WeakMap<Catalog, Map<string, Entry[]>>()

function index<E extends Entry>(catalog: Catalog<E>): Map<string, E[]> {
  const byCode = indexes.get(catalog) ?? Map.groupBy(catalog.entries, (entry) => entry.code)
  indexes.set(catalog, byCode)
  return byCode as Map<string, E[]>
}

export function isWithin({ from, to, knownSince }: Period, day: string): boolean {
  const start = from ?? knownSince
  return (start === undefined || start <= day) && (to === undefined || day <= to)
}
