import { createHmac, timingSafeEqual } from 'node:crypto'
import { gatewayErrors, type Mode, modeOf } from '@etax/contracts'

export interface FileOfReceipt {
  kind: 'xml' | 'pdf'
  workspaceId: string
  mode: Mode
  receiptId: string
}

export const LINK_LIFE_MS = 15 * 60_000

/** A path segment that gives access to one file until `expires` (epoch milliseconds). */
export function signFileLink(file: FileOfReceipt, expires: number, secret: string): string {
  const { kind, workspaceId, mode, receiptId } = file
  const claim = Buffer.from([kind, workspaceId, mode, receiptId, expires].join(' ')).toString('base64url')
  return `${claim}.${seal(claim, secret)}`
}

/** @throws AppError `forbidden` RCP_10005 for a wrong signature, RCP_10004 for an expired link */
export function readFileLink(link: string, now: number, secret: string): FileOfReceipt {
  const [claim = '', signature = ''] = link.split('.')
  if (!same(signature, seal(claim, secret))) throw gatewayErrors.linkForged()
  const [kind, workspaceId = '', mode = '', receiptId = '', expires] = Buffer.from(claim, 'base64url')
    .toString()
    .split(' ')
  // Also refuses NaN.
  if (!(now <= Number(expires))) throw gatewayErrors.linkExpired()
  return {
    kind: kind === 'pdf' ? 'pdf' : 'xml',
    workspaceId,
    mode: modeOf(mode),
    receiptId,
  }
}

function seal(claim: string, secret: string): string {
  return createHmac('sha256', secret).update(claim).digest('base64url')
}

function same(a: string, b: string): boolean {
  const left = Buffer.from(a)
  const right = Buffer.from(b)
  return left.length === right.length && timingSafeEqual(left, right)
}
