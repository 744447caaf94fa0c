import type { DeclaredError } from '@etax/kernel'
import { documentErrors } from '../document-errors.ts'

/** What validation finds, with the code the authority itself would refuse it with. */
const authorityCodes = new Map<DeclaredError, string>([
  [documentErrors.notWellFormed, '35'],
  [documentErrors.unknownRoot, '47'],
  [documentErrors.unknownVersion, '48'],
  [documentErrors.xmlTooLarge, '26'],
  [documentErrors.elementMisplaced, '35'],
  [documentErrors.elementMissing, '35'],
  [documentErrors.valueMalformed, '35'],
  [documentErrors.valueLength, '35'],
  [documentErrors.numberOutOfBounds, '35'],
  [documentErrors.attributeWrong, '35'],
  [documentErrors.againstSchema, '35'],
  [documentErrors.keyMalformed, '58'],
  [documentErrors.keyDisagrees, '58'],
  [documentErrors.documentCodeWrong, '47'],
  [documentErrors.emissionTypeWrong, '58'],
  [documentErrors.issuerMalformed, '46'],
  [documentErrors.dateNoSuchDay, '67'],
  [documentErrors.issuedInFuture, '65'],
  [documentErrors.partyMalformed, '69'],
  [documentErrors.finalConsumerMisnamed, '69'],
  [documentErrors.finalConsumerRefused, '69'],
  [documentErrors.codeNotInCatalog, '52'],
  [documentErrors.rateNotOfCode, '52'],
  [documentErrors.amountOff, '52'],
  [documentErrors.totalOff, '52'],
  [documentErrors.paymentsOff, '52'],
  [documentErrors.supportUnknown, '64'],
  [documentErrors.supportLater, '68'],
  [documentErrors.transportTooEarly, '82'],
  [documentErrors.transportBackwards, '82'],
  [documentErrors.withholdingCodeWrong, '52'],
  [documentErrors.identificationCheckDigit, '62'],
  [documentErrors.issuedTooLongAgo, '65'],
])

/** The code the authority would give, or undefined where it lets it pass. */
export function authorityCodeOf(error: DeclaredError): string | undefined {
  return authorityCodes.get(error)
}

/** Where in a document's model: names of members and positions in lists. */
export type Where = readonly (string | number)[]

export interface Broken {
  where: Where
  error: DeclaredError
  message: string
}

/** Collects what the rules have against a document. */
export class Ruling {
  readonly errors: Broken[] = []
  readonly warnings: Broken[] = []

  error(where: Where, error: DeclaredError, message: string = error.message): void {
    this.errors.push({ where, error, message })
  }

  warn(where: Where, error: DeclaredError, message: string = error.message): void {
    this.warnings.push({ where, error, message })
  }
}

/** What rules may need beyond the document: the day it is judged on (YYYY-MM-DD), where that matters. */
export interface RuleContext {
  today?: string | undefined
}
