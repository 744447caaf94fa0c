import { mailboxOf } from '@etax/kernel'
import type { TakeToken } from '../http/domain/rate-limit.ts'
import type { People } from '../ports.ts'
import type { MailRequest } from './domain/account.ts'

interface Dependencies {
  accounts: Pick<People, 'requestMail'>
  takeToken: TakeToken
  now: () => number
  onRequest?: () => void
}

/** Three at once and three an hour, so that nobody else can fill a mailbox. */
const RATE = { perSecond: 3 / 3_600, burst: 3 }

/** Requests a mail, unless the address has reached its limit; the caller does not learn which. */
export type RequestMail = (request: MailRequest) => Promise<void>

export function requestMail({ accounts, takeToken, now, onRequest = () => {} }: Dependencies): RequestMail {
  return async (request) => {
    // Stored addresses may be malformed; those receive nothing.
    const mailbox = mailboxOf(request.email)
    if (mailbox === undefined || !(await takeToken(`mail to ${mailbox}`, RATE, now())).allowed) return
    await accounts.requestMail(request, new Date(now()))
    onRequest()
  }
}
