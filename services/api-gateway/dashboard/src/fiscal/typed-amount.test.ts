import { expect, test } from '@jest/globals'
import { partOrThousands } from './typed-amount.ts'

test.each(['1.234', '1,234', '$ 1.234'])('%s may be a decimal or thousands', (text) => {
  expect(partOrThousands(text)).toEqual({ read: '1.234', whole: '1234' })
})

test.each(['', '1234', '12,50', '0,125', '1.234,50', '1.2345'])('"%s" is unambiguous', (text) => {
  expect(partOrThousands(text)).toBeUndefined()
})
