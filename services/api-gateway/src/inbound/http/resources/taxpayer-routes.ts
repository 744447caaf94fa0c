import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type CatalogRecord, readRecord } from '../../../domain/catalog-record.ts'
import type { Taxpayers } from '../../../manage-taxpayer.ts'
import type { Clients } from '../../../ports.ts'
import type { ShowTaxpayers } from '../../../show-taxpayers.ts'
import type { App } from '../app.ts'
import type { BaseUrl } from '../base-url.ts'
import { ResourceFailure } from '../envelope.ts'
import { readForm } from '../read-form.ts'

export interface TaxpayerDependencies {
  catalog: Pick<Clients['catalog'], 'storeLogo' | 'fetchLogo'>
  taxpayers: Taxpayers
  showTaxpayers: ShowTaxpayers
  baseUrl: BaseUrl
}

/** Before catalog scales it down. */
const MAX_LOGO_BYTES = 2 * 1024 * 1024 - 16 * 1024

const Body = Type.Unsafe<unknown>({ type: 'object', additionalProperties: true })
const config = { wording: { missing: (id: string) => `Taxpayer with id ${id} not found` }, takesRecord: true }
const tags = ['taxpayers']

/** Writing taxpayers: the certificate's password goes to the signer, the rest to catalog; the logo is a file. */
export function taxpayerRoutes(app: App, { catalog, taxpayers, showTaxpayers, baseUrl }: TaxpayerDependencies): void {
  const shown = async ({ principal }: FastifyRequest, record: CatalogRecord) =>
    (await showTaxpayers(principal.workspaceId, [record], baseUrl()))[0]
  const body = Body
  const creating = { schema: { tags, summary: 'Create taxpayer', body }, config }
  app.post('/taxpayers', creating, async (request, reply) => {
    const record = await taxpayers.create(request.principal.workspaceId, request.body)
    return reply.code(201).send(await shown(request, record))
  })

  const changing = {
    schema: {
      tags,
      summary: 'Change taxpayer',
      description:
        '`ruc` can change while nothing is kept under it; 409 once the taxpayer has a certificate, a password for one, ' +
        'receipts in either mode or sequentials. A change that is refused changes nothing.',
      body,
      response: { 200: Body, 400: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure },
    },
    config,
  }
  app.put('/taxpayers/:id', changing, async (request) => {
    const record = await taxpayers.change(request.principal.workspaceId, idOf(request), request.body)
    return shown(request, record)
  })

  const deleting = {
    schema: {
      tags,
      summary: 'Delete taxpayer and destroy its certificate',
      description:
        'The answer shows `signaturePassword` a last time. A taxpayer that has live receipts or a certificate is deleted ' +
        'with a live key or by session only: 403 with a test key. 409 while a receipt of it is unfinished.',
      response: { 200: Body, 403: ResourceFailure, 404: ResourceFailure, 409: ResourceFailure },
    },
    config,
  }
  app.delete('/taxpayers/:id', deleting, async (request) => {
    return shown(request, await taxpayers.remove(request.principal, idOf(request)))
  })

  const uploading = { schema: { tags, summary: 'Upload the logo: PNG or JPEG, multipart `file`' }, config }
  app.post('/taxpayers/:id/logo', uploading, async (request, reply) => {
    const { file: content } = await readForm(request, MAX_LOGO_BYTES)
    const taxpayer = { workspaceId: request.principal.workspaceId, taxpayerId: idOf(request) }
    const { record } = await catalog.storeLogo({ ...taxpayer, content })
    return reply.code(201).send(await shown(request, readRecord(record)))
  })
}

/** GET /logos/{id}: the address in logoUrl, open to anyone who has it. */
export function logoRoute(app: App, { catalog }: Pick<TaxpayerDependencies, 'catalog'>): void {
  const schema = { tags, summary: 'A logo', security: [], params: Type.Object({ id: Type.String() }) }
  const missing = { wording: { missing: (id: string) => `Logo with id ${id} not found` } }
  app.get('/logos/:id', { schema, config: missing }, async (request, reply) => {
    const { contentType, content } = await catalog.fetchLogo({ logoId: request.params.id })
    reply.header('content-type', contentType).header('cache-control', 'public, max-age=86400')
    return reply.send(content)
  })
}

function idOf({ params }: FastifyRequest): string {
  return (params as { id: string }).id
}
