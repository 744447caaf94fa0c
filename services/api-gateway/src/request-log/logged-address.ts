import { mistypedName } from '@etax/kernel'
import type { FastifyRequest, RouteOptions } from 'fastify'
import { addressWithIds, isId } from '../http/address-with-ids.ts'
import type { App } from '../http/app.ts'
import { REMOVED } from '../http/domain/without-binary.ts'
import { isSecretName } from './domain/without-secrets.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set for a route whose schema does not name its secret. */
    takesSecret?: true
  }
}

export interface LoggedAddresses {
  /** The only loggable part of a request with secrets, or to an unknown address. Undefined for any other request. */
  bareOf(request: FastifyRequest): string | undefined
}

/** Collects the routes that are registered later: the words of their addresses, and those that take secrets. */
export function loggedAddresses(app: App): LoggedAddresses {
  const words = new Set<string>()
  const secret = new Set<string>()
  app.addHook('onRoute', (route) => {
    for (const word of route.url.split('/').filter(isWord)) words.add(word)
    if (takesSecret(route)) secret.add(withoutParameters(route.url))
  })
  const isSecret = (path: string) => {
    return [...secret].some((address) => path === address || path.startsWith(`${address}/`))
  }
  return {
    bareOf(request) {
      const { url: route } = request.routeOptions
      if (route === undefined) return loggedParts(request.url, [...words], isSecret)
      return isSecret(route) ? addressWithIds(request) : undefined
    },
  }
}

function isWord(segment: string): boolean {
  return segment !== '' && !/[:*]/.test(segment)
}

export function takesSecret({ schema, config }: Pick<RouteOptions, 'schema' | 'config'>): boolean {
  return config?.takesSecret === true || namesSecret([schema?.body, schema?.['x-other-bodies']])
}

function namesSecret(schema: unknown): boolean {
  if (typeof schema !== 'object' || schema === null) return false
  const { properties = {} } = schema as { properties?: object }
  return Object.keys(properties).some(isSecretName) || Object.values(schema).some(namesSecret)
}

function withoutParameters(route: string): string {
  return route.replace(/\/:.*$/, '')
}

/** Keeps words of our addresses, also misspelt, and ids; nothing below a route that takes a secret. */
function loggedParts(url: string, words: readonly string[], isSecret: (path: string) => boolean): string {
  const [path = ''] = url.split(/[?#;]/, 1)
  let logged = ''
  let route = ''
  for (const segment of path.split('/', MAX_SEGMENTS).filter((one) => one !== '')) {
    if (isSecret(route)) return `${logged}/${REMOVED}`
    const word = wordMeant(segment, words)
    logged += `/${word === undefined ? REMOVED : segment}`
    route += `/${word}`
  }
  return logged === '' ? '/' : logged
}

const MAX_SEGMENTS = 12

function wordMeant(segment: string, words: readonly string[]): string | undefined {
  return words.includes(segment) || isId(segment) ? segment : mistypedName(segment, words)
}
