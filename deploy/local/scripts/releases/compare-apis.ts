import { compareSchemas, type Resolve, type Schema, type Writer } from './compare-schemas.ts'

/** The parts of an OpenAPI 3.1 document that callers rely on. */
export interface Api {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components?: { schemas?: Record<string, Schema> }
}

interface Operation {
  operationId?: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, { content?: Content }>
  security?: Record<string, string[]>[]
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

type Content = Record<string, { schema?: Schema }>

/** What breaks callers that were written for `before`, a sentence each; empty when they go on working. */
export function breakingChanges(before: Api, after: Api): string[] {
  const on = { before: resolveIn(before), after: resolveIn(after) }
  const operations = compareOperations(before.paths, after.paths, (was, is, place) => [
    ...compareNames(was, is, place),
    ...compareParameters(was, is, on, place),
    ...compareBodies(was, is, on, place),
    ...compareAnswers(was, is, on, place),
    ...compareSecurity(was, is, place),
  ])
  // A webhook is a request that we write.
  const webhooks = compareOperations(before.webhooks, after.webhooks, (was, is, place) =>
    compareContent(was.requestBody?.content, is.requestBody?.content, { ...on, writer: 'us' }, place),
  )
  return [...new Set([...operations, ...webhooks])]
}

type Documents = { before: Resolve; after: Resolve }
type Side = Documents & { writer: Writer }

function compareOperations(
  before: Api['paths'] = {},
  after: Api['paths'] = {},
  compare: (was: Operation, is: Operation, place: string) => string[],
): string[] {
  return Object.entries(before).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, was]) => {
      const place = `${method.toUpperCase()} ${path}`
      const is = after[path]?.[method]
      return is === undefined ? [`${place} is gone`] : compare(was, is, place)
    }),
  )
}

/** Generated clients name their functions by it. */
function compareNames(was: Operation, is: Operation, place: string): string[] {
  if (was.operationId === is.operationId) return []
  return [`${place}: operationId is ${is.operationId} now, was ${was.operationId}`]
}

function compareParameters(was: Operation, is: Operation, on: Documents, place: string): string[] {
  const [before, after] = [parametersOf(was), parametersOf(is)]
  const problems: string[] = []
  for (const [name, parameter] of before) {
    const now = after.get(name)
    if (now === undefined) problems.push(`${place}: ${name} is no longer known`)
    else {
      if (now.required === true && parameter.required !== true) problems.push(`${place}: ${name} is required now`)
      const schemas = [parameter.schema ?? true, now.schema ?? true] as const
      problems.push(...compareSchemas(...schemas, { ...on, writer: 'caller' }, `${place}: ${name}`))
    }
  }
  for (const [name, parameter] of after) {
    if (parameter.required === true && !before.has(name)) problems.push(`${place}: ${name} is required now`)
  }
  return problems
}

function parametersOf({ parameters = [] }: Operation): Map<string, Parameter> {
  return new Map(parameters.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]))
}

function compareBodies(was: Operation, is: Operation, on: Documents, place: string): string[] {
  const isAsked = is.requestBody?.required === true && was.requestBody?.required !== true
  const [before, after] = [was.requestBody?.content, is.requestBody?.content]
  const problems = compareContent(before, after, { ...on, writer: 'caller' }, `${place}: body`)
  return isAsked ? [`${place}: a body is required now`, ...problems] : problems
}

/** Further refusals are none of it: callers must expect any of them. */
function compareAnswers(was: Operation, is: Operation, on: Documents, place: string): string[] {
  return Object.entries(was.responses ?? {}).flatMap(([status, before]) => {
    const after = is.responses?.[status]
    if (after === undefined) return status < '400' ? [`${place}: ${status} is no longer answered`] : []
    return compareContent(before.content, after.content, { ...on, writer: 'us' }, `${place}: ${status}`)
  })
}

function compareContent(before: Content = {}, after: Content = {}, side: Side, place: string): string[] {
  return Object.entries(before).flatMap(([type, { schema: was }]) => {
    const now = after[type]
    if (now === undefined) return [`${place}: ${type} is gone`]
    return was === undefined || now.schema === undefined ? [] : compareSchemas(was, now.schema, side, place)
  })
}

/** Each way in that was open stays open. */
function compareSecurity(was: Operation, is: Operation, place: string): string[] {
  const ways = ({ security = [] }: Operation) => security.map((way) => Object.keys(way).sort().join(' and '))
  const open = new Set(ways(is))
  if (open.size === 0) return []
  return ways(was)
    .filter((way) => !open.has(way))
    .map((way) => `${place}: ${way || 'no sign-in'} is no longer enough`)
}

function resolveIn({ components }: Api): Resolve {
  const prefix = '#/components/schemas/'
  return (reference) => {
    const schema = reference.startsWith(prefix) ? components?.schemas?.[reference.slice(prefix.length)] : undefined
    if (schema === undefined) throw new TypeError(`${reference} leads nowhere in the document`)
    return schema
  }
}
