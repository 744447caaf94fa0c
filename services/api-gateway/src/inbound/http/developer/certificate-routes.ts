import { gatewayErrors } from '@etax/contracts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { mayTouchProduction } from '../../../domain/principal.ts'
import { hasLiveReceipts } from '../../../manage-taxpayer.ts'
import type { CertificateStatus, Clients } from '../../../ports.ts'
import type { App } from '../app.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { missingFile, readForm } from '../read-form.ts'
import { strict, text, textOrNull } from '../schema-parts.ts'

interface Dependencies {
  signer: Pick<Clients['signer'], 'storeCertificate' | 'describeCertificate'>
  catalog: Pick<Clients['catalog'], 'noteCertificate'>
  issuance: Pick<Clients['issuance'], 'listReceipts'>
}

const Status = Type.Object({
  status: Type.String({ description: 'MISSING, VALID, EXPIRING or EXPIRED.' }),
  subject: textOrNull,
  issuer: textOrNull,
  registryNumber: textOrNull,
  serialNumber: textOrNull,
  notBefore: textOrNull,
  notAfter: textOrNull,
  daysLeft: Type.Unsafe<number | null>({ type: ['integer', 'null'] }),
  fingerprint: textOrNull,
})

const Upload = strict({
  file: Type.String({
    minLength: 1,
    pattern: '^[A-Za-z0-9+/\\s]+(?:=[=\\s]*)?$',
    form: 'base64 of the P12 file',
    description: 'The P12 file in base64.',
  }),
  password: Type.Optional(text),
})

/** A P12 file with a long chain has some 10 KiB. */
const MAX_FILE_BYTES = 64 * 1024

/** The taxpayer's certificate: uploaded as multipart or JSON, and where it stands. It goes to the signer and nowhere else. */
export function certificateRoutes(app: App, { signer, catalog, issuance }: Dependencies): void {
  const schema = {
    tags: ['certificate'],
    summary: "Upload the taxpayer's certificate (P12)",
    description:
      'It replaces the one before. Where the taxpayer has a certificate and live receipts, that takes a live key or a ' +
      `session: 403 ${gatewayErrors.liveKeyNeeded.code} with a test key.`,
    body: { content: { 'application/json': { schema: Upload } } },
    response: { 201: answer(Status), 400: Failure, 403: Failure },
  }
  app.post('/certificate', { schema }, async (request, reply) => {
    const { file, password } = request.isMultipart() ? await fromForm(request) : fromJson(request.body)
    const { workspaceId } = request.principal
    const { taxpayerId, ruc } = request.issuer
    if (!mayTouchProduction(request.principal)) await refuseToReplace(workspaceId, ruc)
    const upload = { workspaceId, taxpayerId, ruc, file, ...(password === undefined ? {} : { password }) }
    const { certificate, warnings } = await signer.storeCertificate(upload)
    await catalog.noteCertificate({ workspaceId, taxpayerRuc: ruc, certificateId: certificate?.fileId ?? '' })
    reply.code(201)
    const noted = warnings.map(({ code, message }) => ({ code, message, path: 'file' }))
    return enveloped(request, statusOf(certificate), noted)
  })

  async function refuseToReplace(workspaceId: string, ruc: string): Promise<void> {
    const { status } = await signer.describeCertificate({ workspaceId, ruc })
    if (status !== 'MISSING' && (await hasLiveReceipts(issuance, workspaceId, ruc))) throw gatewayErrors.liveKeyNeeded()
  }

  const reading = { tags: ['certificate'], summary: 'Where the certificate stands', response: { 200: answer(Status) } }
  app.get('/certificate/status', { schema: reading }, async (request) => {
    const { principal, issuer } = request
    const status = await signer.describeCertificate({ workspaceId: principal.workspaceId, ruc: issuer.ruc })
    return enveloped(request, statusOf(status))
  })
}

interface GivenFile {
  file: Buffer
  password?: string | undefined
}

function fromJson(body: unknown): GivenFile {
  const { file, password } = (body ?? {}) as { file?: string; password?: string }
  if (file === undefined) throw missingFile()
  return { file: Buffer.from(file, 'base64'), password }
}

async function fromForm(request: FastifyRequest): Promise<GivenFile> {
  const { file, fields } = await readForm(request, MAX_FILE_BYTES, ['password'])
  return { file, password: fields.password }
}

function statusOf(certificate: CertificateStatus | null) {
  if (certificate === null) throw gatewayErrors.defect({ message: 'the signer answered without a certificate' })
  const { daysLeft, status, ...given } = certificate
  const orNull = (value: string) => (value === '' ? null : value)
  return {
    status,
    subject: orNull(given.subject),
    issuer: orNull(given.issuer),
    registryNumber: orNull(given.registryNumber),
    serialNumber: orNull(given.serialNumber),
    notBefore: orNull(given.notBefore),
    notAfter: orNull(given.notAfter),
    daysLeft: status === 'MISSING' ? null : daysLeft,
    fingerprint: orNull(given.fingerprint),
  }
}
