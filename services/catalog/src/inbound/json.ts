import { gatewayErrors } from '@etax/contracts'

/** @throws AppError `invalid` REQ_10001 */
export function fromJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined
  try {
    return JSON.parse(Buffer.from(bytes).toString('utf8'))
  } catch (cause) {
    throw gatewayErrors.notJson({ reason: 'body' }, { cause })
  }
}

export function toJson(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value))
}
