import { Signer, signerErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { type Call, type Handlers, implement } from '@etax/rpc'
import { type DocumentType, isAccessKey } from '@etax/tax-document'
import type { CertificateStatus } from '../domain/certificate-status.ts'
import { documentTypes, type Environment } from '../domain/document-identity.ts'
import type { Verification } from '../domain/examine-signature.ts'
import type { SigningRequest } from '../sign-document.ts'
import type { CertificateWarning, Upload } from '../store-certificate.ts'

interface UseCases {
  sign(request: SigningRequest): Promise<Buffer>
  store(upload: Upload): Promise<{ status: CertificateStatus; warnings: CertificateWarning[] }>
  describe(workspaceId: string, ruc: string): Promise<CertificateStatus | null>
  setPassword(workspaceId: string, ruc: string, password: string): Promise<void>
  forget(workspaceId: string, ruc: string): Promise<{ forgotten: boolean; password: string | null }>
  verify(xml: Buffer): Verification
}

/**
 * The service of signer.proto. @param peers common names that are served; empty for every caller that got through.
 */
export function signerService(use: UseCases, peers: ReadonlySet<string>) {
  const handlers: Handlers<typeof Signer> = {
    sign: async (request) => ({
      xml: await use.sign({
        ...ownerOf(request),
        accessKey: checked(request.accessKey, isAccessKey(request.accessKey), 'access_key'),
        environment: environmentOf(request.environment),
        documentType: documentTypeOf(request.documentType),
        xml: request.xml,
      }),
    }),
    storeCertificate: async (request) => {
      const { file, taxpayerId, password } = request
      const stored = await use.store({ ...ownerOf(request), taxpayerId, file, password: password ?? null })
      return { certificate: certificateMessage(stored.status), warnings: stored.warnings }
    },
    describeCertificate: async (request) => {
      const { workspaceId, ruc } = ownerOf(request)
      return certificateMessage(await use.describe(workspaceId, ruc))
    },
    setPassword: async (request) => {
      const { workspaceId, ruc } = ownerOf(request)
      await use.setPassword(workspaceId, ruc, request.password)
      return {}
    },
    forgetCertificate: async (request) => {
      const { workspaceId, ruc } = ownerOf(request)
      const { forgotten, password } = await use.forget(workspaceId, ruc)
      return { forgotten, ...(password === null ? {} : { password }) }
    },
    verify: async ({ xml }) => verificationMessage(use.verify(xml)),
  }
  return implement(Signer, guarded(handlers, peers))
}

/** Mutual TLS lets in every caller with a certificate of the authority; only those who need the signer are served. */
function guarded(handlers: Handlers<typeof Signer>, peers: ReadonlySet<string>): Handlers<typeof Signer> {
  if (peers.size === 0) return handlers
  const guardedEntries = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (request: never, call: Call) => {
      if (call.peer === undefined || !peers.has(call.peer)) throw signerErrors.callerNotServed()
      return handler(request, call)
    },
  ])
  return Object.fromEntries(guardedEntries) as Handlers<typeof Signer>
}

function ownerOf({ workspaceId, ruc }: { workspaceId: string; ruc: string }) {
  checked(workspaceId, /^[\w-]{1,64}$/.test(workspaceId), 'workspace_id')
  checked(ruc, /^\d{10}001$/.test(ruc), 'ruc')
  return { workspaceId, ruc }
}

function environmentOf(text: string): Environment {
  if (text !== 'sandbox' && text !== 'production') throw incomplete('environment')
  return text
}

function documentTypeOf(text: string): DocumentType {
  const type = documentTypes.find((known) => known === text)
  if (type === undefined) throw incomplete('document_type')
  return type
}

function checked(text: string, good: boolean, path: string): string {
  if (!good) throw incomplete(path)
  return text
}

function incomplete(path: string): AppError {
  const { requestIncomplete } = signerErrors
  return requestIncomplete({ more: path, details: [requestIncomplete.at(path, 'is missing or malformed')] })
}

function certificateMessage(state: CertificateStatus | null) {
  if (state === null) return { status: 'MISSING' }
  const { status, certificate, fileId, daysLeft } = state
  return {
    status,
    fileId,
    daysLeft,
    subject: certificate.subject,
    issuer: certificate.readableIssuer,
    registryNumber: certificate.registryNumber ?? '',
    serialNumber: certificate.serialNumber,
    notBefore: certificate.notBefore.toISOString(),
    notAfter: certificate.notAfter.toISOString(),
    fingerprint: certificate.fingerprint,
  }
}

function verificationMessage({ valid, trusted, reason, certificate, signedAt }: Verification) {
  return {
    valid,
    trusted,
    reason,
    signer: certificate?.subject ?? '',
    issuer: certificate?.readableIssuer ?? '',
    registryNumber: certificate?.registryNumber ?? '',
    notBefore: certificate?.notBefore.toISOString() ?? '',
    notAfter: certificate?.notAfter.toISOString() ?? '',
    signedAt: signedAt?.toISOString() ?? '',
  }
}
