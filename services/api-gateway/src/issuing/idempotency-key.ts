import { isUtf8 } from 'node:buffer'
import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, mustBe, words } from '@etax/kernel'
import { brokenReference, canonicalReference, MAX_REFERENCE_LENGTH } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'

const HEADER = 'idempotency-key'

const FORM = words(
  `one text of at most ${MAX_REFERENCE_LENGTH} characters in UTF-8, such as order-1 or "order-1"`,
  `un solo texto de hasta ${MAX_REFERENCE_LENGTH} caracteres en UTF-8, por ejemplo pedido-1 o "pedido-1"`,
)

/** Without its form: `idempotencyKeyOf` checks it after decoding. */
export const idempotencyHeader = {
  [HEADER]: Type.Optional(
    Type.String({
      description:
        'The `devReference` of a body without one, as a bare or a quoted text, with the same rules. If the body has ' +
        `another \`devReference\`, the answer is 400 ${gatewayErrors.twoReferences.code}.`,
    }),
  ),
}

/** A hook before validation: the header becomes the order's `devReference`. @throws AppError `invalid` REQ_10031 */
export async function takeIdempotencyKey(request: FastifyRequest): Promise<void> {
  const key = idempotencyKeyOf(request)
  const { body } = request
  if (key === '' || typeof body !== 'object' || body === null || Array.isArray(body) || Buffer.isBuffer(body)) return
  const { devReference = key } = body as { devReference?: unknown }
  if (typeof devReference === 'string' && canonicalReference(devReference) !== canonicalReference(key))
    throw gatewayErrors.twoReferences()
  request.body = { ...body, devReference }
}

/** Empty without the header. @throws AppError `invalid` VAL_10000 for any other form than a reference's */
export function idempotencyKeyOf({ headers, raw }: FastifyRequest): string {
  const sent = headers[HEADER]
  if (sent === undefined) return ''
  const bytes = Buffer.from(String(sent), 'latin1')
  const isSingle = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === HEADER).length <= 1
  const key = isSingle && isUtf8(bytes) ? unquoted(bytes.toString().trim()) : undefined
  if (key === undefined || key.length > MAX_REFERENCE_LENGTH)
    throw refused(fieldErrors.wrongForm.at(HEADER, mustBe(FORM)))
  const [broken] = brokenReference(key)
  if (broken !== undefined) throw refused({ ...broken, path: HEADER })
  return key
}

type Detail = ReturnType<typeof brokenReference>[number]

function refused(detail: Detail) {
  return fieldErrors.invalidRequest({ details: [detail] })
}

/** A string of RFC 9651, or a bare text. Undefined for a quotation that is not closed, or has text after it. */
function unquoted(text: string): string | undefined {
  if (!text.startsWith('"')) return text
  const [, inner] = /^"((?:[^"\\]|\\["\\])*)"$/.exec(text) ?? []
  return inner?.replaceAll(/\\(.)/g, '$1')
}
