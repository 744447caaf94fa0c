import { expect, test } from '@jest/globals'
import { allErrors } from './error-catalog.ts'

test('no code is declared twice, whoever owns it', () => {
  const codes = allErrors().map(({ code }) => code)

  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
})

test('every error says what is wrong, when it happens and what to do', () => {
  for (const { code, message, cause, remedy } of allErrors()) {
    for (const text of [message, cause, remedy])
      expect({ code, blank: text.trim() === '' }).toEqual({ code, blank: false })
  }
})
