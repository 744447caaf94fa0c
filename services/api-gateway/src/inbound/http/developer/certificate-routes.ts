import { gatewayErrors } from '@etax/contracts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { CertificateStatus, Clients } from '../../../ports.ts'
import type { GivenCertificate, UploadCertificate } from '../../../upload-certificate.ts'
import type { App } from '../app.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { missingFile, readForm } from '../read-form.ts'
import { strict, text, textOrNull } from '../schema-parts.ts'

interface Dependencies {
  signer: Pick<Clients['signer'], 'describeCertificate'>
  uploadCertificate: UploadCertificate
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
    form: 'the P12 file in base64, such as MIIKPAIBAzCC…',
    description: 'The P12 file in base64.',
  }),
  password: text,
})

/** A P12 file with a long chain has some 10 KiB. */
const MAX_FILE_BYTES = 64 * 1024

/** The taxpayer's certificate: uploaded as multipart or JSON, and where it stands. It goes to the signer and nowhere else. */
export function certificateRoutes(app: App, { signer, uploadCertificate }: Dependencies): void {
  const schema = {
    tags: ['certificate'],
    summary: "Upload the taxpayer's certificate (P12)",
    description:
      'As JSON, or as a multipart form with the P12 in the field `file` and `password`; a form may leave out a ' +
      'password that was set with the taxpayer (`signaturePassword`). It replaces the one before. Where the taxpayer ' +
      'has a certificate and live receipts, that takes a live key or a session: ' +
      `403 ${gatewayErrors.liveKeyNeeded.code} with a test key. With a certificate the registry number of the taxpayer ` +
      'is fixed; a certificate that is refused does not fix it.',
    body: { content: { 'application/json': { schema: Upload } } },
    response: { 201: answer(Status), 400: Failure, 403: Failure },
  }
  app.post('/certificate', { schema }, async (request, reply) => {
    const given = request.isMultipart() ? await fromForm(request) : fromJson(request.body)
    const { certificate, warnings } = await uploadCertificate(request.principal, request.issuer, given)
    reply.code(201)
    const noted = warnings.map(({ code, message }) => ({ code, message, path: 'file' }))
    return enveloped(request, statusOf(certificate), noted)
  })

  const reading = { tags: ['certificate'], summary: 'Where the certificate stands', response: { 200: answer(Status) } }
  app.get('/certificate/status', { schema: reading }, async (request) => {
    const { principal, issuer } = request
    const { taxpayerId, ruc } = issuer
    const status = await signer.describeCertificate({ workspaceId: principal.workspaceId, taxpayerId, ruc })
    return enveloped(request, statusOf(status))
  })
}

function fromJson(body: unknown): GivenCertificate {
  const { file, password } = (body ?? {}) as { file?: string; password?: string }
  if (file === undefined) throw missingFile()
  return { file: Buffer.from(file, 'base64'), password }
}

async function fromForm(request: FastifyRequest): Promise<GivenCertificate> {
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
