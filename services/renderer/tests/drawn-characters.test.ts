import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDrawn } from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { type Font, openSync } from 'fontkit'
import { fontFiles, foreignCode, foreignGlyph } from '../src/layout/foreign-glyphs.ts'
import { encode } from '../src/layout/typeface.ts'

const table = join(import.meta.dirname, '../../../libs/tax-document/src/values/drawn-characters.ts')

/** These scripts run from left to right, with one glyph per character and without shaping. */
const SCRIPTS = [
  ...['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Georgian', 'Common'],
  ...['Braille', 'Canadian_Aboriginal', 'Coptic', 'Lisu', 'Ogham', 'Tifinagh'],
]
const PLAIN_SCRIPT = new RegExp(`^[${SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]$`, 'u')
/** Marks combine with the letter before; the others are invisible or Arabic. */
const LEFT_OUT = /[\p{M}\p{C}\p{Script_Extensions=Arabic}]/u
/** All of Spanish; every PDF reader draws them. */
const windows1252 = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))]

function drawnByFaces(): number[] {
  const faces = fontFiles.map((file) => openSync(file) as Font)
  const shaped = faces.flatMap((face) =>
    face.characterSet.filter((code) => face.glyphForCodePoint(code).path.commands.length > 0),
  )
  const characters = [...windows1252, ...shaped.map((code) => String.fromCodePoint(code))].filter(
    (character) => PLAIN_SCRIPT.test(character) && !LEFT_OUT.test(character),
  )
  return [...new Set(characters.map((character) => character.codePointAt(0) ?? 0))].sort((one, other) => one - other)
}

function rangesOf(codes: readonly number[]): string[] {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last !== undefined && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  return ranges.map((range) => [...new Set(range)].map((code) => code.toString(16)).join('-'))
}

function written(ranges: readonly string[]): string {
  const lines = ranges.join(' ').match(/.{1,118}(?: |$)/g) ?? []
  return `/**
 * The characters that a RIDE can show: code points and ranges of them, in hexadecimal. Made of the renderer's fonts by
 * \`UPDATE=1 npm run test:unit drawn-characters\`.
 */
export const DRAWN_CHARACTERS = \`
${lines.map((line) => line.trim()).join('\n')}
\`
`
}

const drawn = drawnByFaces()

test('the table of characters matches the fonts', () => {
  const expected = written(rangesOf(drawn))
  if (process.env.UPDATE === '1') writeFileSync(table, expected)

  expect(readFileSync(table, 'utf8')).toBe(expected)
})

test('each listed character is drawn as itself, and any other as the replacement sign', () => {
  const others = Array.from('漢กשع\u0301\u202e', (character) => encode(`a ${character}`))
  const foreign = drawn.map((code) => String.fromCodePoint(code)).filter((character) => encode(character) !== character)

  const lost = foreign.filter((character) => {
    const code = encode(character)
    return code.charCodeAt(0) > 0xff && foreignGlyph(code.charCodeAt(0))?.character !== character.normalize('NFC')
  })

  expect(lost).toEqual([])
  expect(foreign.length).toBeGreaterThan(5_000)
  expect(new Set(others)).toEqual(new Set([`a ${foreignCode('\ufffd')}`]))
  expect(drawn.every((code) => isDrawn(String.fromCodePoint(code)))).toBe(true)
})
