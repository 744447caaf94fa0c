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
  const { declared, what } = SAID[lacks]
  const forWhat = retried ? ', and a retry needs one' : ''
  return declared({ message: `${what} used up${forWhat}. ${whatNext(allowance)}` })
}

const SAID = {
  quota: { declared: issuanceErrors.quotaUsedUp, what: 'The plan’s quota of receipts is' },
  excess: { declared: issuanceErrors.excessUsedUp, what: 'The plan’s quota of receipts and its excess allowance are' },
}

/** Calendar months follow each other; what has a name of its own, such as a trial, or allows nothing has no next. */
function whatNext(allowance: UsedUp | null): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(allowance?.period ?? '') ?? []
  const allows = allowance !== null && allowance.quota + allowance.excess > 0
  if (year === undefined || !allows) return 'It is not renewed: choose a larger plan.'
  const next = new Date(Date.UTC(Number(year), Number(month))).toISOString().slice(0, 10)
  return `It is renewed on ${next}; a larger plan has more at once.`
}
