import { compareSchemas, type Resolve, type Schema, type Writer } from './compare-schemas.ts'

export interface Api {
  paths?: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  servers?: { url: string }[]
  components?: { schemas?: object; securitySchemes?: Record<string, SecurityScheme>; [part: string]: unknown }
}

interface SecurityScheme {
  type?: string
  in?: string
  name?: string
}

interface Operation {
  operationId?: string
  parameters?: (Parameter | Reference)[]
  requestBody?: { required?: boolean; content?: Content }
  responses?: Record<string, Answer | Reference>
  security?: Record<string, string[]>[]
}

interface Answer {
  content?: Content
  headers?: Record<string, { schema?: Schema } | Reference>
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema?: Schema
}

interface Reference {
  $ref: string
}

type Content = Record<string, { schema?: Schema }>

/** Changes that break callers written for `before`, a sentence each. */
export function breakingChanges(before: Api, after: Api): string[] {
  const on = { before: resolveIn(before), after: resolveIn(after) }
  const operations = compareOperations(before.paths, after.paths, (was, is, place) => [
    ...compareNames(was, is, place),
    ...compareParameters(was, is, on, place),
    ...compareBodies(was, is, on, place),
    ...compareAnswers(was, is, on, place),
    ...compareSecurity(was, is, place),
  ])
  const webhooks = compareOperations(before.webhooks, after.webhooks, (was, is, place) => [
    ...compareSentParameters(was, is, on, place),
    ...compareContent(was.requestBody?.content, is.requestBody?.content, { ...on, writer: 'us' }, place),
  ])
  const whole = [...compareServers(before, after), ...compareSchemes(before, after), ...compareTypeNames(before, after)]
  return [...new Set([...whole, ...operations, ...webhooks])]
}

/** Operators choose the host; clients have the base path built in. */
function compareServers(before: Api, after: Api): string[] {
  const pathOf = ({ servers = [] }: Api) => {
    const [{ url } = { url: '/' }] = servers
    return new URL(url, 'http://any.example').pathname.replace(/\/$/, '')
  }
  const [was, is] = [pathOf(before), pathOf(after)]
  return was === is ? [] : [`servers: the path is ${is || '/'} now, was ${was || '/'}`]
}

function compareSchemes(before: Api, after: Api): string[] {
  const [schemes, now = {}] = [before.components?.securitySchemes ?? {}, after.components?.securitySchemes]
  return Object.entries(schemes).flatMap(([scheme, was]) => {
    const is = now[scheme]
    if (is === undefined) return [`security scheme ${scheme} is gone`]
    const textOf = ({ type, in: place, name }: SecurityScheme) => [type, place, name].filter(Boolean).join(' ')
    return textOf(was) === textOf(is) ? [] : [`security scheme ${scheme} is ${textOf(is)} now, was ${textOf(was)}`]
  })
}

/** Generated clients name their types by them. */
function compareTypeNames(before: Api, after: Api): string[] {
  const names = ({ components }: Api) => Object.keys(components?.schemas ?? {})
  const there = new Set(names(after))
  return names(before)
    .filter((name) => !there.has(name))
    .map((name) => `schema ${name} is gone: generated clients have a type of that name`)
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
  const [before, after] = [parametersOf(was, on.before), parametersOf(is, on.after)]
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

function compareSentParameters(was: Operation, is: Operation, on: Documents, place: string): string[] {
  const after = parametersOf(is, on.after)
  return [...parametersOf(was, on.before)].flatMap(([name, parameter]) => {
    const now = after.get(name)
    if (now === undefined) return [`${place}: ${name} is gone`]
    const missing = parameter.required === true && now.required !== true ? [`${place}: ${name} may now be missing`] : []
    const schemas = [parameter.schema ?? true, now.schema ?? true] as const
    return [...missing, ...compareSchemas(...schemas, { ...on, writer: 'us' }, `${place}: ${name}`)]
  })
}

function parametersOf({ parameters = [] }: Operation, resolve: Resolve): Map<string, Parameter> {
  const all = parameters.map((parameter) => itself<Parameter>(parameter, resolve))
  return new Map(all.map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]))
}

function itself<Part extends object>(part: Part | Reference, resolve: Resolve): Part {
  return '$ref' in part ? (resolve(part.$ref) as Part) : part
}

function compareBodies(was: Operation, is: Operation, on: Documents, place: string): string[] {
  const isNewlyRequired = is.requestBody?.required === true && was.requestBody?.required !== true
  const [before, after] = [was.requestBody?.content, is.requestBody?.content]
  const problems = compareContent(before, after, { ...on, writer: 'caller' }, `${place}: body`)
  return isNewlyRequired ? [`${place}: a body is required now`, ...problems] : problems
}

/** Ignores new refusals, which callers must expect, and removed refusals, whose requests now succeed. */
function compareAnswers(was: Operation, is: Operation, on: Documents, place: string): string[] {
  return Object.entries(was.responses ?? {}).flatMap(([status, response]) => {
    const now = is.responses?.[status]
    if (now === undefined) return status < '400' ? [`${place}: ${status} is no longer answered`] : []
    const [before, after] = [itself<Answer>(response, on.before), itself<Answer>(now, on.after)]
    const where = `${place}: ${status}`
    return [
      ...compareHeaders(before, after, on, where),
      ...compareContent(
        status < '400' ? before.content : inJson(before),
        after.content,
        { ...on, writer: 'us' },
        where,
      ),
    ]
  })
}

/** A refusal is JSON. Release 0.1.0 also described those of files as files, which they never were. */
function inJson({ content = {} }: Answer): Content {
  return Object.fromEntries(Object.entries(content).filter(([type]) => type === 'application/json'))
}

function compareHeaders(was: Answer, is: Answer, on: Documents, place: string): string[] {
  const named = ({ headers = {} }: Answer) =>
    new Map(Object.entries(headers).map(([name, header]) => [name.toLowerCase(), header] as const))
  const after = named(is)
  return [...named(was)].flatMap(([name, header]) => {
    const now = after.get(name)
    if (now === undefined) return [`${place}: header ${name} is gone`]
    const before = itself<{ schema?: Schema }>(header, on.before).schema ?? true
    const schema = itself<{ schema?: Schema }>(now, on.after).schema ?? true
    return compareSchemas(before, schema, { ...on, writer: 'us' }, `${place}: header ${name}`)
  })
}

function compareContent(before: Content = {}, after: Content = {}, side: Side, place: string): string[] {
  return Object.entries(before).flatMap(([type, { schema: was }]) => {
    const now = after[type]
    if (now === undefined) return [`${place}: ${type} is gone`]
    return was === undefined || now.schema === undefined ? [] : compareSchemas(was, now.schema, side, place)
  })
}

/** Each earlier way to authenticate remains, without further requirements. No requirement at all admits everyone. */
function compareSecurity(was: Operation, is: Operation, place: string): string[] {
  const [before, after] = [waysIn(was), waysIn(is)]
  return before
    .filter((way) => !after.some((now) => now.every((scheme) => way.includes(scheme))))
    .map((way) => `${place}: ${way.join(' and ') || 'no sign-in'} is no longer enough`)
}

function waysIn({ security = [] }: Operation): string[][] {
  return security.length === 0 ? [[]] : security.map((way) => Object.keys(way).sort())
}

function resolveIn(api: Api): Resolve {
  return (reference) => {
    const schema = reference
      .split('/')
      .slice(1)
      .reduce<unknown>((part, name) => (part as Record<string, unknown> | undefined)?.[name], api)
    if (schema === undefined) throw new TypeError(`${reference} leads nowhere in the document`)
    return schema as Schema
  }
}
