import { domainToASCII } from 'node:url'
import { expect, test } from '@jest/globals'
import { decodePunycode } from './punycode.ts'

test.each([
  ['and-6ma2c', 'ñandú'],
  ['bcher-kva', 'bücher'],
  ['fiqs8s', '中国'],
  ['80ak6aa92e', 'аррӏе'],
  ['ls8h', '💩'],
  ['3b-ww4c5e180e575a65lsy2b', '3年b組金八先生'],
])('%s stands for %s', (text, letters) => {
  expect(decodePunycode(text)).toBe(letters)
})

test('whatever a name is written as is read back', () => {
  const letters = [...'ñüßéàçøåλжявאب中国あ한ไ💩']
  for (let at = 0; at < 2_000; at += 1) {
    const length = 1 + (at % 9)
    const word = Array.from({ length }, (_, place) =>
      (at * 7 + place) % 3 === 0 ? 'abcxyz019'[(at + place) % 9] : letters[(at * 31 + place * 17) % letters.length],
    ).join('')
    const ascii = domainToASCII(word)
    if (!ascii.startsWith('xn--')) continue
    expect(domainToASCII(decodePunycode(ascii.slice(4)) ?? '')).toBe(ascii)
  }
})

test.each(['a', '0', '99999', '*', 'é', 'a-b-', '999999999999999999999999999999999999999999999999999999999'])(
  '%s stands for nothing, or for what is written otherwise',
  (text) => {
    const letters = decodePunycode(text)
    expect(letters === undefined || domainToASCII(letters) !== `xn--${text}`).toBe(true)
  },
)
