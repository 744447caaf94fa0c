import { createRequire } from 'node:module'
import { isDrawn } from '@etax/tax-document'
import { type Font, openSync } from 'fontkit'

/**
 * Characters that the standard fonts lack. They are rare: no font is embedded, each is an outline with its text for
 * copying and searching.
 */
export interface ForeignGlyph {
  character: string
  /** The width in thousandths of the size. */
  width: number
  /** PDF path operators, upwards, `perEm` units per size. */
  outline: string
  perEm: number
}

/** Private codes cover every drawn character (see `isDrawn`). */
const FIRST = 0xe000
const REPLACEMENT = '\ufffd'

const require = createRequire(import.meta.url)
export const fontFiles = [
  require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  require.resolve('@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf'),
]

let fonts: Font[] | undefined
// Kept for the life of the process: encoded texts contain the codes.
const codes = new Map<string, string>()
const glyphs: ForeignGlyph[] = []

/** A replacement sign's code for a character that no font draws. */
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
  // PDF has only cubic curves.
  const [cx = 0, cy = 0, toX = 0, toY = 0] = args
  const points = [
    x + (2 * (cx - x)) / 3,
    y + (2 * (cy - y)) / 3,
    toX + (2 * (cx - toX)) / 3,
    toY + (2 * (cy - toY)) / 3,
  ]
  return `${[...points.map(Math.round), toX, toY].join(' ')} c `
}
