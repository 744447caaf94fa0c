import type { ReceiptView } from '@etax/contracts'
import { mailboxOf } from '@etax/kernel'

/** A requested mail, besides the one after issuing. */
export interface Mailing {
  id: string
  to: string[]
  /** The mail's sender, as in the document. */
  issuer: string
  at: Date
  state: MailView['state']
  detail: string | null
}

/** The number counts the mailings of a receipt from 1. */
export type MailAction = `mail.receipt.${number}`

export type MailView = NonNullable<ReceiptView['mails']>[number]

/** Within this time the same addresses mean a repeated call. */
const SAME_MAIL_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
const MAX_A_DAY = 10
const MAX_IN_ALL = 50

/** An undeliverable mailing is not repeated but sent anew. */
export function repeatedMailing(
  mailings: readonly Mailing[],
  { to, at }: Pick<Mailing, 'to' | 'at'>,
): Mailing | undefined {
  const key = keyOf(to)
  return mailings.findLast(
    (one) => one.state !== 'NOT_DELIVERED' && at.getTime() - one.at.getTime() < SAME_MAIL_MS && keyOf(one.to) === key,
  )
}

export function mayMailAgain(mailings: readonly Mailing[], at: Date): boolean {
  return mailLimit(mailings, at) === null
}

export type MailLimit = { kind: 'in-all'; most: number } | { kind: 'a-day'; most: number; retryAfter: number }

/** Null if one more mail is allowed. `retryAfter` in seconds. */
export function mailLimit(mailings: readonly Mailing[], at: Date): MailLimit | null {
  if (mailings.length >= MAX_IN_ALL) return { kind: 'in-all', most: MAX_IN_ALL }
  const ages = mailings.map((one) => at.getTime() - one.at.getTime()).filter((age) => age < DAY_MS)
  if (ages.length < MAX_A_DAY) return null
  return { kind: 'a-day', most: MAX_A_DAY, retryAfter: Math.ceil((DAY_MS - Math.max(...ages)) / 1_000) }
}

export function mailAction(number: number): MailAction {
  return `mail.receipt.${number}`
}

export function mailingNumber(action: string): number | undefined {
  const number = /^mail\.receipt\.(\d+)$/.exec(action)?.[1]
  return number === undefined ? undefined : Number(number)
}

function keyOf(addresses: readonly string[]): string {
  return addresses
    .map((address) => mailboxOf(address) ?? address)
    .sort()
    .join(',')
}
