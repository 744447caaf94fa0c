import { documentErrors } from '../errors/document-errors.ts'
import { MAX_ADDITIONAL_FIELDS } from '../schema/common.ts'
import { type Statement, statementOf } from '../values/ruling.ts'

type Teller = (element: string, match: RegExpExecArray) => Statement

const { attributeWrong, elementMisplaced, elementMissing, numberOutOfBounds, valueLength, valueMalformed } =
  documentErrors

const TELLERS: [RegExp, Teller][] = [
  [
    /This element is not expected\. Expected is (?:one of )?\( (.+?) \)/,
    (element, [, names = '']) =>
      statementOf(elementMisplaced, { reason: 'order', element, expected: expectedOf(names) }),
  ],
  [/This element is not expected/, (element) => beyondTheEnd(element)],
  [
    /Missing child element\(s\)\. Expected is (?:one of )?\( (.+?) \)/,
    (element, [, names = '']) => statementOf(elementMissing, { element, expected: expectedOf(names) }),
  ],
  [
    /The attribute '(.+?)' is required but missing/,
    (element, [, attribute = '']) => statementOf(attributeWrong, { reason: 'missing', element, attribute }),
  ],
  [
    /The attribute '(.+?)' is not allowed/,
    (element, [, attribute = '']) => statementOf(attributeWrong, { reason: 'unknown', element, attribute }),
  ],
  [
    /\[facet 'enumeration'\] The value '(.*)' is not an element of the set \{(.+)\}/s,
    (element, [, value = '', set = '']) =>
      statementOf(valueMalformed, { reason: 'set', element, value, allowed: valuesIn(set) }),
  ],
  [
    /\[facet 'pattern'\] The value '(.*)' is not accepted by the pattern '(.+)'/s,
    (element, [, value = '', pattern = '']) =>
      statementOf(valueMalformed, { reason: 'pattern', element, value, pattern }),
  ],
  [
    /\[facet 'maxLength'\].* length of '(\d+)'.* length of '(\d+)'/s,
    (element, [, length = '', most = '']) => statementOf(valueLength, { reason: 'long', element, length, most }),
  ],
  [
    /\[facet 'minLength'\].* length of '(\d+)'.* length of '(\d+)'/s,
    (element, [, length = '', least = '']) => statementOf(valueLength, { reason: 'short', element, length, least }),
  ],
  [
    /\[facet 'fractionDigits'\] The value '(.+?)'.*\('(\d+)'\)/,
    (element, [, value = '', most = '']) =>
      statementOf(numberOutOfBounds, { reason: 'decimals', element, value, most }),
  ],
  [
    /\[facet 'totalDigits'\] The value '(.+?)'.*\('(\d+)'\)/,
    (element, [, value = '', most = '']) => statementOf(numberOutOfBounds, { reason: 'digits', element, value, most }),
  ],
  [
    /\[facet 'minInclusive'\] The value '(.+?)'/,
    (element, [, value = '']) => statementOf(numberOutOfBounds, { reason: 'negative', element, value }),
  ],
  [
    /: '(.*)' is not a valid value of the (?:local )?atomic type/s,
    (element, [, value = '']) => statementOf(valueMalformed, { reason: 'type', element, value }),
  ],
  [
    /Character content other than whitespace is not allowed/,
    (element) => statementOf(elementMisplaced, { reason: 'text', element }),
  ],
  [/Element content is not allowed/, (element) => statementOf(elementMisplaced, { reason: 'elements', element })],
]

export function explain(complaint: string): Statement {
  const element = /^Element '(?:\{.*?\})?(.+?)'/.exec(complaint)?.[1] ?? ''
  for (const [pattern, tell] of TELLERS) {
    const match = pattern.exec(complaint)
    if (match) return tell(element, match)
  }
  return statementOf(documentErrors.againstSchema, { reason: 'document', element })
}

/** The message numbers repeated elements: a block that is full ends before the next. */
function beyondTheEnd(element: string): Statement {
  if (element !== 'campoAdicional') return statementOf(elementMisplaced, { reason: 'end', element })
  return statementOf(elementMisplaced, { reason: 'additional', most: MAX_ADDITIONAL_FIELDS })
}

/** Names of elements; only the signature has another namespace. */
function expectedOf(names: string): string[] {
  return names.split(', ').map((name) => (name.startsWith('##') ? 'Signature' : name))
}

/** `'1', '2'` */
function valuesIn(set: string): string[] {
  return set.split(/, (?=')/).map((value) => value.replace(/^'|'$/g, ''))
}
