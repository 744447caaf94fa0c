/** Days in force, both included, as YYYY-MM-DD; an end left open has not come yet. */
export interface Period {
  from?: string
  until?: string
}

/** One code of one of the authority's tables. */
export interface Entry {
  code: string
  name: string
  /** Left out: always in force. Empty: printed in the table, never in force. */
  periods?: readonly Period[]
}

/** A table of the authority: codes, names, days in force, and where they are taken from. */
export interface Catalog<E extends Entry = Entry> {
  source: string
  entries: readonly E[]
}

/** The entry of a code on a day (YYYY-MM-DD), or undefined where the code is unknown or not in force then. */
export function lookUp<E extends Entry>(catalog: Catalog<E>, code: string, day: string): E | undefined {
  return index(catalog)
    .get(code)
    ?.find((entry) => isInForce(entry, day))
}

/** Whether the catalog knows the code at all, whatever the day. */
export function isKnown(catalog: Catalog, code: string): boolean {
  return index(catalog).has(code)
}

/** The name of a code, in force or not; the code itself where it is unknown. For print. */
export function nameOf(catalog: Catalog, code: string): string {
  return index(catalog).get(code)?.[0]?.name ?? code
}

/** Every entry in force on a day, in the catalog's order. */
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

/** Whether a day (YYYY-MM-DD) is one of the period's. */
export function isWithin({ from, until }: Period, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until)
}
