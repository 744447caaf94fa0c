import { gatewayErrors } from '@etax/contracts'
import { fieldErrors, rule, type Text, words } from '@etax/kernel'
import { type Static, type TProperties, type TSchema, Type } from 'typebox'

/** Words that many schemas use. Nullable ones are type lists: the compiled serializer is quick with those only. */
export const text = Type.String()
export const textOrNull = Type.Unsafe<string | null>({ type: ['string', 'null'] })

export const threeDigits = Type.String({
  pattern: '^[0-9]{3}$',
  form: words('three digits, such as 001', 'tres dígitos, por ejemplo 001'),
  description: 'Three digits.',
  examples: ['001'],
})

/** A day of the calendar: 2026-02-30 is none. */
export const day = Type.String({ format: 'date', description: 'YYYY-MM-DD.' })

/** A text that says something: blanks and characters that cannot be seen do not. */
export function notBlank(maxLength: number) {
  return Type.String({
    minLength: 1,
    maxLength,
    pattern: '[^\\s\\p{C}\\p{Z}]',
    // Not every dialect of patterns knows classes of characters by name.
    published: { pattern: '\\S' },
    form: words(
      `a text of at most ${maxLength} characters that is not blank`,
      `un texto de a lo sumo ${maxLength} caracteres, no en blanco`,
    ),
  })
}

/** The same on one line, as it is shown: no breaks, nothing that turns or hides a part of it. */
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

/** The value of a filter, or a cursor. An empty one would list everything. */
export const filterValue = Type.String({
  pattern: '\\S',
  form: words(
    'a value, or be left out: an empty one filters nothing',
    'un valor, o no enviarse: uno vacío no filtra nada',
  ),
})

/** The same, with what it means at this place. */
export function described<Schema extends TSchema>(schema: Schema, description: string): Schema {
  return { ...schema, description }
}

/** A query is text; generated clients have its numbers as numbers. */
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

/** How lists of family B are asked for. */
export const pageQuery = {
  // Clients that send a default of it unasked would send it beside a cursor, which is refused.
  page: Type.Optional(count('^[1-9][0-9]{0,5}$', 999_999, 1)),
  limit: Type.Optional(count('^([1-9][0-9]?|100)$', 100, 20, { default: 20 })),
  cursor: Type.Optional(
    described(filterValue, 'nextCursor of the previous page: the list continues after it. Send it without page.'),
  ),
}

/** Pages of family B end at this row; the cursor goes on. */
const LAST_ROW = 10_000

/**
 * The page a query asks for: by its number, the first unless said otherwise, or from a cursor on.
 * @throws AppError `invalid` VAL_10000 for both at once, RCP_10006 for a page beyond the last row that pages reach
 */
export function pageQueryOf(query: { page?: string; limit?: string; cursor?: string }): PageQuery {
  const { cursor = '' } = query
  if (cursor !== '' && query.page !== undefined) throw fieldErrors.invalidRequest({ details: [pageBesideCursor()] })
  const [page, limit] = [Number(query.page ?? '1'), Number(query.limit ?? '20')]
  if (page * limit > LAST_ROW) throw gatewayErrors.pageTooFar()
  return { page, limit, cursor }
}

export interface PageQuery {
  page: number
  limit: number
  /** Empty for none. */
  cursor: string
}

function pageBesideCursor() {
  const refusal = rule(
    'must be left out beside cursor, which says where the page begins',
    'no debe enviarse junto con cursor, que dice dónde empieza la página',
  )
  return fieldErrors.notAllowed.at('page', refusal)
}

/** An object that takes no other members. */
export function strict<Properties extends TProperties>(properties: Properties, options: { title?: string } = {}) {
  return Type.Object(properties, { additionalProperties: false, ...options })
}

export function oneOf<Value extends string>(...values: Value[]) {
  return Type.Unsafe<Value>({ type: 'string', enum: values })
}

/** Whether the authority is asked before the answer is given. */
export const OnlineQuery = strict({
  online: Type.Optional(
    Type.Unsafe<'true' | 'false'>({
      ...oneOf('true', 'false'),
      description:
        'true: asks the authority for the current state of the document, which may take ten seconds. An answer ' +
        'less than a minute old is used again, without a warning, even while the authority is unavailable: ' +
        '`checkedAt` has its time. Without an answer, meta.warnings says so.',
    }),
  ),
})

/** An instant, as every answer writes it. */
export const instant = Type.String({ description: 'RFC 3339, UTC.', examples: ['2026-11-21T15:04:07.000Z'] })

/** Of an answer that browsers keep as a file. */
export function asFile(example: string) {
  const schema = { type: 'string', examples: [`attachment; filename="${example}"`] }
  return { 'Content-Disposition': { description: 'The file name.', schema } }
}

/** A schema that was added to the app by its `$id`, so that the API's description has it as a component of that name. */
export function refTo<Schema extends TSchema>(schema: Schema) {
  const { $id } = schema as { $id?: string }
  if ($id === undefined) throw new Error('a schema is referred to by its $id')
  return Type.Unsafe<Static<Schema>>({ $ref: `${$id}#` })
}

/** In descriptions: the one rule of what test keys may not write. */
export const TEST_KEY_REFUSED =
  '403 with a test key if the taxpayer is in production (has a certificate or live receipts).'
