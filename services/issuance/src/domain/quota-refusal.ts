import { issuanceErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'

/** What a plan allows, as far as a refusal tells of it. */
interface UsedUp {
  quota: number
  excess: number
  period: string
}

/** The refusal of a workspace that has used up its quota, or the excess allowance on top of it as well. */
export function quotaRefusal(
  { lacks }: { lacks: 'quota' | 'excess' },
  allowance: UsedUp | null,
  retried = false,
): AppError {
  const { quotaUsedUp, excessUsedUp } = issuanceErrors
  const declared = lacks === 'quota' ? quotaUsedUp : excessUsedUp
  return declared({ renewedOn: renewedOn(allowance), retry: retried })
}

/** Calendar months follow each other; what has a name of its own, such as a trial, or allows nothing has no next. */
function renewedOn(allowance: UsedUp | null): string | null {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(allowance?.period ?? '') ?? []
  const allows = allowance !== null && allowance.quota + allowance.excess > 0
  if (year === undefined || !allows) return null
  return new Date(Date.UTC(Number(year), Number(month))).toISOString().slice(0, 10)
}
