import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

interface Wanted {
  ruc: string
  name: string
  password: string
  days?: number
}

/**
 * A self-signed signing certificate for the registry number, as a P12: for trials here, invalid at the authority. Needs
 * OpenSSL.
 */
export function demoCertificate({ ruc, name, password, days = 365 }: Wanted): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'demo-certificate-'))
  const at = (file: string) => join(folder, file)
  const openssl = (...words: string[]) => execFileSync('openssl', words, { stdio: ['ignore', 'ignore', 'pipe'] })
  try {
    const subject = `/C=EC/O=${name}/CN=${name}/serialNumber=${ruc}`
    const usage = ['keyUsage=critical,digitalSignature', 'basicConstraints=critical,CA:FALSE']
    const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', at('key.pem')]
    // The registry number is where the country's largest certifier puts it.
    const extensions = [...usage, `1.3.6.1.4.1.37746.3.11=ASN1:UTF8String:${ruc}`]
    const added = extensions.flatMap((extension) => ['-addext', extension])
    openssl('req', '-x509', ...key, '-days', `${days}`, '-utf8', '-subj', subject, ...added, '-out', at('cert.pem'))
    const pair = ['-inkey', at('key.pem'), '-in', at('cert.pem')]
    openssl('pkcs12', '-export', ...pair, '-passout', `pass:${password}`, '-out', at('demo.p12'))
    return readFileSync(at('demo.p12'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
