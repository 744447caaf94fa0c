import type { MailView } from './mailing.ts'
import type { Recorded } from './state-machine.ts'

export function mailViews(receipt: Recorded): MailView[] {
  const requestedMails = (receipt.mailings ?? []).map(({ to, state, at, detail }) => ({
    to,
    state,
    requested: true,
    at: at.toISOString(),
    detail,
  }))
  return [...firstMail(receipt), ...requestedMails]
}

function firstMail({ authorization, recipients, mailed, mailOutcome, timeline, createdAt }: Recorded): MailView[] {
  if (authorization === null || recipients.length === 0) return []
  const at = timeline.find(({ status }) => status === 'AUTHORIZED')?.at ?? createdAt
  const ended = mailOutcome?.givenUp ? 'NOT_DELIVERED' : 'SENT'
  const state = mailed ? ended : 'PENDING'
  return [{ to: recipients, state, requested: false, at: at.toISOString(), detail: mailOutcome?.detail ?? null }]
}
