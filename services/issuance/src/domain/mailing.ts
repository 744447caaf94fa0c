import type { ReceiptView } from '@etax/contracts'
import { mailboxOf } from '@etax/kernel'

/** A mail of a receipt that somebody asked for, besides the one that follows from issuing. */
export interface Mailing {
  /** Of the call that asked for it. */
  id: string
  to: string[]
  /** As the document names it: the mail is from it. */
  issuer: string
  at: Date
  state: MailView['state']
  detail: string | null
}

/** What tells a mailing among those of its receipt: 1 for the first. */
export type MailAction = `mail.receipt.${number}`

export type MailView = NonNullable<ReceiptView['mails']>[number]

/** The same addresses within this time are the same mail: whoever repeats a call wants to know what became of the first. */
const SAME_MAIL_MS = 10 * 60_000
const DAY_MS = 24 * 3_600_000
const MAX_A_DAY = 10
/** All of them are in every answer and event of the receipt. */
const MAX_IN_ALL = 50

/** The mailing that one to these addresses repeats; one that could not be delivered is not repeated but tried anew. */
export function repeatedMailing(
  mailings: readonly Mailing[],
  { to, at }: Pick<Mailing, 'to' | 'at'>,
): Mailing | undefined {
  const key = keyOf(to)
  return mailings.findLast(
    (one) => one.state !== 'NOT_DELIVERED' && at.getTime() - one.at.getTime() < SAME_MAIL_MS && keyOf(one.to) === key,
  )
}

/** Mail costs its recipients attention, whoever asks for it. */
export function mayMailAgain(mailings: readonly Mailing[], at: Date): boolean {
  return mailLimit(mailings, at) === null
}

/** Why no further mail may be asked for. */
export type MailLimit = { kind: 'in-all'; most: number } | { kind: 'a-day'; most: number; retryAfter: number }

/** Null where one more may be asked for; of the day's limit, the seconds until the first of its mails is a day old. */
export function mailLimit(mailings: readonly Mailing[], at: Date): MailLimit | null {
  if (mailings.length >= MAX_IN_ALL) return { kind: 'in-all', most: MAX_IN_ALL }
  const ages = mailings.map((one) => at.getTime() - one.at.getTime()).filter((age) => age < DAY_MS)
  if (ages.length < MAX_A_DAY) return null
  return { kind: 'a-day', most: MAX_A_DAY, retryAfter: Math.ceil((DAY_MS - Math.max(...ages)) / 1_000) }
}

export function mailAction(number: number): MailAction {
  return `mail.receipt.${number}`
}

/** The mailing that an action stands for; undefined for any other action. */
export function mailingNumber(action: string): number | undefined {
  const number = /^mail\.receipt\.(\d+)$/.exec(action)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** An address in several ways of writing is one. */
function keyOf(addresses: readonly string[]): string {
  return addresses
    .map((address) => mailboxOf(address) ?? address)
    .sort()
    .join(',')
}
