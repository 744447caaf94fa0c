import { expect, test } from '@jest/globals'
import { makeCertificate, rsaKey, type Wishes } from '../../tests/make-certificate.ts'
import { readCertificate } from './certificate.ts'

const key = rsaKey()
const read = (wishes: Wishes) => readCertificate(makeCertificate({ key, ...wishes }).certificate)
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
