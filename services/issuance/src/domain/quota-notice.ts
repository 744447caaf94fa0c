import type { Owner } from './receipt.ts'

/** The thresholds in percent. */
const THRESHOLDS = [80, 100]

export interface QuotaNotice extends Owner {
  period: string
  threshold: number
  used: number
  quota: number
  excess: number
}

/** None without a quota. */
export function noticesOf(usage: Omit<QuotaNotice, 'threshold'>): QuotaNotice[] {
  const { used, quota } = usage
  if (quota === 0) return []
  return THRESHOLDS.filter((threshold) => used * 100 >= quota * threshold).map((threshold) => ({ ...usage, threshold }))
}

/** 0 without a quota. */
export function firstNoticeAt(quota: number): number {
  return (quota * Math.min(...THRESHOLDS)) / 100
}

export function noticeId({ workspaceId, mode, period, threshold }: QuotaNotice): string {
  return ['quota', workspaceId, mode, period, threshold].join('-')
}
