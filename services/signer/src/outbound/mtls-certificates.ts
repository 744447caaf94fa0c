import { generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  BasicConstraints,
  Certificate,
  ExtendedKeyUsage,
  Extension,
  Extensions,
  GeneralName,
  id_ce_basicConstraints,
  id_ce_extKeyUsage,
  id_ce_keyUsage,
  id_ce_subjectAltName,
  id_kp_clientAuth,
  id_kp_serverAuth,
  KeyUsage,
  KeyUsageFlags,
  Name,
  RelativeDistinguishedName,
  SubjectAlternativeName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

interface Identity {
  name: string
  certificate: string
  key: KeyObject
}

const YEARS = 10

export interface Side {
  name: string
  /** The owner of the files if root creates them; default root. */
  uid?: number
}

/**
 * Makes the mutual-TLS certificates of an installation without a certificate manager: an authority, whose key is not
 * stored, and per side a folder with `ca.pem`, `cert.pem` and `key.pem`, readable only to its user.
 * @returns false if all exist already
 */
export async function makeMtlsCertificates(folder: string, sides: readonly Side[], now: Date): Promise<boolean> {
  const isNew = !sides.every(({ name }) => existsSync(join(folder, name, 'cert.pem')))
  const authority = isNew ? issue('etax', null, now) : undefined
  for (const { name, uid } of sides) {
    const place = join(folder, name)
    if (authority !== undefined) await writeSide(place, name, authority, now)
    // Older files may belong to the one user of all services.
    if (process.getuid?.() === 0 && uid !== undefined) {
      for (const file of FILES) await chown(join(place, file), uid, uid)
    }
  }
  return isNew
}

const FILES = ['ca.pem', 'cert.pem', 'key.pem']

async function writeSide(place: string, name: string, authority: Identity, now: Date): Promise<void> {
  const { certificate, key } = issue(name, authority, now)
  await mkdir(place, { recursive: true })
  const contents = [authority.certificate, certificate, key.export({ type: 'pkcs8', format: 'pem' })]
  for (const [index, file] of FILES.entries()) {
    const path = join(place, file)
    await rm(path, { force: true })
    await writeFile(path, contents[index] ?? '', { mode: 0o400 })
  }
}

function issue(name: string, issuer: Identity | null, now: Date): Identity {
  const { privateKey: key, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const notAfter = new Date(now)
  notAfter.setFullYear(now.getFullYear() + YEARS)
  const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: SHA256_WITH_RSA, parameters: null })
  const tbsCertificate = new TBSCertificate({
    version: Version.v3,
    // Positive, and encoded without a leading zero.
    serialNumber: toArrayBuffer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    signature: signatureAlgorithm,
    issuer: nameOf(issuer?.name ?? name),
    validity: new Validity({ notBefore: new Date(now.getTime() - 60_000), notAfter }),
    subject: nameOf(name),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
    extensions: new Extensions(issuer === null ? authorityExtensions() : memberExtensions(name)),
  })
  const signature = sign('sha256', Buffer.from(AsnConvert.serialize(tbsCertificate)), issuer?.key ?? key)
  const signed = new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue: toArrayBuffer(signature) })
  return { name, certificate: new X509Certificate(Buffer.from(AsnConvert.serialize(signed))).toString(), key }
}

const SHA256_WITH_RSA = '1.2.840.113549.1.1.11'
const COMMON_NAME = '2.5.4.3'

function nameOf(commonName: string): Name {
  const value = new AttributeValue({ utf8String: commonName })
  return new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: COMMON_NAME, value })])])
}

function authorityExtensions(): Extension[] {
  return [
    extension(id_ce_basicConstraints, new BasicConstraints({ cA: true }), true),
    extension(id_ce_keyUsage, new KeyUsage(KeyUsageFlags.keyCertSign), true),
  ]
}

function memberExtensions(name: string): Extension[] {
  return [
    extension(id_ce_basicConstraints, new BasicConstraints(), true),
    extension(id_ce_extKeyUsage, new ExtendedKeyUsage([id_kp_serverAuth, id_kp_clientAuth]), false),
    // gRPC checks the service's name.
    extension(id_ce_subjectAltName, new SubjectAlternativeName([new GeneralName({ dNSName: name })]), false),
  ]
}

function extension(extnID: string, value: object, critical: boolean): Extension {
  return new Extension({ extnID, critical, extnValue: new OctetString(AsnConvert.serialize(value)) })
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}
