import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { AppError } from '@etax/kernel'
import fc, { type Arbitrary } from 'fast-check'
import { chooseCertificate } from '../../../services/signer/src/domain/choose-certificate.ts'
import { readPkcs12 } from '../../../services/signer/src/outbound/read-pkcs12.ts'
import { type BagWish, makePkcs12 } from '../../../services/signer/tests/make-pkcs12.ts'
import { root } from '../../local/src/registry.ts'
import { randomOf } from '../harness/random.ts'
import { type DerEdit, derEdit, editedDer } from './edit-der.ts'
import type { FuzzClass } from './fuzz-class.ts'

const FIXTURES = join(root, 'services/signer/tests/fixtures/p12')
const PASSWORDS = ['secreto', 'secreto', 'secreto', '', 'contraseña de ñandú', '\0']

/** `bags`: expected content; null: may be refused. */
interface Origin {
  password: string
  bags: readonly BagWish[] | null
}

export const certificateFiles: FuzzClass = {
  name: 'P12',
  share: 100,
  maxMs: 2_000,
  async open() {
    const corpus = globSync('*.p12', { cwd: FIXTURES })
      .toSorted()
      .map((file) => readFileSync(join(FIXTURES, file)))
    const origins = new WeakMap<Buffer, Origin>()
    return {
      corpus,
      structured: files(bagsOf(corpus), origins),
      words: [
        '\x30\x80',
        '\x30\x84\x7f\xff\xff\xff',
        '\x24\x80\x00\x00',
        '\x04\x00',
        '\x02\x04\x7f\xff\xff\xff',
        '\x00\x00',
      ],
      read(file, random) {
        const { password, bags } = origins.get(file) ?? { password: random.pick(PASSWORDS), bags: null }
        const opened = readPkcs12(file, password)
        if (bags !== null) holds(opened, bags)
        if ('failure' in opened) return 'refused'
        try {
          chooseCertificate(opened.contents, '1790011674001', new Date('2026-11-21T15:00:00Z'), random.once(2))
          return 'accepted'
        } catch (error) {
          if (AppError.is(error) && error.kind !== 'internal') return 'refused'
          throw error
        }
      },
    }
  },
}

/** @throws Error when a correct file is not read as its content */
function holds(opened: ReturnType<typeof readPkcs12>, bags: readonly BagWish[]): void {
  if ('failure' in opened) throw new Error(`a file that is right was not opened: ${JSON.stringify(opened)}`)
  const { keys, certificates } = opened.contents
  const read = [keys, certificates].map((list) => list.map(({ der }) => Buffer.from(der).toString('hex')))
  const wished = [bags.map(({ pkcs8 }) => pkcs8), bags.map(({ certificate }) => certificate)]
  const expected = wished.map((list) => list.flatMap((der) => (der === undefined ? [] : [der.toString('hex')])))
  if (!isDeepStrictEqual(read, expected)) throw new Error('the file was read as something else than is in it')
}

function bagsOf(corpus: readonly Buffer[]): BagWish[] {
  const small = corpus.flatMap((file) => {
    const opened = ['secreto', 'contraseña de ñandú', ''].map((password) => readPkcs12(file, password))
    return opened.flatMap((one) => ('contents' in one ? [one.contents] : [])).slice(0, 1)
  })
  return small.flatMap(({ keys, certificates }) => [
    ...keys.map(({ der }) => ({ pkcs8: Buffer.from(der) })),
    ...certificates.map(({ der }) => ({ certificate: Buffer.from(der) })),
  ])
}

/** New files of keys and certificates, with other protection and order; some with edited DER, inside or outside. */
function files(bags: readonly BagWish[], origins: WeakMap<Buffer, Origin>): Arbitrary<Buffer> {
  const pairs = bags.slice(0, -1).map((bag, at) => [bag, bags[at + 1] ?? bag])
  const mark = fc.option(fc.constantFrom('01', '02', 'ff00', ''), { nil: undefined })
  return fc
    .record({
      chosen: fc.oneof(fc.constantFrom(...pairs), fc.array(fc.constantFrom(...bags), { maxLength: 4 })),
      marks: fc.array(mark, { minLength: 4, maxLength: 4 }),
      names: fc.array(fc.option(fc.string({ maxLength: 20 }), { nil: undefined }), { minLength: 4, maxLength: 4 }),
      password: fc.constantFrom(...PASSWORDS.slice(0, -1)),
      keys: fc.constantFrom('aes-256' as const, 'aes-256' as const, null),
      mac: fc.constantFrom('none', 'sha1', 'sha256', 'pbmac1' as const),
      iterations: fc.integer({ min: 1, max: 40 }),
      indefinite: fc.boolean(),
      salts: fc.nat(),
      inside: fc.oneof(fc.constant([]), fc.array(derEdit, { minLength: 1, maxLength: 2 })),
      outside: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(derEdit, { minLength: 1, maxLength: 2 })),
      edited: fc.nat(),
    })
    .map(({ chosen, marks, names, inside, outside, edited, salts, ...protection }) => {
      const fileBags = chosen.map((bag, at) => ({
        ...(at === edited % chosen.length ? editedBag(bag, inside) : bag),
        ...(marks[at] !== undefined && { localKeyId: marks[at] }),
        ...(names[at] !== undefined && { friendlyName: names[at] }),
      }))
      const { bytes } = randomOf(salts)
      const { mac } = protection
      const whole = makePkcs12({ ...protection, mac: mac as 'sha1', bags: fileBags, random: bytes })
      const file = outside.length === 0 || protection.indefinite ? whole : editedDer(whole, outside)
      const isRight = inside.length === 0 && file === whole
      origins.set(file, { password: protection.password, bags: isRight ? fileBags : null })
      return file
    })
}

function editedBag(bag: BagWish, edits: readonly DerEdit[]): BagWish {
  if (edits.length === 0) return bag
  if (bag.pkcs8 !== undefined) return { pkcs8: editedDer(bag.pkcs8, edits) }
  return { certificate: editedDer(bag.certificate ?? Buffer.alloc(0), edits) }
}
