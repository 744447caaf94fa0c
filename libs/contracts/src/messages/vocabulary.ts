import type { Params } from '@etax/kernel'
import { kindFacts } from '@etax/tax-document'
import { type Static, type TObject, type TSchemaOptions, Type } from 'typebox'
import { authorityErrors } from '../errors/authority-errors.ts'

/** A compiled serializer handles this enum faster than a union of literals. */
export function oneOf<const Value extends string>(values: readonly Value[], options: TSchemaOptions = {}) {
  return Type.Unsafe<Value>({ type: 'string', enum: values, ...options })
}

/** A nullable text, in the fast form of a compiled serializer. */
export function textOrNull(options: TSchemaOptions = {}) {
  return Type.Unsafe<string | null>({ type: ['string', 'null'], ...options })
}

/** A nullable object, in the fast form of a compiled serializer. */
export function orNull<Schema extends TObject>(schema: Schema, options: TSchemaOptions = {}) {
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: ['object', 'null'], ...options })
}

export const Id = Type.String({ format: 'uuid' })
export const AccessKey = Type.String({ pattern: '^[0-9]{49}$' })
export const Instant = Type.String({
  description: 'An instant, RFC 3339 in UTC.',
  examples: ['2026-11-21T15:04:07.000Z'],
})
export const Ruc = Type.String({ pattern: '^[0-9]{13}$' })
export const DocumentType = oneOf(
  kindFacts.map(({ documentType }) => documentType),
  { description: 'The kind of the document.' },
)
export const Mode = Type.Union([Type.Literal('test'), Type.Literal('live')])

/** The facts of one of our codes. */
export const Facts = Type.Unsafe<Params>({
  type: 'object',
  additionalProperties: true,
  description: 'The facts of the sentence; left out if there are none.',
})

/** A message of the authority, unchanged; or one of our codes. */
export const AuthorityMessage = Type.Object(
  {
    type: oneOf(['ERROR', 'WARNING', 'INFO'], { description: 'The weight of the message.' }),
    code: Type.String({
      description:
        `The authority's number, as text. ${authorityErrors.keyOfAnotherDocument.code} if its answer is about another ` +
        'document. ISS_6000x, CTX_1000x or SGN_2000x if something failed before the authority answered.',
      examples: ['39'],
    }),
    params: Type.Optional(Facts),
    message: Type.String({
      description:
        "The authority's own text; for a code of this system the sentence in the language of Accept-Language.",
      examples: ['FIRMA INVALIDA'],
    }),
    additionalInfo: textOrNull({ description: "The authority's own detail, or null." }),
  },
  { title: 'AuthorityMessage', description: 'A message about the document.' },
)

export const Attempt = Type.Integer({
  description:
    'grows when a receipt in ERROR is retried: the answer carries it back, so that a late one counts for nothing',
})
