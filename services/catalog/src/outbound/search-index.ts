import { withoutAccents } from '@etax/kernel'

/**
 * How `like` finds a text anywhere within a field by index: a record keeps every ending of the field's text, in lower
 * case and without accents, and what contains "ore" has an ending that begins with "ore". So a search is one range of an
 * index, exact for words up to the length kept; longer ones are looked at once more.
 */

/** Longer endings are cut here: enough to tell texts apart, little enough to keep. */
const KEPT = 20

export function endings(text: string): string[] {
  const characters = [...withoutAccents(text)]
  return [...new Set(characters.map((_, at) => characters.slice(at, at + KEPT).join('')))]
}

/**
 * What finds the endings that begin with a word, and whether what is found must be looked at once more. Anchored
 * expressions without special characters are ranges of the index, and ones that can be counted without the records.
 * A word with accents has a second one: endings that the version before wrote have them until they are upgraded.
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

/** Names are no longer than that. Of more characters MongoDB could not take the expression; those are left as they are. */
const MAX_LENGTH = 300

/** An expression, for any case, that finds a text with whatever accents; everything special in it is escaped. */
export function withAnyAccents(text: string): string {
  const characters = [...text.normalize('NFC')]
  const inAnyForm = characters.slice(0, MAX_LENGTH).map((one) => classes.get(withoutAccents(one)) ?? literally(one))
  return inAnyForm.join('') + literally(characters.slice(MAX_LENGTH).join(''))
}

function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Letters of the Latin script that differ from a plain one in accents only, in lower case. */
const accented = [...range(0xdf, 0x24f), ...range(0x1e00, 0x1eff)].filter(
  (letter) => letter === letter.toLowerCase() && /^[a-z]$/.test(withoutAccents(letter)),
)

const classes: ReadonlyMap<string, string> = new Map(
  [...Map.groupBy(accented, withoutAccents)].map(([plain, letters]) => [plain, `[${plain}${letters.join('')}]`]),
)

/** Finds endings that were written before accents were left out. */
export const WITH_ACCENTS = `[${accented.join('')}\u0300-\u036f]`

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at))
}
