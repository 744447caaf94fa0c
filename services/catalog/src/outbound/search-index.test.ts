import { withoutAccents } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { endings, endingsOf, WITH_ACCENTS, withAnyAccents } from './search-index.ts'

const text = fc.string({ unit: fc.constantFrom(...'aAáÀbÉéẾ ñ.*^$(50%)\\[-]/'.split('')), maxLength: 40 })

test('a text contains a word exactly if one of its endings begins with it', () => {
  fc.assert(
    fc.property(text, text, (whole, word) => {
      const { beginnings, isWhole } = endingsOf(word)
      const isFound = endings(whole).some((ending) => beginnings.some((start) => new RegExp(start).test(ending)))
      const contains = withoutAccents(whole).includes(withoutAccents(word))

      if (isWhole && whole !== '') expect(isFound).toBe(contains)
      if (contains && whole !== '') expect(isFound).toBe(true)
    }),
  )
})

test('without the index a text is found by the same words', () => {
  fc.assert(
    fc.property(text, text, (whole, word) => {
      const contains = withoutAccents(whole).includes(withoutAccents(word))
      expect(new RegExp(withAnyAccents(word), 'i').test(whole)).toBe(contains)
    }),
  )
})

test('a word with accents finds the endings that have them still', () => {
  expect(endingsOf('ÚRS').beginnings).toEqual(['^urs', '^úrs'])
  expect(endingsOf('urs').beginnings).toEqual(['^urs'])
})

test('endings that are up to date are not taken for old ones', () => {
  const old = new RegExp(WITH_ACCENTS)
  expect(endings('Ñandú Ế ß ø æ').some((ending) => old.test(ending))).toBe(false)
  expect(['ñandú', 'ế', 'o\u0301'].every((ending) => old.test(ending))).toBe(true)
})
