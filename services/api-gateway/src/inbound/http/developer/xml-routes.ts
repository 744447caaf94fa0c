import { AuthorityStatus } from '@etax/contracts'
import { Type } from 'typebox'
import type { SignXml } from '../../../sign-xml.ts'
import type { ValidateXml } from '../../../validate-xml.ts'
import type { FoundAuthorization, Verified, VerifyXml } from '../../../verify-xml.ts'
import type { App } from '../app.ts'
import { type Guards, ifMayIssue } from '../authentication.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { OnlineQuery, oneOf, strict, text, textOrNull } from '../schema-parts.ts'
import { bodyOrXml, takeXml, Xml, xmlOf } from './read-xml.ts'

export interface XmlDependencies extends Guards {
  signXml: SignXml
  validateXml: ValidateXml
  verifyXml: VerifyXml
}

const body = bodyOrXml(strict({ xml: Xml }))
const tags = ['xml']

/** Signing, validating and verifying a caller's XML, in JSON or as the raw body; nothing of it is stored. */
export function xmlRoutes(app: App, needs: XmlDependencies): void {
  takeXml(app)
  signRoute(app, needs)
  validateRoute(app, needs)
  verifyRoute(app, needs)
}

function signRoute(app: App, { signXml, ...guards }: XmlDependencies): void {
  const response = { 200: answer(Type.Object({ xml: text, accessKey: text })), 400: Failure }
  const schema = { tags, summary: 'Sign a document, nothing else', body, response }
  app.post('/sign', { schema, onRequest: ifMayIssue(guards) }, async (request) => {
    return enveloped(request, await signXml(request.principal, request.issuer, xmlOf(request.body)))
  })
}

const XmlError = Type.Object({ line: Type.Integer(), path: text, code: text, message: text, authorityCode: textOrNull })

const Verdict = Type.Object({
  valid: Type.Boolean(),
  documentType: textOrNull,
  version: textOrNull,
  errors: Type.Array(XmlError),
  warnings: Type.Array(XmlError),
})

function validateRoute(app: App, { validateXml }: XmlDependencies): void {
  const schema = { tags, summary: 'Judge a document by schema and rules', body, response: { 200: answer(Verdict) } }
  app.post('/validate-xml', { schema }, async (request) => {
    const { errors, warnings, ...verdict } = await validateXml(request.principal, xmlOf(request.body))
    const shown = (finding: (typeof errors)[number]) => ({ ...finding, authorityCode: finding.authorityCode ?? null })
    return enveloped(request, { ...verdict, errors: errors.map(shown), warnings: warnings.map(shown) })
  })
}

const Verification = Type.Object({
  signature: Type.Object({
    valid: Type.Boolean(),
    trusted: Type.Boolean(),
    reason: textOrNull,
    signer: textOrNull,
    issuer: textOrNull,
    registryNumber: textOrNull,
    notBefore: textOrNull,
    notAfter: textOrNull,
    signedAt: textOrNull,
  }),
  document: Type.Object({
    documentType: text,
    version: text,
    accessKey: text,
    taxpayerRuc: text,
    issueDate: text,
    total: text,
  }),
  authorization: Type.Unsafe<FoundAuthorization | null>({
    type: ['object', 'null'],
    properties: {
      status: oneOf('AUTHORIZED', 'REJECTED', 'IN_PROCESS', 'NOT_FOUND', 'DIFFERENT', 'UNCONFIRMED'),
      number: textOrNull,
      at: textOrNull,
      source: oneOf('file', 'authority'),
    },
  }),
  authorityStatus: Type.Unsafe<Verified['authorityStatus']>({ ...AuthorityStatus, type: ['object', 'null'] }),
})

function verifyRoute(app: App, { verifyXml }: XmlDependencies): void {
  const schema = {
    tags,
    summary: "Examine a document's signature and authorization",
    body,
    querystring: OnlineQuery,
    response: { 200: answer(Verification) },
  }
  app.post('/verify', { schema }, async (request) => {
    const ask = request.query.online === 'true' ? 'online' : 'offline'
    const { signature, warnings, ...verified } = await verifyXml(xmlOf(request.body), ask, request.principal)
    const { valid, trusted, ...said } = signature
    const orNull = (value: string) => (value === '' ? null : value)
    const shown = {
      valid,
      trusted,
      reason: orNull(said.reason),
      signer: orNull(said.signer),
      issuer: orNull(said.issuer),
      registryNumber: orNull(said.registryNumber),
      notBefore: orNull(said.notBefore),
      notAfter: orNull(said.notAfter),
      signedAt: orNull(said.signedAt),
    }
    return enveloped(request, { signature: shown, ...verified }, warnings)
  })
}
