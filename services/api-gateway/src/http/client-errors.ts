import { gatewayErrors } from '@etax/contracts'
import { newId } from '@etax/kernel'

interface Refused {
  status: number
  line: string
  reason: 'headers' | 'timeout' | 'request'
}

const MALFORMED: Refused = { status: 400, line: 'Bad Request', reason: 'request' }

const BY_CODE: Readonly<Record<string, Refused>> = {
  HPE_HEADER_OVERFLOW: { status: 431, line: 'Request Header Fields Too Large', reason: 'headers' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, line: 'Request Timeout', reason: 'timeout' },
}

/**
 * The whole answer to a request that Node could not read, in the form of family B. Path and headers are unknown, hence
 * also the wanted language: it is English.
 */
export function answerUnreadable(code: string | undefined): string {
  const { status, line, reason } = BY_CODE[code ?? ''] ?? MALFORMED
  const { code: own, params, message } = gatewayErrors.unreadable({ reason })
  const requestId = newId()
  const body = JSON.stringify({ code: own, params, message, statusCode: status, details: [], requestId })
  const headers = [
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'content-language: en',
    `x-request-id: ${requestId}`,
    'cache-control: no-store',
    'connection: close',
  ]
  return `HTTP/1.1 ${status} ${line}\r\n${headers.join('\r\n')}\r\n\r\n${body}`
}
