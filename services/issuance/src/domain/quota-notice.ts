import type { Owner } from './receipt.ts'

/** Percent of a quota at which owners are told, each once a period. */
const THRESHOLDS = [80, 100]

/** What owners are to be told of a period's quota. */
export interface QuotaNotice extends Owner {
  period: string
  threshold: number
  used: number
  quota: number
  excess: number
}

/** Every threshold that is reached with `used`; none of a plan without a quota, or of nothing. */
export function noticesOf(usage: Omit<QuotaNotice, 'threshold'>): QuotaNotice[] {
  const { used, quota } = usage
  if (quota === 0) return []
  return THRESHOLDS.filter((threshold) => used * 100 >= quota * threshold).map((threshold) => ({ ...usage, threshold }))
}

/** With so much used owners are told for the first time; 0 of a plan without a quota. */
export function firstNoticeAt(quota: number): number {
  return (quota * Math.min(...THRESHOLDS)) / 100
}

/** The same for the same notice, whoever makes it. */
export function noticeId({ workspaceId, mode, period, threshold }: QuotaNotice): string {
  return ['quota', workspaceId, mode, period, threshold].join('-')
}
