import type { DeclaredError } from '@etax/kernel'
import { documentErrors } from '../document-errors.ts'
import { MAX_ADDITIONAL_FIELDS } from '../schema/common.ts'

interface Explanation {
  error: DeclaredError
  message: string
}

const PATTERN_MEANINGS: Record<string, string> = {
  '[0-9]{10}001': 'must be a registry number: 13 digits ending in 001',
  '[0-9]{49}': 'must be 49 digits',
  '[0-9]{9}': 'must be nine digits',
  '[0-9]{3}': 'must be three digits',
  '[0-9]{2}': 'must be two digits',
  '[0-9]{15}': 'must be 15 digits, without dashes',
  '[0-9]{3}-[0-9]{3}-[0-9]{9}': 'must be a document number like 001-001-000000001',
  '(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[012])/20[0-9][0-9]': 'must be a date like 21/11/2026',
  '(0[1-9]|1[012])/20[0-9][0-9]': 'must be a month like 11/2026',
  '[^\\n]*': 'must not hold line breaks',
  'SI|NO': 'must be SI or NO',
  '0[4-8]': 'must be an identification type, 04 to 08',
  '[0-9]{10,49}': 'must be an authorization number of 10 to 49 digits',
  '0[1-9]|1[0-9]|2[01]': 'must be a form of payment, 01 to 21',
}

type Teller = (element: string, match: RegExpExecArray) => Explanation

const TELLERS: [RegExp, Teller][] = [
  [
    /This element is not expected\. Expected is (?:one of )?\( (.+?) \)/,
    (element, [, expected = '']) => out(element, expected),
  ],
  [/This element is not expected/, (element) => beyondTheEnd(element)],
  [
    /Missing child element\(s\)\. Expected is (?:one of )?\( (.+?) \)/,
    (element, [, expected = '']) => missing(element, expected),
  ],
  [
    /The attribute '(.+?)' is required but missing/,
    (element, [, name]) => say(documentErrors.attributeWrong, `<${element}> lacks its attribute "${name}".`),
  ],
  [
    /The attribute '(.+?)' is not allowed/,
    (element, [, name]) => say(documentErrors.attributeWrong, `<${element}> must not have an attribute "${name}".`),
  ],
  [
    /\[facet 'enumeration'\] The value '(.*)' is not an element of the set \{(.+)\}/s,
    (element, [, value, set]) =>
      say(documentErrors.valueMalformed, `"${value}" is not allowed in <${element}>: it must be ${set}.`),
  ],
  [
    /\[facet 'pattern'\] The value '(.*)' is not accepted by the pattern '(.+)'/s,
    (element, [, value = '', pattern = '']) => shaped(element, value, pattern),
  ],
  [
    /\[facet 'maxLength'\].* length of '(\d+)'.* length of '(\d+)'/s,
    (element, [, length, most]) =>
      say(documentErrors.valueLength, `<${element}> has ${length} characters; at most ${most} are allowed.`),
  ],
  [
    /\[facet 'minLength'\].* length of '(\d+)'.* length of '(\d+)'/s,
    (element, [, length, least]) =>
      say(
        documentErrors.valueLength,
        `<${element}> has ${length} characters; at least ${least} are needed: leave the element out if it is empty.`,
      ),
  ],
  [
    /\[facet 'fractionDigits'\] The value '(.+?)'.*\('(\d+)'\)/,
    (element, [, value, most]) =>
      say(documentErrors.numberOutOfBounds, `${value} in <${element}> has more than ${most} decimals.`),
  ],
  [
    /\[facet 'totalDigits'\] The value '(.+?)'.*\('(\d+)'\)/,
    (element, [, value, most]) =>
      say(documentErrors.numberOutOfBounds, `${value} in <${element}> has more than ${most} digits.`),
  ],
  [
    /\[facet 'minInclusive'\] The value '(.+?)'/,
    (element, [, value]) => say(documentErrors.numberOutOfBounds, `${value} in <${element}> must not be negative.`),
  ],
  [
    /: '(.*)' is not a valid value of the (?:local )?atomic type/s,
    (element, [, value]) => say(documentErrors.valueMalformed, `"${value}" is not a valid value of <${element}>.`),
  ],
  [
    /Character content other than whitespace is not allowed/,
    (element) => say(documentErrors.elementMisplaced, `<${element}> holds other elements, no text of its own.`),
  ],
  [
    /Element content is not allowed/,
    (element) => say(documentErrors.elementMisplaced, `<${element}> holds text, no other elements.`),
  ],
]

/** Turns what libxml2 says about a schema into an error and a sentence a person understands. */
export function explain(complaint: string): Explanation {
  const element = /^Element '(?:\{.*?\})?(.+?)'/.exec(complaint)?.[1] ?? ''
  for (const [pattern, tell] of TELLERS) {
    const match = pattern.exec(complaint)
    if (match) return tell(element, match)
  }
  return say(documentErrors.againstSchema, `<${element}> does not follow the schema of the document.`)
}

function say(error: DeclaredError, message: string): Explanation {
  return { error, message }
}

function out(element: string, expected: string): Explanation {
  const wanted = namesIn(expected)
  return say(
    documentErrors.elementMisplaced,
    `<${element}> must not stand here: ${wanted} is expected first, or it is out of order.`,
  )
}

/** What may stand so often is named with its number: a block that has taken as many ends before the next. */
function beyondTheEnd(element: string): Explanation {
  if (element !== 'campoAdicional')
    return say(documentErrors.elementMisplaced, `<${element}> must not stand here: the block ends before it.`)
  const message = `<infoAdicional> holds at most ${MAX_ADDITIONAL_FIELDS} <campoAdicional>; this is one more: join some, such as telephone and e-mail in one.`
  return say(documentErrors.elementMisplaced, message)
}

function missing(element: string, expected: string): Explanation {
  return say(documentErrors.elementMissing, `<${element}> lacks ${namesIn(expected)}.`)
}

function namesIn(expected: string): string {
  const names = expected.split(', ').map((name) => (name.startsWith('##') ? 'the signature' : `<${name}>`))
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : (names[0] ?? '')
}

function shaped(element: string, value: string, pattern: string): Explanation {
  const meaning = PATTERN_MEANINGS[pattern] ?? 'is not written as the schema asks'
  return say(documentErrors.valueMalformed, `"${value}" in <${element}> ${meaning}.`)
}
