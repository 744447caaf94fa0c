import { type Envelope, envelope, WarnOwner } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { DueMail, MailRequests, People } from '../ports.ts'
import type { LinkPurpose, MailRequest } from './domain/account.ts'
import { type AccountMail, accountMail } from './domain/account-mail.ts'
import { idOfToken, LINK_LIFE_MS, tokenOf } from './domain/mailed-link.ts'

interface Dependencies {
  accounts: Pick<People, 'userWith'>
  requests: MailRequests
  publish: (envelope: Envelope) => Promise<void>
  linkSecret: string
  baseUrl: () => string
  log: Pick<Logger, 'info' | 'warn'>
  now: () => number
}

const MAX_CLAIMED = 20

interface Decided {
  kind: AccountMail
  purpose: LinkPurpose
}

/**
 * Sends the requested mails. A failed mail stays due. A repeated mail is the same message with the same link, and the
 * notifier sends it once.
 */
export function sendAccountMail({ accounts, requests, publish, linkSecret, baseUrl, log, now }: Dependencies) {
  return async (): Promise<boolean> => {
    const due = await requests.claim(MAX_CLAIMED)
    await Promise.all(
      due.map((mail) =>
        send(mail).catch((error: unknown) => {
          log.warn(
            { mail: mail._id, reason: reasonOf(error) },
            'an account mail could not be handed to the notifier; it will be repeated',
          )
        }),
      ),
    )
    return due.length === MAX_CLAIMED
  }

  async function send(mail: DueMail): Promise<void> {
    const isLate = now() - mail.createdAt.getTime() >= LINK_LIFE_MS
    const decided = isLate ? null : await decide(mail.request)
    if (decided !== null) {
      const token = tokenOf(mail._id, linkSecret)
      const expiresAt = new Date(mail.createdAt.getTime() + LINK_LIFE_MS)
      await requests.addLink({ id: idOfToken(token), purpose: decided.purpose, expiresAt })
      await publish(messageOf(mail, decided.kind, token))
      log.info({ mail: mail._id, kind: decided.kind }, 'account mail handed to the notifier')
    }
    await requests.remove(mail)
  }

  /** Looks up the account here, where no caller can measure the time. */
  async function decide(request: MailRequest): Promise<Decided | null> {
    const { email } = request
    const user = await accounts.userWith(email)
    if (request.kind === 'sign-up') {
      if (user === null) return { kind: 'sign-up', purpose: request }
      return { kind: 'already-there', purpose: { kind: 'reset-password', userId: user.id, email } }
    }
    if (user === null && request.kind === 'reset-password') {
      // A pending sign-up also chooses its password by a link.
      const pending = await requests.pendingSignUp(email, new Date(now()))
      return pending && { kind: 'sign-up', purpose: pending }
    }
    if (user === null || (request.kind === 'verify-email' && user.verifiedAt !== null)) return null
    return { kind: request.kind, purpose: { kind: request.kind, userId: user.id, email } }
  }

  function messageOf({ _id, request }: DueMail, kind: AccountMail, token: string): Envelope {
    const { path, subject, text } = accountMail(kind)
    const id = `account-${_id}`
    const body = {
      warningId: id,
      recipients: [request.email],
      subject,
      text: text(`${baseUrl()}${path}?token=${token}`),
    }
    return envelope(WarnOwner, body, { id, tenantId: _id, correlationId: _id })
  }
}
