import { authorityErrors, contextErrors, gatewayErrors, issuanceErrors, signerErrors } from '@etax/contracts'
import { canonicalEmail, type ErrorDetail, fieldErrors, newId, words } from '@etax/kernel'
import { devReference, documentErrors, emails, MAX_EMAILS } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type Guards, ifLive, ifMayIssue } from '../accounts/authentication.ts'
import { brokenAddress } from '../accounts/domain/credentials.ts'
import type { App } from '../http/app.ts'
import { callerOf } from '../http/domain/principal.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { strict } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { receiptFor } from '../receipts/domain/receipt-view.ts'
import { issuedExamples, ReceiptBody } from '../receipts/receipt-schemas.ts'
import { idempotencyHeader, idempotencyKeyOf, takeIdempotencyKey } from './idempotency-key.ts'
import { issuingFailures } from './issuing-routes.ts'
import { bodyOrXml, takeXml, Xml, xmlOf } from './read-xml.ts'
import type { SubmitXml } from './submit-xml.ts'

export interface PrebuiltXmlDependencies extends Guards {
  submitXml: SubmitXml
  issuance: Pick<Clients['issuance'], 'importReceipt'>
}

const PrebuiltXmlBody = strict(
  {
    xml: Xml,
    sendEmail: Type.Optional(
      Type.Boolean({ description: 'Whether to mail the document to the customer. Default true.', examples: [true] }),
    ),
    email: Type.Optional({ ...emails, examples: ['maria@example.com'] }),
    devReference: Type.Optional(devReference),
  },
  { title: 'PrebuiltXml' },
)

const { accessKeyTaken, numberTaken, documentOfAnother } = issuanceErrors
const xmlFailures = [gatewayErrors.notXml, documentOfAnother, accessKeyTaken, numberTaken]

const { notSigned, signatureInvalid, signatureOfAnother, signatureOutOfForce, signatureUntrusted } = issuanceErrors
const signatureFailures = [notSigned, signatureInvalid, signatureOfAnother, signatureOutOfForce, signatureUntrusted]

const issued = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 409: Failure }

/** Receipts without an order: pre-built XML, signed here or by the caller, or a document of the authority. */
export function prebuiltXmlRoutes(app: App, needs: PrebuiltXmlDependencies): void {
  takeXml(app)
  const signing = {
    operationId: 'signAndAuthorizeXml',
    summary: 'Sign a document and have it authorized',
    description:
      'Signs a document that was built elsewhere and sends it to the authority in the background. The answer is ' +
      '202 with the receipt, as for an order.',
    onRequest: ifMayIssue(needs),
  }
  submitRoute(app, needs, '/sign-and-authorize', { ...signing, signed: false })
  // The caller may sign with another certificate; the stored one proves ownership of the taxpayer.
  const sending = {
    operationId: 'authorizeSignedXml',
    summary: 'Have a signed document authorized',
    description:
      'Sends a document that was signed elsewhere to the authority in the background. The answer is ' +
      '202 with the receipt, as for an order.',
    onRequest: ifMayIssue(needs),
  }
  submitRoute(app, needs, '/authorize-signed', { ...sending, signed: true })
  importRoute(app, needs)
}

interface Submission {
  operationId: string
  summary: string
  description: string
  signed: boolean
  onRequest: ReturnType<typeof ifMayIssue>
}

function submitRoute(app: App, { submitXml }: PrebuiltXmlDependencies, path: string, submission: Submission): void {
  const { operationId, summary, description, signed, onRequest } = submission
  const schema = {
    operationId,
    tags: ['issuing'],
    summary,
    description,
    body: bodyOrXml(PrebuiltXmlBody),
    headers: Type.Object(idempotencyHeader),
    response: issued,
    'x-answer-examples': issuedExamples,
    'x-errors': [
      ...[...issuingFailures, ...xmlFailures, gatewayErrors.twoReferences],
      ...(signed ? signatureFailures : [signerErrors.alreadySigned]),
    ],
  }
  app.post(path, { schema, onRequest, preValidation: takeIdempotencyKey }, async (request, reply) => {
    const { receipt, duplicate, warnings } = await submitXml({
      principal: request.principal,
      ruc: request.issuer.ruc,
      xml: xmlOf(request.body),
      signed,
      ...optionsOf(request),
    })
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptFor(request, receipt, duplicate), warnings)
  })
}

function optionsOf(request: FastifyRequest): { recipients: string[]; devReference: string } {
  const { body } = request
  if (Buffer.isBuffer(body)) return { recipients: [], devReference: idempotencyKeyOf(request) }
  const { sendEmail = true, email = '', devReference = '' } = body as Partial<SubmitOptions>
  return { recipients: sendEmail ? addressesIn(email) : [], devReference }
}

interface SubmitOptions {
  sendEmail: boolean
  email: string
  devReference: string
}

function addressesIn(email: string): string[] {
  const addresses = email
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '')
  const details: ErrorDetail[] = addresses.flatMap(brokenAddress)
  if (addresses.length > MAX_EMAILS) details.push(documentErrors.tooManyEmails.at('email'))
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  return addresses.map((address) => canonicalEmail(address) ?? address)
}

const Import = strict(
  {
    accessKey: Type.String({
      pattern: '^[0-9]{49}$',
      form: words('an access key of 49 digits', 'una clave de acceso de 49 dígitos'),
      description: '49 digits.',
      examples: ['2111202601179001234500120010010000000011234567811'],
    }),
  },
  { title: 'ReceiptImport' },
)

const IMPORT_DEADLINE_MS = 35_000

function importRoute(app: App, needs: PrebuiltXmlDependencies): void {
  const response = { 201: answer(ReceiptBody), 400: Failure, 403: Failure, 404: Failure, 409: Failure }
  const summary = 'Import a document that the authority has authorized'
  const {
    importedAlready,
    importedNumberTaken,
    notAtTheAuthority,
    authorizedDocumentUnusable,
    accessKeyNotImportable,
  } = issuanceErrors
  const schema = {
    operationId: 'importInvoiceXml',
    tags: ['receipts'],
    summary,
    description:
      'Reads the document from the authority by its access key and stores it as a receipt, which it ' +
      'returns. Only live keys and sessions can import.',
    body: Import,
    response,
    'x-errors': [
      ...[contextErrors.importInSandbox, importedAlready, importedNumberTaken, notAtTheAuthority],
      ...[authorizedDocumentUnusable],
      ...[accessKeyNotImportable, authorityErrors.authorityDoesNotAnswer],
    ],
  }
  app.post('/invoices/import', { schema, onRequest: [ifLive, ifMayIssue(needs)] }, async (request, reply) => {
    const { principal, issuer, body } = request
    const importRequest = {
      caller: callerOf(principal),
      receiptId: newId(needs.now()),
      ruc: issuer.ruc,
      ...body,
    }
    const receipt = await needs.issuance.importReceipt(importRequest, { deadlineMs: IMPORT_DEADLINE_MS })
    reply.code(201)
    return enveloped(request, receiptFor(request, receipt))
  })
}
