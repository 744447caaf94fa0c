import { DRAWN_CHARACTERS } from './drawn-characters.ts'

// Line breaks, tabs and the blanks that look like one become a plain blank; XML itself would turn some of them into others
// between signing and reading, and the authority's schemas refuse line breaks.
const BLANKS = /[\s\u0085\u00a0\u180e\u200b\ufeff]+/g
const ONLY_PLAIN = /^[!-~¡-ÿ]+(?: [!-~¡-ÿ]+)*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\ufffe\uffff]|\p{Surrogate}|\p{Noncharacter_Code_Point}/u

/** A text as it goes into a document: one line, single blanks, none at the ends, accents composed (NFC). */
export function normalised(text: string): string {
  if (ONLY_PLAIN.test(text)) return text
  return text.normalize('NFC').replace(BLANKS, ' ').trim()
}

/**
 * The first character of a text that no document could carry, line breaks and tabs apart, as `U+0001`; undefined for none: control
 * characters, halves of pairs, non-characters. It is refused where it is written, and not months later when a document is made of
 * it.
 */
export function forbiddenCharacterIn(text: string): string | undefined {
  if (ONLY_PLAIN.test(text)) return undefined
  const [character] = FORBIDDEN.exec(text.replace(/[\t-\r]/g, ' ')) ?? []
  return character && codePointOf(character)
}

/** Blanks that say nothing, and what joins or divides emoji and words without being seen. */
const INVISIBLE = '\\u00ad\\u180e\\u200b-\\u200e\\u2060\\ufe0e\\ufe0f\\ufeff'
const DRAWN = DRAWN_CHARACTERS.trim()
  .replace(/[0-9a-f]+/g, '\\u{$&}')
  .replace(/\s/g, '')
const ONLY_DRAWN = new RegExp(`^[${DRAWN}]*$`, 'u')
// What no document can carry at all is refused as that.
const UNDRAWN = new RegExp(`[^${DRAWN}${INVISIBLE}\\p{Cc}\\p{Cs}\\p{Noncharacter_Code_Point}]`, 'gu')
const ONLY_INVISIBLE = new RegExp(`^[ ${INVISIBLE}]*$`, 'u')

/** Whether a RIDE shows all of a text, letter by letter. */
export function isDrawn(text: string): boolean {
  return ONLY_DRAWN.test(text)
}

/** Whether a text shows nothing: joiners and the like do, beside others. */
export function isInvisible(text: string): boolean {
  return ONLY_INVISIBLE.test(text)
}

/** More of them tell nobody more. */
const MAX_NAMED = 5

/**
 * The characters of a text that no RIDE can show, each with its code point: `漢 (U+6F22)`, `字 (U+5B57)`; undefined for none. It has
 * no letters for them, or would set them one after the other where they join, stand on each other or run to the left. Of a text
 * that shows nothing, they are all.
 */
export function undrawnIn(text: string): string[] | undefined {
  const isInvisibleWhole = isInvisible(text)
  if (ONLY_PLAIN.test(text) && !isInvisibleWhole) return undefined
  const characters = [...new Set(normalised(text).match(isInvisibleWhole ? /\S/gu : UNDRAWN))]
  if (characters.length === 0) return undefined
  const more = characters.length > MAX_NAMED ? ['…'] : []
  return [...characters.slice(0, MAX_NAMED).map(named), ...more]
}

/** What cannot stand alone, and what turns the text behind it, is named by its code point only. */
function named(character: string): string {
  const code = codePointOf(character)
  return /[\p{M}\p{C}]/u.test(character) ? code : `${character} (${code})`
}

function codePointOf(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}

/** Characters as schemas count them: an emoji is one. */
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

/** Text between tags, escaped exactly as canonical XML writes it. */
export function escapeText(text: string): string {
  return TEXT_SPECIAL.test(text) ? text.replace(/[&<>\r]/g, (character) => TEXT_ESCAPES[character] ?? '') : text
}

/**
 * An attribute's value, escaped as canonical XML writes it, and `>` too, which that leaves as it is: `]]>` in a value would end
 * a CDATA section into which somebody puts the document.
 */
export function escapeAttribute(text: string): string {
  if (!ATTRIBUTE_SPECIAL.test(text)) return text
  return text.replace(/[&<>"\t\n\r]/g, (character) => ATTRIBUTE_ESCAPES[character] ?? '')
}
