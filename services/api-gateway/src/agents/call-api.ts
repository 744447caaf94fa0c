import { gatewayErrors, platformErrors } from '@etax/contracts'
import type { FastifyRequest } from 'fastify'
import type { App } from '../http/app.ts'
import { type Api, RefusedCall } from './tool.ts'

/**
 * Calls the gateway's own routes in this process with the agent's key: a tool has the key's permissions, validation,
 * limits and quota.
 */
export function apiFor(app: App, { headers, id, ip }: FastifyRequest, version: string): Api {
  const key = String(headers['x-api-key'])
  return async ({ method, url, taxpayerRuc, body, previewContent }) => {
    refuseOtherPath(url)
    const sent = {
      'x-api-key': key,
      'x-request-id': id,
      // The tools read answers of this release.
      'x-api-version': version,
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

/** Segments of dots in an agent's id would lead to another path. */
function refuseOtherPath(url: string): void {
  const [path = ''] = url.split('?', 1)
  const { pathname } = new URL(url, 'http://localhost')
  if (pathname !== path || path.includes('//')) throw gatewayErrors.addressUnknown()
}

function whileClosing(cause: unknown): never {
  throw platformErrors.serviceAway({ cause, retryAfter: 1 })
}
