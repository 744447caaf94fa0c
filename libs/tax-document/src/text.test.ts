import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import {
  escapeAttribute,
  escapeText,
  forbiddenCharacterIn,
  hasForbiddenCharacters,
  lengthOf,
  normalised,
} from './text.ts'

test.each([
  ['  blanks  ', 'blanks'],
  ['two\r\nlines', 'two lines'],
  ['tab\there', 'tab here'],
  ['no\u00a0break', 'no break'],
  ['zero\u200bwidth\ufeff', 'zero width'],
  ['next\u0085line\u2028and\u2029on', 'next line and on'],
  ['cafe\u0301', 'café'],
  ['Ñandú & «té» <€> 🦙', 'Ñandú & «té» <€> 🦙'],
])('%p becomes %p', (given, expected) => {
  expect(normalised(given)).toBe(expected)
})

test.each(['\u0000', 'bell\u0007', '\u007f', '\u0092', 'half \ud83d pair', '\udc00', '\ufffe', '\uffff'])(
  '%p cannot be carried',
  (text) => {
    expect(hasForbiddenCharacters(normalised(text))).toBe(true)
  },
)

test.each(['plain', 'ñ € 🦙', '"\'<>&', 'العربية', '日本'])('%p can be carried', (text) => {
  expect(hasForbiddenCharacters(normalised(text))).toBe(false)
})

test.each([
  ['a\u0085b', 'U+0085'],
  ['a\u0080b', 'U+0080'],
  ['\u0000', 'U+0000'],
  ['two\r\nlines\tand\u00a0more', undefined],
])('in %j what must not be written is %s', (text, found) => {
  expect(forbiddenCharacterIn(text)).toBe(found)
})

test('an emoji is one character', () => {
  expect(lengthOf('a🦙b')).toBe(3)
})

test('whatever can be carried comes back from XML as it went in, in canonical form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (given) => {
      const text = normalised(given)
      fc.pre(!hasForbiddenCharacters(text))
      const xml = `<a b="${escapeAttribute(text)}">${escapeText(text)}</a>`

      const parsed = XmlDocument.fromString(xml)
      const read = [parsed.root.content, parsed.root.attrs[0]?.value, parsed.canonicalizeToString()]
      parsed.dispose()

      const canonical = `<a b="${escapeAttribute(text).replaceAll('&gt;', '>')}">${escapeText(text)}</a>`
      expect(read).toEqual([text, text, canonical])
      expect(xml).not.toContain(']]>')
    }),
    { numRuns: 2000 },
  )
})
