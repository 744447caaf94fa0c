import { hash } from 'node:crypto'
import { contextErrors, type Environment, namesTaxpayer, refuseUnprovenNumber, signerErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { DocumentType } from '@etax/tax-document'
import type { AuditEntry } from './domain/audit.ts'
import { mayBelongTo } from './domain/choose-certificate.ts'
import { readIdentity } from './domain/document-identity.ts'
import { type PreparedDocument, prepareDocument } from './domain/prepare-document.ts'
import { type Algorithm, signRoot } from './domain/xades.ts'
import type { Audit } from './keep-audit.ts'
import type { OpenKey, OpenKeys } from './open-keys.ts'
import type { Clock, Owner, ParseDocument, Vouchers } from './ports.ts'

export interface SigningRequest extends Owner {
  accessKey: string
  environment: Environment
  documentType: DocumentType
  xml: Buffer
  /** The calling service; empty if unknown. */
  caller: string
}

interface Dependencies {
  keys: Pick<OpenKeys, 'open'>
  vouchers: Pick<Vouchers, 'has'>
  parse: ParseDocument
  audit: Audit
  now: Clock
  algorithms: Record<Environment, Algorithm>
}

/**
 * Signs a document and audits it before the answer.
 * @throws AppError CTX_10004 without a certificate, CTX_10005 for one out of date, CTX_10008 to CTX_10010 for one
 * without proof in production, SGN_10007 for another owner's in the sandbox, SGN_2…
 */
export const signDocument = (dependencies: Dependencies) => {
  const { parse, audit, now } = dependencies
  return async (request: SigningRequest, signal: AbortSignal): Promise<Buffer> => {
    const at = now()
    try {
      const by = { workspaceId: request.workspaceId, signal }
      const document = await prepareDocument(request.xml, (xml) => parse(xml, by))
      return await signFor(request, document, at, dependencies)
    } catch (error) {
      await auditRefusal(audit, entryOf(request, at), error)
      throw error
    }
  }
}

/**
 * Signs many documents, in the order of the request. Null for a document that needs a parser or that `signDocument`
 * refuses: that call audits the refusal.
 * @throws AppError `unavailable` if a shared dependency is away
 */
export const signDocuments = (dependencies: Omit<Dependencies, 'parse'>) => {
  const signPlain = async (request: SigningRequest, at: Date): Promise<Buffer | null> => {
    const document = prepareDocument(request.xml, () => null)
    return document && signFor(request, document, at, dependencies)
  }
  return (requests: readonly SigningRequest[]): Promise<(Buffer | null)[]> => {
    const at = dependencies.now()
    const signed = requests.map((request) =>
      signPlain(request, at).catch((error: unknown) => {
        if (AppError.is(error) && error.kind === 'unavailable') throw error
        return null
      }),
    )
    return Promise.all(signed)
  }
}

async function signFor(
  request: SigningRequest,
  document: PreparedDocument,
  at: Date,
  { keys, vouchers, audit, algorithms }: Omit<Dependencies, 'parse'>,
): Promise<Buffer> {
  checkDocument(document.canonicalRoot, request)
  const key = await keys.open(request)
  checkInForce(key, at)
  await checkProof(key, request, vouchers)
  const { xml, value } = signPrepared(request.xml, document, key, algorithms[request.environment], at)
  const { fingerprint } = key.certificate
  await audit({ ...entryOf(request, at), action: 'signed', certificate: fingerprint, detail: hash('sha256', value) })
  return xml
}

function entryOf({ workspaceId, ruc, accessKey, caller }: SigningRequest, at: Date) {
  return { at: at.toISOString(), workspaceId, ruc, accessKey, caller }
}

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

function checkDocument(canonicalRoot: Buffer, request: SigningRequest): void {
  const document = readIdentity(canonicalRoot)
  if (document.documentType !== request.documentType) throw signerErrors.otherKind()
  if (document.accessKey !== request.accessKey) throw signerErrors.otherAccessKey()
  if (document.ruc !== request.ruc) throw signerErrors.otherTaxpayer()
  if (document.environment !== request.environment) throw signerErrors.otherEnvironment()
}

function checkInForce({ certificate }: OpenKey, now: Date): void {
  if (certificate.notAfter <= now || certificate.notBefore > now) throw contextErrors.certificateExpired()
}

/** Issuance and gateway check this too; this check also covers changes in between. */
async function checkProof(
  { certificate, chain }: OpenKey,
  { workspaceId, ruc, environment }: SigningRequest,
  vouchers: Dependencies['vouchers'],
): Promise<void> {
  const registryNumber = certificate.registryNumber ?? ''
  const isOwn = environment === 'sandbox' ? mayBelongTo(certificate, ruc) : namesTaxpayer(registryNumber, ruc)
  const vouched = !isOwn && (await vouchers.has(workspaceId, ruc))
  if (environment === 'production') refuseUnprovenNumber({ registryNumber, chain, vouched }, ruc)
  else if (!isOwn && !vouched) throw signerErrors.otherRegistryNumber()
}

/** If the audit fails too, the first error stands. */
async function auditRefusal(
  audit: Audit,
  entry: Pick<AuditEntry, 'at' | 'workspaceId' | 'ruc' | 'accessKey' | 'caller'>,
  error: unknown,
): Promise<void> {
  if (!AppError.is(error) || error.kind === 'unavailable' || error.kind === 'too-many') return
  await audit({ ...entry, action: 'refused', certificate: '', detail: error.code })
}
