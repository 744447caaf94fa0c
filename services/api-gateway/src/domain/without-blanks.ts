/** Names and values of these are the caller's own words: a blank one is refused, not left out. */
const OWN_WORDS = 'additionalInfo'

/**
 * An order without the members that are null or blank: both count as not given. The same value where there is none, so that
 * most orders are not copied.
 */
export function withoutBlanks(value: unknown): unknown {
  if (Array.isArray(value)) return sameOr(value, value.map(withoutBlanks))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries
    .filter(([, member]) => !isBlank(member))
    .map(([name, member]) => [name, name === OWN_WORDS ? member : withoutBlanks(member)] as const)
  const same = kept.length === entries.length && kept.every(([, member], at) => member === entries[at]?.[1])
  return same ? value : Object.fromEntries(kept)
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

function sameOr(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((entry, at) => entry === before[at]) ? before : after
}
