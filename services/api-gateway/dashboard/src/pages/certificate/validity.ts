/** How urgent it is to get another certificate; words say the same as the colours. */
export type Urgency = 'none' | 'soon' | 'now' | 'ended'

export const URGENCY_COLORS: Record<Urgency, string> = { none: 'teal', soon: 'orange', now: 'red', ended: 'red' }

/** As the mail about it: from 30 days on it is time, from 7 days on it is urgent. */
export function urgencyOf(daysLeft: number): Urgency {
  if (daysLeft < 0) return 'ended'
  if (daysLeft <= 7) return 'now'
  return daysLeft <= 30 ? 'soon' : 'none'
}

/** How much of the time in which it is valid is left, in percent. */
export function percentLeft({ notBefore, notAfter }: { notBefore: string; notAfter: string }, now: number): number {
  const [from, to] = [Date.parse(notBefore), Date.parse(notAfter)]
  if (!(to > from)) return 0
  return Math.round(Math.min(1, Math.max(0, (to - now) / (to - from))) * 100)
}
