import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { endings, endingsOf, literally } from './search-index.ts'

const text = fc.string({ unit: fc.constantFrom(...'aAbÉé ñ.*^$(50%)\\[-]/'.split('')), maxLength: 40 })

test('a text contains a word exactly if one of its endings begins with it', () => {
  fc.assert(
    fc.property(text, text, (whole, word) => {
      const { beginning, isWhole } = endingsOf(word)
      const isFound = endings(whole).some((ending) => new RegExp(beginning).test(ending))
      const contains = whole.toLowerCase().includes(word.toLowerCase())

      if (isWhole && whole !== '') expect(isFound).toBe(contains)
      if (contains && whole !== '') expect(isFound).toBe(true)
    }),
  )
})

test('a text taken literally matches itself', () => {
  fc.assert(fc.property(text, (whole) => expect(new RegExp(`^${literally(whole)}$`).test(whole)).toBe(true)))
})
