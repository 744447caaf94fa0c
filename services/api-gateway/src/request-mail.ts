import type { MailRequest } from './domain/account.ts'
import type { TakeToken } from './domain/rate-limit.ts'
import type { People } from './ports.ts'

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
    const { allowed } = await takeToken(`mail to ${request.email}`, RATE, now())
    if (!allowed) return
    await accounts.requestMail(request, new Date(now()))
    onRequest()
  }
}
