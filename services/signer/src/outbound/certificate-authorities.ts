import { X509Certificate } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { signerErrors } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'

const PEM = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g

/**
 * Reads a PEM file, or every .pem, .crt and .cer of a folder. Empty without a path.
 * @throws AppError SGN_90020 for a path without certificates: an empty list accepts every certificate
 */
export async function readAuthorities(path: string): Promise<X509Certificate[]> {
  if (path === '') return []
  try {
    const files = (await stat(path)).isDirectory() ? await filesIn(path) : [path]
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
    const certificates = texts.flatMap((text) => text.match(PEM) ?? []).map((pem) => new X509Certificate(pem))
    if (certificates.length > 0) return certificates
  } catch (cause) {
    throw signerErrors.authoritiesUnreadable({ more: `${path}: ${reasonOf(cause)}`, cause })
  }
  throw signerErrors.authoritiesUnreadable({ more: path })
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => /\.(pem|crt|cer)$/i.test(name))
    .sort()
    .map((name) => join(folder, name))
}
