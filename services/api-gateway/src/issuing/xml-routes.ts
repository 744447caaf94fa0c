import {
  AuthorityStatus,
  contextErrors,
  gatewayErrors,
  issuanceErrors,
  sentenceOf,
  signerErrors,
} from '@etax/contracts'
import { Type } from 'typebox'
import { type Guards, ifMayIssue } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import { languageOf } from '../http/domain/preferred-language.ts'
import { answer, enveloped, Failure, facts } from '../http/envelope.ts'
import { OnlineQuery, oneOf, strict } from '../http/schema-parts.ts'
import { bodyOrXml, takeXml, Xml, xmlOf } from './read-xml.ts'
import type { SignXml } from './sign-xml.ts'
import type { ValidateXml } from './validate-xml.ts'
import type { CheckedAuthorization, Verified, VerifyXml } from './verify-xml.ts'

export interface XmlDependencies extends Guards {
  signXml: SignXml
  validateXml: ValidateXml
  verifyXml: VerifyXml
}

const body = bodyOrXml(strict({ xml: Xml }, { title: 'XmlDocument' }))
const tags = ['xml']

const KEY = '2111202601179001234500120010010000000011234567811'

const textOrNull = (description: string, example: string | null) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], description, examples: [example] })

const Signed = Type.Object(
  {
    xml: Type.String({
      description: 'The signed document, as text.',
      examples: ['<factura id="comprobante">…</factura>'],
    }),
    accessKey: Type.String({ description: 'The access key: 49 digits.', examples: [KEY] }),
  },
  { title: 'SignedXml' },
)

const { alreadySigned, notWellFormed, otherTaxpayer, otherEnvironment, documentTooLarge } = signerErrors
const { certificateMissing, certificateExpired } = contextErrors
const signingErrors = {
  alreadySigned,
  notWellFormed,
  otherTaxpayer,
  otherEnvironment,
  documentTooLarge,
  certificateMissing,
  certificateExpired,
  notXml: gatewayErrors.notXml,
}

/** Signs, validates and verifies pre-built XML, as JSON or raw; stores nothing. */
export function xmlRoutes(app: App, needs: XmlDependencies): void {
  takeXml(app)
  signRoute(app, needs)
  validateRoute(app, needs)
  verifyRoute(app, needs)
}

function signRoute(app: App, { signXml, ...guards }: XmlDependencies): void {
  const schema = {
    operationId: 'signXml',
    tags,
    summary: 'Sign a document without sending it',
    description:
      'Signs the document with the taxpayer’s certificate. In the sandbox a test certificate signs if the ' +
      'taxpayer has none. Nothing is stored.',
    body,
    response: { 200: answer(Signed), 400: Failure },
    'x-errors': [...Object.values(signingErrors)],
  }
  app.post('/sign', { schema, onRequest: ifMayIssue(guards) }, async (request) => {
    return enveloped(request, await signXml(request.principal, request.issuer, xmlOf(request.body)))
  })
}

const Finding = Type.Object(
  {
    line: Type.Integer({ minimum: 0, description: 'The line in the sent document.', examples: [12] }),
    path: Type.String({
      description: 'The place in the document, as an XPath.',
      examples: ['/factura/infoFactura/importeTotal'],
    }),
    code: Type.String({
      description: 'A stable code; /docs/errors explains it.',
      examples: [issuanceErrors.numberTaken.code],
    }),
    params: facts,
    message: Type.String({ examples: ['The total is not the sum of its parts.'] }),
    authorityCode: textOrNull("The authority's number for this error, if it has one.", '52'),
  },
  { title: 'XmlFinding' },
)

const Verdict = Type.Object(
  {
    valid: Type.Boolean({ description: 'true: there are no errors.', examples: [true] }),
    documentType: textOrNull('The kind of document; null if it is of no known kind.', 'INVOICE'),
    version: textOrNull('The version of its schema.', '1.1.0'),
    errors: Type.Array(Finding, { description: 'The reasons why the authority would refuse it.', examples: [[]] }),
    warnings: Type.Array(Finding, {
      description: 'Values that the authority would accept but that are probably mistakes.',
      examples: [[]],
    }),
  },
  { title: 'XmlVerdict' },
)

function validateRoute(app: App, { validateXml }: XmlDependencies): void {
  const schema = {
    operationId: 'validateXml',
    'x-scope': 'read' as const,
    tags,
    summary: 'Validate a document by schema and rules',
    description:
      'Checks the document as the authority would, and returns all errors and warnings. Nothing is signed, sent ' +
      'or stored.',
    body,
    response: { 200: answer(Verdict) },
    'x-errors': [gatewayErrors.notXml],
  }
  app.post('/validate-xml', { schema }, async (request) => {
    const { errors, warnings, ...verdict } = await validateXml(request.principal, xmlOf(request.body))
    const language = languageOf(request)
    const view = (finding: (typeof errors)[number]) => ({
      ...finding,
      message: sentenceOf(finding, language),
      authorityCode: finding.authorityCode ?? null,
    })
    return enveloped(request, { ...verdict, errors: errors.map(view), warnings: warnings.map(view) })
  })
}

const Signature = Type.Object(
  {
    valid: Type.Boolean({ description: 'Whether the signature is of this document, unchanged.' }),
    trusted: Type.Boolean({ description: 'Whether a certifier that this system trusts issued its certificate.' }),
    reason: textOrNull('Why it is not valid or not trusted, in the language of Accept-Language.', null),
    signer: textOrNull('The owner of the certificate.', 'CN=Comercial Andina S.A.'),
    issuer: textOrNull('The certifier that issued the certificate.', 'CN=Entidad de Certificación'),
    registryNumber: textOrNull('The registry number in the certificate.', '1790012345001'),
    notBefore: textOrNull('The beginning of its validity, RFC 3339 in UTC.', '2026-01-01T00:00:00.000Z'),
    notAfter: textOrNull('The end of its validity, RFC 3339 in UTC.', '2028-01-01T00:00:00.000Z'),
    signedAt: textOrNull('The time of signing that the signature states.', '2026-11-21T15:04:05.000Z'),
  },
  { title: 'XmlSignature' },
)

const DocumentHead = Type.Object(
  {
    documentType: Type.String({ examples: ['INVOICE'] }),
    version: Type.String({ description: 'The version of its schema.', examples: ['1.1.0'] }),
    accessKey: Type.String({ description: 'The access key: 49 digits.', examples: [KEY] }),
    taxpayerRuc: Type.String({ description: 'The registry number (RUC) of the issuer.', examples: ['1790012345001'] }),
    issueDate: Type.String({ description: 'YYYY-MM-DD.', examples: ['2026-11-21'] }),
    total: Type.String({ description: 'The total, a decimal as text.', examples: ['11.50'] }),
  },
  { title: 'XmlDocumentHead' },
)

const Authorization = Type.Unsafe<CheckedAuthorization | null>({
  title: 'XmlAuthorization',
  type: ['object', 'null'],
  description: 'Null if the file has none and the authority was not asked.',
  required: ['status', 'number', 'at', 'source'],
  properties: {
    status: oneOf('AUTHORIZED', 'REJECTED', 'IN_PROCESS', 'NOT_FOUND', 'DIFFERENT', 'UNCONFIRMED'),
    number: textOrNull('The authorization number.', KEY),
    at: textOrNull('When the authority authorized it.', '2026-11-21T15:04:07.000Z'),
    source: oneOf('file', 'authority'),
  },
})

const Verification = Type.Object(
  {
    signature: Signature,
    document: DocumentHead,
    authorization: Authorization,
    authorityStatus: Type.Unsafe<Verified['authorityStatus']>({ ...AuthorityStatus, type: ['object', 'null'] }),
  },
  { title: 'XmlVerification' },
)

function verifyRoute(app: App, { verifyXml }: XmlDependencies): void {
  const schema = {
    operationId: 'verifyXml',
    'x-scope': 'read' as const,
    tags,
    summary: 'Verify a document’s signature and authorization',
    description:
      'Checks the signature, the certificate and the authorization, and returns the result. Nothing is stored.',
    body,
    querystring: OnlineQuery,
    response: { 200: answer(Verification) },
    'x-errors': [gatewayErrors.notXml],
  }
  app.post('/verify', { schema }, async (request) => {
    const ask = request.query.online === 'true' ? 'online' : 'offline'
    const { signature, warnings, ...verified } = await verifyXml(xmlOf(request.body), ask, request.principal)
    const { valid, trusted, ...texts } = signature
    const orNull = (value: string) => (value === '' ? null : value)
    const inSpanish = languageOf(request) === 'es'
    const view = {
      valid,
      trusted,
      reason: orNull((inSpanish && texts.reasonInSpanish) || texts.reason),
      signer: orNull(texts.signer),
      issuer: orNull(texts.issuer),
      registryNumber: orNull(texts.registryNumber),
      notBefore: orNull(texts.notBefore),
      notAfter: orNull(texts.notAfter),
      signedAt: orNull(texts.signedAt),
    }
    return enveloped(request, { signature: view, ...verified }, warnings)
  })
}
