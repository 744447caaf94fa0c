/** Something wrong with an order: where (`items[0].tax`), its stable code, and a sentence for a person. */
export interface Finding {
  path: string
  code: FindingCode
  message: string
}

/** Refuses an order. */
export type Violation = Finding
/** Goes along with an accepted order. */
export type Warning = Finding

/** Every code this library gives, with what it means. Codes are never given another meaning. */
export const FINDINGS = {
  DOC_10001: 'A required field is missing or blank.',
  DOC_10002: 'The text is longer than the document allows.',
  DOC_10003: 'The text holds characters that a document cannot carry.',
  DOC_10004: 'The value is not written in the form the document asks for.',
  DOC_10005: 'There are more entries than the document allows.',
  DOC_10006: 'The value is not one of those allowed.',
  DOC_10007: 'The list is empty.',
  DOC_10008: 'The document is larger than the authority accepts.',
  DOC_20001: 'The number is not a decimal number.',
  DOC_20002: 'The number has more digits than the document allows.',
  DOC_20003: 'The number must not be negative.',
  DOC_20004: 'The discount is larger than the line.',
  DOC_20005: 'The payments do not add up to the total.',
  DOC_20006: 'The total is too large for a document.',
  DOC_20007: 'The amounts given do not agree with each other.',
  DOC_30001: 'The tax rate is not one of the catalog in force on the date.',
  DOC_30002: 'The code is not in the catalog, or not in force on the date.',
  DOC_30003: 'The tax does not go with this kind of document or item.',
  DOC_30004: 'The percentage is not the one of the code.',
  DOC_40001: 'The identification has the wrong length or structure.',
  DOC_40002: 'A final consumer cannot be the party of this document.',
  DOC_40003: 'The total is above what may be invoiced to a final consumer.',
  DOC_40004: 'The e-mail address is not well formed.',
  DOC_50001: 'The date is not a day of the calendar.',
  DOC_50002: 'The date is in the future.',
  DOC_50003: 'The dates are in the wrong order.',
  DOC_50004: 'The document number is not well formed.',
  DOC_50005: 'The access key is not well formed or its check digit is wrong.',
  DOC_90001: 'The check digit of the identification is wrong.',
  DOC_90002: 'The rate applies on certain days only, and this is not one of those configured.',
  DOC_90003: 'The code is not in our catalog.',
  DOC_90004: 'The percentage is not the one our catalog has for the code.',
  DOC_90005: 'The date lies further back than the authority is known to accept.',
  DOC_90006: 'The tip is more than a tenth of the subtotal.',
  DOC_90007: 'The combination is unusual.',
} as const

export type FindingCode = keyof typeof FINDINGS

/** Collects what is wrong with an order, all of it, while the order is read. */
export class Findings {
  readonly violations: Violation[] = []
  readonly warnings: Warning[] = []

  refuse(path: string, code: FindingCode, message: string = FINDINGS[code]): void {
    this.violations.push({ path, code, message })
  }

  warn(path: string, code: FindingCode, message: string = FINDINGS[code]): void {
    this.warnings.push({ path, code, message })
  }

  get ok(): boolean {
    return this.violations.length === 0
  }
}
