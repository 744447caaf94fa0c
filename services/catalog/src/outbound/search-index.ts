import { withoutAccents } from '@etax/kernel'

/**
 * The index for `like`: a record stores all endings of a text, in lower case and without accents. A text that contains
 * "ore" has an ending that begins with "ore", so that a search is one range of the index. Matches of words longer than
 * the endings are checked again.
 */

const KEPT = 20

export function endings(text: string): string[] {
  const characters = [...withoutAccents(text)]
  return [...new Set(characters.map((_, at) => characters.slice(at, at + KEPT).join('')))]
}

/**
 * `isWhole` is false if matches need a second check. Anchored expressions without special characters are index ranges.
 * A word with accents has a second one, for endings from before the migration.
 */
export function endingsOf(word: string): { beginnings: string[]; isWhole: boolean } {
  const asBefore = [...word.normalize('NFC').toLowerCase()]
  const plain = [...withoutAccents(word)]
  const forms = plain.length === 0 ? [asBefore] : [plain, asBefore]
  return {
    beginnings: [...new Set(forms.map((characters) => `^${literally(characters.slice(0, KEPT).join(''))}`))],
    isWhole: asBefore.length <= KEPT,
  }
}

/** The longest name. MongoDB refuses longer expressions; such words stay as they are. */
const MAX_LENGTH = 300

/** Matches a text in any case, with any accents; escapes special characters. */
export function withAnyAccents(text: string): string {
  const characters = [...text.normalize('NFC')]
  const inAnyForm = characters.slice(0, MAX_LENGTH).map((one) => classes.get(withoutAccents(one)) ?? literally(one))
  return inAnyForm.join('') + literally(characters.slice(MAX_LENGTH).join(''))
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

const accented = [...range(0xdf, 0x24f), ...range(0x1e00, 0x1eff)].filter(
  (letter) => letter === letter.toLowerCase() && /^[a-z]$/.test(withoutAccents(letter)),
)

const classes: ReadonlyMap<string, string> = new Map(
  [...Map.groupBy(accented, withoutAccents)].map(([plain, letters]) => [plain, `[${plain}${letters.join('')}]`]),
)

export const WITH_ACCENTS = `[${accented.join('')}\u0300-\u036f]`

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
