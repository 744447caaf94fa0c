import { expect, test } from '@jest/globals'
import { ownPage } from './own-page.ts'

const HOST = '127.0.0.1:8089'

const isOfOwnPage = ownPage('simulator, Authority.internal')

test.each([
  { host: HOST },
  { host: 'localhost:8089' },
  { host: '[::1]:8089' },
  { host: 'LOCALHOST' },
  { host: 'simulator:8089' },
  { host: 'authority.internal' },
  { host: HOST, origin: `http://${HOST}`, 'sec-fetch-site': 'same-origin' },
  { host: HOST, 'sec-fetch-site': 'none' },
])('the page itself and programs are answered: %j', (headers) => {
  expect(isOfOwnPage({ headers })).toBe(true)
})

test.each([
  {},
  { host: '' },
  { host: 'evil' },
  { host: 'evil:8089' },
  { host: '10.0.0.1:8089' },
  { host: '127.0.0.1:8089:8089' },
  { host: 'evil.example:8089' },
  { host: '127.0.0.1.evil.example:8089' },
  { host: 'localhost.evil.example' },
  { host: 'localhost@evil.example' },
  { host: '127.0.0.1:8089, evil.example' },
  { host: HOST, origin: 'http://evil.example' },
  { host: HOST, origin: 'null' },
  { host: HOST, origin: 'http://localhost:8089' },
  { host: HOST, origin: 'http://127.0.0.1:3000' },
  { host: HOST, origin: `https://${HOST}` },
  { host: HOST, 'sec-fetch-site': 'cross-site' },
  { host: HOST, 'sec-fetch-site': 'same-site' },
  { host: 'evil.example', origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
])('another site, or another name for this machine, is refused: %j', (headers) => {
  expect(isOfOwnPage({ headers })).toBe(false)
})

test('without the setting only names of the machine are accepted', () => {
  for (const host of ['simulator:8089', ':8089', '']) expect(ownPage('')({ headers: { host } })).toBe(false)
  expect(ownPage('')({ headers: { host: 'localhost:8089' } })).toBe(true)
})
