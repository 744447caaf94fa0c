import { COMMON_PHRASES, COMMON_WORDS } from './common-words.ts'

export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200

/** The least strength, when guessable parts count for little. */
const MIN_STRENGTH = 9
/** The strength of a word, a row of keys or a repetition, in unguessable characters. */
const PIECE = 2
const MIN_WORD = 3

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

/** The position of the keys; each row is half a key further right. */
const KEYBOARD = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Shorter rows occur in half of all words. */
const MIN_WALK = 4

/** Replacements for letters; an ambiguous one is listed twice. */
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

interface Words {
  all: ReadonlySet<string>
  longest: number
}

/**
 * Whether a password consists of what attackers try first: common words and phrases (also backwards, apart or as in
 * `p4ssw0rd`), the caller's own names, years, rows of keys and repetitions.
 * @param own words that are easily guessed for this caller, such as the parts of the e-mail address
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const mine = own.map(plain).filter((word) => word.length >= MIN_WORD)
  const words = mine.length === 0 ? COMMON : wordsOf([...COMMON.all, ...mine])
  const text = plain(password)
  const together = text.replace(/[^\p{L}\p{N}@$€!|+(]/gu, '')
  return [text, together].some((one) => strengthOf(one, words) < MIN_STRENGTH)
}

export function wordsOfAddress(email: string): string[] {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  return [...new Set([local, ...partsOf(local), ...domain.split('.')])]
}

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

/** The strength in unguessable characters, by the weakest reading. */
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
      // A piece never weakens the reading.
      if ((worth[start] ?? 0) + PIECE >= least) continue
      const isWord = end - start <= words.longest && texts.some((one) => words.all.has(one.slice(start, end)))
      const isWalk = end - start >= MIN_WALK && start >= (walks[end - 1] ?? end)
      if (isWord || isWalk || isEasy(text.slice(start, end))) least = (worth[start] ?? 0) + PIECE
    }
    worth[end] = least
  }
  return worth[characters.length] ?? 0
}

/** The length of the repeated part; the whole length without a repetition. */
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

function isYear(piece: string): boolean {
  return /^(?:19|20)\d\d$/.test(piece) || /^\d{6}$|^\d{8}$/.test(piece)
}

/** Returns for each character where its walk over adjacent keys began: `qwedsazxc`. */
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

function plain(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function backwards(text: string): string {
  return [...text].reverse().join('')
}
