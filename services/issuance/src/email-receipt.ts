import { issuanceErrors } from '@etax/contracts'
import { type ErrorDetail, newId } from '@etax/kernel'
import type { ForeignXml } from '@etax/tax-document/foreign'
import { authorizedXml } from './domain/announcement.ts'
import { type MailPolicy, mailedTo, suppressedWarnings } from './domain/mail-policy.ts'
import { type Mailing, mailLimit, repeatedMailing } from './domain/mailing.ts'
import type { Owner, Receipt } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'
import type { RecordFact } from './ports.ts'

interface Dependencies {
  find: FindReceipt
  foreign: Pick<ForeignXml, 'readAuthorized'>
  record: RecordFact
  now: () => Date
}

export interface EmailRequest {
  caller: Owner
  id: string
  ruc: string
  to: readonly string[]
  mail: MailPolicy
}

export interface Emailed {
  receipt: Receipt
  duplicate: boolean
  warnings: ErrorDetail[]
}

/**
 * The same addresses within ten minutes mean the same mail.
 * @throws AppError `conflict` ISS_30020 without an authorization; `invalid` ISS_10040, ISS_10041 without an address;
 * `too-many` LIM_10013
 */
export function emailReceipt({ find, foreign, record, now }: Dependencies) {
  return async ({ caller, id, ruc, to, mail }: EmailRequest): Promise<Emailed> => {
    const receipt = await find(caller, id, ruc)
    if (receipt.authorization === null) throw notYet(receipt)
    const { recipients, suppressed } = addressesOf(receipt, to, caller, mail)
    const { document } = await foreign.readAuthorized(authorizedXml(receipt))
    const request = { id: newId(), to: recipients, at: now() }
    const fact = { kind: 'mail-requested', ...request, issuer: document.issuer.legalName } as const
    const after = { ...receipt, ...(await record(receipt._id, fact)) }
    const mailing = repeatedMailing(after.mailings ?? [], request)
    if (mailing === undefined) throw tooMany(after.mailings ?? [], request.at)
    return { receipt: after, duplicate: mailing.id !== request.id, warnings: suppressedWarnings({ suppressed }) }
  }
}

function addressesOf(receipt: Receipt, to: readonly string[], caller: Owner, policy: MailPolicy) {
  const customers = receipt.customer?.email?.split(',') ?? receipt.recipients
  const addresses = to.length > 0 ? to : customers
  if (addresses.length === 0) throw issuanceErrors.nobodyToMail({ details: [issuanceErrors.nobodyToMail.at('to')] })
  const mailed = mailedTo(addresses, caller, policy)
  if (mailed.recipients.length > 0) return mailed
  const details = mailed.suppressed.map((address, index) =>
    issuanceErrors.mailSuppressedAll.at(to.length > 0 ? `to[${index}]` : 'to', { address }),
  )
  throw issuanceErrors.mailSuppressedAll({}, { details })
}

function tooMany(mailings: readonly Mailing[], at: Date) {
  const limit = mailLimit(mailings, at)
  if (limit?.kind === 'in-all') return issuanceErrors.tooManyMails({ reason: 'in-all', most: limit.most })
  // The limit may have ended meanwhile.
  const { most = 10, retryAfter = 1 } = limit ?? {}
  return issuanceErrors.tooManyMails({ reason: 'in-a-day', most, seconds: retryAfter }, { retryAfter })
}

function notYet({ status }: Receipt) {
  return issuanceErrors.notAuthorizedToMail({ status })
}
