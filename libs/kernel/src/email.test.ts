import { expect, test } from '@jest/globals'
import { canonicalEmail, isEmail, mailboxOf } from './email.ts'

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
    ['=?utf-8?q?v?=@example.com', 'a=？b@example.com'],
  ].flat(),
)('%j is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

const SPELLINGS = [
  ['ana@EXAMPLE.com', 'ana@example.com', '  ana@example.com\n', 'ana@Example.COM'],
  ['ana@ｅｘａｍｐｌｅ.com', 'ana@ⓔⓧⓐⓜⓟⓛⓔ.com', 'ana@example。com', 'ana@example．com', 'ana@example｡com'],
  ['ａｎａ@example.com', 'ⓐⓝⓐ@example.com', '𝐚𝐧𝐚@example.com', 'ana@𝐞xample.com'],
].flat()

test.each(SPELLINGS)('%j is written as ana@example.com', (spelling) => {
  expect(canonicalEmail(spelling)).toBe('ana@example.com')
})

test.each(['Ana@example.com', 'ANA@example.com', 'Ａna@Example.com'])(
  '%s is mailed to as written, and one mailbox',
  (spelling) => {
    expect(canonicalEmail(spelling)?.toLowerCase()).toBe('ana@example.com')
    expect(mailboxOf(spelling)).toBe('ana@example.com')
  },
)

test('dots and plus suffixes stay: most servers have other mailboxes for them', () => {
  expect(canonicalEmail('a.na+shop@example.com')).toBe('a.na+shop@example.com')
})

test('names in other letters are one with their IDNA form', () => {
  expect(canonicalEmail('ñandú@ÑANDÚ.ec')).toBe('ñandú@xn--and-6ma2c.ec')
  expect(canonicalEmail('ñandú@xn--and-6ma2c.ec')).toBe('ñandú@xn--and-6ma2c.ec')
  expect(canonicalEmail('ana@中国.中国')).toBe('ana@xn--fiqs8s.xn--fiqs8s')
  expect(isEmail('ana@xn--fiqs8s.xn--fiqs8s')).toBe(true)
  expect(isEmail('ana@xn--80ak6aa92e.com')).toBe(true)
  expect(isEmail('ana@xn--bcher-kva.example')).toBe(true)
  expect(isEmail('ana@xn--ihqwcrb4cv8a8dqg056pqjye.example')).toBe(true)
  expect(canonicalEmail('nandu\u0301@x.ec')).toBe('nandú@x.ec')
})

/** Zero-width, direction, soft hyphen, variation selector, tag, filler, byte order mark. */
const UNSEEN = [
  '\u200b',
  '\u200d',
  '\u2060',
  '\u202e',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u3164',
  '\ufeff',
  '\u034f',
  '\u0000',
  '\u2800',
  '\ufffc',
  '\u{1d159}',
  '\u{16fe4}',
]

test.each(UNSEEN)('a character that is not seen makes no other address: %j', (unseen) => {
  for (const spelling of [`a${unseen}na@example.com`, `ana@exam${unseen}ple.com`, `ana@example.c${unseen}om`])
    expect(canonicalEmail(spelling)).toBeUndefined()
})

test.each(
  [
    [
      '10.0.0.1',
      '10.0.0.１２',
      '１２７.0.0.1',
      '127.1',
      '0x7f.1',
      '0x7f000001',
      '2130706433',
      '0177.0.0.1',
      '10.0.0.0x1',
      '1.2.3.com4.5',
    ],
    [
      '[127.0.0.1]',
      '[::1]',
      '::1',
      '[::ffff:10.0.0.1]',
      'localhost',
      'LOCALHOST',
      'mail.localhost',
      'printer.local',
      'x.internal',
    ],
    [
      'example.com.',
      'example',
      'example..com',
      '.example.com',
      'example.com:25',
      'user@example.com',
      'exa%6dple.com',
      'exam_ple.com',
    ],
    ['-x.com', 'xn--.com', 'example.0x7f', 'example.1', '①.②', '⑩.0.0.①'],
    ['xn--a.org', 'XN--A.org', 'mail.xn--0.com', 'xn--99999.com', 'xn--abc.com', 'xn--u-ccb.com', 'xn--zz--ana.com'],
    ['1.0.0.127.in-addr.arpa', 'x.ip6.arpa', 'x.home.arpa', 'nas.home', 'x.onion', 'mail.corp', 'x.invalid', 'x.alt'],
  ].flat(),
)('no mail goes to %s', (domain) => {
  expect(isEmail(`ana@${domain}`)).toBe(false)
})
