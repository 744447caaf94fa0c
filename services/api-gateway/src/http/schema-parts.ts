import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, rule, type Text, words } from '@etax/kernel'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'

/** Nullable members use type lists: the compiled serializer is fast only with those. */
export const text = Type.String()
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const threeDigits = Type.String({
  pattern: '^[0-9]{3}$',
  form: words('three digits, such as 001', 'tres dígitos, por ejemplo 001'),
  description: 'The code: three digits.',
  examples: ['001'],
})

export const day = Type.String({ format: 'date', description: 'YYYY-MM-DD.' })

export function notBlank(maxLength: number) {
  return Type.String({
    minLength: 1,
    maxLength,
    pattern: '[^\\s\\p{C}\\p{Z}]',
    // Some dialects of patterns lack named classes of characters.
    published: { pattern: '\\S' },
    form: words(
      `a text of at most ${maxLength} characters that is not blank`,
      `un texto de a lo sumo ${maxLength} caracteres, no en blanco`,
    ),
  })
}

/** A text on one line, without characters that hide or reverse a part of it. */
export function visibleLine(maxLength: number) {
  return Type.String({
    ...notBlank(maxLength),
    // Joiners stay, since some scripts need them; other control characters are refused in every text.
    pattern: '^(?=.*[^\\s\\p{C}\\p{Z}])(?:[^\\t\\n\\r\\p{Cf}\\p{Zl}\\p{Zp}]|[\\u200C\\u200D])*$',
    form: words(
      `a text of at most ${maxLength} characters on one line, without characters that cannot be seen or turn its direction`,
      `un texto de a lo sumo ${maxLength} caracteres en una línea, sin caracteres que no se ven o que cambian su dirección`,
    ),
  })
}

/** An empty filter would list everything. */
export const filterValue = Type.String({
  pattern: '\\S',
  form: words(
    'a value, or be left out: an empty one filters nothing',
    'un valor, o no enviarse: uno vacío no filtra nada',
  ),
})

export function described<Schema extends TSchema>(schema: Schema, description: string): Schema {
  return { ...schema, description }
}

/** Queries are text; generated clients use numbers. */
function count(pattern: string, maximum: number, usual: number, extra: object = {}) {
  return Type.String({
    pattern,
    published: { type: 'integer', minimum: 1, maximum, ...extra, pattern: undefined, form: undefined },
    form: wholeNumberTo(maximum),
    description: `Default ${usual}, at most ${maximum}.`,
  })
}

export function wholeNumberTo(maximum: number): Text {
  return words(`a whole number from 1 to ${maximum}`, `un número entero de 1 a ${maximum}`)
}

export const pageQuery = {
  // No default: clients that send it unasked would send it beside a cursor, which is refused.
  page: Type.Optional(count('^[1-9][0-9]{0,5}$', 999_999, 1)),
  limit: Type.Optional(count('^([1-9][0-9]?|100)$', 100, 20, { default: 20 })),
  cursor: Type.Optional(
    described(filterValue, 'nextCursor of the previous page: the list continues after it. Send it without page.'),
  ),
}

/** Numbered pages of family B end at this row; the cursor continues. */
const LAST_ROW = 10_000

/**
 * The page by number, by default the first, or from a cursor.
 * @throws AppError `invalid` VAL_10000 for both at once, RCP_10006 for a page beyond the last row of numbered pages
 */
export function pageQueryOf(query: { page?: string; limit?: string; cursor?: string }): PageQuery {
  const { cursor = '' } = query
  if (cursor !== '' && query.page !== undefined) throw fieldErrors.invalidRequest({ details: [pageBesideCursor()] })
  const [page, limit] = [Number(query.page ?? '1'), Number(query.limit ?? '20')]
  if (page * limit > LAST_ROW) throw gatewayErrors.pageTooFar({ details: [gatewayErrors.pageTooFar.at('page')] })
  return { page, limit, cursor }
}

export interface PageQuery {
  page: number
  limit: number
  cursor: string
}

function pageBesideCursor() {
  const refusal = rule(
    'must be left out beside cursor, which says where the page begins',
    'no debe enviarse junto con cursor, que dice dónde empieza la página',
  )
  return fieldErrors.notAllowed.at('page', refusal)
}

export function strict<Properties extends TProperties>(properties: Properties, options: { title?: string } = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

export function oneOf<Value extends string>(...values: Value[]) {
  return Type.Unsafe<Value>({ type: 'string', enum: values })
}

export const OnlineQuery = strict({
  online: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      ...oneOf('true', 'false'),
      description:
        'true: asks the authority for the current state of the document, which may take ten seconds. The last ' +
        'answer is used again for a minute, without a warning, even while the authority is unavailable; ' +
        '`checkedAt` has its time. If the authority does not answer, meta.warnings says so.',
    }),
  ),
})

export const instant = Type.String({
  description: 'An instant, RFC 3339 in UTC.',
  examples: ['2026-11-21T15:04:07.000Z'],
})

export function asFile(example: string) {
  const schema = { type: 'string', maxLength: 512, examples: [`attachment; filename="${example}"`] }
  return { 'Content-Disposition': { description: 'The file name.', schema } }
}

/** Refers to a schema that the app has by its `$id`, which becomes a component. */
export function refTo<Schema extends TSchema>(schema: Schema) {
  const { $id } = schema as { $id?: string }
  if ($id === undefined) throw new Error('a schema is referred to by its $id')
  return Type.Unsafe<Static<Schema>>({ $ref: `${$id}#` })
}

export const TEST_KEY_REFUSED =
  'A test key gets 403 if the taxpayer is in production (has a certificate or live receipts).'
