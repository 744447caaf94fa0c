import { createHash, createHmac } from 'node:crypto'
import type { LinkPurpose } from './account.ts'

export const LINK_LIFE_MS = 3_600_000

/**
 * The links that give an account to whoever takes them: of those only the last one mailed to an address works. One that
 * proves an address gives nothing away.
 */
export const GIVES_ACCOUNT: readonly LinkPurpose['kind'][] = ['sign-up', 'reset-password']

/** The token of the link that a mail carries: the same however often the mail is written, and stored nowhere. */
export function tokenOf(mailId: string, secret: string): string {
  return createHmac('sha256', secret).update(`mailed link\n${mailId}`).digest('base64url')
}

/** What is stored of a token. */
export function idOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
