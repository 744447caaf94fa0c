import { AppError } from '@etax/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { LinkPurpose } from '../../../domain/account.ts'
import type { ManageAccount } from '../../../manage-account.ts'
import type { App } from '../app.ts'
import { answer, enveloped, Failure } from '../envelope.ts'
import { statusOf } from '../error-answers.ts'
import { textOf } from '../read-text.ts'
import { strict } from '../schema-parts.ts'
import { formPage, messagePage, PAGE_POLICY } from './mailed-link-pages.ts'
import { newPassword, tags } from './session-schemas.ts'

interface Dependencies {
  manageAccount: Pick<ManageAccount, 'kindOf' | 'verify' | 'resetPassword'>
}

const FORM = 'application/x-www-form-urlencoded'

const Token = Type.String({
  pattern: '^[A-Za-z0-9_-]{43}$',
  form: 'the token of the mailed link',
  description: 'Of the link: works once, for an hour.',
})
const TokenQuery = Type.Object({ token: Token })
const Done = Type.Object({ email: Type.String({ description: 'The address of the account.' }) })

/**
 * What mailed links lead to: a page with a form, which works without a script. Opening a link changes nothing, because
 * mail systems open links too.
 */
export function mailedLinkRoutes(app: App, { manageAccount }: Dependencies): void {
  app.addContentTypeParser<Buffer>(FORM, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(textOf(body))))
  })
  const page = { tags, querystring: TokenQuery, response: { 400: Failure } }

  app.get('/verify', { schema: { ...page, summary: 'The page that confirms an address' } }, async (request, reply) =>
    show(reply, request.query.token, ['sign-up', 'verify-email']),
  )
  const verifying = {
    tags,
    summary: 'Take a mailed link: open the account that was asked for, or verify its address',
    description: 'The link of a sign-up takes the password of the account; that which proves an address takes none.',
    body: strict({ token: Token, password: Type.Optional(newPassword) }),
    response: { 200: answer(Done), 400: Failure, 409: Failure },
  }
  app.post('/verify', { schema: verifying }, async (request, reply) =>
    done(request, reply, 'verify', () => manageAccount.verify(request.body.token, request.body.password)),
  )

  app.get(
    '/password/reset',
    { schema: { ...page, summary: 'The page that sets a new password' } },
    async (request, reply) => show(reply, request.query.token, ['reset-password']),
  )
  const resetting = {
    tags,
    summary: 'Set a new password by a mailed link; every session ends',
    body: strict({ token: Token, password: newPassword }),
    response: { 200: answer(Done), 400: Failure },
  }
  app.post('/password/reset', { schema: resetting }, async (request, reply) => {
    const { token, password } = request.body
    return done(request, reply, 'reset', () => manageAccount.resetPassword(token, password))
  })

  async function show(reply: FastifyReply, token: string, kinds: readonly LinkPurpose['kind'][]) {
    const kind = await manageAccount.kindOf(token)
    if (kind === null || !kinds.includes(kind)) return html(reply.code(400), messagePage('refused'))
    return html(reply, formPage(kind, token))
  }
}

/** JSON to whoever sent JSON; a page to whoever sent the page's form. */
async function done(
  request: FastifyRequest,
  reply: FastifyReply,
  what: 'verify' | 'reset',
  act: () => Promise<{ email: string }>,
) {
  if (!request.headers['content-type']?.startsWith(FORM)) return enveloped(request, await act())
  try {
    await act()
    return html(reply, messagePage(what))
  } catch (error) {
    if (!AppError.is(error) || statusOf[error.kind] >= 500) throw error
    return html(reply.code(statusOf[error.kind]), messagePage(error.details.length > 0 ? 'password' : 'refused'))
  }
}

function html(reply: FastifyReply, page: string): FastifyReply {
  // A page is no answer that a schema describes.
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      // So that browsers name the page's origin with its form, and nobody else gets its address, which holds the token.
      .header('referrer-policy', 'same-origin')
      .serializer((given: unknown) => given as string)
      .send(page)
  )
}
