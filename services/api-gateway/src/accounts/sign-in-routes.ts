import { gatewayErrors } from '@etax/contracts'
import { Type } from 'typebox'
import type { BuiltPage } from '../dashboard-page/built-page.ts'
import { type DemoDependencies, demoRoutes } from '../demo/demo-routes.ts'
import type { App } from '../http/app.ts'
import type { TakeToken } from '../http/domain/rate-limit.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import { named } from '../http/named-scope.ts'
import { strict } from '../http/schema-parts.ts'
import type { Hook } from './authentication.ts'
import { networkOf } from './domain/attempt-limits.ts'
import { mailedLinkRoutes } from './mailed-link-routes.ts'
import type { ManageAccount } from './manage-account.ts'
import {
  beginsSession,
  email,
  existingPassword,
  firstPassword,
  Mailed,
  Session,
  sessionView,
  setCookies,
  tags,
  userAgentOf,
  workspaceName,
} from './session-schemas.ts'
import type { Sessions } from './sign-in.ts'
import type { SignUp } from './sign-up.ts'

export interface SignInDependencies extends DemoDependencies {
  signUp: SignUp
  sessions: Sessions
  manageAccount: ManageAccount
  dashboard: BuiltPage | null
  takeToken: TakeToken
  now: () => number
}

const SIGN_IN_BODY_LIMIT = 16 * 1024
/** Each attempt costs a slow hash. The limit is per address of the network. */
const SIGN_IN_RATE = { perSecond: 1, burst: 60 }

/** No rules: earlier addresses follow earlier rules. */
const accountEmail = Type.String({
  description: 'The address of the account.',
  examples: ['ana@ferreteria-andina.example'],
})

export async function signInRoutes(app: App, needs: SignInDependencies): Promise<void> {
  app.addHook('onRequest', ifNotTooMany(needs))
  app.addHook('onRoute', (route) => {
    route.bodyLimit ??= SIGN_IN_BODY_LIMIT
    route.schema = { security: [], ...route.schema }
  })
  signUpRoute(app, needs)
  signInRoute(app, needs)
  forgottenPasswordRoute(app, needs)
  demoRoutes(app, needs)
  // The only routes that take forms: their pages work without a script.
  await app.register(named('pages', async (pages: App) => mailedLinkRoutes(pages, needs)))
}

function signUpRoute(app: App, { signUp, sessions, cookies }: SignInDependencies): void {
  const schema = {
    operationId: 'signUp',
    tags,
    summary: 'Create an account and its workspace',
    description:
      'Creates an account, as the setting SIGN_UP allows. `open`: the answer is 201, the session starts, and a mailed ' +
      'link verifies the address. `verified`: the answer is 202, and the mailed link opens the account with the ' +
      'password chosen there (POST /account/verify). An address that has an account gets the same answer; of ' +
      'several links only the last works. `closed`: the answer is 403.',
    body: strict({ email, password: Type.Optional(firstPassword), workspaceName }, { title: 'SignUp' }),
    'x-errors': [gatewayErrors.emailTaken, gatewayErrors.signUpClosed],
    'x-answer-headers': { 201: beginsSession },
    response: { 201: answer(Session), 202: answer(Mailed), 403: Failure, 409: Failure, 429: Failure },
  }
  app.post('/sign-up', { schema }, async (request, reply) => {
    const opened = await signUp(request.body)
    if (opened === null) {
      reply.code(202)
      return enveloped(request, { email: request.body.email })
    }
    const begun = await sessions.begin(opened.user, opened.workspace, userAgentOf(request), request.ip)
    setCookies(reply, cookies, begun)
    reply.code(201)
    return enveloped(request, sessionView(begun))
  })
}

function signInRoute(app: App, { sessions, cookies }: SignInDependencies): void {
  const schema = {
    operationId: 'signIn',
    tags,
    summary: 'Sign in',
    description:
      'Starts a session. Sets its cookie, for seven days, and a cookie that identifies the browser. The answer ' +
      'has the `csrfToken`: writes send it in the header x-csrf-token.',
    body: strict({ email: accountEmail, password: existingPassword }, { title: 'SignIn' }),
    'x-errors': [gatewayErrors.signInRefused],
    'x-answer-headers': { 200: beginsSession },
    response: { 200: answer(Session), 401: Failure, 429: Failure },
  }
  app.post('/session', { schema }, async (request, reply) => {
    const place = { ip: request.ip, device: cookies.read(request, 'device'), userAgent: userAgentOf(request) }
    const begun = await sessions.signIn(request.body, place)
    setCookies(reply, cookies, begun)
    return enveloped(request, sessionView(begun))
  })
}

function forgottenPasswordRoute(app: App, { manageAccount }: SignInDependencies): void {
  const schema = {
    operationId: 'requestPasswordReset',
    tags,
    summary: 'Mail a link that sets a new password',
    description: 'Mails the link if the address has an account. The answer is the same if it has none.',
    body: strict({ email }, { title: 'ForgottenPassword' }),
    response: { 202: answer(Mailed), 400: Failure, 429: Failure },
  }
  app.post('/password/forgotten', { schema }, async (request, reply) => {
    await manageAccount.forgotPassword(request.body.email)
    reply.code(202)
    return enveloped(request, { email: request.body.email })
  })
}

function ifNotTooMany({ takeToken, now }: SignInDependencies): Hook {
  return async ({ ip }) => {
    const { allowed, retryAfter } = await takeToken(`sign-in from ${networkOf(ip)}`, SIGN_IN_RATE, now())
    if (!allowed) throw gatewayErrors.tooManySignIns({ retryAfter })
  }
}
