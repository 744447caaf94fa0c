export type Urgency = 'none' | 'soon' | 'now' | 'ended'

export const URGENCY_COLORS: Record<Urgency, string> = { none: 'teal', soon: 'orange', now: 'red', ended: 'red' }

/** Same limits as the mail: warning from 30 days, urgent from 7 days. */
export function urgencyOf(daysLeft: number): Urgency {
  if (daysLeft < 0) return 'ended'
  if (daysLeft <= 7) return 'now'
  return daysLeft <= 30 ? 'soon' : 'none'
}

export function percentLeft({ notBefore, notAfter }: { notBefore: string; notAfter: string }, now: number): number {
  const [from, to] = [Date.parse(notBefore), Date.parse(notAfter)]
  if (!(to > from)) return 0
  return Math.round(Math.min(1, Math.max(0, (to - now) / (to - from))) * 100)
}
