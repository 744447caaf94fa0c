import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFE_MS } from '../accounts/domain/account.ts'
import type { BaseUrl } from './base-url.ts'
import { isLoopback } from './domain/loopback.ts'

/** A browser stays a known device for a year. */
const DEVICE_LIFE_MS = 365 * 24 * 3_600_000

const LIVES = { session: SESSION_LIFE_MS, device: DEVICE_LIFE_MS } as const

type Name = keyof typeof LIVES

/** Except on loopback, cookies are `Secure` and `__Host-`, which no other host can set. */
export interface Cookies {
  read(request: FastifyRequest, name: Name): string | undefined
  set(reply: FastifyReply, name: Name, value: string): void
  clear(reply: FastifyReply, name: Name): void
}

export function sessionCookieAt(server: string): string {
  return nameAt(server, 'session')
}

function nameAt(server: string, name: Name): string {
  return `${isLoopback(server) ? '' : '__Host-'}etax_${name}`
}

export function cookiesAt(baseUrl: BaseUrl): Cookies {
  const options = () => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: !isLoopback(baseUrl()) }) as const
  const nameOf = (name: Name) => nameAt(baseUrl(), name)
  return {
    read: ({ cookies }, name) => cookies[nameOf(name)],
    set: (reply, name, value) =>
      void reply.setCookie(nameOf(name), value, { ...options(), maxAge: LIVES[name] / 1_000 }),
    clear: (reply, name) => void reply.clearCookie(nameOf(name), options()),
  }
}
