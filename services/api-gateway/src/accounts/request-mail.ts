import { mailboxOf } from '@etax/kernel'
import type { TakeToken } from '../http/domain/rate-limit.ts'
import type { People } from '../ports.ts'
import type { MailRequest } from './domain/account.ts'

interface Dependencies {
  accounts: Pick<People, 'requestMail'>
  takeToken: TakeToken
  now: () => number
  /** Hears of every mail that waits to be sent. */
  onRequest?: () => void
}

/** Three at once and three an hour: nobody's mailbox is filled by whoever knows the address. */
const RATE = { perSecond: 3 / 3_600, burst: 3 }

/** Has a mail sent, unless the address got enough of them: whoever asks is not told. */
export type RequestMail = (request: MailRequest) => Promise<void>

export function requestMail({ accounts, takeToken, now, onRequest = () => {} }: Dependencies): RequestMail {
  return async (request) => {
    // Nothing is mailed to what is none, however it was stored.
    const mailbox = mailboxOf(request.email)
    if (mailbox === undefined || !(await takeToken(`mail to ${mailbox}`, RATE, now())).allowed) return
    await accounts.requestMail(request, new Date(now()))
    onRequest()
  }
}
