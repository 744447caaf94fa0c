import { issuanceErrors } from '@etax/contracts'
import { canonicalEmail, type ErrorDetail, mailboxOf } from '@etax/kernel'
import type { Owner, Receipt } from './receipt.ts'

export interface MailPolicy {
  everybody: boolean
  addresses: readonly string[]
}

type Mailed = Required<Pick<Receipt, 'recipients' | 'suppressed'>>

/** The policy limits the sandbox only. */
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

function keyOf(address: string): string {
  return mailboxOf(address) ?? address
}

export function suppressedWarnings({ suppressed = [] }: Pick<Receipt, 'suppressed'>): ErrorDetail[] {
  return suppressed.length === 0 ? [] : [warningOf(suppressed)]
}

function warningOf(addresses: readonly string[]): ErrorDetail {
  return issuanceErrors.mailSuppressed.at('email', { addresses })
}
