/** A JSON Schema as OpenAPI 3.1 has it: `true` and `false` are schemas too. */
export type Schema = { [keyword: string]: unknown } | boolean

/**
 * Writer of what the schema describes. Requests of callers may not become narrower; our answers may not promise less.
 */
export type Writer = 'caller' | 'us'

export type Resolve = (reference: string) => Schema

interface Comparison {
  writer: Writer
  before: Resolve
  after: Resolve
  /** Pairs of references in comparison: schemas may contain themselves. */
  visited: Set<string>
}

/** Where callers write, UPPER may only grow and LOWER only shrink. */
const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const
/** Limits of every path, header, body and list, which were in force before the description had them. */
const GENERAL: readonly unknown[] = [512, 16_384, 20_000, 2_097_152, 33_554_432]
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const
const SAME = ['pattern', 'format', 'multipleOf', 'const', 'not'] as const
const ANY_TYPE = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

/**
 * Changes that break a caller written for the earlier schema, each with its place. New enum values in answers are
 * allowed: docs/guides/versioning.md asks callers to expect them.
 */
export function compareSchemas(
  before: Schema,
  after: Schema,
  comparison: Pick<Comparison, 'writer' | 'before' | 'after'>,
  place: string,
): string[] {
  return compare(before, after, { ...comparison, visited: new Set() }, place)
}

function compare(before: Schema, after: Schema, on: Comparison, where: string): string[] {
  const pair = `${referenceOf(before)} ${referenceOf(after)}`
  if (pair !== ' ') {
    if (on.visited.has(pair)) return []
    on.visited.add(pair)
  }
  const place = componentOf(after) ?? where
  const [was, is] = [resolved(before, on.before), resolved(after, on.after)]
  return [
    ...compareTypes(was, is, on, place),
    ...compareValues(was, is, on, place),
    ...compareBounds(was, is, on, place),
    ...compareMembers(was, is, on, place),
    ...compareItems(was, is, on, place),
    ...compareAlternatives(was, is, on, place),
  ]
}

function compareTypes(was: Keywords, is: Keywords, { writer }: Comparison, place: string): string[] {
  const [before, after] = [typesOf(was), typesOf(is)]
  if (writer === 'caller') return without(before, after).map((type) => `${place} no longer takes ${type}`)
  return without(after, before).map((type) => `${place} may now be ${type}`)
}

function compareValues(was: Keywords, is: Keywords, { writer }: Comparison, place: string): string[] {
  if (writer === 'us' || !Array.isArray(is.enum)) return []
  if (!Array.isArray(was.enum)) return [`${place} takes only certain values now`]
  return without(was.enum, is.enum).map((value) => `${place} no longer takes ${JSON.stringify(value)}`)
}

function compareBounds(was: Keywords, is: Keywords, { writer }: Comparison, place: string): string[] {
  if (writer === 'us') return widerBounds(was, is, place)
  const problems: string[] = []
  for (const bound of UPPER) {
    if (was[bound] === undefined && GENERAL.includes(is[bound])) continue
    if (numberOr(is[bound], Infinity) < numberOr(was[bound], Infinity)) {
      problems.push(`${place}: ${bound} is ${is[bound]} now, was ${was[bound] ?? 'unbounded'}`)
    }
  }
  for (const bound of LOWER) {
    if (numberOr(is[bound], -Infinity) > Math.max(numberOr(was[bound], -Infinity), unsaid(bound))) {
      problems.push(`${place}: ${bound} is ${is[bound]} now, was ${was[bound] ?? 'unbounded'}`)
    }
  }
  for (const keyword of SAME) {
    const [old, now] = [JSON.stringify(was[keyword]), JSON.stringify(is[keyword])]
    if (now !== undefined && now !== old) problems.push(`${place}: ${keyword} is ${now} now, was ${old ?? 'not said'}`)
  }
  if (is.uniqueItems === true && was.uniqueItems !== true) problems.push(`${place} no longer takes an item twice`)
  return problems
}

/** Callers size their columns by what was promised. */
function widerBounds(was: Keywords, is: Keywords, place: string): string[] {
  const upper = UPPER.filter((bound) => numberOr(is[bound], Infinity) > numberOr(was[bound], Infinity))
  const lower = LOWER.filter((bound) => numberOr(is[bound], -Infinity) < numberOr(was[bound], -Infinity))
  const other = SAME.filter(
    (keyword) => was[keyword] !== undefined && JSON.stringify(is[keyword]) !== JSON.stringify(was[keyword]),
  )
  const textOf = (value: unknown) => (value === undefined ? 'no longer said' : `${JSON.stringify(value)} now`)
  return [...upper, ...lower, ...other].map(
    (keyword) => `${place}: ${keyword} is ${textOf(is[keyword])}, was ${JSON.stringify(was[keyword])}`,
  )
}

/** For lengths, a lower bound of zero equals none. */
function unsaid(bound: (typeof LOWER)[number]): number {
  return bound.startsWith('min') && bound !== 'minimum' ? 0 : -Infinity
}

function compareMembers(was: Keywords, is: Keywords, on: Comparison, place: string): string[] {
  const [before, after] = [membersOf(was), membersOf(is)]
  const [required, nowRequired] = [requiredOf(was), requiredOf(is)]
  const problems: string[] = []
  if (on.writer === 'caller') {
    for (const name of without(nowRequired, required)) problems.push(`${place}.${name} is required now`)
    const isClosed = is.additionalProperties === false
    for (const name of without([...before.keys()], [...after.keys()])) {
      if (isClosed) problems.push(`${place}.${name} is no longer known`)
    }
    if (isClosed && was.additionalProperties !== false && was.type === 'object') {
      problems.push(`${place} no longer takes members it does not know`)
    }
  } else {
    for (const name of without([...before.keys()], [...after.keys()])) problems.push(`${place}.${name} is gone`)
    for (const name of without(required, nowRequired)) {
      if (after.has(name)) problems.push(`${place}.${name} may now be missing`)
    }
  }
  for (const [name, old] of before) {
    const now = after.get(name)
    if (now !== undefined) problems.push(...compare(old, now, on, `${place}.${name}`))
  }
  if (isSchema(was.additionalProperties) && isSchema(is.additionalProperties)) {
    problems.push(...compare(was.additionalProperties, is.additionalProperties, on, `${place}.*`))
  }
  return problems
}

function compareItems(was: Keywords, is: Keywords, on: Comparison, place: string): string[] {
  if (!isSchema(was.items) || !isSchema(is.items)) return []
  return compare(was.items, is.items, on, `${place}[]`)
}

/** Compares alternatives by position; a new order is reported for review. */
function compareAlternatives(was: Keywords, is: Keywords, on: Comparison, place: string): string[] {
  return (['oneOf', 'anyOf', 'allOf'] as const).flatMap((keyword) => {
    const [before, after] = [schemasIn(was[keyword]), schemasIn(is[keyword])]
    const problems = before.flatMap((old, index) => {
      const now = after[index]
      return now === undefined ? [] : compare(old, now, on, `${place}(${keyword} ${index + 1})`)
    })
    const isNarrower = keyword === 'allOf' ? after.length > before.length : after.length < before.length
    const isWider =
      before.length > 0 && (keyword === 'allOf' ? after.length < before.length : after.length > before.length)
    if (on.writer === 'caller' && isNarrower) return [...problems, `${place}: ${keyword} asks for more now`]
    if (on.writer === 'us' && isWider) return [...problems, `${place}: ${keyword} may be something else now`]
    return problems
  })
}

type Keywords = { [keyword: string]: unknown }

function resolved(schema: Schema, resolve: Resolve): Keywords {
  let current = schema
  while (typeof current === 'object' && typeof current.$ref === 'string') current = resolve(current.$ref)
  return typeof current === 'object' ? current : {}
}

function referenceOf(schema: Schema): string {
  return typeof schema === 'object' && typeof schema.$ref === 'string' ? schema.$ref : ''
}

/** A break in a component is reported once, for the component. */
function componentOf(schema: Schema): string | undefined {
  return referenceOf(schema).split('/').at(-1) || undefined
}

function typesOf({ type, enum: values, const: constant }: Keywords): string[] {
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? (type as string[]) : undefined
  if (types === undefined) {
    const constants = Array.isArray(values) ? values : constant === undefined ? undefined : [constant]
    return constants === undefined ? ANY_TYPE : [...new Set(constants.map(typeOf))]
  }
  return types.includes('number') ? [...new Set([...types, 'integer'])] : types
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value
}

function membersOf({ properties }: Keywords): Map<string, Schema> {
  return new Map(Object.entries((properties ?? {}) as Record<string, Schema>))
}

function requiredOf({ required }: Keywords): string[] {
  return Array.isArray(required) ? required : []
}

function schemasIn(value: unknown): Schema[] {
  return Array.isArray(value) ? value : []
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function numberOr(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

function without<Value>(all: readonly Value[], excluded: readonly Value[]): Value[] {
  const there = new Set(excluded.map((value) => JSON.stringify(value)))
  return all.filter((value) => !there.has(JSON.stringify(value)))
}
