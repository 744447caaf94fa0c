import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import {
  alternativeName,
  der,
  makeCertificate,
  name,
  octets,
  owner,
  rsaKey,
  sequence,
  set,
  utf8,
  type Wishes,
} from '../../tests/make-certificate.ts'
import { readCertificate } from './certificate.ts'
import { certifiers } from './certifiers.ts'

const key = rsaKey()
const RUC = '1790011674001'
const ANOTHER = '0992877878001'
const UNKNOWN_ARC = '1.3.6.1.4.1.99999.3.11'
const numberIn = (wishes: Wishes) => readCertificate(makeCertificate({ key, ...wishes }).certificate).registryNumber
const text = (tag: number) => (characters: string) => der(tag, Buffer.from(characters))
const bmp = (characters: string) => der(0x1e, Buffer.from(characters, 'utf16le').swap16())
const [printable, ia5, numeric, teletex] = [text(0x13), text(0x16), text(0x12), text(0x14)]

const forms = certifiers.flatMap(({ name: certifier, place, registryNumber }) =>
  registryNumber.map((oid) => [certifier, oid, place] as const),
)

test.each(forms)('%s writes the registry number at %s, in an %s', (_certifier, oid, place) => {
  const extensions = place === 'extension' ? { [oid]: utf8(RUC) } : alternativeName(oid, utf8(RUC))

  expect(numberIn({ extensions })).toBe(RUC)
})

test.each(certifiers)(
  '$name writes a person’s national id in a field beside it',
  ({ place, nationalId: [oid = ''] }) => {
    const extensions = place === 'extension' ? { [oid]: utf8('1710034065') } : alternativeName(oid, utf8('1710034065'))

    expect(numberIn({ extensions })).toBe('1710034065')
  },
)

test('thirteen certifiers are known, none twice', () => {
  expect(certifiers).toHaveLength(13)
  expect(new Set(forms.map(([, oid]) => oid)).size).toBe(forms.length)
})

test.each<[string, Buffer]>([
  ['a UTF8String', utf8(RUC)],
  ['a PrintableString', printable(RUC)],
  ['an IA5String', ia5(RUC)],
  ['a NumericString', numeric(RUC)],
  ['a TeletexString', teletex(RUC)],
  ['a BMPString', bmp(RUC)],
  ['an octet string of characters', octets(Buffer.from(RUC))],
  ['an octet string of a string', octets(utf8(RUC))],
  ['an octet string of a BMPString', octets(bmp(RUC))],
  ['an octet string of a long padded string', octets(utf8(RUC.padEnd(48)))],
  ['a sequence of one string', sequence(printable(RUC))],
  ['a string with blanks around it', utf8(` ${RUC}\t\n`)],
  ['a string with zero bytes behind it', utf8(`${RUC}\0\0`)],
  ['a string with its name', utf8(`RUC: ${RUC}`)],
  ['a string with the establishment apart', utf8('1790011674-001')],
])('a registry number is read from %s', (_, value) => {
  expect(numberIn({ extensions: { [UNKNOWN_ARC]: value } })).toBe(RUC)
  expect(numberIn({ extensions: alternativeName(UNKNOWN_ARC, value) })).toBe(RUC)
})

test('a registry number is read from the bare characters of an extension', () => {
  expect(numberIn({ extensions: { [UNKNOWN_ARC]: Buffer.from(RUC) } })).toBe(RUC)
  expect(numberIn({ extensions: { [UNKNOWN_ARC]: Buffer.from(`  ${RUC} `) } })).toBe(RUC)
})

test.each<[string, Wishes, string | null]>([
  ['an organization identifier', { subject: [...owner, ['organizationIdentifier', `VATEC-${RUC}`]] }, RUC],
  ['a serial number with the registry number', { subject: [...owner, ['serialNumber', RUC]] }, RUC],
  ['a serial number with a suffix', { subject: [...owner, ['serialNumber', '1710034065-040425153037']] }, '1710034065'],
  ['a user id', { subject: [...owner, ['0.9.2342.19200300.100.1.1', RUC]] }, RUC],
  ['a serial number with the national id', { subject: [...owner, ['serialNumber', 'IDCEC-1710034065']] }, '1710034065'],
  ['an attribute of the subject', { subject: [...owner, [UNKNOWN_ARC, RUC]] }, RUC],
  [
    'a directory name among the alternative names',
    { extensions: { '2.5.29.17': sequence(der(0xa4, name([...owner, [UNKNOWN_ARC, RUC]]))) } },
    RUC,
  ],
  [
    'a person who is also a company',
    { extensions: { '1.3.6.1.4.1.37746.3.1': utf8('1710034065'), '1.3.6.1.4.1.37746.3.11': utf8('1710034065001') } },
    '1710034065001',
  ],
  [
    'a company whose representative is named too',
    { subject: [...owner, ['serialNumber', '1710034065001']], extensions: { [UNKNOWN_ARC]: utf8(RUC) } },
    RUC,
  ],
  ['nobody', {}, null],
  ['a passport', { subject: [...owner, ['serialNumber', 'PAS1790085783']] }, null],
  ['a passport of the country', { subject: [...owner, ['serialNumber', 'PASEC-1710034065']] }, null],
  ['a passport in words', { extensions: { '1.3.6.1.4.1.37746.3.1': utf8('Pasaporte: 1710034065') } }, null],
  ['another country', { subject: [...owner, ['organizationIdentifier', 'VATCO-1790085783001']] }, null],
])("the owner's number is found where %s has it, and nowhere else", (_, wishes, expected) => {
  expect(numberIn(wishes)).toBe(expected)
})

test.each<[string, Wishes]>([
  ['another arc than those of enterprises', { extensions: { '1.3.6.1.4.2.37746.3.11': utf8(RUC) } }],
  ['the arc of enterprises itself', { extensions: { '1.3.6.1.4.1.3.11': utf8(RUC) } }],
  ['an arc of many levels', { extensions: { '1.3.6.1.4.1.1.2.3.4.5.6.3.11': utf8(RUC) } }],
  ['a field below the one that counts', { extensions: { '1.3.6.1.4.1.37746.3.11.1': utf8(RUC) } }],
  ['the national id of an unknown enterprise', { extensions: { '1.3.6.1.4.1.99999.3.1': utf8(RUC) } }],
  ['the alternative names of the issuer', { extensions: { '2.5.29.18': alternative(UNKNOWN_ARC) } }],
  ['an e-mail address', { extensions: { '2.5.29.17': sequence(der(0x81, Buffer.from(`${RUC}@ejemplo.ec`))) } }],
  ['the name of a host', { extensions: { '2.5.29.17': sequence(der(0x82, Buffer.from(`${RUC}.ejemplo.ec`))) } }],
  [
    'the serial number of an alternative directory name',
    { extensions: { '2.5.29.17': sequence(der(0xa4, name([['serialNumber', RUC]]))) } },
  ],
  ['the common name', { subject: [...owner, ['CN', RUC]] }],
  ['the organizational unit', { subject: [...owner, ['OU', `RUC ${RUC}`]] }],
  ['a longer number', { extensions: { [UNKNOWN_ARC]: utf8(`${RUC}7`) } }],
  ['no province', { extensions: { [UNKNOWN_ARC]: utf8('9990011674001') } }],
  ['another establishment', { extensions: { [UNKNOWN_ARC]: utf8('1790011674002') } }],
  ['strings deep inside others', { extensions: { [UNKNOWN_ARC]: deep(bmp(RUC), 9) } }],
  ['two numbers in one field', { extensions: { [UNKNOWN_ARC]: utf8(`${RUC} ${ANOTHER}`) } }],
  ['two in two fields', { extensions: { '1.3.6.1.4.1.37746.3.11': utf8(ANOTHER), [UNKNOWN_ARC]: utf8(RUC) } }],
  [
    'one in an extension, another as an alternative name',
    { extensions: { [UNKNOWN_ARC]: utf8(ANOTHER), ...alternativeName(UNKNOWN_ARC, utf8(RUC)) } },
  ],
  ['two values of a set', { extensions: { [UNKNOWN_ARC]: set(utf8(RUC), utf8(ANOTHER)) } }],
])('no owner is named by %s', (_, wishes) => {
  expect(numberIn(wishes)).toBeNull()
})

test('the page of certifiers has every one of them, with its arcs and where to renew', () => {
  const page = readFileSync(new URL('../../../../docs/guides/certifiers.md', import.meta.url), 'utf8')
  const rows = certifiers.map(
    ({ name: certifier, registryNumber, place, renewal }) =>
      `| ${certifier} | ${registryNumber.map((oid) => `\`${oid}\``).join(', ')} | ${place} | <${renewal}> |`,
  )

  expect(page.split('\n').filter((line) => line.includes('1.3.6.1.4.1.'))).toEqual(rows)
})

function alternative(oid: string): Buffer {
  return alternativeName(oid, utf8(RUC))['2.5.29.17'] ?? Buffer.alloc(0)
}

function deep(value: Buffer, levels: number): Buffer {
  return levels === 0 ? value : deep(octets(value), levels - 1)
}
