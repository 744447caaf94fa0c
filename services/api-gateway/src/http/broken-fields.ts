import {
  type DeclaredError,
  type ErrorDetail,
  echoed,
  fieldErrors,
  requiredSentence,
  unknownSentence,
  withValue,
} from '@etax/kernel'
import type { FastifySchemaValidationError } from 'fastify'
import { exampleAt, formats, type Schema, schemaAt, typeNames, valueForm } from './domain/value-form.ts'

/** What the validator says of one failure. The last three are there because it runs with `verbose`. */
interface Failure extends FastifySchemaValidationError {
  /** The value of the keyword in the schema. */
  schema?: unknown
  /** The schema that the keyword stands in. */
  parentSchema?: Schema
  /** The value that was sent. */
  data?: unknown
  /** The name that is wrong, where names of fields are what the schema limits. */
  propertyName?: string
}

/** More details than this help nobody. */
const MAX_DETAILS = 200
/** Longer lists are left to /openapi.json. */
const MAX_LISTED_VALUES = 40

/** These only say that another keyword failed, and that one is reported itself. */
const REPEATED_BY_OTHERS = new Set(['if', 'propertyNames'])

/**
 * What the validator found, one entry per broken field. `place` is where it looked: in a `querystring` a blank value is one that
 * was given. Of what is missing, the whole `schema` says what it has to be.
 */
export function brokenFields(
  failures: readonly FastifySchemaValidationError[],
  place = 'body',
  schema: Schema = {},
): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>()
  // Of what has to go as a whole, nothing is to be mended.
  const barred = (failures as readonly Failure[]).filter(isBarred).map((failure) => `${pathOf(namesTo(failure))}.`)
  for (const failure of failures as readonly Failure[]) {
    if (REPEATED_BY_OTHERS.has(failure.keyword)) continue
    const names = namesTo(failure)
    const path = pathOf(names)
    const wanted = { schema: schemaAt(schema, names) ?? ownSchema(failure), example: exampleAt(schema, names) }
    if (barred.some((whole) => path.startsWith(whole))) continue
    if (!details.has(path)) details.set(path, problemAt(path, failure, { place, ...wanted }))
    if (details.size === MAX_DETAILS) break
  }
  return [...details.values()]
}

/** `not: {}`: nothing is right there. */
function isBarred({ keyword, schema }: Failure): boolean {
  return keyword === 'not' && typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0
}

function namesTo({ instancePath, params, propertyName }: Failure): string[] {
  const names = instancePath.split('/').slice(1).map(unescaped)
  const extra = params.missingProperty ?? params.additionalProperty ?? propertyName
  return typeof extra === 'string' ? [...names, extra] : names
}

/** Of what the whole schema says elsewhere, behind a reference, the failure tells a part. */
function ownSchema({ keyword, params, parentSchema }: Failure): Schema | undefined {
  return keyword === 'required' ? parentSchema?.properties?.[String(params.missingProperty)] : parentSchema
}

function pathOf(names: readonly string[]): string {
  return names.reduce(
    (path, name) => (/^\d+$/.test(name) ? `${path}[${name}]` : path === '' ? name : `${path}.${name}`),
    '',
  )
}

/** RFC 6901. */
function unescaped(name: string): string {
  return name.replaceAll('~1', '/').replaceAll('~0', '~')
}

/** Where a failure was, and what belongs there. */
interface Wanted {
  place: string
  schema: Schema | undefined
  example: unknown
}

function problemAt(path: string, failure: Failure, { place, schema, example }: Wanted): ErrorDetail {
  const { keyword, propertyName } = failure
  const form = schema && valueForm(schema, example)
  const isMissing =
    keyword === 'required' || (place !== 'querystring' && propertyName === undefined && wasNotGiven(failure))
  if (isMissing) return required.at(path, requiredSentence(form))
  if (place === 'querystring' && Array.isArray(failure.data) && failure.instancePath !== '')
    return againstSchema.at(path, `is sent ${failure.data.length} times: send it once`)
  if (path === '' && keyword === 'type') return wrongType.at(path, `The body must be ${form ?? 'an object'}.`)
  const { error, say } = keywords[keyword] ?? { error: fieldErrors.againstSchema, say: () => undefined }
  const sentence = (keyword === 'type' ? typeRule(failure, example) : say(failure)) ?? error.message
  if (propertyName !== undefined) return error.at(path, `has a name that ${sentence}`)
  return error.at(path, withValue(sentence, failure.data, path))
}

/** What is null or blank was not given; a whole body that is missing is said to be one. */
function wasNotGiven({ keyword, instancePath, data }: Failure): boolean {
  if (instancePath === '') return false
  if (keyword === 'type') return data === null
  return (keyword === 'minLength' || keyword === 'pattern') && typeof data === 'string' && data.trim() === ''
}

interface Sentence {
  error: DeclaredError
  /** What the message is; the declared one where nothing more can be said. */
  say: (failure: Failure) => string | undefined
}

const { required, unknown, wrongType, notAllowed, wrongForm, wrongLength, outOfRange, againstSchema } = fieldErrors

/** Each keyword of JSON Schema that the API's schemas use, and how its failure is said. */
export const keywords: Readonly<Record<string, Sentence>> = {
  required: { error: required, say: () => undefined },
  dependencies: { error: required, say: ({ params }) => `is required together with ${params.property}` },
  additionalProperties: { error: unknown, say: unknownFieldMessage },
  'false schema': { error: unknown, say: () => undefined },
  type: { error: wrongType, say: (failure) => typeRule(failure, undefined) },
  enum: { error: notAllowed, say: enumMessage },
  const: { error: notAllowed, say: ({ schema, data }) => `must be ${echoed(schema)}; it is ${echoed(data)}` },
  pattern: { error: wrongForm, say: ({ parentSchema }) => mustBe(formOf(parentSchema)) },
  format: { error: wrongForm, say: ({ schema }) => mustBe(formats[String(schema)]) },
  minLength: { error: wrongLength, say: textLengthMessage },
  maxLength: { error: wrongLength, say: textLengthMessage },
  minItems: { error: wrongLength, say: listLengthMessage },
  maxItems: { error: wrongLength, say: listLengthMessage },
  minProperties: { error: wrongLength, say: fieldCountMessage },
  maxProperties: { error: wrongLength, say: fieldCountMessage },
  uniqueItems: { error: againstSchema, say: () => 'has an entry twice' },
  minimum: { error: outOfRange, say: ({ schema, data }) => `must be at least ${schema}; it is ${echoed(data)}` },
  maximum: { error: outOfRange, say: ({ schema, data }) => `must be at most ${schema}; it is ${echoed(data)}` },
  exclusiveMinimum: {
    error: outOfRange,
    say: ({ schema, data }) => `must be more than ${schema}; it is ${echoed(data)}`,
  },
  exclusiveMaximum: {
    error: outOfRange,
    say: ({ schema, data }) => `must be less than ${schema}; it is ${echoed(data)}`,
  },
  multipleOf: {
    error: outOfRange,
    say: ({ schema, data }) => `must be a multiple of ${schema}; it is ${echoed(data)}`,
  },
  anyOf: { error: againstSchema, say: () => undefined },
  oneOf: { error: againstSchema, say: () => undefined },
  not: { error: againstSchema, say: ({ parentSchema }) => mustBe(formOf(parentSchema)) },
  contains: { error: againstSchema, say: () => undefined },
}

function unknownFieldMessage({ params, parentSchema }: Failure): string | undefined {
  const { properties, 'x-left-out': leftOut } = parentSchema ?? {}
  const reason = (leftOut as Record<string, string> | undefined)?.[String(params.additionalProperty)]
  if (reason !== undefined) return reason
  return unknownSentence(String(params.additionalProperty), Object.keys(properties ?? {}))
}

/** A number that may also be sent as a text has one form for both. */
function typeRule({ schema, parentSchema = {} }: Failure, example: unknown): string {
  const types = [schema].flat().map(String)
  const form = formOf(parentSchema) ?? formats[String(parentSchema.format)]
  if (types.length === 1 && (form === undefined || types[0] !== 'string'))
    return `must be ${valueForm(parentSchema, example)}`
  const names = types.map((type) => typeNames[type] ?? type).join(' or ')
  if (form === undefined || !types.includes('string')) return `must be ${names}`
  if (types.includes('number')) return `must be ${form}`
  // Some forms say the type themselves.
  return form.startsWith(`${typeNames.string} `) ? `must be ${form}` : `must be ${names}: ${form}`
}

function enumMessage({ schema, data }: Failure): string {
  const values = Array.isArray(schema) ? schema : []
  const listed =
    values.length > MAX_LISTED_VALUES ? `the ${values.length} values in /openapi.json` : values.map(String).join(', ')
  return `must be one of ${listed}; it is ${echoed(data)}`
}

/** Characters are counted as the validator counts them: code points. */
function textLengthMessage({ parentSchema = {}, data }: Failure): string {
  const { minLength, maxLength } = parentSchema
  return countMessage(minLength, maxLength, [...String(data)].length, 'character', 'characters')
}

function listLengthMessage({ parentSchema = {}, data }: Failure): string {
  const { minItems, maxItems } = parentSchema
  return countMessage(minItems, maxItems, Array.isArray(data) ? data.length : 0, 'entry', 'entries')
}

function fieldCountMessage({ parentSchema = {}, data }: Failure): string {
  const { minProperties, maxProperties } = parentSchema
  return countMessage(minProperties, maxProperties, Object.keys(data ?? {}).length, 'field', 'fields')
}

function countMessage(min: unknown, max: unknown, count: number, one: string, many: string): string {
  const named = (number: unknown) => `${number} ${number === 1 ? one : many}`
  const has = count === 0 ? 'it is empty' : `it has ${count}`
  if (typeof max !== 'number') return `must have at least ${named(min)}; ${has}`
  if (typeof min !== 'number' || min === 0 || (min === 1 && count > 0)) return `must have at most ${named(max)}; ${has}`
  return min === max ? `must have ${named(min)}; ${has}` : `must have ${min} to ${named(max)}; ${has}`
}

function formOf(schema: Failure['parentSchema']): string | undefined {
  return typeof schema?.form === 'string' ? schema.form : undefined
}

function mustBe(form: string | undefined): string | undefined {
  return form === undefined ? undefined : `must be ${form}`
}
