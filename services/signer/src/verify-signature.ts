import type { X509Certificate } from 'node:crypto'
import { AppError } from '@etax/kernel'
import { refusal } from './domain/errors.ts'
import { examineSignature, type Verification } from './domain/examine-signature.ts'
import type { SignedDocument } from './domain/signed-document.ts'

interface Needs {
  read: (xml: Buffer) => SignedDocument
  authorities: readonly X509Certificate[]
}

/** Examines the signature of any document; what cannot even be read is not validly signed. */
export const verifySignature =
  ({ read, authorities }: Needs) =>
  (xml: Buffer): Verification => {
    if (xml.length > 1024 * 1024) throw refusal('documentTooLarge')
    try {
      return examineSignature(read(xml), authorities)
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'invalid') throw error
      return { valid: false, trusted: false, reason: error.message, certificate: null, signedAt: null }
    }
  }
