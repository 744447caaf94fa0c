import { expect, test } from '@jest/globals'
import { isLoopback, isLoopbackAddress, isLoopbackHost } from './loopback.ts'

test.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:80', '127.8.9.1', '[::1]', '[::1]:8080'])(
  'the host %s is this machine',
  (host) => {
    expect([isLoopbackHost(host), isLoopback(`http://${host}`)]).toEqual([true, true])
  },
)

test.each([
  undefined,
  '',
  'evil.example',
  'localhost.evil.example',
  'localhost.',
  'x.localhost',
  '127.0.0.1.evil.example',
  '127.1',
  '2130706433',
  '0x7f.0.0.1',
  '0.0.0.0',
  '[::]',
  '[::ffff:127.0.0.1]',
  'evil@localhost',
  'localhost:80@evil.example',
  'localhost/evil',
  'localhost, evil.example',
  'localhost:999999',
])('the host %s is not taken for it', (host) => {
  expect(isLoopbackHost(host)).toBe(false)
})

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['192.168.1.7', false],
  ['::ffff:10.0.0.1', false],
  ['127.0.0.1.5', false],
  [undefined, false],
])('a connection from %s: %s', (address, expected) => {
  expect(isLoopbackAddress(address)).toBe(expected)
})
