import { expect, test } from '@jest/globals'
import { namesOf, positive, wholeNumber, writableFile, writableFolder } from './command-line.ts'

test.each(['-1', '1.5', 'abc', '', '1e3', '0x10', '99999999999999999999', '2'])(
  '"%s" is no whole number from 3 up',
  (text) => {
    expect(() => wholeNumber('seed', text, 3)).toThrow(`--seed takes a whole number from 3 up, not "${text}".`)
  },
)

test('a whole number may be the least allowed one', () => {
  expect(wholeNumber('seed', '3', 3)).toBe(3)
})

test.each(['0', '-1', 'abc', '', 'Infinity', '1e9'])('"%s" is no number above 0', (text) => {
  expect(() => positive('minutes', text)).toThrow(`--minutes takes a number above 0, not "${text}".`)
})

test('a number above 0 may have decimals', () => {
  expect([positive('minutes', '0.5'), positive('minutes', '.5'), positive('minutes', '30')]).toEqual([0.5, 0.5, 30])
})

test('an unknown name is named with the allowed ones', () => {
  expect(namesOf('only', 'kill, stop', ['kill', 'stop', 'cuts'])).toEqual(['kill', 'stop'])
  expect(() => namesOf('only', 'kill,,nosuch', ['kill', 'stop'])).toThrow('--only knows kill, stop; not "", "nosuch".')
})

test('a file in a missing folder is refused before measuring', () => {
  expect(() => writableFile('json', '/nonexistent/figures.json')).toThrow(
    '--json /nonexistent/figures.json cannot be written.',
  )
  expect(() => writableFile('json', '/')).toThrow('--json / cannot be written.')
  expect(() => writableFolder('profiles', '/proc/nope')).toThrow('--profiles /proc/nope is no folder')
  expect(() => writableFolder('profiles', '/etc/hostname')).toThrow('--profiles /etc/hostname is no folder')
  expect(writableFile('json', 'figures.json')).toMatch(/\/figures\.json$/)
})
