import { DRAWN_CHARACTERS } from './drawn-characters.ts'

// Line breaks, tabs and blanks become a space: XML changes some of them between signing and reading, and the
// authority's schemas refuse line breaks.
const BLANKS = /[\s\u0085\u00a0\u180e\u200b\ufeff]+/g
const ONLY_PLAIN = /^[!-~¡-ÿ]+(?: [!-~¡-ÿ]+)*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u

/** The text of a document: one line, single inner blanks, composed accents (NFC). */
export function normalised(text: string): string {
  if (ONLY_PLAIN.test(text)) return text
  return text.normalize('NFC').replace(BLANKS, ' ').trim()
}

/**
 * The first character that no document can carry, except line breaks and tabs, as `U+0001`; undefined for none: control
 * characters, lone surrogates, non-characters. It is refused at once, not months later in a document.
 */
export function forbiddenCharacterIn(text: string): string | undefined {
  if (ONLY_PLAIN.test(text)) return undefined
  const [character] = FORBIDDEN.exec(text.replace(/[\t-\r]/g, ' ')) ?? []
  return character && codePointOf(character)
}

/** Blanks without width, and joiners of emoji and words. */
const INVISIBLE = '\\u00ad\\u180e\\u200b-\\u200e\\u2060\\ufe0e\\ufe0f\\ufeff'
const DRAWN = DRAWN_CHARACTERS.trim()
  .replace(/[0-9a-f]+/g, '\\u{$&}')
  .replace(/\s/g, '')
const ONLY_DRAWN = new RegExp(`^[${DRAWN}]*$`, 'u')
// Characters that documents cannot carry have their own error.
const UNDRAWN = new RegExp(`[^${DRAWN}${INVISIBLE}\\p{Cc}\\p{Cs}\\p{Noncharacter_Code_Point}]`, 'gu')
const ONLY_INVISIBLE = new RegExp(`^[ ${INVISIBLE}]*$`, 'u')

/** Whether a RIDE can print all characters of a text. */
export function isDrawn(text: string): boolean {
  return ONLY_DRAWN.test(text)
}

/** Whether a text has only invisible characters, such as joiners. */
export function isInvisible(text: string): boolean {
  return ONLY_INVISIBLE.test(text)
}

/** Enough for a message. */
const MAX_NAMED = 5

/**
 * The characters that no RIDE can print, with their code points: `漢 (U+6F22)`, `字 (U+5B57)`; undefined for none. Its
 * fonts lack them, or it cannot join, stack or reverse them. For an invisible text: all of its characters.
 */
export function undrawnIn(text: string): string[] | undefined {
  const isInvisibleWhole = isInvisible(text)
  if (ONLY_PLAIN.test(text) && !isInvisibleWhole) return undefined
  const characters = [...new Set(normalised(text).match(isInvisibleWhole ? /\S/gu : UNDRAWN))]
  if (characters.length === 0) return undefined
  const more = characters.length > MAX_NAMED ? ['…'] : []
  return [...characters.slice(0, MAX_NAMED).map(named), ...more]
}

/** Combining and direction characters are named by code point only. */
function named(character: string): string {
  const code = codePointOf(character)
  return /[\p{M}\p{C}]/u.test(character) ? code : `${character} (${code})`
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Characters as in schemas: an emoji is one. */
export function lengthOf(text: string): number {
  let length = text.length
  for (let at = 0; at < text.length; at += 1) if (isHighSurrogate(text.charCodeAt(at))) length -= 1
  return length
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

const TEXT_ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#xD;' }
const ATTRIBUTE_ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}
const TEXT_SPECIAL = /[&<>\r]/
const ATTRIBUTE_SPECIAL = /[&<>"\t\n\r]/

/** Text as canonical XML escapes it. */
export function escapeText(text: string): string {
  return TEXT_SPECIAL.test(text) ? text.replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? '') : text
}

/**
 * An attribute as canonical XML escapes it, and also `>`: `]]>` in a value ends a CDATA section around the document.
 */
export function escapeAttribute(text: string): string {
  if (!ATTRIBUTE_SPECIAL.test(text)) return text
  return text.replace(/[&<>"\t\n\r]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? '')
}
