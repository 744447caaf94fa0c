import { authorityDay, type DocumentSummary, type Draft } from '@etax/tax-document'
import { modifiedKey } from './modified-receipt.ts'
import { nameWords } from './name-words.ts'
import type { Owner, Receipt } from './receipt.ts'
import { referenceKey } from './reference.ts'
import { withheldKeys } from './withheld-before.ts'

type DocumentFacts = Pick<
  Draft & DocumentSummary,
  | 'documentType'
  | 'establishment'
  | 'emissionPoint'
  | 'issueDate'
  | 'customer'
  | 'totals'
  | 'modifies'
  | 'taxRounding'
  | 'withholds'
>

type ByOrigin = Pick<
  Receipt,
  | 'authority'
  | 'simulated'
  | 'signs'
  | 'signed'
  | 'ownXml'
  | 'origin'
  | 'taxpayerId'
  | 'logoId'
  | 'issuerContact'
  | 'recipients'
  | 'suppressed'
  | 'stock'
  | 'outbox'
  | 'clockOffsetMs'
>

export interface NewReceipt {
  id: string
  caller: Owner
  keyId: string | null
  ruc: string
  devReference: string | null
  bodyHash: string
  period: string
  document: DocumentFacts
  byOrigin: ByOrigin
  now: Date
}

export function newReceipt({
  id,
  caller,
  keyId,
  ruc,
  devReference,
  bodyHash,
  period,
  document,
  byOrigin,
  now,
}: NewReceipt) {
  const { documentType, establishment, emissionPoint, issueDate, customer, totals, taxRounding } = document
  const reference =
    devReference === null ? {} : { devReference, referenceKey: referenceKey(caller, ruc, documentType, devReference) }
  const modified = document.modifies === null ? {} : { modifiedKey: modifiedKey(caller, ruc, document.modifies) }
  const withheld = documentType === 'WITHHOLDING' ? { withheldKeys: withheldKeys(caller, ruc, document) } : {}
  return {
    _id: id,
    schema: 1,
    ...caller,
    ...(keyId === null ? {} : { keyId }),
    ...byOrigin,
    ...reference,
    ...modified,
    ...withheld,
    ruc,
    documentType,
    establishment,
    emissionPoint,
    issueDate,
    customer: partyOf(customer),
    customerWords: nameWords(customer.legalName),
    totals,
    taxRounding,
    bodyHash,
    period,
    usageDay: authorityDay(now.getTime()),
    createdAt: now,
    version: 1,
    status: 'DRAFT',
    attempt: 1,
    received: false,
    authorization: null,
    refused: null,
    failed: null,
    rendered: false,
    mailed: false,
    quotaHeld: true,
    numberHeld: true,
    voided: null,
    messages: [],
    timeline: [{ status: 'DRAFT', at: now, detail: null }],
    updatedAt: now,
  } satisfies Omit<Receipt, 'sequential' | 'accessKey' | 'xml'>
}

function partyOf({ identificationType, identification, legalName, emails, phone, address }: DocumentFacts['customer']) {
  return {
    identificationType,
    identification,
    legalName,
    email: emails.length > 0 ? emails.join(',') : null,
    phone: phone ?? null,
    address: address ?? null,
  }
}
