import { hash } from 'node:crypto'
import { AppError } from '@etax/kernel'
import type { DocumentType } from '@etax/tax-document'
import type { AuditEntry } from './domain/audit.ts'
import { mayBelongTo } from './domain/choose-certificate.ts'
import { type Environment, readIdentity } from './domain/document-identity.ts'
import { refusal } from './domain/errors.ts'
import { type PreparedDocument, prepareDocument } from './domain/prepare-document.ts'
import { type Algorithm, signRoot } from './domain/xades.ts'
import type { Audit } from './keep-audit.ts'
import type { OpenKey, OpenKeys } from './open-keys.ts'

/** What is to be signed, and what the caller says it is. */
export interface SignOrder {
  workspaceId: string
  ruc: string
  accessKey: string
  environment: Environment
  documentType: DocumentType
  xml: Buffer
}

interface Needs {
  keys: OpenKeys
  parse: (xml: Buffer) => PreparedDocument
  audit: Audit
  now: () => Date
  algorithms: Record<Environment, Algorithm>
}

/**
 * Signs a document for its taxpayer. The audit has it before the caller does.
 * @throws AppError SGN_10001, SGN_10004, SGN_10005, SGN_10007, SGN_2…
 */
export const signDocument =
  ({ keys, parse, audit, now, algorithms }: Needs) =>
  async (order: SignOrder): Promise<Buffer> => {
    const at = now()
    const entry = { at: at.toISOString(), workspaceId: order.workspaceId, ruc: order.ruc, accessKey: order.accessKey }
    try {
      const document = prepareDocument(order.xml, parse)
      checkDocument(document.canonicalRoot, order)
      const key = await keys.open(order.workspaceId, order.ruc)
      checkCertificate(key, order.ruc, at)
      const { xml, value } = signPrepared(order.xml, document, key, algorithms[order.environment], at)
      const { fingerprint } = key.certificate
      await audit({ ...entry, action: 'signed', certificate: fingerprint, detail: hash('sha256', value) })
      return xml
    } catch (error) {
      await auditRefusal(audit, entry, error)
      throw error
    }
  }

/** The document's bytes with the signature as the root's last child. */
export function signPrepared(
  xml: Buffer,
  { canonicalRoot, insertAt, declared }: PreparedDocument,
  key: OpenKey,
  algorithm: Algorithm,
  now: Date,
): { xml: Buffer; value: Buffer } {
  const { element, value } = signRoot(canonicalRoot, key.template(algorithm, declared), now)
  return { xml: Buffer.concat([xml.subarray(0, insertAt), Buffer.from(element), xml.subarray(insertAt)]), value }
}

function checkDocument(canonicalRoot: Buffer, order: SignOrder): void {
  const document = readIdentity(canonicalRoot)
  if (document.documentType !== order.documentType) throw refusal('otherKind')
  if (document.accessKey !== order.accessKey) throw refusal('otherAccessKey')
  if (document.ruc !== order.ruc) throw refusal('otherTaxpayer')
  if (document.environment !== order.environment) throw refusal('otherEnvironment')
}

function checkCertificate({ certificate }: OpenKey, ruc: string, now: Date): void {
  if (certificate.notAfter <= now) throw refusal('certificateExpired')
  if (certificate.notBefore > now) throw refusal('certificateNotYetValid')
  if (!mayBelongTo(certificate, ruc)) throw refusal('otherRegistryNumber')
}

/** What was refused is kept too; where the audit itself is down there is nothing more to say. */
async function auditRefusal(
  audit: Audit,
  entry: Pick<AuditEntry, 'at' | 'workspaceId' | 'ruc' | 'accessKey'>,
  error: unknown,
): Promise<void> {
  if (!AppError.is(error) || error.kind === 'unavailable') return
  await audit({ ...entry, action: 'refused', certificate: '', detail: error.code })
}
