// What DOC_50003 says, for orders and for XML alike.
export const SUPPORT_LATER =
  'The supporting document is dated after this one: its date must be the same or earlier, such as 2026-11-20 for 2026-11-21.'
export const TRANSPORT_TOO_EARLY =
  'The transport starts before the issue date: it must start on it or later, such as 2026-11-22 for 2026-11-21.'
export const TRANSPORT_BACKWARDS =
  'The transport ends before it starts: it must end on the same day or later, such as 2026-11-23 for 2026-11-22.'

/** What DOC_50002 says. */
export function inFuture(today: string): string {
  return `The date is in the future: it must be today, by the clock of UTC-5, or earlier, such as ${today}.`
}
