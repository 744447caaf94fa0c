import { createHash, createHmac } from 'node:crypto'
import type { LinkPurpose } from './account.ts'

export const LINK_LIFE_MS = 3_600_000

/**
 * These links give access to an account: only the last one to an address works. A link that proves an address gives no
 * access.
 */
export const GIVES_ACCOUNT: readonly LinkPurpose['kind'][] = ['sign-up', 'reset-password']

/** The token of a mail's link: the same on each retry of the mail, and not stored. */
export function tokenOf(mailId: string, secret: string): string {
  return createHmac('sha256', secret).update(`mailed link\n${mailId}`).digest('base64url')
}

export function idOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
