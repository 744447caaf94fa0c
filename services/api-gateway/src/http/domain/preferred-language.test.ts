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
  ['es, en', 'es'],
  ['es-EC,en', 'es'],
  ['en, es', 'en'],
  ['en;q=0.8, es;q=0.8', 'en'],
  ['es;q=0.8, en;q=0.8', 'es'],
  ['en;q=0, *', 'es'],
  ['es;q=0, *', 'en'],
  ['*, es;q=0.5', 'en'],
  ['*;q=0.1, es', 'es'],
  ['fr, *;q=0.5', 'en'],
  ['en;q=0, es;q=0', 'en'],
])('%s asks for %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language)
})
