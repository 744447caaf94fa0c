import { amount, compare, LINES_OF_ANOTHER, leewayOfSum, sumOf } from '../amounts/amounts.ts'
import type { WrittenTax } from '../amounts/written-tax.ts'
import { supportingDocumentTypes } from '../catalogs/documents.ts'
import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import { numberText } from '../values/document-number.ts'
import type { Ruling, Where } from '../values/ruling.ts'
import { checkAuthorization, checkCode, checkCountry } from './code-rules.ts'
import { checkDay } from './issuer-rules.ts'
import { checkNamedParty } from './note-rules.ts'
import { checkRate, checkTaxAmount } from './tax-rules.ts'

/** The code of a claim for payments on another's behalf (ficha técnica, codDocReembolso). */
export const REIMBURSEMENT = '41'

interface ReimbursementHeader {
  reimbursementCode?: string | undefined
  reimbursementTotal?: string | undefined
  reimbursementBase?: string | undefined
  reimbursementTax?: string | undefined
}

interface Claimed {
  supplierIdentification: string
  documentCode: string
  establishment: string
  emissionPoint: string
  sequential: string
}

interface ReimbursedDocument extends Claimed {
  authorizationNumber?: string | undefined
  supplierIdentificationType: string
  supplierCountry?: string | undefined
  issueDate: string
  taxes: readonly WrittenTax[]
}

interface Claims {
  header: ReimbursementHeader
  headerPath: Where
  documents: readonly ReimbursedDocument[] | undefined
  path: Where
  /** The day of the claiming document. */
  day: string
  /** The total of the claiming document; absent for other issuers'. */
  charged?: string
}

/** The reimbursed documents are valid, and match the header. */
export function checkReimbursements(ruling: Ruling, claims: Claims): void {
  const { documents, path, day } = claims
  if (!documents?.length) return
  documents.forEach((document, at) => {
    checkReimbursed(ruling, document, [...path, at], day)
    const again = claimedBefore(document, documents.slice(0, at))
    if (again) ruling.warn([...path, at, 'sequential'], documentErrors.unusual, again)
  })
  checkReimbursedTotals(ruling, claims, documents)
}

function checkReimbursed(ruling: Ruling, document: ReimbursedDocument, where: Where, claimed: string): void {
  const issued = checkDay(ruling, [...where, 'issueDate'], document.issueDate)
  if (issued && issued > claimed)
    ruling.error([...where, 'issueDate'], documentErrors.datesOutOfOrder, { reason: 'supportLater' })
  const day = issued ?? claimed
  const table = { catalog: supportingDocumentTypes, day, table: 'documents' } as const
  checkCode(ruling, [...where, 'documentCode'], document.documentCode, table)
  checkCountry(ruling, [...where, 'supplierCountry'], document.supplierCountry, day)
  const supplier = [...where, 'supplierIdentification']
  checkNamedParty(ruling, supplier, document.supplierIdentificationType, document.supplierIdentification)
  checkAuthorization(ruling, [...where, 'authorizationNumber'], { ...document, number: numberOf(document) })
  document.taxes.forEach((tax, at) => {
    checkRate(ruling, tax, [...where, 'taxes', at], day)
    checkTaxAmount(ruling, tax, [...where, 'taxes', at], {
      day,
      leeway: () => leewayOfSum(LINES_OF_ANOTHER),
    })
  })
}

/** One document may appear twice for separate taxes; the same claim must not. */
export function claimedBefore(document: Claimed, earlier: readonly Claimed[]): ClaimedBefore | undefined {
  const isSame = (other: Claimed) =>
    other.supplierIdentification === document.supplierIdentification &&
    other.documentCode === document.documentCode &&
    numberOf(other) === numberOf(document)
  if (!earlier.some(isSame)) return undefined
  const { documentCode, supplierIdentification: supplier } = document
  return { reason: 'claimedBefore', documentCode, number: numberText(document), supplier }
}

type ClaimedBefore = ErrorFacts<'unusual'>

function numberOf({ establishment, emissionPoint, sequential }: Claimed): string {
  return `${establishment}${emissionPoint}${sequential}`
}

function checkReimbursedTotals(
  ruling: Ruling,
  { header, headerPath, path, charged }: Claims,
  documents: readonly ReimbursedDocument[],
): void {
  const taxes = documents.flatMap((document) => document.taxes)
  const base = sumOf(taxes.map((tax) => tax.base))
  const tax = sumOf(taxes.map((tax) => tax.amount))
  const expectations = { reimbursementBase: base, reimbursementTax: tax, reimbursementTotal: base.plus(tax) }
  for (const [member, expected] of Object.entries(expectations)) {
    const written = header[member as keyof ReimbursementHeader]
    if (written === undefined) continue
    compare(ruling, [...headerPath, member], { written, expected, lines: taxes.length, error: documentErrors.totalOff })
  }
  const claimed = base.plus(tax).toFixed(2)
  if (charged !== undefined && base.plus(tax).compare(amount(charged)) > 0)
    ruling.error(path, documentErrors.amountsDisagree, { reason: 'claimed', claimed, charged })
  const { reimbursementCode: code } = header
  if (code !== undefined && code !== REIMBURSEMENT) {
    const facts = { reason: 'reimbursement', code, right: REIMBURSEMENT } as const
    ruling.error([...headerPath, 'reimbursementCode'], documentErrors.codeNotInForce, facts)
  }
  if (header.reimbursementTotal === undefined)
    ruling.warn(path, documentErrors.unusual, { reason: 'claimedWithoutTotal', claimed })
}
