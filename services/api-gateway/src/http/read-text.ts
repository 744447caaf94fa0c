import { isUtf8 } from 'node:buffer'
import { gatewayErrors } from '@etax/contracts'
import { type ErrorDetail, fieldErrors } from '@etax/kernel'
import { documentErrors, forbiddenCharacterIn } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { brokenBesides } from './domain/broken-besides.ts'

export async function refuseOtherCharsets({ headers }: FastifyRequest): Promise<void> {
  const charset = CHARSET.exec(headers['content-type'] ?? '')?.[1]
  if (charset === undefined || /^utf-?8$/i.test(charset)) return
  throw gatewayErrors.contentTypeRefused({ reason: 'charset', charset: charset.slice(0, 40) })
}

/** Compressed bodies are refused: a few bytes may expand beyond a process's memory. */
export async function refuseEncodings({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.trim() ?? ''
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  if (!hasBody || encoding === '' || /^identity$/i.test(encoding)) return
  throw gatewayErrors.contentTypeRefused({ reason: 'packed', encoding })
}

const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i

/**
 * A body as text, without its byte order mark. Replacement characters would otherwise be issued, and would make
 * references equal that differ in one accent.
 * @throws AppError `invalid` REQ_10008
 */
export function textOf(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw gatewayErrors.notUtf8({})
  return bytes.toString('utf8', startsWithMark(bytes) ? 3 : 0)
}

function startsWithMark(bytes: Buffer): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf
}

const MAX_DETAILS = 200

/** Texts that no document can contain: half a surrogate pair, control characters, invalid code points. */
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

/** The XML parser reports control characters itself. */
function forbiddenIn(text: string, path: string): string | undefined {
  return path === 'xml' && text.isWellFormed() ? undefined : forbiddenCharacterIn(text)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** Adds what no schema sees: losses of parsing, and forbidden texts. */
export function withUnseen(
  broken: readonly ErrorDetail[],
  { body, jsonLosses = [] }: Pick<FastifyRequest, 'body' | 'jsonLosses'>,
): ErrorDetail[] {
  const brokenPaths = new Set(broken.map(({ path }) => path))
  return [...broken, ...[...jsonLosses, ...forbiddenTexts(body)].filter(({ path }) => !brokenPaths.has(path))]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Validates the body at a service without storing it; throws what the write would. */
    judge?: (request: FastifyRequest) => Promise<unknown>
  }
}

/** Routes with their own validation report these themselves. */
export async function refuseForbiddenTexts(request: FastifyRequest): Promise<void> {
  const { attachValidation, config } = request.routeOptions
  if (attachValidation === true || withUnseen([], request).length === 0) return
  const { judge = async () => undefined } = config
  const broken = await brokenBesides(() => judge(request))
  throw fieldErrors.invalidRequest({ details: withUnseen(broken, request) })
}
