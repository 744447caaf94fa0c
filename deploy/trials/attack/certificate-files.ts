import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  alternativeName,
  der,
  name as distinguishedName,
  integer,
  makeCertificate,
  oid,
  owner,
  rsaKey,
  sequence,
  utf8,
  type Wishes,
} from '../../../services/signer/tests/make-certificate.ts'
import { makePkcs12 } from '../../../services/signer/tests/make-pkcs12.ts'
import { ask, must } from '../harness/client.ts'
import type { Random } from '../harness/random.ts'
import type { Attempt } from './attempt.ts'
import type { HttpRequest } from './http.ts'
import type { AttackClass, Target } from './target.ts'

const FIXTURES = join(import.meta.dirname, '../../../services/signer/tests/fixtures/p12')
/** The RUC that those files name; in the sandbox anyone may add it. */
const NAMED_RUC = '1790011674001'
const GENUINE =
  /^(accents-(aes|triple-des)|aes-128|chain-first|indefinite|national-id|no-mac|no-number|one-key|pbmac1|plain-key|rc2-(40|128)|rc4|renewed|triple-des|two-keys(-reversed)?|unmarked|with-chain|wrongly-marked)\.p12$/

interface Variant {
  name: string
  file: Buffer
  password?: string
  genuine?: true
}

/** Files that are slow to open, malformed, or without an owner; the other workspace signs meanwhile. */
export const certificateFiles: AttackClass = {
  name: 'certificate files',
  // A workspace may open one file and queue two.
  atOnce: 2,
  async attempts(target) {
    const { attacker, random } = target
    const headers = { 'x-api-key': attacker.workspace.liveKey, 'x-taxpayer-ruc': NAMED_RUC }
    const taxpayer = { ruc: NAMED_RUC, name: 'Archivos S.A.', address: 'Quito' }
    const created = await ask(attacker.fixture, 'POST', '/taxpayers', { body: taxpayer, headers })
    if (created.status !== 409 && created.status !== 400) must(201, created)
    const good = readFileSync(join(FIXTURES, 'one-key.p12'))
    const variants = [
      ...fixtures(),
      ...truncated(good),
      ...flipped(good, random),
      ...slow(),
      ...malformed(random),
      ...passwords(good),
    ]
    return [
      ...variants.map((variant) => uploaded(target, headers, variant)),
      ...claims().map((claim) => claimed(target, headers, claim)),
      ...forms(target, headers, good),
    ]
  },
}

function uploaded(
  { attempt }: Target,
  headers: HttpRequest['headers'],
  { name, file, password = 'secreto', genuine }: Variant,
): Attempt {
  const body = { file: file.toString('base64'), password }
  const request = { method: 'POST', path: '/v1/developer/certificate', headers: { ...headers }, body }
  return attempt(name, request, genuine ? { refused: [400], served: () => undefined } : { refused: [400, 413] })
}

/** A certificate with another person's number in a place that does not count is accepted for test keys only. */
function claimed({ attempt }: Target, headers: HttpRequest['headers'], { name, file }: Variant): Attempt {
  const body = { file: file.toString('base64'), password: 'secreto' }
  const request = { method: 'POST', path: '/v1/developer/certificate', headers: { ...headers }, body }
  return attempt(name, request, {
    refused: [400],
    served: ({ text }) =>
      text.includes(`"registryNumber":"${NAMED_RUC}"`)
        ? `the certificate proves ${NAMED_RUC}, which it only mentions`
        : undefined,
  })
}

/** The number in places that do not name the owner, beside another number, or in forms that no certifier writes. */
function claims(): Variant[] {
  const key = rsaKey()
  const number = utf8(NAMED_RUC)
  const [arc, another] = ['1.3.6.1.4.1.99999.3.11', utf8('0992877878001')]
  const places: [string, Wishes][] = [
    ['an arc of no enterprise', { extensions: { '1.3.6.1.4.2.37746.3.11': number } }],
    ['the arc of enterprises itself', { extensions: { '1.3.6.1.4.1.3.11': number } }],
    ['a field below the right one', { extensions: { '1.3.6.1.4.1.37746.3.11.1': number } }],
    ['the alternative names of the issuer', { extensions: { '2.5.29.18': alternativeNames(arc, number) } }],
    ['a mail address', { extensions: { '2.5.29.17': sequence(der(0x81, Buffer.from(`${NAMED_RUC}@a.ec`))) } }],
    ['an alternative directory name', { extensions: directoryName([['serialNumber', NAMED_RUC]]) }],
    ['the common name', { subject: [...owner, ['CN', NAMED_RUC]] }],
    ['a field beside that of another number', { extensions: { '1.3.6.1.4.1.37746.3.11': another, [arc]: number } }],
    ['an alternative name beside another number', { extensions: { [arc]: another, ...alternativeName(arc, number) } }],
    ['a field of two numbers', { extensions: { [arc]: utf8(`0992877878001 ${NAMED_RUC}`) } }],
    ['a longer number', { extensions: { [arc]: utf8(`${NAMED_RUC}7`) } }],
  ]
  return places.map(([place, options]) => {
    const { certificate } = makeCertificate({ key, ...options })
    return { name: `the number in ${place}`, file: makePkcs12({ bags: [{ key }, { certificate }] }) }
  })
}

function alternativeNames(type: string, value: Uint8Array): Buffer {
  return Buffer.concat(Object.values(alternativeName(type, value)))
}

function directoryName(pairs: [string, string][]): Record<string, Buffer> {
  return { '2.5.29.17': sequence(der(0xa4, distinguishedName(pairs))) }
}

function fixtures(): Variant[] {
  const names = readdirSync(FIXTURES).filter((name) => name.endsWith('.p12'))
  return names.map((name) => {
    const password = name.startsWith('accents') ? 'contraseña de ñandú' : 'secreto'
    const variant = { name: `the file ${name}`, file: readFileSync(join(FIXTURES, name)), password }
    return GENUINE.test(name) ? { ...variant, genuine: true as const } : variant
  })
}

function truncated(good: Buffer): Variant[] {
  return Array.from({ length: 24 }, (_, n) => {
    const end = Math.floor((good.length * n) / 24)
    return {
      name: `cut off after ${end} bytes`,
      file: Buffer.concat([good.subarray(0, end), n === 0 ? Buffer.of(0) : Buffer.alloc(0)]),
    }
  })
}

function flipped(good: Buffer, random: Random): Variant[] {
  return Array.from({ length: 30 }, (_, n) => {
    const file = Buffer.from(good)
    const at = random.below(file.length)
    file[at] = (file[at] ?? 0) ^ (1 << random.below(8))
    // The checksum does not cover every byte; a file that opens holds the same key.
    return { name: `bit ${n} changed at byte ${at}`, file, genuine: true as const }
  })
}

/** Declared, not computed: they cost an attacker nothing. */
function slow(): Variant[] {
  const small = makePkcs12({ bags: [], iterations: 1 })
  const declared = (iterations: number) => {
    const algorithm = sequence(oid('2.16.840.1.101.3.4.2.1'))
    const mac = sequence(
      sequence(algorithm, der(0x04, Buffer.alloc(32))),
      der(0x04, Buffer.alloc(8)),
      integer(iterations),
    )
    const content = sequence(oid('1.2.840.113549.1.7.1'), der(0xa0, der(0x04, sequence())))
    return sequence(integer(3), content, mac)
  }
  return [
    ...[100_001, 990_000, 10_000_000, 2_147_483_647, 4_294_967_295].map((n) => ({
      name: `${n} iterations of its checksum`,
      file: declared(n),
    })),
    { name: 'no bags', file: small },
    {
      name: '200 empty bags',
      file: makePkcs12({
        bags: Array.from({ length: 200 }, () => ({ certificate: Buffer.from([0x30, 0]) })),
        iterations: 1,
      }),
    },
    {
      name: '40 keys that are none',
      file: makePkcs12({
        bags: Array.from({ length: 40 }, () => ({ pkcs8: Buffer.alloc(64, 0x30) })),
        iterations: 2_000,
      }),
    },
  ]
}

function malformed(random: Random): Variant[] {
  const nested = (depth: number) =>
    Array.from({ length: depth }).reduce<Buffer>((inner) => sequence(inner), Buffer.alloc(0))
  return [
    ...[1, 100, 5_000, 60_000].map((size) => ({ name: `${size} random bytes`, file: random.bytes(size) })),
    ...[100, 5_000].map((depth) => ({ name: `sequences nested ${depth} times`, file: nested(depth) })),
    { name: 'open sequences', file: Buffer.alloc(60_000, Buffer.from([0x30, 0x80])) },
    { name: 'a length of 4 GB', file: Buffer.from('3084ffffffff0201', 'hex') },
    { name: 'a length of a length', file: Buffer.from('30ff0201', 'hex') },
    { name: '64 KiB of zeros', file: Buffer.alloc(65_536) },
    { name: '200 KiB', file: Buffer.alloc(204_800, 0x30) },
    { name: 'a PEM file', file: Buffer.from('-----BEGIN CERTIFICATE-----\nMAA=\n-----END CERTIFICATE-----\n') },
    { name: 'an executable', file: Buffer.from(`MZ${'\0'.repeat(500)}`) },
    { name: 'a ZIP file', file: Buffer.from('504b0304140000000800', 'hex') },
  ]
}

function passwords(good: Buffer): Variant[] {
  const wrong = [
    '',
    'secret',
    'SECRETO',
    'secreto ',
    'secreto\0',
    '\0',
    'x'.repeat(10_000),
    '$\u007bjndi:x}',
    "' or 1=1 --",
    '\uD800',
    'ñ'.repeat(500),
  ]
  return wrong.map((password, n) => ({
    name: `password ${n} ${JSON.stringify(password.slice(0, 20))}`,
    file: good,
    password,
  }))
}

function forms({ attempt }: Target, headers: HttpRequest['headers'], good: Buffer): Attempt[] {
  const form = (name: string, parts: string[], type = 'multipart/form-data; boundary=x') =>
    attempt(
      name,
      {
        method: 'POST',
        path: '/v1/developer/certificate',
        headers: { ...headers, 'content-type': type },
        body: Buffer.from(parts.join('\r\n'), 'latin1'),
      },
      { refused: [400, 413, 415] },
    )
  const file = (fieldName: string, content: string, fileName = 'a.p12') => [
    `--x`,
    `Content-Disposition: form-data; name="${fieldName}"; filename="${fileName}"`,
    '',
    content,
  ]
  const bytes = good.toString('latin1')
  return [
    form('a form without a boundary', [], 'multipart/form-data'),
    form('a form that ends at once', ['--x--', '']),
    form('a form that does not end', file('file', bytes)),
    form('a form with two files', [...file('file', bytes), ...file('file', bytes), '--x--', '']),
    form('a form with an unknown file', [...file('other', bytes), '--x--', '']),
    form('a form with a path as the name', [...file('file', 'x', '../../etc/passwd'), '--x--', '']),
    form('a form with a field named __proto__', [
      '--x',
      'Content-Disposition: form-data; name="__proto__"',
      '',
      'x',
      ...file('file', bytes),
      '--x--',
      '',
    ]),
    form('a form with 100 fields', [
      ...Array.from({ length: 100 }, (_, n) => [`--x`, `Content-Disposition: form-data; name="f${n}"`, '', 'x']).flat(),
      '--x--',
      '',
    ]),
    form('a form of 100 KB of headers', [
      '--x',
      `Content-Disposition: form-data; name="${'a'.repeat(100_000)}"`,
      '',
      'x',
      '--x--',
      '',
    ]),
    form('a form with a file of 100 KB', [...file('file', 'x'.repeat(100_000)), '--x--', '']),
  ]
}
