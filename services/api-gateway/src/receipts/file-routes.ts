import { gatewayErrors } from '@etax/contracts'
import { Type } from 'typebox'
import type { App } from '../http/app.ts'
import { Failure } from '../http/envelope.ts'
import { asFile } from '../http/schema-parts.ts'
import type { Files } from './locate-file.ts'

/** GET /files/…: a signed link needs no key. */
export function downloadRoutes(app: App, files: Files): void {
  const schema = {
    operationId: 'downloadFile',
    tags: ['receipts'],
    summary: 'Download the file behind a signed link',
    description: 'Returns the XML or PDF of a signed link. The link needs no key.',
    params: Type.Object({
      link: Type.String({ description: 'Copied from the link.', examples: ['eyJ3IjoiMDE5M…'] }),
      name: Type.String({ description: 'Copied from the link.', examples: ['factura-001-001-000000001.pdf'] }),
    }),
    produces: ['application/xml', 'application/pdf'],
    'x-answer-headers': { 200: asFile('factura-001-001-000000001.pdf') },
    'x-errors': [gatewayErrors.linkExpired, gatewayErrors.linkForged, gatewayErrors.pdfNotReady],
    response: { 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }), 403: Failure, 409: Failure },
  }
  app.get('/files/:link/:name', { schema }, async (request, reply) => {
    const { name, contentType, content } = await files.open(request.params.link, request.params.name)
    return reply
      .header('content-type', contentType)
      .header('content-disposition', `attachment; filename="${name.replace(/[^\w.-]/g, '_')}"`)
      .header('cache-control', 'private, max-age=900')
      .send(content)
  })
}
