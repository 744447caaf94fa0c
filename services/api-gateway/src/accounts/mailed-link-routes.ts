import { AppError, type Language, words } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import type { BuiltPage } from '../dashboard-page/built-page.ts'
import type { App } from '../http/app.ts'
import { languageOf, preferredLanguage } from '../http/domain/preferred-language.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { statusOf } from '../http/error-answers.ts'
import { textOf } from '../http/read-text.ts'
import { strict } from '../http/schema-parts.ts'
import type { LinkPurpose } from './domain/account.ts'
import { formPage, messagePage, PAGE_POLICY } from './mailed-link-pages.ts'
import type { ManageAccount } from './manage-account.ts'
import { newPassword, tags } from './session-schemas.ts'

interface Dependencies {
  manageAccount: Pick<ManageAccount, 'purposeOf' | 'verify' | 'resetPassword'>
  /** Null if it was not built: the pages here replace it. */
  dashboard: BuiltPage | null
}

const FORM = 'application/x-www-form-urlencoded'

const tokenText = {
  examples: ['wHb2mG0kQ9s4LrT7xZc1vYp3JdE6nAfUi8oKqRgS5tM'],
  description: 'The token of the link. It works once, for an hour.',
}
const THE_TOKEN = words('the token of the mailed link', 'el token del enlace que llegó por correo')
const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', form: THE_TOKEN, ...tokenText })
/** Any form: a truncated token gets the answer of an expired one. */
const TokenQuery = Type.Object({ token: Type.Optional(Type.String(tokenText)) })
const Done = Type.Object(
  { email: Type.String({ description: 'The address of the account.', examples: ['ana@ferreteria-andina.example'] }) },
  { title: 'VerifiedAddress' },
)

const HtmlPage = Type.Unsafe<string>({ type: 'string', description: 'A page in the language of Accept-Language.' })
const asPage = { 'text/html': { schema: HtmlPage } }
const Page = { description: 'A page with a form.', content: asPage }
const PageOrFailure = {
  description: 'A page that says what is wrong, or an error where the request has another form.',
  content: { ...asPage, 'application/json': { schema: Failure } },
}
const DoneOrPage = {
  description: 'Done. The answer to JSON is JSON; the answer to the form is a page.',
  content: { ...asPage, 'application/json': { schema: answer(Done) } },
}
const consumes = ['application/json', FORM]

const ToDashboard = Type.Unsafe<undefined>({
  type: 'null',
  description: 'Redirects a browser to the page of the dashboard.',
})
/** The dashboard's page for each link; without a token if the link no longer works. */
const DASHBOARD_PAGE: Record<LinkPurpose['kind'], (token: string, email: string) => string> = {
  'sign-up': (token, email) => `/dashboard/verify?token=${token}&opens=true${whose(email)}`,
  'verify-email': (token, email) => `/dashboard/verify?token=${token}${whose(email)}`,
  'reset-password': (token, email) => `/dashboard/reset-password?token=${token}${whose(email)}`,
}

const DEAD_LINK_PAGE = { verify: '/dashboard/verify', reset: '/dashboard/reset-password' }

/** The address for password managers. The part behind # reaches no server and no log. */
function whose(email: string): string {
  return `#email=${encodeURIComponent(email)}`
}

/**
 * Leads browsers to the dashboard; otherwise answers with a form that needs no script. A GET changes nothing, because
 * mail systems open links too.
 */
export function mailedLinkRoutes(app: App, { manageAccount, dashboard }: Dependencies): void {
  app.addContentTypeParser<Buffer>(FORM, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(textOf(body))))
  })
  const page = { tags, querystring: TokenQuery, response: { 200: Page, 303: ToDashboard, 400: PageOrFailure } }

  const verifyPage = {
    ...page,
    operationId: 'showVerifyPage',
    summary: 'Show the page that confirms an address',
    description: 'Returns a form for the token of the link. A browser is redirected to the dashboard.',
  }
  app.get('/verify', { schema: verifyPage }, async (request, reply) =>
    show(request, reply, 'verify', ['sign-up', 'verify-email']),
  )
  const verifying = {
    operationId: 'verifyEmail',
    tags,
    summary: 'Use the link of a sign-up or of an address',
    description:
      'Opens the requested account, or verifies its address, and sets the password. The first verification of an ' +
      'address requires `password` and ends all earlier sessions, keys and webhooks. A new password through a ' +
      'mailed link also counts as the first verification.',
    body: strict({ token: Token, password: Type.Optional(newPassword) }, { title: 'AddressVerification' }),
    consumes,
    response: { 200: DoneOrPage, 400: PageOrFailure, 409: PageOrFailure },
  }
  app.post('/verify', { schema: verifying }, async (request, reply) =>
    done(request, reply, 'verify', () => manageAccount.verify(request.body.token, request.body.password)),
  )

  const resetPage = {
    ...page,
    operationId: 'showPasswordResetPage',
    summary: 'Show the page that sets a new password',
    description: 'Returns a form for the token of the link. A browser is redirected to the dashboard.',
  }
  app.get('/password/reset', { schema: resetPage }, async (request, reply) =>
    show(request, reply, 'reset', ['reset-password']),
  )
  const resetting = {
    operationId: 'resetPassword',
    tags,
    summary: 'Set a new password by a mailed link; every session ends',
    description:
      'Sets the password and ends every session of the account. The token of the link works once, for an hour.',
    body: strict({ token: Token, password: newPassword }, { title: 'PasswordReset' }),
    consumes,
    response: { 200: DoneOrPage, 400: PageOrFailure },
  }
  app.post('/password/reset', { schema: resetting }, async (request, reply) => {
    const { token, password } = request.body
    return done(request, reply, 'reset', () => manageAccount.resetPassword(token, password))
  })

  async function show(
    { headers, query: { token = '' } }: FastifyRequest<{ Querystring: Static<typeof TokenQuery> }>,
    reply: FastifyReply,
    what: keyof typeof DEAD_LINK_PAGE,
    kinds: readonly LinkPurpose['kind'][],
  ) {
    const purpose = await manageAccount.purposeOf(token)
    const works = purpose !== null && kinds.includes(purpose.kind)
    const language = preferredLanguage(headers['accept-language'])
    reply.header('vary', 'accept, accept-language')
    if (dashboard !== null && headers.accept?.includes('text/html')) {
      return reply.redirect(works ? DASHBOARD_PAGE[purpose.kind](token, purpose.email) : DEAD_LINK_PAGE[what], 303)
    }
    return works
      ? html(reply, formPage(purpose.kind, token, language), language)
      : html(reply.code(400), messagePage('refused', language), language)
  }
}

async function done(
  request: FastifyRequest,
  reply: FastifyReply,
  what: 'verify' | 'reset',
  act: () => Promise<{ email: string }>,
) {
  if (!request.headers['content-type']?.startsWith(FORM)) return enveloped(request, await act())
  const language = languageOf(request)
  try {
    await act()
    return html(reply, messagePage(what, language), language)
  } catch (error) {
    if (!AppError.is(error) || statusOf[error.kind] >= 500) throw error
    return html(
      reply.code(statusOf[error.kind]),
      messagePage(error.details.length > 0 ? 'password' : 'refused', language),
      language,
    )
  }
}

function html(reply: FastifyReply, page: string, language: Language): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-language', language)
      .header('content-security-policy', PAGE_POLICY)
      // Browsers then send the origin with the form, and no other site receives the address with the token.
      .header('referrer-policy', 'same-origin')
      .serializer((body: unknown) => body as string)
      .send(page)
  )
}
