import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { XmlDocument } from 'libxml2-wasm'
import { escapeAttribute, escapeText, forbiddenCharacterIn, lengthOf, normalised, undrawnIn } from './text.ts'

test.each([
  ['  blanks  ', 'blanks'],
  ['two\r\nlines', 'two lines'],
  ['tab\there', 'tab here'],
  ['no\u00a0break', 'no break'],
  ['zero\u200bwidth\ufeff', 'zero width'],
  ['next\u0085line\u2028and\u2029on', 'next line and on'],
  ['cafe\u0301', 'café'],
  ['Ñandú & «té» <€> 🦙', 'Ñandú & «té» <€> 🦙'],
])('%p becomes %p', (input, expected) => {
  expect(normalised(input)).toBe(expected)
})

test.each(['\u0000', 'bell\u0007', '\u007f', '\u0092', 'half \ud83d pair', '\udc00', '\ufffe', '\uffff'])(
  '%p cannot be carried',
  (text) => {
    expect(forbiddenCharacterIn(normalised(text))).toBeDefined()
  },
)

test.each(['plain', 'ñ € 🦙', '"\'<>&', 'العربية', '日本'])('%p can be carried', (text) => {
  expect(forbiddenCharacterIn(normalised(text))).toBeUndefined()
})

test.each([
  ['a\u0085b', 'U+0085'],
  ['a\u0080b', 'U+0080'],
  ['\u0000', 'U+0000'],
  ['two\r\nlines\tand\u00a0more', undefined],
])('the forbidden character of %j is %s', (text, character) => {
  expect(forbiddenCharacterIn(text)).toBe(character)
})

test.each([
  'Ñandú & «té» <€> “x” — …',
  'Łódź Đặng Ğ ș cafe\u0301 Жук Ωμέγα Ένα Հայ ქარ',
  '☕ ✓ → ½ m² № ♥️ 👩‍👩‍👧 🇪🇨 soft\u00adhyphen\u200b joined\u2060',
  'two\r\nlines',
])('a RIDE shows %j', (text) => {
  expect(undrawnIn(text)).toBeUndefined()
})

test.each([
  ['株式会社 Ana', '株 (U+682A), 式 (U+5F0F), 会 (U+4F1A), 社 (U+793E)'],
  ['漢漢', '漢 (U+6F22)'],
  ['一二三四五六', '一 (U+4E00), 二 (U+4E8C), 三 (U+4E09), 四 (U+56DB), 五 (U+4E94), …'],
  ['קפה', 'ק (U+05E7), פ (U+05E4), ה (U+05D4)'],
  ['٢٣', '٢ (U+0662), ٣ (U+0663)'],
  ['ﻼ', 'ﻼ (U+FEFC)'],
  ['ไทย', 'ไ (U+0E44), ท (U+0E17), ย (U+0E22)'],
  ['हि', 'ह (U+0939), U+093F'],
  ['x\u030c', 'U+030C'],
  ['1\ufe0f\u20e3', 'U+20E3'],
  ['turned \u202e back', 'U+202E'],
  ['tagged \u{e0067}', 'U+E0067'],
  ['own \ue000', 'U+E000'],
  ['Ａ', 'Ａ (U+FF21)'],
  ['\u2060 \u00ad', 'U+2060, U+00AD'],
  ['\u00ad', 'U+00AD'],
])('the unprintable characters of %j are named', (text, characters) => {
  expect(undrawnIn(text)?.join(', ')).toBe(characters)
})

test('an emoji is one character', () => {
  expect(lengthOf('a🦙b')).toBe(3)
})

test('whatever can be carried comes back from XML as it went in, in canonical form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (input) => {
      const text = normalised(input)
      fc.pre(forbiddenCharacterIn(text) === undefined)
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
