import { gatewayErrors, platformErrors } from '@etax/contracts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { type Api, RefusedCall } from './tool.ts'

/**
 * Asks the gateway's own routes, in this process, with the key of the agent: what a tool may do is what the key may do,
 * with the same validation, guards, limits, quota and sentences.
 */
export function apiFor(app: App, { headers, id, ip }: FastifyRequest): Api {
  const key = String(headers['x-api-key'])
  return async ({ method, url, taxpayerRuc, body, previewContent }) => {
    refuseOtherPath(url)
    const sent = {
      'x-api-key': key,
      'x-request-id': id,
      ...(headers['accept-language'] !== undefined && { 'accept-language': headers['accept-language'] }),
      ...(taxpayerRuc !== undefined && { 'x-taxpayer-ruc': taxpayerRuc }),
      ...(previewContent !== undefined && { 'x-preview-content': previewContent }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    }
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) }
    const answer = await app.inject({ method, url, headers: sent, remoteAddress: ip, ...payload }).catch(whileClosing)
    const answered = answer.body === '' ? undefined : answer.json()
    if (answer.statusCode < 400) return { status: answer.statusCode, body: answered }
    const { code = null, message = '', details = [] } = answered ?? {}
    const after = Number(answer.headers['retry-after'])
    const retryAfter = after > 0 ? after : null
    throw new RefusedCall({ status: answer.statusCode, code, message, details, requestId: id, retryAfter })
  }
}

/** What an agent wrote into a path must not lead to another one: a segment of dots would. */
function refuseOtherPath(url: string): void {
  const [path = ''] = url.split('?', 1)
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname !== path || path.includes('//')) throw gatewayErrors.addressUnknown()
}

/** A gateway that is closing answers no route any more. */
function whileClosing(cause: unknown): never {
  throw platformErrors.serviceAway({ cause, retryAfter: 1 })
}
