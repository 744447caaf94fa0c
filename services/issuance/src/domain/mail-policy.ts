import { issuanceErrors } from '@etax/contracts'
import { canonicalEmail, type ErrorDetail, mailboxOf } from '@etax/kernel'
import type { Owner, Receipt } from './receipt.ts'

/** Whom a receipt may be mailed to: everybody, or these addresses. */
export interface MailPolicy {
  everybody: boolean
  addresses: readonly string[]
}

type Mailed = Required<Pick<Receipt, 'recipients' | 'suppressed'>>

/** Whom a receipt is mailed to, and whom not: the policy limits the sandbox only. Nobody gets it twice. */
export function mailedTo(addresses: readonly string[], { mode }: Owner, policy: MailPolicy): Mailed {
  const unique = new Map(addresses.map((address) => [keyOf(address), canonicalEmail(address) ?? address]))
  const allowed = new Set(policy.addresses.map(keyOf))
  const passes = (key: string) => mode === 'live' || policy.everybody || allowed.has(key)
  const named = [...unique]
  return {
    recipients: named.filter(([key]) => passes(key)).map(([, address]) => address),
    suppressed: named.filter(([key]) => !passes(key)).map(([, address]) => address),
  }
}

/** An address in several ways of writing is one. */
function keyOf(address: string): string {
  return mailboxOf(address) ?? address
}

/** Says whom a receipt is not mailed to. */
export function suppressedWarnings({ suppressed = [] }: Pick<Receipt, 'suppressed'>): ErrorDetail[] {
  return suppressed.length === 0 ? [] : [warningOf(suppressed)]
}

/** For the timeline, in English; null where everybody gets it. */
export function suppressedMessage(suppressed: readonly string[]): string | null {
  return suppressed.length === 0 ? null : warningOf(suppressed).message
}

function warningOf(addresses: readonly string[]): ErrorDetail {
  return issuanceErrors.mailSuppressed.at('email', { addresses })
}
