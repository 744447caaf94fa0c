import { expect, test } from '@jest/globals'
import {
  der,
  makeCertificate,
  octets,
  oid,
  owner,
  rsaKey,
  sequence,
  utf8,
  type Wishes,
} from '../../tests/make-certificate.ts'
import { readCertificate } from './certificate.ts'

const key = rsaKey()
const read = (wishes: Wishes) => readCertificate(makeCertificate({ key, ...wishes }).certificate)
const otherName = (type: string, text: string) => ({
  '2.5.29.17': sequence(der(0x82, Buffer.from('ejemplo.ec')), der(0xa0, oid(type), der(0xa0, utf8(text)))),
})
const printable = (text: string) => der(0x13, Buffer.from(text))

test.each<[string, Wishes, string | null]>([
  ['Security Data', { extensions: { '1.3.6.1.4.1.37746.3.11': utf8('1790011674001') } }, '1790011674001'],
  ['Banco Central', { extensions: { '1.3.6.1.4.1.37947.3.11': printable('1790011674001') } }, '1790011674001'],
  ['ANF', { extensions: { '1.3.6.1.4.1.18332.3.11': Buffer.from('1790011674001') } }, '1790011674001'],
  [
    'ANF, its other arc',
    { extensions: { '1.3.6.1.4.1.37442.3.11': octets(Buffer.from('1790011674001')) } },
    '1790011674001',
  ],
  ['Uanataca', { extensions: otherName('1.3.6.1.4.1.47286.102.3.11', '1790011674001') }, '1790011674001'],
  ['Consejo de la Judicatura', { extensions: otherName('1.3.6.1.4.1.43745.1.3.11', '1790011674001') }, '1790011674001'],
  [
    'an organization identifier',
    { subject: [...owner, ['organizationIdentifier', 'VATEC-1790011674001']] },
    '1790011674001',
  ],
  [
    'a serial number with the registry number',
    { subject: [...owner, ['serialNumber', '1790011674001']] },
    '1790011674001',
  ],
  ['a natural person', { extensions: { '1.3.6.1.4.1.37746.3.1': utf8('1710034065') } }, '1710034065'],
  ['Digercic', { extensions: { '1.3.6.1.4.1.55519.1.1.1.5.2.4': utf8('1710034065') } }, '1710034065'],
  ['a serial number with the national id', { subject: [...owner, ['serialNumber', 'IDCEC-1710034065']] }, '1710034065'],
  [
    'a person who is also a company',
    { extensions: { '1.3.6.1.4.1.37746.3.1': utf8('1710034065'), '1.3.6.1.4.1.37746.3.11': utf8('1710034065001') } },
    '1710034065001',
  ],
  ['nobody', {}, null],
  ['a passport', { subject: [...owner, ['serialNumber', 'PAS1790085783']] }, null],
  ['a passport of the country', { subject: [...owner, ['serialNumber', 'PASEC-1710034065']] }, null],
  ['a passport in words', { extensions: { '1.3.6.1.4.1.37746.3.1': utf8('Pasaporte: 1710034065') } }, null],
  ['another country', { subject: [...owner, ['organizationIdentifier', 'VATCO-1790085783001']] }, null],
])("the owner's number is found where %s writes it", (_, wishes, expected) => {
  expect(read(wishes).registryNumber).toBe(expected)
})

test('names are written most specific first, as the authority spells them', () => {
  const subject: [string, string][] = [
    ['C', 'EC'],
    ['O', 'Ñandú, S.A. + "Hijos"'],
    ['organizationIdentifier', 'VATES-A66721499'],
    ['CN', ' #1; \\ <x> '],
    ['E', 'a@b.ec'],
  ]

  expect(read({ subject }).subject).toBe(
    'EMAILADDRESS=a@b.ec,CN=\\ #1\\; \\\\ \\<x\\>\\ ,2.5.4.97=#0c0f56415445532d413636373231343939,' +
      'O=Ñandú\\, S.A. \\+ \\"Hijos\\",C=EC',
  )
})

test('a serial number of a name is spelled out for people, and in its bytes for signatures', () => {
  const { subject, readableIssuer, issuer } = read({
    subject: [
      ['C', 'EC'],
      ['serialNumber', '1790011674001'],
      ['CN', 'X'],
    ],
  })

  expect(subject).toBe('CN=X,serialNumber=1790011674001,C=EC')
  expect(readableIssuer).toBe(subject)
  expect(issuer).toBe('CN=X,2.5.4.5=#0c0d31373930303131363734303031,C=EC')
})

test('a serial number is decimal, however long and with the high bit set', () => {
  const serialNumber = Buffer.from('ff'.repeat(20), 'hex')

  expect(read({ serialNumber }).serialNumber).toBe((2n ** 160n - 1n).toString())
})

test('key usage decides whether it is for signing; without any it is', () => {
  expect(read({ usage: ['digitalSignature'] }).forSigning).toBe(true)
  expect(read({ usage: ['keyEncipherment'] }).forSigning).toBe(false)
  expect(read({ usage: [] }).forSigning).toBe(true)
})
