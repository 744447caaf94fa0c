import { kindFacts } from '@etax/tax-document'

export interface DescribedApi {
  info: { title: string; description?: string }
  tags?: readonly { name: string; description?: string }[]
  paths: Record<string, Record<string, DescribedOperation>>
  components?: { parameters?: Record<string, Parameter> }
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  description?: string
  example?: unknown
}

interface DescribedOperation {
  operationId?: string
  summary?: string
  description?: string
  tags?: readonly string[]
  security?: readonly Record<string, unknown>[]
  parameters?: readonly (Parameter | { $ref: string })[]
  requestBody?: { content?: Record<string, BodyOfType> }
}

interface BodyOfType {
  example?: unknown
  examples?: Record<string, { value?: unknown }>
  schema?: { examples?: readonly unknown[] }
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

const BY_SESSION = kindFacts.filter(({ audience }) => audience === 'session').map(({ path }) => `POST /account${path}`)

const BY_KEY_ONLY =
  `This collection has what takes an API key. What takes a session of the dashboard, such as ${BY_SESSION.join(', ')}, ` +
  'is left out; the description, /openapi.json, has it.'

/**
 * A Postman collection (format 2.1) of the operations with an API key, a folder per tag. Key, taxpayer and address are
 * variables; bodies are the examples; optional query parameters are disabled.
 */
export function postmanCollection({ info, tags = [], paths, components }: DescribedApi, baseUrl: string): object {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.some((way) => 'apiKey' in way))
      .map(([method, operation]) => ({
        method: method.toUpperCase(),
        path,
        operation,
        parameters: parametersOf(operation, components?.parameters),
      })),
  )
  const folders = tags.map(({ name, description }) => ({
    name,
    description,
    item: operations.filter(({ operation }) => operation.tags?.[0] === name).map(requestOf),
  }))
  return {
    info: { name: info.title, description: `${info.description ?? ''}\n\n${BY_KEY_ONLY}`.trim(), schema: SCHEMA },
    auth: {
      type: 'apikey',
      apikey: [
        { key: 'key', value: 'X-API-Key', type: 'string' },
        { key: 'value', value: '{{apiKey}}', type: 'string' },
        { key: 'in', value: 'header', type: 'string' },
      ],
    },
    variable: [
      { key: 'baseUrl', value: baseUrl },
      { key: 'apiKey', value: '' },
      { key: 'taxpayerRuc', value: '1799999990001' },
    ],
    item: folders.filter(({ item }) => item.length > 0),
  }
}

interface Described {
  method: string
  path: string
  operation: DescribedOperation
  parameters: readonly Parameter[]
}

function parametersOf({ parameters = [] }: DescribedOperation, shared: Record<string, Parameter> = {}): Parameter[] {
  return parameters.flatMap((one) => {
    if (!('$ref' in one)) return [one]
    const parameter = shared[one.$ref.split('/').at(-1) ?? '']
    return parameter === undefined ? [] : [parameter]
  })
}

function requestOf({ method, path, operation, parameters }: Described): object {
  const { operationId, summary, description } = operation
  const segments = path.slice(1).split('/')
  const type = typeOf(operation)
  const headers = parameters.filter((one) => one.in === 'header' && one.name === 'x-taxpayer-ruc')
  const query = parameters.filter((one) => one.in === 'query')
  return {
    name: summary ?? operationId ?? path,
    request: {
      method,
      description,
      header: [...headers.map(({ name }) => ({ key: name, value: '{{taxpayerRuc}}' })), ...headerOf(type)],
      url: {
        raw: `{{baseUrl}}${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
        host: ['{{baseUrl}}'],
        path: segments.map((segment) => segment.replace(/^\{(\w+)\}$/, ':$1')),
        variable: parameters
          .filter((one) => one.in === 'path')
          .map(({ name, description }) => ({ key: name, value: '', description })),
        query: query.map(({ name, required = false, description, example }) => ({
          key: name,
          value: example === undefined ? '' : String(example),
          description,
          disabled: !required,
        })),
      },
      ...bodyOf(operation, type),
    },
  }
}

function typeOf({ requestBody }: DescribedOperation): string | undefined {
  const types = Object.keys(requestBody?.content ?? {})
  return types.find((type) => type === 'application/json') ?? types[0]
}

/** Postman writes a form's content type, with its boundary. */
function headerOf(type: string | undefined): { key: string; value: string }[] {
  return type === undefined || type === FORM ? [] : [{ key: 'Content-Type', value: type }]
}

function bodyOf({ requestBody }: DescribedOperation, type: string | undefined): object {
  if (type === undefined) return {}
  if (type === FORM) return { body: { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: [] }] } }
  const { example, examples, schema } = requestBody?.content?.[type] ?? {}
  const sample = example ?? Object.values(examples ?? {})[0]?.value ?? schema?.examples?.[0] ?? (isJson(type) ? {} : '')
  const raw = typeof sample === 'string' ? sample : JSON.stringify(sample, null, isJson(type) ? 2 : 0)
  return { body: { mode: 'raw', raw, options: { raw: { language: isJson(type) ? 'json' : 'text' } } } }
}

const FORM = 'multipart/form-data'

function isJson(type: string): boolean {
  return type === 'application/json'
}
