import { type ErrorDetail, unseenIn } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'

const PLAIN = /^[!-~]+(?: +[!-~]+)*$/
/** Blanks that look like the plain one, or turn a line. */
const OTHER_BLANK = /[^\S ]/u

/**
 * What is wrong with a reference: two that look the same must be the same, or what is repeated is issued again. One that is too
 * long is found wrong by its schema.
 */
export function brokenReference(text: string): ErrorDetail[] {
  if (text === '' || PLAIN.test(text)) return []
  if (text !== text.trim()) return [documentErrors.referenceEndsBlank.at('devReference')]
  const [blank] = OTHER_BLANK.exec(text) ?? []
  const character = unseenIn(text) ?? (blank && codePointOf(blank))
  return character === undefined ? [] : [documentErrors.referenceUnseen.at('devReference', { character })]
}

/** The form in which references are compared: accents composed (NFC). What is shown stays as it was written. */
export function canonicalReference(text: string): string {
  return text.normalize('NFC')
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
