/** What validation finds in a document, with the code the authority itself would refuse it with, where it would. */
export const RULES = {
  XML_10001: { sentence: 'The text is not well-formed XML.', authority: '35' },
  XML_10002: { sentence: 'The root element is no tax document we know.', authority: '47' },
  XML_10003: { sentence: 'There is no schema for this version of the document.', authority: '48' },
  XML_10004: { sentence: 'The text is larger than the authority accepts.', authority: '26' },
  XML_20001: { sentence: 'An element stands where the schema does not expect it.', authority: '35' },
  XML_20002: { sentence: 'An element is missing.', authority: '35' },
  XML_20003: { sentence: 'A value is not written as the schema asks.', authority: '35' },
  XML_20004: { sentence: 'A value is too long or too short.', authority: '35' },
  XML_20005: { sentence: 'A number has too many digits or lies outside its bounds.', authority: '35' },
  XML_20006: { sentence: 'An attribute is missing, unknown or wrong.', authority: '35' },
  XML_20007: { sentence: 'The document does not follow its schema.', authority: '35' },
  XML_30001: { sentence: 'The access key is not well formed or its check digit is wrong.', authority: '58' },
  XML_30002: { sentence: 'The access key does not agree with the document.', authority: '58' },
  XML_30003: { sentence: 'The document code is not that of this kind of document.', authority: '47' },
  XML_30004: { sentence: 'The emission type is not 1, the only one in the offline scheme.', authority: '58' },
  XML_30005: { sentence: "The issuer's registry number has the wrong structure.", authority: '46' },
  XML_30006: { sentence: 'The date is not a day of the calendar.', authority: '67' },
  XML_30007: { sentence: 'The date is in the future.', authority: '65' },
  XML_30008: { sentence: 'The identification has the wrong length or structure for its type.', authority: '69' },
  XML_30009: { sentence: 'A final consumer is not identified as the authority asks.', authority: '69' },
  XML_30010: { sentence: 'A final consumer cannot be the party of this document.', authority: '69' },
  XML_30011: { sentence: 'The total is above what may be invoiced to a final consumer.', authority: undefined },
  XML_30012: { sentence: 'The code is not in the catalog, or not in force on the date.', authority: '52' },
  XML_30013: { sentence: 'The rate is not the one the catalog has for the code.', authority: '52' },
  XML_30014: { sentence: 'An amount does not follow from the ones it is made of.', authority: '52' },
  XML_30015: { sentence: 'A total is not the sum of its parts.', authority: '52' },
  XML_30016: { sentence: 'The payments do not add up to the total.', authority: '52' },
  XML_30017: { sentence: 'The code of the supporting document is unknown.', authority: '64' },
  XML_30018: { sentence: 'The supporting document is dated after this one.', authority: '68' },
  XML_30019: { sentence: 'The transport starts before the document is issued.', authority: '82' },
  XML_30020: { sentence: 'The transport ends before it starts.', authority: '82' },
  XML_30021: { sentence: 'The withholding code does not belong to its tax.', authority: '52' },
  XML_90001: { sentence: 'The check digit of the identification is wrong.', authority: '62' },
  XML_90002: { sentence: 'A sum is off by a cent or two, within what is usually let pass.', authority: undefined },
  XML_90003: { sentence: 'The document is older than the authority is known to accept.', authority: '65' },
  XML_90004: { sentence: 'The code is not in our catalog.', authority: undefined },
  XML_90005: { sentence: 'The percentage is not the one our catalog has for the code.', authority: undefined },
  XML_90006: { sentence: 'The document says something unusual.', authority: undefined },
} as const

export type RuleCode = keyof typeof RULES

/** Where in a document's model: names of members and positions in lists. */
export type Where = readonly (string | number)[]

export interface Broken {
  where: Where
  code: RuleCode
  message: string
}

/** Collects what the rules have against a document. */
export class Ruling {
  readonly errors: Broken[] = []
  readonly warnings: Broken[] = []

  error(where: Where, code: RuleCode, message: string = RULES[code].sentence): void {
    this.errors.push({ where, code, message })
  }

  warn(where: Where, code: RuleCode, message: string = RULES[code].sentence): void {
    this.warnings.push({ where, code, message })
  }
}

/** What rules may need beyond the document: the day it is judged on (YYYY-MM-DD), where that matters. */
export interface RuleContext {
  today?: string | undefined
}
