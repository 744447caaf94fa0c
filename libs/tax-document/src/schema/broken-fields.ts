import {
  atLeast,
  atMost,
  type DeclaredError,
  type ErrorDetail,
  echoed,
  type FieldFacts,
  fieldErrors,
  inBoth,
  lessThan,
  missing,
  moreThan,
  multipleOf,
  mustBe,
  mustBeOneOf,
  mustHave,
  namesOfPointer,
  pathOfNames,
  rule,
  type Text,
  unknownName,
  withEcho,
  withValue,
  words,
} from '@etax/kernel'
import { exampleAt, formats, type Schema, schemaAt, typeNames, valueForm } from './value-form.ts'

/** A validator's failure: Ajv with `verbose`, or TypeBox by `failuresOf`. */
export interface SchemaFailure {
  keyword: string
  /** A JSON pointer. */
  instancePath: string
  params: Readonly<Record<string, unknown>>
  schema?: unknown
  parentSchema?: Schema
  data?: unknown
  /** The wrong name, where the schema limits names. */
  propertyName?: string
}

/** Enough for a caller. */
const MAX_DETAILS = 200

/** Their cause is reported by another keyword. */
const REPEATED_BY_OTHERS = new Set(['if', 'propertyNames'])

/**
 * One detail for each wrong field. `place` is the part of the request: in a `querystring` a blank value is present. The
 * whole `schema` describes missing members.
 */
export function brokenFields(failures: readonly SchemaFailure[], place = 'body', schema: Schema = {}): ErrorDetail[] {
  const details = new Map<string, ErrorDetail>()
  // Errors within a forbidden part are left out.
  const barred = failures.filter(isBarred).map((failure) => `${pathOfNames(namesTo(failure))}.`)
  for (const failure of failures) {
    if (REPEATED_BY_OTHERS.has(failure.keyword)) continue
    const names = namesTo(failure)
    const path = pathOfNames(names)
    const expected = { schema: schemaAt(schema, names) ?? ownSchema(failure), example: exampleAt(schema, names) }
    if (barred.some((whole) => path.startsWith(whole))) continue
    if (!details.has(path)) details.set(path, problemAt(path, failure, { place, ...expected }))
    if (details.size === MAX_DETAILS) break
  }
  return [...details.values()]
}

/** `not: {}`: all values are forbidden. */
function isBarred({ keyword, schema }: SchemaFailure): boolean {
  return keyword === 'not' && typeof schema === 'object' && schema !== null && Object.keys(schema).length === 0
}

/** The path of a failure; for a missing or unknown member, the member's. */
export function namesTo({ instancePath, params, propertyName }: SchemaFailure): string[] {
  const names = namesOfPointer(instancePath)
  const extra = params.missingProperty ?? params.additionalProperty ?? propertyName
  return typeof extra === 'string' ? [...names, extra] : names
}

/** The failure has a part of the schema that a reference hides. */
function ownSchema({ keyword, params, parentSchema }: SchemaFailure): Schema | undefined {
  return keyword === 'required' ? parentSchema?.properties?.[String(params.missingProperty)] : parentSchema
}

interface Wanted {
  place: string
  schema: Schema | undefined
  example: unknown
}

function problemAt(path: string, failure: SchemaFailure, { place, schema, example }: Wanted): ErrorDetail {
  const { keyword, propertyName, data } = failure
  const form = schema && valueForm(schema, example)
  const isMissing =
    keyword === 'required' || (place !== 'querystring' && propertyName === undefined && isAbsent(failure))
  if (isMissing) return required.at(path, missing(form))
  if (place === 'querystring' && Array.isArray(data) && failure.instancePath !== '')
    return againstSchema.at(path, sentTimes(data.length))
  if (path === '' && keyword === 'type') return wrongType.at(path, theBody(form ?? typeNames.object))
  const { error, facts, echoes = false } = schemaKeywords[keyword] ?? { error: againstSchema, facts: () => undefined }
  const params = keyword === 'type' ? typeRule(failure, example) : facts(failure)
  if (propertyName !== undefined) return error.at(path, hasNameThat(error, params))
  return echoes ? withEcho(error.at(path, params), data) : withValue(error.at(path, params), data)
}

function sentTimes(times: number): FieldFacts {
  return {
    ...rule(`is sent ${times} times: send it once`, `se envió ${times} veces: envíelo una sola vez`),
    count: times,
  }
}

function theBody(form: Text | undefined): FieldFacts {
  return form === undefined ? {} : rule(`The body must be ${form.en}.`, `El cuerpo debe ser ${form.es}.`)
}

function hasNameThat(error: DeclaredError<FieldFacts>, facts: FieldFacts | undefined): FieldFacts {
  const rules = inBoth((language) => error.say(facts, language))
  return { ...facts, ...rule(`has a name that ${rules.en}`, `tiene un nombre que ${rules.es}`) }
}

/** Null and blank count as absent; a missing body does too. */
function isAbsent({ keyword, instancePath, data }: SchemaFailure): boolean {
  if (instancePath === '') return false
  if (keyword === 'type') return data === null
  return (keyword === 'minLength' || keyword === 'pattern') && typeof data === 'string' && data.trim() === ''
}

interface Sentence {
  error: DeclaredError<FieldFacts>
  /** Undefined where the error says all. */
  facts: (failure: SchemaFailure) => FieldFacts | undefined
  /** Always names the value. */
  echoes?: true
}

const { required, unknown, wrongType, notAllowed, wrongForm, wrongLength, outOfRange, againstSchema } = fieldErrors
const none = () => undefined

/** A limit in the schema is the keyword's value. */
function limit(facts: (limit: number) => FieldFacts): Sentence {
  return { error: outOfRange, facts: ({ schema }) => facts(Number(schema)), echoes: true }
}

export const schemaKeywords: Readonly<Record<string, Sentence>> = {
  required: { error: required, facts: none },
  dependencies: { error: required, facts: ({ params }) => requiredWith(String(params.property)) },
  additionalProperties: { error: unknown, facts: unknownField },
  'false schema': { error: unknown, facts: none },
  type: { error: wrongType, facts: (failure) => typeRule(failure, undefined) },
  enum: { error: notAllowed, facts: ({ schema }) => mustBeOneOf(Array.isArray(schema) ? schema : []), echoes: true },
  const: { error: notAllowed, facts: ({ schema }) => mustBe(constantForm(schema)), echoes: true },
  pattern: { error: wrongForm, facts: ({ parentSchema }) => mustBeOf(parentSchema?.form) },
  format: { error: wrongForm, facts: ({ schema }) => mustBeOf(formats[String(schema)]) },
  minLength: { error: wrongLength, facts: textLength },
  maxLength: { error: wrongLength, facts: textLength },
  minItems: { error: wrongLength, facts: listLength },
  maxItems: { error: wrongLength, facts: listLength },
  minProperties: { error: wrongLength, facts: fieldCount },
  maxProperties: { error: wrongLength, facts: fieldCount },
  uniqueItems: { error: againstSchema, facts: () => rule('has an entry twice', 'tiene un elemento repetido') },
  minimum: limit(atLeast),
  maximum: limit(atMost),
  exclusiveMinimum: limit(moreThan),
  exclusiveMaximum: limit(lessThan),
  multipleOf: limit(multipleOf),
  anyOf: { error: againstSchema, facts: none },
  oneOf: { error: againstSchema, facts: none },
  not: { error: againstSchema, facts: ({ parentSchema }) => mustBeOf(parentSchema?.form) },
  contains: { error: againstSchema, facts: none },
}

function requiredWith(other: string): FieldFacts {
  return rule(`is required together with ${other}`, `es obligatorio junto con ${other}`)
}

function constantForm(value: unknown): Text {
  const echo = echoed(value)
  return typeof echo === 'string' ? words(echo, echo) : echo
}

function unknownField({ params, parentSchema }: SchemaFailure): FieldFacts {
  const { properties = {}, 'x-left-out': leftOut = {} } = parentSchema ?? {}
  const name = String(params.additionalProperty)
  const reason = Object.hasOwn(leftOut, name) ? leftOut[name] : undefined
  return reason === undefined ? unknownName(name, Object.keys(properties)) : { rule: reason }
}

/** A number that may be sent as text has one form. */
function typeRule({ schema, parentSchema = {} }: SchemaFailure, example: unknown): FieldFacts {
  const types = [schema].flat().map(String)
  const form = parentSchema.form ?? formats[String(parentSchema.format)]
  if (types.length === 1 && (form === undefined || types[0] !== 'string'))
    return mustBeOf(valueForm(parentSchema, example)) ?? {}
  const names = eitherOf(types)
  if (form === undefined || !types.includes('string')) return mustBe(names)
  // Some forms already name the type.
  const saysType = types.includes('number') || form.en.startsWith('a text ')
  return mustBe(saysType ? form : words(`${names.en}: ${form.en}`, `${names.es}: ${form.es}`))
}

function eitherOf(types: readonly string[]): Text {
  const names = types.map((type) => typeNames[type] ?? words(type, type))
  return words(names.map(({ en }) => en).join(' or '), names.map(({ es }) => es).join(' o '))
}

/** Characters are code points, as in the validator. */
function textLength({ parentSchema = {}, data }: SchemaFailure): FieldFacts {
  const { minLength, maxLength } = parentSchema
  return mustHave({ ...bounds(minLength, maxLength), count: [...String(data)].length, of: 'character' })
}

function listLength({ parentSchema = {}, data }: SchemaFailure): FieldFacts {
  const { minItems, maxItems } = parentSchema
  return mustHave({ ...bounds(minItems, maxItems), count: Array.isArray(data) ? data.length : 0, of: 'entry' })
}

function fieldCount({ parentSchema = {}, data }: SchemaFailure): FieldFacts {
  const { minProperties, maxProperties } = parentSchema
  return mustHave({ ...bounds(minProperties, maxProperties), count: Object.keys(data ?? {}).length, of: 'field' })
}

function bounds(min: unknown, max: unknown): { min?: number; max?: number } {
  return { ...(typeof min === 'number' && { min }), ...(typeof max === 'number' && { max }) }
}

function mustBeOf(form: Text | undefined): FieldFacts | undefined {
  return form && mustBe(form)
}
