import { catalogErrors, contextErrors, gatewayErrors } from '@etax/contracts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import type { BaseUrl } from '../http/base-url.ts'
import { recordCaller } from '../http/domain/principal.ts'
import { ResourceFailure } from '../http/envelope.ts'
import { notFound } from '../http/error-answers.ts'
import { readForm } from '../http/read-form.ts'
import { TEST_KEY_REFUSED } from '../http/schema-parts.ts'
import type { Clients } from '../ports.ts'
import { type CatalogRecord, readRecord } from '../records/domain/catalog-record.ts'
import { namesOf } from '../records/domain/record-names.ts'
import { recordSchemas } from '../records/record-schemas.ts'
import type { Taxpayers } from './manage-taxpayer.ts'
import type { ShowTaxpayers } from './show-taxpayers.ts'

export interface TaxpayerDependencies {
  catalog: Pick<Clients['catalog'], 'storeLogo' | 'fetchLogo'>
  taxpayers: Taxpayers
  showTaxpayers: ShowTaxpayers
  baseUrl: BaseUrl
}

/** Before catalog scales it down. */
const MAX_LOGO_BYTES = 2 * 1024 * 1024 - 16 * 1024

const { record: Record, input, change } = recordSchemas(namesOf('taxpayers', 'Taxpayer'))
const Id = Type.Object({ id: Type.String({ description: 'The id of the taxpayer.' }) })
/** Includes the password of the destroyed certificate. */
const Deleted = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true, title: 'DeletedTaxpayer' })
const config = { wording: { missing: notFound('Taxpayer', 'el contribuyente') }, takesRecord: true }
/** The body may have signaturePassword, which is not in the record's schema. */
const writing = { ...config, takesSecret: true as const }
const tags = ['taxpayers']
const forbidden = gatewayErrors.liveKeyNeeded
const testOnly = contextErrors.testTaxpayerInProduction
const ofTestTaxpayer = [catalogErrors.testTaxpayerStays, testOnly]

const LogoForm = Type.Object(
  { file: Type.String({ format: 'binary', description: 'The picture.' }) },
  { additionalProperties: false },
)
const Picture = Type.Unsafe<Buffer>({ type: 'string', format: 'binary' })

export function taxpayerRoutes(app: App, { catalog, taxpayers, showTaxpayers, baseUrl }: TaxpayerDependencies): void {
  const view = async ({ principal }: FastifyRequest, record: CatalogRecord) =>
    (await showTaxpayers(principal.workspaceId, [record], baseUrl()))[0]
  const creating = {
    schema: {
      operationId: 'createTaxpayer',
      tags,
      summary: 'Create a taxpayer',
      description:
        'Creates the taxpayer with establishment 001, emission point 001, a main warehouse and a price type. Only ' +
        'the signer keeps `signaturePassword`; only DELETE shows it again. A test key gets 403 if a deleted taxpayer ' +
        'has live receipts under the number.',
      body: input,
      'x-errors': [catalogErrors.keyTaken, forbidden],
      response: { 201: Record, 400: ResourceFailure, 403: ResourceFailure, 409: ResourceFailure },
    },
    config: {
      ...writing,
      addsRecord: 'taxpayers',
      judge: (request: FastifyRequest) => taxpayers.judge(request.principal, null, request.body),
    },
  }
  app.post('/taxpayers', creating, async (request, reply) => {
    const record = await taxpayers.create(request.principal, request.body)
    return reply.code(201).send(await view(request, record))
  })

  const changing = {
    schema: {
      operationId: 'updateTaxpayer',
      tags,
      summary: 'Change a taxpayer',
      description:
        'Changes the fields that are sent. A refused request changes nothing. `ruc` can change until the taxpayer has a ' +
        'certificate, a password for one, receipts in either mode or sequentials; afterwards the answer is 409. The ' +
        '`ruc` of the test taxpayer never changes (409), and a live key cannot change that taxpayer at all ' +
        `(400 ${testOnly.code}). ${TEST_KEY_REFUSED}`,
      params: Id,
      body: change,
      'x-errors': [
        ...[catalogErrors.recordUnknown, catalogErrors.keyTaken, catalogErrors.numberFixed],
        ...[...ofTestTaxpayer, forbidden],
      ],
      response: { 200: Record, 400: ResourceFailure, 403: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure },
    },
    config: {
      ...writing,
      judge: (request: FastifyRequest) => taxpayers.judge(request.principal, idOf(request), request.body),
    },
  }
  app.put('/taxpayers/:id', changing, async (request) => {
    const record = await taxpayers.change(request.principal, idOf(request), request.body)
    return view(request, record)
  })

  const deleting = {
    schema: {
      operationId: 'deleteTaxpayer',
      tags,
      summary: 'Delete a taxpayer and destroy its certificate',
      description:
        'Deletes the taxpayer and destroys its certificate. The answer shows `signaturePassword` one last time. ' +
        `${TEST_KEY_REFUSED} The answer is 409 while a receipt of the taxpayer is unfinished, and always for the test taxpayer.`,
      params: Id,
      'x-errors': [catalogErrors.recordUnknown, contextErrors.receiptsUnfinished, forbidden, ...ofTestTaxpayer],
      response: { 200: Deleted, 403: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure },
    },
    config,
  }
  app.delete('/taxpayers/:id', deleting, async (request) => {
    return view(request, await taxpayers.remove(request.principal, idOf(request)))
  })

  const uploading = {
    schema: {
      operationId: 'uploadTaxpayerLogo',
      tags,
      summary: 'Upload the logo',
      description:
        'Stores the logo, scaled down, and prints it on documents from then on. It must be a PNG or JPEG of at most ' +
        `${MAX_LOGO_BYTES / 1024} KiB. ${TEST_KEY_REFUSED}`,
      params: Id,
      'x-other-bodies': { 'multipart/form-data': LogoForm },
      'x-errors': [catalogErrors.recordUnknown, testOnly, forbidden],
      response: { 201: Record, 400: ResourceFailure, 403: ResourceFailure, 404: ResourceFailure },
    },
    config,
  }
  app.post('/taxpayers/:id/logo', uploading, async (request, reply) => {
    const { file: content } = await readForm(request, MAX_LOGO_BYTES)
    const taxpayer = { ...recordCaller(request.principal), taxpayerId: idOf(request) }
    const { record } = await catalog.storeLogo({ ...taxpayer, content })
    return reply.code(201).send(await view(request, readRecord(record)))
  })
}

/** GET /logos/{id}: public, for anyone with the address. */
export function logoRoute(app: App, { catalog }: Pick<TaxpayerDependencies, 'catalog'>): void {
  const schema = {
    operationId: 'getTaxpayerLogo',
    tags,
    summary: 'Read a logo',
    description: 'Returns the picture of the taxpayer’s `logoUrl`. Anyone who has the address can read it.',
    params: Type.Object({ id: Type.String({ description: 'The id from the address.' }) }),
    'x-errors': [catalogErrors.logoUnknown],
    response: {
      200: {
        description: 'The picture.',
        content: { 'image/png': { schema: Picture }, 'image/jpeg': { schema: Picture } },
      },
      404: ResourceFailure,
    },
  }
  const missing = { wording: { missing: notFound('Logo', 'el logotipo') } }
  app.get('/logos/:id', { schema, config: missing }, async (request, reply) => {
    const { contentType, content } = await catalog.fetchLogo({ logoId: request.params.id })
    reply.header('content-type', contentType).header('cache-control', 'public, max-age=86400')
    return reply.send(content)
  })
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id
}
