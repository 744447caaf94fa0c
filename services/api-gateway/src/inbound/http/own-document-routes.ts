import { type ErrorDetail, newId } from '@etax/kernel'
import { devReference, emails } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { brokenAddress } from '../../domain/credentials.ts'
import { fault } from '../../domain/error-catalog.ts'
import { callerOf } from '../../domain/principal.ts'
import { receiptView } from '../../domain/receipt-view.ts'
import type { Neighbours } from '../../neighbours.ts'
import type { SubmitXml } from '../../submit-xml.ts'
import type { App } from './app.ts'
import { type Doors, ifInItsMode, ifLive, ifMayIssue } from './authentication.ts'
import { answer, enveloped, Failure } from './envelope.ts'
import { bodyOrXml, takeXml, Xml, xmlOf } from './read-xml.ts'
import { ReceiptBody } from './receipt-schemas.ts'
import { strict } from './schema-words.ts'

export interface OwnDocumentNeeds extends Doors {
  submitXml: SubmitXml
  issuance: Pick<Neighbours['issuance'], 'importReceipt'>
}

const Order = strict({
  xml: Xml,
  sendEmail: Type.Optional(Type.Boolean({ description: 'Default true.' })),
  email: Type.Optional(emails),
  devReference: Type.Optional(devReference),
})

const issued = { 200: answer(ReceiptBody), 202: answer(ReceiptBody), 400: Failure, 403: Failure, 409: Failure }

/** What becomes a receipt without an order: a caller's own document, signed here or there, or one of the authority's. */
export function ownDocumentRoutes(app: App, needs: OwnDocumentNeeds): void {
  takeXml(app)
  const signing = { summary: 'Sign a document and have it authorized', onRequest: ifMayIssue(needs) }
  submitRoute(app, needs, '/sign-and-authorize', { ...signing, signed: false })
  // The certificate is the caller's own affair here.
  const sending = { summary: 'Have a signed document authorized', onRequest: ifInItsMode(needs) }
  submitRoute(app, needs, '/authorize-signed', { ...sending, signed: true })
  importRoute(app, needs)
}

interface Way {
  summary: string
  signed: boolean
  onRequest: ReturnType<typeof ifMayIssue>
}

function submitRoute(app: App, { submitXml }: OwnDocumentNeeds, path: string, way: Way): void {
  const { summary, signed, onRequest } = way
  const schema = { tags: ['issuing'], summary, body: bodyOrXml(Order), response: issued }
  app.post(path, { schema, onRequest }, async (request, reply) => {
    const { receipt, duplicate, warnings } = await submitXml({
      principal: request.principal,
      taxpayerRuc: request.issuer.ruc,
      xml: xmlOf(request.body),
      signed,
      ...wishesOf(request),
    })
    reply.code(duplicate ? 200 : 202)
    return enveloped(request, receiptView(receipt, duplicate), warnings)
  })
}

/** A raw document has none. */
function wishesOf({ body }: FastifyRequest): { recipients: string[]; devReference: string } {
  if (Buffer.isBuffer(body)) return { recipients: [], devReference: '' }
  const { sendEmail = true, email = '', devReference = '' } = body as Partial<WishedFor>
  return { recipients: sendEmail ? addressesIn(email) : [], devReference }
}

interface WishedFor {
  sendEmail: boolean
  email: string
  devReference: string
}

/** @throws AppError `invalid` VAL_10000 for what is no address */
function addressesIn(email: string): string[] {
  const addresses = email
    .split(/[,;]/)
    .map((address) => address.trim())
    .filter((address) => address !== '')
  const details: ErrorDetail[] = addresses.flatMap(brokenAddress)
  if (details.length > 0) throw fault('VAL_10000', { details })
  return addresses
}

const Import = strict({
  accessKey: Type.String({ pattern: '^[0-9]{49}$', description: '49 digits.' }),
})

/** The authority is asked while the caller waits. */
const IMPORT_DEADLINE_MS = 35_000

function importRoute(app: App, needs: OwnDocumentNeeds): void {
  const response = { 201: answer(ReceiptBody), 400: Failure, 403: Failure, 404: Failure, 409: Failure }
  const summary = 'Take in a document that the authority has authorized'
  const schema = { tags: ['receipts'], summary, body: Import, response }
  app.post('/invoices/import', { schema, onRequest: [ifLive, ifInItsMode(needs)] }, async (request, reply) => {
    const { principal, issuer, body } = request
    const asked = { caller: callerOf(principal), receiptId: newId(needs.now()), taxpayerRuc: issuer.ruc, ...body }
    const receipt = await needs.issuance.importReceipt(asked, { deadlineMs: IMPORT_DEADLINE_MS })
    reply.code(201)
    return enveloped(request, receiptView(receipt))
  })
}
