import type { Language } from '@etax/kernel'

/** Days in force, inclusive, as YYYY-MM-DD; without `until` it is still in force. */
export interface Period {
  from?: string
  until?: string
}

export interface Entry {
  code: string
  /** The authority's own, in Spanish. */
  name: string
  /** For English sentences; without it they give the code alone. */
  english?: string
  /** Absent: always in force. Empty: in the table, never in force. */
  periods?: readonly Period[]
}

export interface Catalog<E extends Entry = Entry> {
  source: string
  entries: readonly E[]
}

/** The entry in force on a day (YYYY-MM-DD), or undefined. */
export function lookUp<E extends Entry>(catalog: Catalog<E>, code: string, day: string): E | undefined {
  return index(catalog)
    .get(code)
    ?.find((entry) => isInForce(entry, day))
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
  return catalog.entries.filter((entry) => isInForce(entry, day))
}

const indexes = new WeakMap<Catalog, Map<string, Entry[]>>()

function index<E extends Entry>(catalog: Catalog<E>): Map<string, E[]> {
  const byCode = indexes.get(catalog) ?? Map.groupBy(catalog.entries, (entry) => entry.code)
  indexes.set(catalog, byCode)
  return byCode as Map<string, E[]>
}

function isInForce(entry: Entry, day: string): boolean {
  return entry.periods?.some((period) => isWithin(period, day)) ?? true
}

export function isWithin({ from, until }: Period, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}
