import { createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

// Writes certificates of the country's certifiers, and invalid ones.

export function der(tag: number, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  if (body.length < 0x80) return Buffer.concat([Buffer.from([tag, body.length]), body])
  const length = Buffer.from(
    body.length.toString(16).padStart(body.length > 0xffff ? 6 : body.length > 0xff ? 4 : 2, '0'),
    'hex',
  )
  return Buffer.concat([Buffer.from([tag, 0x80 | length.length]), length, body])
}

export const sequence = (...content: Uint8Array[]): Buffer => der(0x30, ...content)
export const set = (...content: Uint8Array[]): Buffer => der(0x31, ...content)
export const octets = (content: Uint8Array): Buffer => der(0x04, content)
export const utf8 = (text: string): Buffer => der(0x0c, Buffer.from(text))
export const explicit = (number: number, content: Uint8Array): Buffer => der(0xa0 | number, content)
export const nothing: Buffer = der(0x05)

export function integer(value: number | Uint8Array): Buffer {
  if (typeof value !== 'number')
    return der(0x02, (value[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.alloc(1), value]) : value)
  const hex = value.toString(16)
  return integer(Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex'))
}

export function oid(text: string): Buffer {
  const [a = 0, b = 0, ...rest] = text.split('.').map(Number)
  const bytes = [a * 40 + b, ...rest].flatMap((arc) => {
    const septets = [arc & 0x7f]
    for (let more = Math.floor(arc / 128); more > 0; more = Math.floor(more / 128))
      septets.unshift((more & 0x7f) | 0x80)
    return septets
  })
  return der(0x06, Buffer.from(bytes))
}

export interface Identity {
  key: KeyObject
  certificate: Buffer
}

export interface Wishes {
  /** Attribute and text, least specific first. */
  subject?: [string, string][]
  extensions?: Record<string, Buffer>
  /** Names of key usages; empty for no extension. */
  usage?: ('digitalSignature' | 'keyEncipherment' | 'keyCertSign')[]
  notBefore?: string
  notAfter?: string
  key?: KeyObject
  issuer?: (Identity & { subject: [string, string][] }) | undefined
  serialNumber?: Buffer
  publicKey?: Buffer
}

const attributes: Record<string, string> = {
  C: '2.5.4.6',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  CN: '2.5.4.3',
  L: '2.5.4.7',
  E: '1.2.840.113549.1.9.1',
  serialNumber: '2.5.4.5',
  organizationIdentifier: '2.5.4.97',
}

export const owner: [string, string][] = [
  ['C', 'EC'],
  ['O', 'PRUEBAS S.A.'],
  ['CN', 'JUAN PÉREZ ÑÚÑEZ'],
]

/** Security Data's arc. */
export const registryOid = '1.3.6.1.4.1.37746.3.11'

export function alternativeName(type: string, value: Uint8Array): Record<string, Buffer> {
  return {
    '2.5.29.17': sequence(der(0x82, Buffer.from('ejemplo.ec')), der(0xa0, oid(type), der(0xa0, value))),
  }
}

export function rsaKey(bits = 2048): KeyObject {
  return generateKeyPairSync('rsa', { modulusLength: bits }).privateKey
}

/** Default: for digital signature, without a registry number, valid for a century, self-signed. */
export function makeCertificate(wishes: Wishes = {}): Identity {
  const { subject = owner, key = rsaKey(), issuer, usage = ['digitalSignature'], extensions = {} } = wishes
  const algorithm = sequence(oid('1.2.840.113549.1.1.11'), nothing)
  const issuerKey = issuer?.key ?? key
  const body = sequence(
    explicit(0, integer(2)),
    integer(wishes.serialNumber ?? Buffer.concat([Buffer.from([0x7f]), randomBytes(15)])),
    issuerKey.asymmetricKeyType === 'ec' ? ecdsaSha256 : algorithm,
    name(issuer?.subject ?? subject),
    sequence(time(wishes.notBefore ?? '20200101000000Z'), time(wishes.notAfter ?? '21200101000000Z')),
    name(subject),
    wishes.publicKey ?? publicKeyOf(key),
    explicit(3, sequence(...extensionList(usage, extensions))),
  )
  const signature = sign('sha256', body, issuerKey)
  const outer = issuerKey.asymmetricKeyType === 'ec' ? ecdsaSha256 : algorithm
  return { key, certificate: sequence(body, outer, der(0x03, Buffer.alloc(1), signature)) }
}

const ecdsaSha256 = sequence(oid('1.2.840.10045.4.3.2'))

function extensionList(usage: string[], others: Record<string, Buffer>): Buffer[] {
  const bits = { digitalSignature: 0x80, keyEncipherment: 0x20, keyCertSign: 0x04 } as Record<string, number>
  const mask = usage.reduce((sum, nameOf) => sum | (bits[nameOf] ?? 0), 0)
  const ownExtensions: [string, Buffer][] = usage.length === 0 ? [] : [['2.5.29.15', der(0x03, Buffer.from([0, mask]))]]
  if (usage.includes('keyCertSign')) ownExtensions.push(['2.5.29.19', sequence(der(0x01, Buffer.from([0xff])))])
  return [...ownExtensions, ...Object.entries(others)].map(([id, value]) => sequence(oid(id), octets(value)))
}

export function name(pairs: [string, string][]): Buffer {
  return sequence(...pairs.map(([type, text]) => set(sequence(oid(attributes[type] ?? type), utf8(text)))))
}

function time(text: string): Buffer {
  return der(0x18, Buffer.from(text))
}

function publicKeyOf(key: KeyObject): Buffer {
  return createPublicKey(key).export({ format: 'der', type: 'spki' })
}
