import { EMAIL_PATTERN, MAX_EMAIL_LENGTH } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { EMAIL_FORM } from '../../../domain/credentials.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../../../domain/password-rules.ts'
import type { Begun, SignedIn } from '../../../sign-in.ts'
import type { Cookies } from '../cookies.ts'
import { text } from '../schema-parts.ts'

export const tags = ['account']

export const email = Type.String({ maxLength: MAX_EMAIL_LENGTH, pattern: EMAIL_PATTERN, form: EMAIL_FORM })

const PASSWORD_FORM = `At least ${MIN_PASSWORD_LENGTH} characters, and not made of common words, years and rows of keys.`

export const newPassword = Type.String({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description: PASSWORD_FORM,
})

export const firstPassword = Type.String({
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description: `${PASSWORD_FORM} Needed where SIGN_UP is open; otherwise it is chosen by the mailed link.`,
})

export const Session = Type.Object({
  user: Type.Object({
    id: text,
    email: text,
    emailVerified: Type.Boolean({ description: 'Whether the link mailed to the address was confirmed.' }),
  }),
  workspace: Type.Object({ id: text, name: text, plan: text }),
  csrfToken: Type.String({ description: 'For the header x-csrf-token of writes.' }),
})

export function sessionView({ user, workspace, csrfToken }: Omit<SignedIn, 'verifiedEmails'>) {
  return {
    user: { id: user.id, email: user.email, emailVerified: user.verifiedAt !== null },
    workspace: { id: workspace.id, name: workspace.name, plan: workspace.plan },
    csrfToken,
  }
}

export function setCookies(reply: FastifyReply, cookies: Cookies, { token, device }: Begun): void {
  cookies.set(reply, 'session', token)
  cookies.set(reply, 'device', device)
}

/** As the browser names itself. */
export function userAgentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}
