import { type Issuance, issuanceErrors, modeOfWire } from '@etax/contracts'
import { type AppError, isUuid } from '@etax/kernel'
import type { Handlers } from '@etax/rpc'
import { isDocumentType, listedKinds, MAX_REFERENCE_LENGTH } from '@etax/tax-document'
import type { MailPolicy } from '../domain/mail-policy.ts'
import type { DocumentType, Owner } from '../domain/receipt.ts'
import type { Allowance } from '../ports.ts'

type IssueRequest = Parameters<Handlers<typeof Issuance>['issue']>[0]

export function ownerOf(caller: Pick<NonNullable<IssueRequest['caller']>, 'workspaceId' | 'mode'> | null): Owner {
  const mode = modeOfWire(caller?.mode)
  if (!caller?.workspaceId || mode === undefined) {
    throw malformed({ reason: 'caller' })
  }
  return { workspaceId: caller.workspaceId, mode }
}

/** Production has one time, whatever a caller sends. */
export function clockOffsetOf(caller: IssueRequest['caller']): number {
  if (modeOfWire(caller?.mode) !== 'test') return 0
  const offset = Number(caller?.clockOffsetMs ?? 0)
  if (!Number.isSafeInteger(offset) || offset < 0) throw malformed({ reason: 'caller' })
  return offset
}

export function receiptIdOf(id: string): string {
  if (isUuid(id) && id === id.toLowerCase()) return id
  throw malformed({ reason: 'receipt-id' })
}

export function devReferenceOf(text: string): string | null {
  if (text.length <= MAX_REFERENCE_LENGTH) return text || null
  throw malformed({ reason: 'dev-reference', most: MAX_REFERENCE_LENGTH })
}

export function allowanceOf(allowance: IssueRequest['allowance']): Allowance {
  if (!allowance?.period) throw malformed({ reason: 'allowance' })
  return allowance
}

/** Without a policy no mail is sent. */
export function mailPolicyOf(policy: IssueRequest['mail']): MailPolicy {
  return policy ?? { everybody: false, addresses: [] }
}

export function documentTypeOf(text: string): DocumentType {
  if (isDocumentType(text)) return text
  const kinds = listedKinds.map(({ documentType }) => documentType)
  throw malformed({ reason: 'document-type', kinds })
}

type Malformed = Parameters<typeof issuanceErrors.requestMalformed>[0]

const FIELDS: Record<Malformed['reason'], string> = {
  caller: 'caller',
  'receipt-id': 'receipt_id',
  allowance: 'allowance',
  report: 'report',
  'dev-reference': 'dev_reference',
  'document-type': 'document_type',
  order: 'order',
}

export function malformed(facts: Malformed): AppError {
  const { requestMalformed } = issuanceErrors
  return requestMalformed(facts, { details: [requestMalformed.at(FIELDS[facts.reason], facts)] })
}
