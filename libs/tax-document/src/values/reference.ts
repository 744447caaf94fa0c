import { type ErrorDetail, unseenIn } from '@etax/kernel'
import { documentErrors } from '../errors/document-errors.ts'

const PLAIN = /^[!-~]+(?: +[!-~]+)*$/
/** Blanks that look like a space, or break a line. */
const OTHER_BLANK = /[^\S ]/u

/**
 * The errors of a reference: equal-looking ones must be equal, otherwise a repeat issues a second document. The schema
 * checks its length.
 */
export function brokenReference(text: string): ErrorDetail[] {
  if (text === '' || PLAIN.test(text)) return []
  if (text !== text.trim()) return [documentErrors.referenceEndsBlank.at('devReference')]
  const [blank] = OTHER_BLANK.exec(text) ?? []
  const character = unseenIn(text) ?? (blank && codePointOf(blank))
  return character === undefined ? [] : [documentErrors.referenceUnseen.at('devReference', { character })]
}

/** The form for comparing references: composed accents (NFC). Displays keep the original. */
export function canonicalReference(text: string): string {
  return text.normalize('NFC')
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
