/**
 * How `like` finds a text anywhere within a field by index: a record keeps every ending of the field's text, in lower
 * case, and what contains "ore" has an ending that begins with "ore". So a search is one range of an index, exact for
 * words up to the length kept; longer ones are looked at once more.
 */

/** Longer endings are cut here: enough to tell texts apart, little enough to keep. */
const KEPT = 20

export function endings(text: string): string[] {
  const characters = [...fold(text)]
  return [...new Set(characters.map((_, at) => characters.slice(at, at + KEPT).join('')))]
}

/**
 * What finds the endings that begin with a word, and whether what is found must be looked at once more. An anchored
 * expression without special characters is a range of the index, and one that can be counted without the records.
 */
export function endingsOf(word: string): { beginning: string; isWhole: boolean } {
  const characters = [...fold(word)]
  return { beginning: `^${literally(characters.slice(0, KEPT).join(''))}`, isWhole: characters.length <= KEPT }
}

/** A regular expression that finds exactly this text: everything special in it is escaped. */
export function literally(text: string): string {
  return text.normalize('NFC').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase()
}
