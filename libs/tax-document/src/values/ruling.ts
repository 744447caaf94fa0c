import type { AnyDeclaredError, DeclaredError, DetailArguments, Params } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'
import type { Finding } from './findings.ts'

/** Findings of validation, with the authority's code for the same error. */
const authorityCodes = new Map<AnyDeclaredError, string>([
  [documentErrors.notWellFormed, '35'],
  [documentErrors.unknownRoot, '47'],
  [documentErrors.unknownVersion, '48'],
  [documentErrors.documentTooLarge, '26'],
  [documentErrors.elementMisplaced, '35'],
  [documentErrors.elementMissing, '35'],
  [documentErrors.valueMalformed, '35'],
  [documentErrors.valueLength, '35'],
  [documentErrors.numberOutOfBounds, '35'],
  [documentErrors.attributeWrong, '35'],
  [documentErrors.againstSchema, '35'],
  [documentErrors.accessKeyMalformed, '58'],
  [documentErrors.keyDisagrees, '58'],
  [documentErrors.documentCodeWrong, '47'],
  [documentErrors.emissionTypeWrong, '58'],
  [documentErrors.numberZero, '35'],
  [documentErrors.noSuchDay, '67'],
  [documentErrors.dateInFuture, '65'],
  [documentErrors.identificationMalformed, '69'],
  [documentErrors.finalConsumerMisnamed, '69'],
  [documentErrors.finalConsumerMisplaced, '69'],
  [documentErrors.codeNotInForce, '52'],
  [documentErrors.notModifiable, '64'],
  [documentErrors.percentageNotOfCode, '52'],
  [documentErrors.amountOff, '52'],
  [documentErrors.totalOff, '52'],
  [documentErrors.paymentsOffTotal, '52'],
  [documentErrors.datesOutOfOrder, '68'],
  [documentErrors.taxMisplaced, '52'],
  [documentErrors.notNegotiable, '52'],
  [documentErrors.bagMisnamed, '52'],
  [documentErrors.amountsDisagree, '52'],
  [documentErrors.baseAboveDocument, '52'],
  [documentErrors.dividendsMissing, '52'],
  [documentErrors.boxesMissing, '52'],
  [documentErrors.periodOutside, '52'],
  [documentErrors.authorizationMalformed, '64'],
  [documentErrors.rateNotInForce, '52'],
  [documentErrors.checkDigitWrong, '62'],
  [documentErrors.dateTooOld, '65'],
])

/** The authority's code may depend on the element: by the last member of the place. */
const authorityCodesOfMembers = new Map<AnyDeclaredError, Readonly<Record<string, string>>>([
  [documentErrors.identificationMalformed, { ruc: '46' }],
  [documentErrors.codeNotInForce, { modifiedDocumentCode: '64', supportingDocumentCode: '64', documentCode: '64' }],
  [documentErrors.taxMisplaced, { ivaRefund: '92' }],
  [documentErrors.amountsDisagree, { ivaRefund: '92' }],
  [documentErrors.datesOutOfOrder, { startDate: '82', endDate: '82' }],
])

/** The authority's code, or undefined where it accepts the document. */
export function authorityCodeOf(error: AnyDeclaredError, where: Where = []): string | undefined {
  return authorityCodesOfMembers.get(error)?.[String(where.at(-1))] ?? authorityCodes.get(error)
}

/** A place in a document's model: names of members and positions in lists. */
export type Where = readonly (string | number)[]

/** An error with its facts and its English sentence. */
export interface Statement {
  error: AnyDeclaredError
  params?: Params
  message: string
}

export interface Broken extends Statement {
  where: Where
}

export function findingOf(path: string, { error: { code }, params, message }: Statement): Finding {
  return { path, code, ...(params && { params }), message }
}

export class Ruling {
  readonly errors: Broken[] = []
  readonly warnings: Broken[] = []

  error<Facts>(where: Where, error: DeclaredError<Facts>, ...params: DetailArguments<NoInfer<Facts>>): void {
    this.errors.push({ where, ...statementOf(error, ...params) })
  }

  warn<Facts>(where: Where, error: DeclaredError<Facts>, ...params: DetailArguments<NoInfer<Facts>>): void {
    this.warnings.push({ where, ...statementOf(error, ...params) })
  }
}

export function statementOf<Facts>(error: DeclaredError<Facts>, ...params: DetailArguments<NoInfer<Facts>>): Statement {
  const { path: _, code: __, ...detail } = error.at('', ...params)
  return { error, ...detail }
}

/** The rules' context: the day of the check (YYYY-MM-DD), if needed. */
export interface RuleContext {
  today?: string | undefined
}
