import { eventNames, type Mode } from '@etax/contracts'
import type { Due } from '@etax/durable-work'
import { type ErrorDetail, fieldErrors, mustBe, suchAs, withEcho, words } from '@etax/kernel'
import { EVENT_FORM } from './event.ts'
import { addressProblem, isAddress, isPrivateName } from './public-address.ts'

export interface Endpoint {
  _id: string
  schema: 1
  workspaceId: string
  mode: Mode
  url: string
  /** Empty means all. */
  events: string[]
  active: boolean
  deactivation: { at: Date; reason: DeactivationReason } | null
  failures: number
  /** Newest first. The current secret has no end; replaced ones sign until theirs. */
  secrets: SealedSecret[]
  ownerEmails: string[]
  createdAt: Date
  updatedAt: Date
  /** Only of a listener, which has no address and takes its events itself: it ends then. */
  listensUntil?: Date
  /** Set until the owner is warned of the deactivation. */
  due?: Due
}

export type Listener = Endpoint & Required<Pick<Endpoint, 'listensUntil'>>

export type DeactivationReason = 'failures' | 'gone'

export interface SealedSecret {
  sealed: string
  expiresAt: Date | null
}

export const MAX_ENDPOINTS = 20
export const LISTENER_MS = 30_000
export const MAX_FAILURES = 10
const RECORDED_MS = 7 * 24 * 3_600_000
export const OVERLAP_MS = 24 * 3_600_000

export function wants({ events }: Endpoint, type: string): boolean {
  return events.length === 0 || events.includes(type)
}

/** A listener takes its deliveries; they are never due. */
export function isListener({ listensUntil }: Endpoint): boolean {
  return listensUntil !== undefined
}

export function records({ deactivation, listensUntil }: Endpoint, now: Date): boolean {
  if (listensUntil !== undefined) return listensUntil > now
  return deactivation === null || now.getTime() - deactivation.at.getTime() < RECORDED_MS
}

export function secretsInForce({ secrets }: Pick<Endpoint, 'secrets'>, now: Date): string[] {
  return secrets.filter(({ expiresAt }) => expiresAt === null || expiresAt > now).map(({ sealed }) => sealed)
}

export function rotated(secrets: readonly SealedSecret[], sealed: string, now: Date): SealedSecret[] {
  const end = new Date(now.getTime() + OVERLAP_MS)
  const older = secrets
    .map((secret) => ({ ...secret, expiresAt: secret.expiresAt ?? end }))
    .filter(({ expiresAt }) => expiresAt > now)
  return [{ sealed, expiresAt: null }, ...older].slice(0, 5)
}

const EXAMPLE = 'https://example.com/webhooks'

export interface AddressRules {
  /** Development: http, any port, any address. */
  allowPrivate: boolean
}

/** Checks without connecting. */
export function addressProblems(text: string, { allowPrivate }: AddressRules): ErrorDetail[] {
  const wrong = (en: string, es: string): ErrorDetail[] => [
    fieldErrors.wrongForm.at('url', { rule: suchAs(words(en, es), EXAMPLE) }),
  ]
  const url = URL.parse(text)
  // Parsers of addresses drop blanks and extra slashes, each in its own way.
  if (url === null || text.length > 2_000 || !/^[a-z]+:\/\/[^/\\\s][^\\\s]*$/i.test(text))
    return wrong(
      'must be an absolute address of at most 2000 characters',
      'debe ser una dirección completa de a lo sumo 2000 caracteres',
    )
  if (url.username !== '' || url.password !== '')
    return wrong('must carry no user or password', 'no debe llevar usuario ni contraseña')
  if (allowPrivate)
    return /^https?:$/.test(url.protocol)
      ? []
      : wrong('must begin with https:// or http://', 'debe empezar con https:// o http://')
  if (url.protocol !== 'https:') return wrong('must begin with https://', 'debe empezar con https://')
  if (!['', '8443'].includes(url.port)) return wrong('must use port 443 or 8443', 'debe usar el puerto 443 u 8443')
  return isOwnNetwork(url.hostname)
    ? wrong(
        'must be a public address, not one of this machine or of a private network',
        'debe ser una dirección pública, no la de esta máquina ni la de una red privada',
      )
    : []
}

/** The connector checks where a public name leads. `URL` has normalized all spellings of an address. */
function isOwnNetwork(hostname: string): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '')
  return isAddress(literal) ? addressProblem(literal) !== null : isPrivateName(hostname)
}

export function eventProblems(events: readonly string[]): ErrorDetail[] {
  const unknown = (name: string, index: number) =>
    withEcho(fieldErrors.notAllowed.at(`events[${index}]`, mustBe(EVENT_FORM)), name)
  return events.flatMap((name, index) => (eventNames.includes(name) ? [] : [unknown(name, index)]))
}

export function secretsEnd({ secrets }: Pick<Endpoint, 'secrets'>, now: Date): Date | undefined {
  return secrets
    .flatMap(({ expiresAt }) => (expiresAt !== null && expiresAt > now ? [expiresAt] : []))
    .sort((one, other) => other.getTime() - one.getTime())
    .at(0)
}
