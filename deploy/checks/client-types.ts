// Generates the parts of @etax/client that come from elsewhere: API types, operations, kinds of documents, remedies of
// error tables.
import { allErrors, issuanceErrors } from '@etax/contracts'
import type { Language } from '@etax/kernel'
import { authorityMessages, type KnownKind, listedKinds } from '@etax/tax-document'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { WRITTEN } from './written.ts'

interface ApiDescription {
  webhooks?: object
  paths?: Record<string, Record<string, ApiOperation>>
  components?: { schemas?: Record<string, ApiSchema> }
}

interface ApiSchema {
  oneOf?: { $ref?: string }[]
  anyOf?: { $ref?: string }[]
  properties?: object
  additionalProperties?: unknown
}

interface ApiOperation {
  operationId?: string
  parameters?: { $ref?: string; in?: string }[]
  requestBody?: WithContent
  responses?: Record<string, WithContent & { headers?: object }>
}

interface WithContent {
  content?: Record<string, { schema?: object }>
}

/** Sign-in routes, pages and linked files: not called with a key. */
const NOT_BY_KEY = ['/account/', '/files/', '/logos/', '/docs', '/mcp']
const NOT_BY_SESSION = NOT_BY_KEY.filter((start) => start !== '/account/')

/**
 * Files of libs/client/src/generated, by name.
 * @param description the OpenAPI document's text
 */
export async function clientTypes(description: string): Promise<Record<string, string>> {
  const called = withoutPaths(JSON.parse(description), NOT_BY_KEY)
  return {
    'api.ts': `${NOTE}${astToString(withNames(await openapiTS(JSON.stringify(called), { immutable: true })))}`,
    'kinds.ts': `${NOTE}${kindsSource()}`,
    'operations.ts': `${NOTE}${operationsIn(called)}`,
    'quota-codes.ts': `${NOTE}${quotaCodesSource()}`,
    'remedies.ts': `${NOTE}${remediesSource('en')}`,
    'remedies.es.ts': `${NOTE}${remediesSource('es')}`,
  }
}

/** Declares each schema by its name, which editors then show instead of all its members. */
function withNames(nodes: readonly ts.Node[]): ts.Node[] {
  const declared: ts.Node[] = []
  const named = (schema: ts.TypeElement) => {
    if (!ts.isPropertySignature(schema) || schema.type === undefined || !ts.isIdentifier(schema.name)) return schema
    declared.push(declaration(schema.name, schema.type))
    const type = ts.factory.createTypeReferenceNode(schema.name)
    return ts.factory.updatePropertySignature(schema, schema.modifiers, schema.name, schema.questionToken, type)
  }
  const components = nodes.map((node) => {
    if (!ts.isInterfaceDeclaration(node) || node.name.text !== 'components') return node
    const members = node.members.map((member) => {
      if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || member.name.text !== 'schemas')
        return member
      if (member.type === undefined || !ts.isTypeLiteralNode(member.type)) return member
      const schemas = ts.factory.createTypeLiteralNode(member.type.members.map(named))
      return ts.factory.updatePropertySignature(member, member.modifiers, member.name, member.questionToken, schemas)
    })
    return ts.factory.updateInterfaceDeclaration(node, node.modifiers, node.name, undefined, undefined, members)
  })
  return [...components, ...declared]
}

function declaration(name: ts.Identifier, type: ts.TypeNode): ts.Node {
  const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]
  return ts.isTypeLiteralNode(type)
    ? ts.factory.createInterfaceDeclaration(exported, name, undefined, undefined, type.members)
    : ts.factory.createTypeAliasDeclaration(exported, name, undefined, type)
}

export async function dashboardTypes(description: string): Promise<string> {
  const called = withoutPaths(JSON.parse(description), NOT_BY_SESSION)
  const paths = Object.entries(called.paths ?? {}).map(([path, item]) => [
    path,
    Object.fromEntries(Object.entries(item).map(([method, operation]) => [method, withoutHeaders(operation)])),
  ])
  const bare = withoutDescriptions({ ...called, paths: Object.fromEntries(paths) })
  return `${NOTE}${astToString(await openapiTS(JSON.stringify(bare)))}`
}

function withoutHeaders({ parameters = [], ...operation }: ApiOperation): ApiOperation {
  return { ...operation, parameters: parameters.filter((one) => one.$ref === undefined && one.in !== 'header') }
}

/** Removes texts only: a member named `description` may be an object. */
function withoutDescriptions(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutDescriptions)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(
    ([name, member]) =>
      !(typeof member === 'string' && ['description', 'summary'].includes(name)) && name !== 'examples',
  )
  return Object.fromEntries(entries.map(([name, member]) => [name, withoutDescriptions(member)]))
}

const NOTE = `// ${WRITTEN}.\n\n`

function withoutPaths(description: ApiDescription, left: readonly string[]): ApiDescription {
  const called = Object.entries(description.paths ?? {}).filter(
    ([path]) => !left.some((start) => path.startsWith(start)),
  )
  const paths = called.map(([path, item]) => {
    const operations = METHODS.filter((method) => item[method] !== undefined)
    return [path, Object.fromEntries(operations.map((method) => [method, withoutFailures(item[method] ?? {})]))]
  })
  // Types of webhook bodies are among the components.
  return { ...withNever(description), paths: Object.fromEntries(paths), webhooks: {} }
}

/**
 * Adds to each closed alternative the members that it lacks, as `false` (nothing fits): TypeScript lets a union have
 * members of any alternative.
 */
function withNever<Description extends ApiDescription>(description: Description): Description {
  const schemas = { ...description.components?.schemas }
  for (const { oneOf = [], anyOf = [] } of Object.values(schemas)) {
    const names = [...oneOf, ...anyOf].flatMap(({ $ref = '' }) => $ref.split('/').at(-1) ?? [])
    const all = names.flatMap((name) => Object.keys(schemas[name]?.properties ?? {}))
    for (const name of names) {
      const { properties, additionalProperties, ...rest } = schemas[name] ?? {}
      if (properties === undefined || additionalProperties !== false) continue
      const others = all.filter((member) => !Object.hasOwn(properties, member)).map((member) => [member, false])
      schemas[name] = { ...rest, additionalProperties, properties: { ...properties, ...Object.fromEntries(others) } }
    }
  }
  return { ...description, components: { ...description.components, schemas } }
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete']

/** The client has one type for errors, and none for headers and examples. */
function withoutFailures(operation: ApiOperation): ApiOperation {
  const { requestBody, responses = {} } = operation
  const successes = Object.entries(responses).filter(([status]) => Number(status) < 300)
  const bare = Object.fromEntries(successes.map(([status, { headers: _, ...rest }]) => [status, withoutExamples(rest)]))
  const body = requestBody === undefined ? {} : { requestBody: withoutExamples(requestBody) }
  return { ...operation, ...body, responses: bare }
}

function withoutExamples({ content = {}, ...rest }: WithContent): WithContent {
  const types = Object.entries(content).map(([type, { schema }]) => [type, schema === undefined ? {} : { schema }])
  return { ...rest, content: Object.fromEntries(types) }
}

function operationsIn({ paths = {} }: ApiDescription): string {
  const lines = Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const { operationId } = item[method] ?? {}
      return operationId === undefined ? [] : [`  ${operationId}: ['${method.toUpperCase()}', '${path}'],\n`]
    }),
  )
  return `/** Method and path of every operation that an API key may call. */
export const operationTable = {
${lines.join('')}} as const
`
}

function kindsSource(): string {
  const issued = listedKinds.filter(mayIssue)
  const byKind = issued.map(({ documentType, component }) => `  ${documentType}: ${component}\n`)
  const members = listedKinds.map((kind) => `${mayIssue(kind) ? '' : ONLY_LISTED}  readonly ${memberOf(kind)}\n`)
  return `import type { Connection } from '../connection.ts'
import { documents, listed } from '../documents.ts'
import type { ${issued.map(({ component }) => component).join(', ')} } from './api.ts'

export type { ${issued.map(({ component }) => component).join(', ')} }

/** The order of each kind that can be issued. */
export interface OrdersByKind {
${byKind.join('')}}

/** The check of each kind of order. */
export const previewOperations = {
${issued.map((kind) => `  ${kind.documentType}: 'preview${kind.component.replace(/Order$/, '')}',\n`).join('')}} as const

/** The documents of every kind. */
export class DocumentsByKind {
${members.join('')}
  constructor(over: Connection) {
${listedKinds.map(memberSource).join('')}  }
}
`
}

const ONLY_LISTED = '  /** Listed and numbered here; issued by hand, or as XML. */\n'

function memberSource(kind: KnownKind): string {
  const name = kind.component.replace(/Order$/, '')
  const listed = `      list: 'list${name}Receipts',\n      setNext: 'setNext${name}Number',\n    })\n`
  if (!mayIssue(kind)) return `    this.${memberOf(kind)} = listed(over, {\n${listed}`
  const issued = `      issue: 'issue${name}',\n      preview: 'preview${name}',\n`
  return `    this.${memberOf(kind)} = documents(over, {\n${issued}${listed}`
}

const mayIssue = ({ audience }: KnownKind) => audience === 'developer'

/** `/credit-notes` is `creditNotes`. */
function memberOf({ path }: KnownKind): string {
  return path.slice(1).replace(/-[a-z]/g, (dash) => dash.slice(1).toUpperCase())
}

function quotaCodesSource(): string {
  const quota = [issuanceErrors.quotaUsedUp.code, issuanceErrors.excessUsedUp.code]
  return `/** The plan's documents are used up, and those beyond the plan. */
export const quotaCodes: readonly string[] = ${JSON.stringify(quota)}
`
}

function remediesSource(language: Language): string {
  const theirs = Object.fromEntries(authorityMessages.entries.map(({ code, remedy }) => [code, remedy[language]]))
  return `/** The remedy of each error code of the API. */
${constant('remedies', ourRemedies(language))}
/** The remedy of each code of the authority's messages in a receipt. */
${constant('authorityRemedies', theirs)}`
}

function ourRemedies(language: Language): object {
  const publicErrors = allErrors().filter((error) => error.public)
  return Object.fromEntries(
    publicErrors.map(({ code, remedy, texts }) => [code, texts?.[language].remedy ?? remedy]).sort(),
  )
}

function constant(name: string, value: object): string {
  return `export const ${name}: Readonly<Record<string, string>> = ${JSON.stringify(value, null, 2)}\n`
}
