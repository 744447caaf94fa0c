import { COMMON_PHRASES, COMMON_WORDS } from './common-words.ts'

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
  '1qazxsw23edcvfr45tgbnhy67ujmki89olp0',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((row) => [row, backwards(row)])

/** The keys as they lie; half a key further right row by row. */
const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Shorter ones are in half of all words. */
const MIN_WALK = 4

/** What is written for letters, in two ways where it stands for either of two. */
const LOOKALIKES = [
  { '0': 'o', '1': 'i', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'g', '7': 't', '8': 'b', '9': 'g' },
  { '0': 'o', '1': 'l', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'b', '7': 't', '8': 'b', '9': 'q' },
].map(
  (digits): Record<string, string> => ({
    ...digits,
    '@': 'a',
    $: 's',
    '€': 'e',
    '!': digits['1'],
    '|': digits['1'],
    '+': 't',
    '(': 'c',
  }),
)

/** Words forwards and backwards. */
interface Words {
  all: ReadonlySet<string>
  longest: number
}

/**
 * Whether a password is made of what everybody tries first: common words and phrases, also backwards, written apart or
 * as in `p4ssw0rd`, names of the caller's own, years, rows of keys, adjacent ones and repetitions, alone or with little
 * else.
 * @param own words that are easily guessed of this caller, such as the parts of the e-mail address
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const mine = own.map(plain).filter((word) => word.length >= MIN_WORD)
  const words = mine.length === 0 ? COMMON : wordsOf([...COMMON.all, ...mine])
  const text = plain(password)
  const together = text.replace(/[^\p{L}\p{N}@$€!|+(]/gu, '')
  return [text, together].some((one) => strengthOf(one, words) < MIN_STRENGTH)
}

/** The parts of an e-mail address that are easily guessed. */
export function wordsOfAddress(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return [...new Set([local, ...partsOf(local), ...domain.split('.')])]
}

/** The parts of a name that are easily guessed, and all of it written together. */
export function wordsOfName(name: string): string[] {
  const parts = partsOf(name.toLowerCase())
  return [...new Set([...parts, parts.join('')])]
}

function partsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u)
}

const COMMON = wordsOf([...COMMON_WORDS, ...COMMON_PHRASES].map(plain))

function wordsOf(words: readonly string[]): Words {
  const all = new Set(words.flatMap((word) => [word, backwards(word)]))
  return { all, longest: Math.max(...[...all].map((word) => word.length)) }
}

/** How many characters nobody could guess it is worth, read in the way that makes it worth least. */
function strengthOf(text: string, words: Words): number {
  const characters = [...text]
  const unit = unitOf(characters)
  if (unit < characters.length) return strengthOf(characters.slice(0, unit).join(''), words) + PIECE
  const readings = [characters, ...LOOKALIKES.map((letters) => characters.map((one) => letters[one] ?? one))]
  const texts = readings.map((reading) => reading.join(''))
  const walks = walksIn(characters)
  const worth = [0]
  for (let end = 1; end <= characters.length; end += 1) {
    let least = (worth[end - 1] ?? 0) + 1
    for (let start = end - MIN_WORD; start >= 0; start -= 1) {
      // However easy the piece is, it makes nothing worth less.
      if ((worth[start] ?? 0) + PIECE >= least) continue
      const isWord = end - start <= words.longest && texts.some((one) => words.all.has(one.slice(start, end)))
      const isWalk = end - start >= MIN_WALK && start >= (walks[end - 1] ?? end)
      if (isWord || isWalk || isEasy(text.slice(start, end))) least = (worth[start] ?? 0) + PIECE
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

function isEasy(piece: string): boolean {
  return isRow(piece) || isYear(piece)
}

function isRow(piece: string): boolean {
  return ROWS.some((row) => row.includes(piece)) || /^(.)\1+$/u.test(piece)
}

/** A year, or a day written in digits. */
function isYear(piece: string): boolean {
  return /^(?:19|20)\d\d$/.test(piece) || /^\d{6}$|^\d{8}$/.test(piece)
}

/** Where the walk to each character began, from key to key, each beside the one before: `qwedsazxc`. */
function walksIn(characters: readonly string[]): number[] {
  const places = characters.map(placeOf)
  const starts: number[] = []
  for (const [at, place] of places.entries()) {
    starts.push(areAdjacent(places[at - 1], place) ? (starts[at - 1] ?? at) : at)
  }
  return starts
}

interface Place {
  row: number
  column: number
}

function placeOf(key: string): Place | undefined {
  const row = KEYBOARD.findIndex((keys) => keys.includes(key))
  return row < 0 ? undefined : { row, column: (KEYBOARD[row] ?? '').indexOf(key) + row / 2 }
}

function areAdjacent(one: Place | undefined, other: Place | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1
}

/** Without capitals and accents. */
function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function backwards(text: string): string {
  return [...text].reverse().join('')
}
