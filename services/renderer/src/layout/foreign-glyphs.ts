import { createRequire } from 'node:module'
import { isDrawn } from '@etax/tax-document'
import { type Font, openSync } from 'fontkit'

/**
 * Characters the standard fonts lack: other alphabets, signs, emoji. They are rare, so that no font is embedded for their
 * sake: each is drawn as an outline, with its text beside it for whoever copies or searches.
 */
export interface ForeignGlyph {
  character: string
  /** In thousandths of the size. */
  width: number
  /** PDF path operators, in units of which `perEm` make one size, upwards. */
  outline: string
  perEm: number
}

/** The private use area has a code for each character that the fonts draw (see `isDrawn`). */
const FIRST = 0xe000
/** Stands for what cannot be shown. */
const REPLACEMENT = '\ufffd'

const require = createRequire(import.meta.url)
export const fontFiles = [
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
]

let fonts: Font[] | undefined
// For the life of the process: a code that was given stays in the texts that were encoded with it.
const codes = new Map<string, string>()
const glyphs: ForeignGlyph[] = []

/** The private code under which an encoded text carries the character, or the sign that stands for what cannot be shown. */
export function foreignCode(character: string): string {
  const cached = codes.get(character)
  if (cached !== undefined) return cached
  if (!isDrawn(character)) return foreignCode(REPLACEMENT)
  const code = newCode(character)
  codes.set(character, code)
  return code
}

export function foreignGlyph(code: number): ForeignGlyph | undefined {
  return glyphs[code - FIRST]
}

/** Matches the foreign characters of an encoded text. */
export const FOREIGN = /[\ue000-\uf8ff]/

function newCode(character: string): string {
  fonts ??= fontFiles.map((file) => openSync(file) as Font)
  const codePoint = character.codePointAt(0) ?? 0
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codePoint))
  if (font === undefined) throw new TypeError(`no font has ${character}, which the table of characters has`)
  const { advanceWidth, path } = font.glyphForCodePoint(codePoint)
  const perEm = font.unitsPerEm
  glyphs.push({ character, width: (advanceWidth * 1000) / perEm, outline: outlineOf(path.commands), perEm })
  return String.fromCharCode(FIRST + glyphs.length - 1)
}

type Command = Font extends { glyphForCodePoint(code: number): { path: { commands: (infer C)[] } } } ? C : never

function outlineOf(commands: readonly Command[]): string {
  let out = ''
  let [x, y] = [0, 0]
  for (const { command, args } of commands) {
    out += operator(command, args, x, y)
    x = args.at(-2) ?? x
    y = args.at(-1) ?? y
  }
  return `${out}f`
}

function operator(command: Command['command'], args: readonly number[], x: number, y: number): string {
  if (command === 'moveTo') return `${args.join(' ')} m `
  if (command === 'lineTo') return `${args.join(' ')} l `
  if (command === 'bezierCurveTo') return `${args.join(' ')} c `
  if (command === 'closePath') return 'h '
  // PDF knows cubic curves only
  const [cx = 0, cy = 0, toX = 0, toY = 0] = args
  const points = [
    x + (2 * (cx - x)) / 3,
    y + (2 * (cy - y)) / 3,
    toX + (2 * (cx - toX)) / 3,
    toY + (2 * (cy - toY)) / 3,
  ]
  return `${[...points.map(Math.round), toX, toY].join(' ')} c `
}
