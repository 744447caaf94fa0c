import { expect, test } from '@jest/globals'
import { brokenReference, canonicalReference } from './reference.ts'

test.each(['order-1001', 'Pedido 7 / 2026', 'ñandú', 'n\u0303', '漢字', 'a  b', '👍', ''])(
  '%j is a reference',
  (text) => {
    expect(brokenReference(text)).toEqual([])
  },
)

test.each([' a', 'a ', '\u00a0a', 'a\n', '\ta', '\u3000a', '\ufeffa'])('%j ends in a blank', (text) => {
  expect(brokenReference(text)).toMatchObject([{ path: 'devReference', code: 'DOC_10011' }])
})

test.each([
  ['a\u200bb', 'U+200B'],
  ['a\u0000b', 'U+0000'],
  ['a\tb', 'U+0009'],
  ['a\u00a0b', 'U+00A0'],
  ['a\u3000b', 'U+3000'],
  ['a\u2800b', 'U+2800'],
  ['a\u202eb', 'U+202E'],
  ['\u200d', 'U+200D'],
])('%j has what shows nothing', (text, character) => {
  expect(brokenReference(text)).toMatchObject([
    { path: 'devReference', code: 'DOC_10012', params: { character }, message: expect.stringContaining(character) },
  ])
})

test('accents are composed, and nothing else is changed', () => {
  expect(canonicalReference('Pedido-n\u0303 7')).toBe('Pedido-ñ 7')
  expect(canonicalReference('ｏrder')).toBe('ｏrder')
})
