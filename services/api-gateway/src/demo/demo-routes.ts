import { gatewayErrors } from '@etax/contracts'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { word } from '../accounts/field-schemas.ts'
import { beginsSession, Session, sessionView, setCookies, tags, userAgentOf } from '../accounts/session-schemas.ts'
import type { SignUpPolicy } from '../accounts/sign-up.ts'
import type { App } from '../http/app.ts'
import type { Cookies } from '../http/cookies.ts'
import { isLoopbackAddress, isLoopbackHost } from '../http/domain/loopback.ts'
import { answer, enveloped, Failure } from '../http/envelope.ts'
import type { DemoAccount } from '../ports.ts'
import type { SignInDemo } from './sign-in-demo.ts'

export interface DemoDependencies {
  installation: { signUp: SignUpPolicy; deployment: 'production' | 'development'; version: string }
  demoAccount: DemoAccount
  signInDemo: SignInDemo
  cookies: Cookies
}

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip']

export function demoRoutes(app: App, { installation, demoAccount, signInDemo, cookies }: DemoDependencies): void {
  const reading = {
    operationId: 'getInstallation',
    tags,
    summary: 'Read what this installation offers without a session',
    description: 'Returns who may sign up, whether there is a demo account, and the version.',
    response: { 200: answer(Installation), 429: Failure },
  }
  app.get('/settings', { schema: reading }, async (request) => {
    const demo = isFromThisMachine(request) && (await demoAccount()) !== null
    return enveloped(request, { ...installation, demo })
  })

  const signing = {
    operationId: 'signInDemo',
    tags,
    summary: 'Sign in as the demo account of npm start',
    description:
      'Starts a session of the demo account that `npm start` makes. Only a page of this system, in a browser on ' +
      'the same machine, may call it: the connection, the header Host and the header Origin must be of that ' +
      'machine, without a proxy. The answer is 404 anywhere else, and always in production. `demo` of GET ' +
      '/account/settings says whether it works.',
    'x-errors': [gatewayErrors.demoUnavailable],
    'x-answer-headers': { 200: beginsSession },
    response: { 200: answer(Session), 404: Failure, 429: Failure },
  }
  app.post('/demo-session', { schema: signing }, async (request, reply) => {
    if (!isFromThisMachine(request) || !isFromOwnPage(request)) throw gatewayErrors.demoUnavailable()
    const begun = await signInDemo(userAgentOf(request))
    setCookies(reply, cookies, begun)
    return enveloped(request, sessionView(begun))
  })
}

const Installation = Type.Object(
  {
    signUp: {
      ...word(['verified', 'open', 'closed']),
      description:
        'verified: a new account opens through the mailed link. open: at once. closed: only the operator creates accounts.',
      examples: ['verified'],
    },
    demo: Type.Boolean({ description: 'Whether POST /account/demo-session works for this caller.', examples: [false] }),
    deployment: { ...word(['production', 'development']), examples: ['production'] },
    version: Type.String({ description: 'The version of this system.', examples: ['0.1.0'] }),
  },
  { title: 'Installation' },
)

/**
 * Checks the connection, not what proxies claim; the Host header, because another site's name may resolve to this
 * machine; and signs of a proxy or tunnel.
 */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress) &&
    isLoopbackHost(headers.host) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

/** Browsers send the origin with every POST. Stricter than for other writes: another port is another page. */
function isFromOwnPage({ headers }: FastifyRequest): boolean {
  return headers.origin?.toLowerCase() === `http://${headers.host}`.toLowerCase()
}
