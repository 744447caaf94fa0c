/**
 * How `like` finds a text anywhere within a field by index: a record keeps every ending of the field's text, in lower
 * case, and what contains "ore" has an ending that begins with "ore". So a search is one range of an index, exact for
 * words up to the length kept; longer ones are looked at once more. No pattern language is involved.
 */

/** Longer endings are cut here: enough to tell texts apart, little enough to keep. */
const KEPT = 20

/** Above every character that can follow in a text. */
const LAST = '\u{10ffff}'

export function endings(text: string): string[] {
  const characters = [...fold(text)]
  return [...new Set(characters.map((_, at) => characters.slice(at, at + KEPT).join('')))]
}

/** The range of endings that begin with a word, and whether what is found must be looked at once more. */
export function endingsOf(word: string): { from: string; to: string; whole: boolean } {
  const characters = [...fold(word)]
  const from = characters.slice(0, KEPT).join('')
  return { from, to: from + LAST, whole: characters.length <= KEPT }
}

/** A regular expression that finds exactly this text: everything special in it is escaped. */
export function literally(text: string): string {
  return text.normalize('NFC').replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
