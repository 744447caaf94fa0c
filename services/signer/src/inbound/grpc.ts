import { type Environment, Signer, signerErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { type Callers, type Handlers, implement } from '@etax/rpc'
import { type DocumentType, isAccessKey, isDocumentType } from '@etax/tax-document'
import type { CertificateStatus } from '../domain/certificate-status.ts'
import type { Expiring } from '../list-expiring.ts'
import type { Owner, VerificationReport, VerifySignature } from '../ports.ts'
import type { PasswordOptions } from '../set-password.ts'
import type { SigningRequest } from '../sign-document.ts'
import type { CertificateWarning, Upload } from '../store-certificate.ts'

interface UseCases {
  sign(request: SigningRequest, signal: AbortSignal): Promise<Buffer>
  signAll(requests: readonly SigningRequest[]): Promise<(Buffer | null)[]>
  store(upload: Upload, signal: AbortSignal): Promise<{ status: CertificateStatus; warnings: CertificateWarning[] }>
  describe(owner: Owner): Promise<{ status: CertificateStatus | null; hasPassword: boolean }>
  listExpiring(after: string): Promise<{ expiring: Expiring[]; next: string }>
  describeAll(owners: readonly Owner[]): Promise<{ status: CertificateStatus | null; hasPassword: boolean }[]>
  setPassword(owner: Owner, password: string, options: PasswordOptions): Promise<boolean>
  forget(owner: Owner, caller: string): Promise<{ forgotten: boolean; password: string | null }>
  verify: VerifySignature
  checksChains: boolean
}

/** The limit of a call: each certificate is parsed. */
const MAX_DESCRIBED = 200

const MAX_SIGNED = 64

const callers: Callers<typeof Signer> = {
  sign: ['issuance'],
  signDocuments: ['issuance'],
  describeCertificate: ['issuance', 'api-gateway'],
  verify: ['issuance', 'api-gateway'],
  describeCertificates: ['api-gateway'],
  listExpiring: ['api-gateway'],
  storeCertificate: ['api-gateway'],
  setPassword: ['api-gateway'],
  forgetCertificate: ['api-gateway'],
}

export function signerService(use: UseCases) {
  const handlers: Handlers<typeof Signer> = {
    sign: async (request, { peer = '', signal }) => ({ xml: await use.sign(signingOf(request, peer), signal) }),
    signDocuments: async ({ documents }, { peer = '' }) => {
      checked('', documents.length <= MAX_SIGNED, 'documents')
      const signed = await use.signAll(documents.map((request) => signingOf(request, peer)))
      return { documents: signed.map((xml) => ({ xml: xml ?? NOT_SIGNED })) }
    },
    storeCertificate: async (request, { peer = '', signal }) => {
      const { file, password, checkOnly, firstOnly } = request
      const upload = { ...ownerOf(request), file, password: password ?? null, caller: peer, checkOnly, firstOnly }
      const stored = await use.store(upload, signal)
      return { certificate: certificateMessage(stored.status, true), warnings: stored.warnings }
    },
    describeCertificate: async (request) => {
      const { status, hasPassword } = await use.describe(ownerOf(request))
      return certificateMessage(status, hasPassword)
    },
    describeCertificates: async ({ workspaceId, taxpayers }) => {
      checked(workspaceId, taxpayers.length <= MAX_DESCRIBED, 'taxpayers')
      const described = await use.describeAll(taxpayers.map((taxpayer) => ({ workspaceId, ...taxpayer })))
      return { certificates: described.map(({ status, hasPassword }) => certificateMessage(status, hasPassword)) }
    },
    listExpiring: async ({ after }) => {
      const { expiring, next } = await use.listExpiring(after)
      const certificates = expiring.map(({ workspaceId, ruc, status }) => ({
        workspaceId,
        ruc,
        certificate: certificateMessage(status, true),
      }))
      return { certificates, next }
    },
    setPassword: async (request, { peer = '' }) => {
      const { password, onlyWhereFree } = request
      return { kept: await use.setPassword(ownerOf(request), password, { caller: peer, onlyWhereFree }) }
    },
    forgetCertificate: async (request, { peer = '' }) => {
      const { forgotten, password } = await use.forget(ownerOf(request), peer)
      return { forgotten, ...(password === null ? {} : { password }) }
    },
    verify: async ({ xml, workspaceId }, { signal }) =>
      verificationMessage(await use.verify(xml, { workspaceId, signal }), use.checksChains),
  }
  return implement(Signer, handlers, callers)
}

const NOT_SIGNED = Buffer.alloc(0)

function signingOf(request: Parameters<Handlers<typeof Signer>['sign']>[0], caller: string): SigningRequest {
  return {
    ...ownerOf(request),
    accessKey: checked(request.accessKey, isAccessKey(request.accessKey), 'access_key'),
    environment: environmentOf(request.environment),
    documentType: documentTypeOf(request.documentType),
    xml: request.xml,
    caller,
  }
}

function ownerOf({ workspaceId, taxpayerId, ruc }: Owner): Owner {
  checked(workspaceId, /^[\w-]{1,64}$/.test(workspaceId), 'workspace_id')
  checked(ruc, /^\d{10}001$/.test(ruc), 'ruc')
  return { workspaceId, taxpayerId, ruc }
}

function environmentOf(text: string): Environment {
  if (text !== 'sandbox' && text !== 'production') throw incomplete('environment')
  return text
}

function documentTypeOf(text: string): DocumentType {
  if (!isDocumentType(text)) throw incomplete('document_type')
  return text
}

function checked(text: string, good: boolean, path: string): string {
  if (!good) throw incomplete(path)
  return text
}

function incomplete(path: string): AppError {
  const { requestIncomplete } = signerErrors
  const details = [requestIncomplete.at(path, { of: 'field' })]
  return requestIncomplete({ of: 'request' }, { more: path, details })
}

function certificateMessage(state: CertificateStatus | null, hasPassword: boolean) {
  if (state === null) return { status: 'MISSING', hasPassword }
  const { status, certificate, fileId, daysLeft, chain, vouched } = state
  return {
    status,
    fileId,
    daysLeft,
    chain,
    vouched,
    hasPassword,
    subject: certificate.subject,
    issuer: certificate.readableIssuer,
    registryNumber: certificate.registryNumber ?? '',
    serialNumber: certificate.x509.serialNumber.toLowerCase(),
    notBefore: certificate.notBefore.toISOString(),
    notAfter: certificate.notAfter.toISOString(),
    fingerprint: certificate.fingerprint,
  }
}

function verificationMessage(report: VerificationReport, checksChains: boolean) {
  const { valid, trusted, reason, objection, certificate, signedAt } = report
  return {
    valid,
    trusted,
    reason: reason?.en ?? '',
    reasonInSpanish: reason?.es ?? '',
    objection: objection?.en ?? '',
    objectionInSpanish: objection?.es ?? '',
    signer: certificate?.subject ?? '',
    issuer: certificate?.readableIssuer ?? '',
    registryNumber: certificate?.registryNumber ?? '',
    notBefore: certificate?.notBefore.toISOString() ?? '',
    notAfter: certificate?.notAfter.toISOString() ?? '',
    signedAt: signedAt?.toISOString() ?? '',
    fingerprint: certificate?.fingerprint ?? '',
    chain: trusted ? 'TRUSTED' : checksChains ? 'UNTRUSTED' : 'UNCHECKED',
  }
}
