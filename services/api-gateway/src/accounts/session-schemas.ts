import { EMAIL_PATTERN, MAX_EMAIL_LENGTH, words } from '@etax/kernel'
import { withExample } from '@etax/tax-document'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Cookies } from '../http/cookies.ts'
import { EMAIL_FORM } from './domain/credentials.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './domain/password-rules.ts'
import { id, label } from './field-schemas.ts'
import type { Begun, SignedIn } from './sign-in.ts'

export const tags = ['account']

export const email = Type.String({
  maxLength: MAX_EMAIL_LENGTH,
  pattern: EMAIL_PATTERN,
  form: EMAIL_FORM,
  description: 'An e-mail address.',
  examples: ['ana@ferreteria-andina.example'],
})

const PASSWORD_FORM = `At least ${MIN_PASSWORD_LENGTH} characters, not made of common words, years and rows of keys.`

const EXAMPLE = words('four words that do not rhyme', 'cuatro palabras que no riman')

/** No rules: earlier passwords follow earlier rules. */
export const existingPassword = withExample(
  Type.String({ description: 'Your password.', examples: [EXAMPLE.en] }),
  EXAMPLE,
)

const { form: PASSWORD } = withExample(
  { type: 'string', minLength: MIN_PASSWORD_LENGTH, maxLength: MAX_PASSWORD_LENGTH },
  EXAMPLE,
)

export const newPassword = Type.String({
  examples: [EXAMPLE.en],
  form: PASSWORD,
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description: PASSWORD_FORM,
})

export const firstPassword = Type.String({
  examples: [EXAMPLE.en],
  form: PASSWORD,
  minLength: MIN_PASSWORD_LENGTH,
  maxLength: MAX_PASSWORD_LENGTH,
  description: `${PASSWORD_FORM} Required if SIGN_UP is open; otherwise you choose it through the mailed link.`,
})

export const workspaceName = label(200, 'The name of the business.', words('Ferretería Andina', 'Ferretería Andina'))

export const Session = Type.Object(
  {
    user: Type.Object({
      id,
      email: Type.String({ description: 'The address of the account.', examples: ['ana@ferreteria-andina.example'] }),
      emailVerified: Type.Boolean({ description: 'Whether the mailed link has verified the address.' }),
    }),
    workspace: Type.Object({
      id,
      name: Type.String({ examples: ['Ferretería Andina'] }),
      plan: Type.String({ description: 'The plan, which sets quota and rate.', examples: ['development'] }),
    }),
    csrfToken: Type.String({ description: 'For the header x-csrf-token of writes.', examples: ['Zk9…'] }),
  },
  { title: 'Session' },
)

/** The answer does not reveal whether the address has an account. */
export const Mailed = Type.Object(
  {
    email: Type.String({
      description: 'The address for the mail, if one is sent.',
      examples: ['ana@ferreteria-andina.example'],
    }),
  },
  { title: 'Mailed' },
)

export function sessionView({ user, workspace, csrfToken }: Omit<SignedIn, 'verifiedEmails'>) {
  return {
    user: { id: user.id, email: user.email, emailVerified: user.verifiedAt !== null },
    workspace: { id: workspace.id, name: workspace.name, plan: workspace.plan },
    csrfToken,
  }
}

/** Browsers keep no longer one. */
const MAX_COOKIE_LENGTH = 4_096

export const beginsSession = {
  'Set-Cookie': {
    description:
      'Two cookies: the session, for seven days, and the mark that identifies the browser, for a year. HttpOnly, ' +
      'SameSite=Lax and, over https, Secure and named __Host-….',
    schema: {
      type: 'string',
      maxLength: MAX_COOKIE_LENGTH,
      examples: ['etax_session=…; Max-Age=604800; Path=/; HttpOnly; SameSite=Lax'],
    },
  },
}

export const endsSession = {
  'Set-Cookie': {
    description: 'Removes the session cookie from the browser.',
    schema: {
      type: 'string',
      maxLength: MAX_COOKIE_LENGTH,
      examples: ['etax_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly'],
    },
  },
}

export function setCookies(reply: FastifyReply, cookies: Cookies, { token, device }: Begun): void {
  cookies.set(reply, 'session', token)
  cookies.set(reply, 'device', device)
}

export function userAgentOf({ headers }: FastifyRequest): string {
  return headers['user-agent'] ?? ''
}
