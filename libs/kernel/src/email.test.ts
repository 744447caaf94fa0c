import { expect, test } from '@jest/globals'
import { isEmail } from './email.ts'

test.each(['compras@example.com', 'a.b+c@mail.example.ec', 'ñandú@correo.ec', "o'brien@example.com", 'x@a.io'])(
  '%s is an address',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

test.each(
  [
    ['', 'nobody', '@example.com', 'a@', 'a@example', 'a@example.c', 'a@.com', 'a@b..com', 'a b@example.com'],
    ['a@b@example.com', 'a@example.com,b@example.com', 'A <a@example.com>', 'a@example.com\n', 'a\u0000@example.com'],
    [`${'a'.repeat(65)}@example.com`, `a@${'b'.repeat(250)}.com`, '"a"@example.com', 'a@example.com;'],
    ['a@[127.0.0.1]', 'a@[IPv6:::1]', 'a@169.254.169.254', 'a\\b@example.com'],
  ].flat(),
)('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})
