import { contextErrors as CTX, certificateAt, gatewayErrors, signerErrors } from '@etax/contracts'
import { fieldErrors, words } from '@etax/kernel'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { missingFile, readForm } from '../http/read-form.ts'
import { strict } from '../http/schema-parts.ts'
import type { CertificateStatus, Clients } from '../ports.ts'
import { certificatePasswordProblems, MAX_CERTIFICATE_PASSWORD } from './domain/certificate-password.ts'
import { certificateProblems } from './domain/certificate-problems.ts'
import type { CertificateUpload, UploadCertificate } from './upload-certificate.ts'

interface Dependencies {
  now: () => number
  signer: Pick<Clients['signer'], 'describeCertificate'>
  uploadCertificate: UploadCertificate
}

const textOrNull = (description: string, example: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description, examples: [example] })

const CertificateProblem = Type.Object(
  {
    code: Type.String({
      description: 'A stable code; /docs/errors explains it.',
      examples: [CTX.certificateOfAnother.code],
    }),
    message: Type.String({ examples: [CTX.certificateOfAnother.message] }),
    remedy: Type.String({ description: 'The remedy of the problem.', examples: [CTX.certificateOfAnother.remedy] }),
    only: Type.Unsafe<'live' | null>({
      type: ['string', 'null'],
      enum: ['live', null],
      description: 'live: the problem concerns production only.',
      examples: ['live'],
    }),
  },
  { title: 'CertificateProblem' },
)

const Status = Type.Object(
  {
    status: Type.Unsafe<string>({
      type: 'string',
      enum: ['MISSING', 'VALID', 'EXPIRING', 'EXPIRED'],
      description: 'MISSING: no certificate is stored, and every other member is null.',
      examples: ['VALID'],
    }),
    subject: textOrNull('The owner of the certificate.', 'CN=Comercial Andina S.A.'),
    issuer: textOrNull('The certifier that issued it.', 'CN=Entidad de Certificación'),
    registryNumber: textOrNull('The registry number in the certificate; null if it has none.', '1790012345001'),
    serialNumber: textOrNull('The serial number of the certificate, in hexadecimal.', '5f3a09'),
    notBefore: textOrNull('The beginning of its validity, RFC 3339 in UTC.', '2026-01-01T00:00:00.000Z'),
    notAfter: textOrNull('The end of its validity, RFC 3339 in UTC.', '2028-01-01T00:00:00.000Z'),
    daysLeft: Type.Unsafe<number | null>({ type: ['integer', 'null'], examples: [405] }),
    fingerprint: textOrNull(
      'The SHA-256 of the certificate, in hexadecimal.',
      '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    ),
    problems: Type.Array(CertificateProblem, {
      description: 'The problems that keep the certificate from signing; empty if there are none.',
    }),
  },
  { title: 'CertificateStatus' },
)

const Upload = strict(
  {
    file: Type.String({
      minLength: 1,
      pattern: '^[A-Za-z0-9+/\\s]+(?:=[=\\s]*)?$',
      form: words(
        'the P12 file in base64, such as MIIKPAIBAzCC…',
        'el archivo P12 en base64, por ejemplo MIIKPAIBAzCC…',
      ),
      description: 'The P12 file in base64.',
      examples: ['MIIKpQIBAzCC'],
    }),
    password: Type.String({
      maxLength: MAX_CERTIFICATE_PASSWORD,
      form: words('the password of the P12 file', 'la contraseña del archivo P12'),
      published: { form: undefined, examples: ['…'] },
      description: 'The password of the file. It is stored encrypted and never shown.',
    }),
  },
  { title: 'CertificateUpload' },
)

/** Only the description uses it: forms are not validated by it. */
const UploadForm = Type.Object(
  {
    file: Type.String({ contentMediaType: 'application/octet-stream', description: 'The P12 file.' }),
    password: Type.Optional(
      Type.String({ maxLength: MAX_CERTIFICATE_PASSWORD, description: 'The password of the file.' }),
    ),
  },
  { title: 'CertificateForm' },
)

const { wrongPassword, noPrivateKey, certificateExpired, certificateNotYetValid, notForSigning } = signerErrors
const { otherRegistryNumber, keyNotSupported, fileMalformed, fileNotSupported, passwordMissing } = signerErrors
const uploadErrors = {
  wrongPassword,
  noPrivateKey,
  certificateExpired,
  certificateNotYetValid,
  notForSigning,
  otherRegistryNumber,
  keyNotSupported,
  fileMalformed,
  fileNotSupported,
  passwordMissing,
  fileTooLarge: signerErrors.fileTooLarge,
  tooManyAtOnce: signerErrors.tooManyAtOnce,
}

/** A P12 file with a long chain has some 10 KiB. */
const MAX_FILE_BYTES = 64 * 1024

/** Upload, as multipart or JSON, and status. The file goes to the signer and nowhere else. */
export function certificateRoutes(app: App, { signer, uploadCertificate, now }: Dependencies): void {
  const schema = {
    operationId: 'uploadCertificate',
    'x-scope': 'records' as const,
    tags: ['certificate'],
    summary: "Upload the taxpayer's certificate (P12)",
    description:
      'Stores the certificate that signs the taxpayer’s documents. Send JSON, or a multipart form with the P12 in the ' +
      'field `file` and its `password`; a form may omit the password if `signaturePassword` of the taxpayer is set. Any ' +
      'key can upload the first certificate; replacing it requires a live key or a session: 403 ' +
      `${gatewayErrors.liveKeyNeeded.code} with a test key. The certificate puts the taxpayer in production: from then ` +
      'on test keys cannot change the taxpayer, and its registry number is fixed. A refused certificate has no effect.',
    body: { content: { 'application/json': { schema: Upload } } },
    response: { 201: answer(Status), 400: Failure, 403: Failure },
    'x-errors': [...Object.values(uploadErrors), gatewayErrors.liveKeyNeeded],
    'x-other-bodies': { 'multipart/form-data': UploadForm },
  }
  app.post('/certificate', { schema }, async (request, reply) => {
    const input = request.isMultipart() ? await fromForm(request) : fromJson(request.body)
    const { certificate, warnings } = await uploadCertificate(request.principal, request.issuer, input)
    reply.code(201)
    const noted = warnings.map(({ code, message }) => ({ code, message, path: 'file' }))
    return enveloped(request, statusOf(certificate, request), noted)
  })

  const reading = {
    operationId: 'getCertificateStatus',
    tags: ['certificate'],
    summary: 'Get the status of the certificate',
    description:
      'Returns the state of the taxpayer’s certificate, its dates and the problems that keep it from signing.',
    response: { 200: answer(Status) },
  }
  app.get('/certificate/status', { schema: reading }, async (request) => {
    const { principal, issuer } = request
    const { taxpayerId, ruc } = issuer
    const status = await signer.describeCertificate({ workspaceId: principal.workspaceId, taxpayerId, ruc })
    const { clockOffsetMs } = principal
    const shown = clockOffsetMs === 0 ? status : certificateAt(status, new Date(now() + clockOffsetMs))
    return enveloped(request, statusOf(shown, request))
  })
}

function fromJson(body: unknown): CertificateUpload {
  const { file, password } = (body ?? {}) as { file?: string; password?: string }
  if (file === undefined) throw missingFile()
  return { file: Buffer.from(file, 'base64'), password }
}

async function fromForm(request: FastifyRequest): Promise<CertificateUpload> {
  const { file, fields } = await readForm(request, MAX_FILE_BYTES, ['password'])
  const problems = certificatePasswordProblems('password', fields.password ?? '')
  if (problems.length > 0) throw fieldErrors.invalidRequest({ details: problems })
  return { file, password: fields.password }
}

function statusOf(certificate: CertificateStatus | null, request: FastifyRequest) {
  if (certificate === null) throw gatewayErrors.defect({ more: 'the signer answered without a certificate' })
  const { daysLeft, status, ...fields } = certificate
  const orNull = (value: string) => (value === '' ? null : value)
  return {
    status,
    subject: orNull(fields.subject),
    issuer: orNull(fields.issuer),
    registryNumber: orNull(fields.registryNumber),
    serialNumber: orNull(fields.serialNumber),
    notBefore: orNull(fields.notBefore),
    notAfter: orNull(fields.notAfter),
    daysLeft: status === 'MISSING' ? null : daysLeft,
    fingerprint: orNull(fields.fingerprint),
    problems: certificateProblems(certificate, request.issuer, languageOf(request)),
  }
}
