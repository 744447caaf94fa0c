import { isUtf8 } from 'node:buffer'
import { gatewayErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors } from '@etax/kernel'
import { documentErrors, forbiddenCharacterIn } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { brokenBesides } from './domain/broken-besides.ts'

/** Any charset but UTF-8 is refused, whatever the body is. */
export async function refuseOtherCharsets({ headers }: FastifyRequest): Promise<void> {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]
  if (charset === undefined || /^utf-?8$/i.test(charset)) return
  throw gatewayErrors.contentTypeRefused({ reason: 'charset', charset: charset.slice(0, 40) })
}

/** No body is unpacked: a few bytes may stand for more than a process can hold. */
export async function refuseEncodings({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.trim() ?? ''
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || encoding === '' || /^identity$/i.test(encoding)) return
  throw gatewayErrors.contentTypeRefused({ reason: 'packed', encoding })
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i

/**
 * A body as text, without its byte order mark. A replacement character in place of what is not UTF-8 would be issued, and two
 * references that differ in one accent would be the same.
 * @throws AppError `invalid` REQ_10008
 */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw gatewayErrors.notUtf8({})
  return bytes.toString('utf8', startsWithMark(bytes) ? 3 : 0)
}

function startsWithMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}

/** More details than this help nobody. */
const MAX_DETAILS = 200

/** Every text of a body that no document can carry: half a character, control characters, code points that are none. */
export function forbiddenTexts(body: unknown): ErrorDetail[] {
  const details: ErrorDetail[] = []
  look(body, '')
  return details

  function look(value: unknown, path: string): void {
    if (details.length === MAX_DETAILS) return
    if (typeof value === 'string') note(path, forbiddenIn(value, path))
    if (Array.isArray(value)) for (const [index, entry] of value.entries()) look(entry, `${path}[${index}]`)
    else if (isObject(value)) for (const [name, member] of Object.entries(value)) lookAtMember(name, member, path)
  }

  function lookAtMember(name: string, member: unknown, path: string): void {
    const inside = path === '' ? name : `${path}.${name}`
    note(inside, forbiddenCharacterIn(name))
    look(member, inside)
  }

  function note(path: string, character: string | undefined): void {
    if (character !== undefined) details.push(documentErrors.forbiddenCharacters.at(path, { character }))
  }
}

/** Of a document it is found what is wrong with it, control characters included: its whole text is read by the XML parser. */
function forbiddenIn(text: string, path: string): string | undefined {
  return path === 'xml' && text.isWellFormed() ? undefined : forbiddenCharacterIn(text)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** What is `broken` already, and what no schema sees: what reading the JSON lost, and texts that no document can carry. */
export function withUnseen(
  broken: readonly ErrorDetail[],
  { body, jsonLosses = [] }: Pick<FastifyRequest, 'body' | 'jsonLosses'>,
): ErrorDetail[] {
  const brokenPaths = new Set(broken.map(({ path }) => path))
  return [...broken, ...[...jsonLosses, ...forbiddenTexts(body)].filter(({ path }) => !brokenPaths.has(path))]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Where a service checks the body: asks it what is wrong with it, and keeps nothing. Throws what writing would. */
    judge?: (request: FastifyRequest) => Promise<unknown>
  }
}

/** Routes that validate for themselves say it together with what else is wrong; of others it is asked. */
export async function refuseForbiddenTexts(request: FastifyRequest): Promise<void> {
  const { attachValidation, config } = request.routeOptions
  if (attachValidation === true || withUnseen([], request).length === 0) return
  const { judge = async () => undefined } = config
  const broken = await brokenBesides(() => judge(request))
  throw fieldErrors.invalidRequest({ details: withUnseen(broken, request) })
}
