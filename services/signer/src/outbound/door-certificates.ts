import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import forge from 'node-forge'

/** Whoever stands on either side of the signer's door: a name, as it is called and as it is known. */
interface Holder {
  certificate: forge.pki.Certificate
  key: forge.pki.rsa.PrivateKey
  keyPem: string
}

const years = 10

/**
 * Makes the certificates of mutual TLS at the signer's door: an authority of its own, whose key is not kept, and for
 * each name a folder with `ca.pem`, `cert.pem` and `key.pem`. For an installation without a certificate manager. Where
 * all of them are there already nothing is done: answers whether anything was.
 * @param owner the user that the services run as; the files are readable to it alone
 */
export async function makeDoorCertificates(
  folder: string,
  names: readonly string[],
  owner: number,
  now: Date,
): Promise<boolean> {
  if (names.every((name) => existsSync(join(folder, name, 'cert.pem')))) return false
  const authority = issue('signer-door', null, now)
  for (const name of names) {
    const { certificate, keyPem } = issue(name, authority, now)
    const place = join(folder, name)
    await mkdir(place, { recursive: true })
    const files = { 'ca.pem': pem(authority.certificate), 'cert.pem': pem(certificate), 'key.pem': keyPem }
    for (const [file, content] of Object.entries(files)) {
      await writeFile(join(place, file), content, { mode: 0o400 })
      if (process.getuid?.() === 0) await chown(join(place, file), owner, owner)
    }
  }
  return true
}

/** A certificate of `issuer`, or of itself where there is none: that is the authority. */
function issue(name: string, issuer: Holder | null, now: Date): Holder {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const keyPem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const key = forge.pki.privateKeyFromPem(keyPem)
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = forge.pki.setRsaPublicKey(key.n, key.e)
  certificate.serialNumber = `00${randomBytes(16).toString('hex')}`
  certificate.validity.notBefore = new Date(now.getTime() - 60_000)
  certificate.validity.notAfter = new Date(now)
  certificate.validity.notAfter.setFullYear(now.getFullYear() + years)
  const subject = [{ name: 'commonName', value: name }]
  certificate.setSubject(subject)
  certificate.setIssuer(issuer?.certificate.subject.attributes ?? subject)
  certificate.setExtensions(
    issuer === null
      ? [
          { name: 'basicConstraints', cA: true, critical: true },
          { name: 'keyUsage', keyCertSign: true, critical: true },
        ]
      : [
          { name: 'basicConstraints', cA: false, critical: true },
          { name: 'extKeyUsage', serverAuth: true, clientAuth: true },
          // gRPC checks the name it called, which is the service's.
          { name: 'subjectAltName', altNames: [{ type: 2, value: name }] },
        ],
  )
  certificate.sign(issuer?.key ?? key, forge.md.sha256.create())
  return { certificate, key, keyPem }
}

function pem(certificate: forge.pki.Certificate): string {
  return forge.pki.certificateToPem(certificate)
}
