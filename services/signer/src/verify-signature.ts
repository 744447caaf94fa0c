import type { X509Certificate } from 'node:crypto'
import { sentenceOf, signerErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { examineSignature, type Verification } from './domain/examine-signature.ts'
import { MAX_DOCUMENT_BYTES } from './domain/prepare-document.ts'
import type { ReadSignedDocument } from './ports.ts'

interface Dependencies {
  read: ReadSignedDocument
  authorities: readonly X509Certificate[]
  now: () => Date
}

/** An unreadable document is not validly signed. @throws AppError SGN_20014 */
export const verifySignature =
  ({ read, authorities, now }: Dependencies) =>
  (xml: Buffer): Verification => {
    if (xml.length > MAX_DOCUMENT_BYTES) throw signerErrors.documentTooLarge()
    try {
      return examineSignature(read(xml), authorities, now())
    } catch (error) {
      if (!AppError.is(error) || error.kind !== 'invalid') throw error
      const reason = { en: sentenceOf(error, 'en'), es: sentenceOf(error, 'es') }
      return { valid: false, trusted: false, reason, objection: null, certificate: null, signedAt: null }
    }
  }
