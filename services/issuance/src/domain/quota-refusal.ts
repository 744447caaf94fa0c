import { issuanceErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'

interface UsedUp {
  quota: number
  excess: number
  period: string
}

export function quotaRefusal(
  { lacks }: { lacks: 'quota' | 'excess' },
  allowance: UsedUp | null,
  retried = false,
): AppError {
  const { quotaUsedUp, excessUsedUp } = issuanceErrors
  const declared = lacks === 'quota' ? quotaUsedUp : excessUsedUp
  return declared({ renewedOn: renewedOn(allowance), retry: retried })
}

/** Only calendar months have a next period; a trial has none. */
function renewedOn(allowance: UsedUp | null): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(allowance?.period ?? '') ?? []
  const allows = allowance !== null && allowance.quota + allowance.excess > 0
  if (year === undefined || !allows) return null
  return new Date(Date.UTC(Number(year), Number(month))).toISOString().slice(0, 10)
}
