import { COMMON_WORDS } from './common-words.ts'

export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200

/** What must remain of a password when all that is easily guessed counts as little as it is worth. */
const MIN_STRENGTH = 9
/** What a word, a row of keys or a repetition is worth, in characters nobody could guess. */
const PIECE = 2
const MIN_WORD = 3

/** Rows that people type along, forwards or backwards. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, [...row].reverse().join('')])

const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/**
 * Whether a password is made of what everybody tries first: common words, also written as in `p4ssw0rd`, names of the
 * caller's own, years, rows of keys and repetitions, alone or with little else.
 * @param own words that are easily guessed of this caller, such as the parts of the e-mail address
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const words = new Set([...COMMON_WORDS, ...own.map(plain).filter((word) => word.length >= MIN_WORD)])
  return strengthOf(password.toLowerCase(), words) < MIN_STRENGTH
}

/** The parts of an e-mail address that are easily guessed. */
export function wordsOfAddress(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return [...new Set([local, ...local.split(/[^\p{L}\p{N}]+/u), ...domain.split('.')])]
}

/** How many characters nobody could guess it is worth, read in the way that makes it worth least. */
function strengthOf(text: string, words: ReadonlySet<string>): number {
  const characters = [...text]
  const unit = unitOf(characters)
  if (unit < characters.length) return strengthOf(characters.slice(0, unit).join(''), words) + PIECE
  const longest = Math.max(...[...words].map((word) => word.length))
  const read = characters.map((one) => LOOKALIKES[one] ?? one)
  const worth = [0]
  for (let end = 1; end <= characters.length; end += 1) {
    let least = (worth[end - 1] ?? 0) + 1
    for (let start = end - MIN_WORD; start >= 0 && end - start <= longest; start -= 1) {
      const piece = characters.slice(start, end).join('')
      const isEasy = words.has(piece) || words.has(read.slice(start, end).join('')) || isRow(piece) || isYear(piece)
      if (isEasy) least = Math.min(least, (worth[start] ?? 0) + PIECE)
    }
    worth[end] = least
  }
  return worth[characters.length] ?? 0
}

/** The length of what is repeated to make up all of it; all of it where nothing is. */
function unitOf(characters: readonly string[]): number {
  for (let unit = 1; unit <= characters.length / 2; unit += 1) {
    if (characters.every((one, at) => one === characters[at % unit])) return unit
  }
  return characters.length
}

function isRow(piece: string): boolean {
  return ROWS.some((row) => row.includes(piece)) || /^(.)\1+$/u.test(piece)
}

/** A year, or a day written in digits. */
function isYear(piece: string): boolean {
  return /^(?:19|20)\d\d$/.test(piece) || /^\d{6}$|^\d{8}$/.test(piece)
}

function plain(word: string): string {
  return word.toLowerCase()
}
