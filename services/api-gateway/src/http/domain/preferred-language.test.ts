import { expect, test } from '@jest/globals'
import { preferredLanguage } from './preferred-language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['es', 'es'],
  ['es-EC,es;q=0.9,en;q=0.8', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr, es;q=0.5', 'es'],
  ['fr', 'en'],
  ['*', 'en'],
  ['es;q=0', 'en'],
  ['en;q=0.5, ES', 'es'],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
