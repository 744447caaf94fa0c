import { expect, test } from '@jest/globals'
import { allErrors } from './error-catalog.ts'

test('no two owners declare the same code', () => {
  const codes = allErrors().map(({ code }) => code)

  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('every error has a message, a cause and a remedy', () => {
  for (const { code, message, cause, remedy } of allErrors()) {
    for (const text of [message, cause, remedy])
      expect({ code, blank: text.trim() === '' }).toEqual({ code, blank: false })
  }
})
