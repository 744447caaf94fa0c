import { expect, test } from '@jest/globals'
import { nameWords } from './name-words.ts'

test.each([
  ['Peña Núñez, María', ['pena', 'nunez', 'maria']],
  ["D'Angelo & Cía. Ltda.", ['d', 'angelo', 'cia', 'ltda']],
  ['PEN\u0303A pena', ['pena']],
  ['3M Ecuador S.A.', ['3m', 'ecuador', 's', 'a']],
  ['株式会社 हिन्दी', ['株式会社', 'हिन्दी']],
  ['& - .', []],
])('%s has its words as search terms, each once', (name, words) => {
  expect(nameWords(name)).toEqual(words)
})

test('long words and names are cut, and still found', () => {
  const [word = ''] = nameWords('ñ'.repeat(300))

  expect(word).toBe('n'.repeat(30))
  expect(nameWords('ñ'.repeat(40))).toEqual([word])
  expect(nameWords(Array.from({ length: 150 }, (_, at) => `w${at}`).join(' '))).toHaveLength(30)
})
