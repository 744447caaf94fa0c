import { gatewayErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import { type TObject, Type } from 'typebox'
import type { App } from '../http/app.ts'

export const Xml = Type.String({
  minLength: 1,
  description: 'The whole document, as text or base64. The example is shortened.',
  examples: ['<factura id="comprobante" version="2.1.0">…</factura>'],
})

/** The signer's limit. */
const MAX_XML_BYTES = 1024 * 1024

export function takeXml(app: App): void {
  app.addContentTypeParser(['application/xml', 'text/xml'], { parseAs: 'buffer' }, (_request, xml, done) =>
    done(null, xml),
  )
}

const rawXml = {
  published: {
    type: 'string',
    description: 'The document, in UTF-8.',
    examples: ['<?xml version="1.0" encoding="UTF-8"?><factura id="comprobante" version="2.1.0">…</factura>'],
  },
}

export function bodyOrXml(schema: TObject) {
  return {
    content: { 'application/json': { schema }, 'application/xml': { schema: rawXml }, 'text/xml': { schema: rawXml } },
  }
}

/** @throws AppError REQ_10007, REQ_10003 */
export function xmlOf(sent: unknown): Buffer {
  const xml = Buffer.isBuffer(sent) ? sent : decoded((sent as { xml?: string } | null | undefined)?.xml ?? '')
  if (xml.length > MAX_XML_BYTES) throw gatewayErrors.bodyTooLarge({ what: 'xml', bytes: MAX_XML_BYTES })
  if (isUtf16(xml)) throw notXml('utf-16')
  if (!isXml(xml.toString('latin1', 0, 256))) throw notXml('beginning')
  return xml
}

function notXml(reason: 'utf-16' | 'beginning'): AppError {
  return gatewayErrors.notXml({ reason }, { details: [gatewayErrors.notXml.at('xml', { reason })] })
}

function decoded(text: string): Buffer {
  return isXml(text.slice(0, 256)) ? Buffer.from(text) : Buffer.from(text, 'base64')
}

/** UTF-16 has the byte order mark, or a zero beside the first character. */
function isUtf16([first, second]: Buffer): boolean {
  const beginning = `${first},${second}`
  return ['255,254', '254,255', '60,0', '0,60'].includes(beginning)
}

function isXml(start: string): boolean {
  return /^(?:\uFEFF|\u00EF\u00BB\u00BF)?\s*</.test(start)
}
