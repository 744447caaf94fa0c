/** The part of the published description that a request is made from. */
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
  requestBody?: { content?: Record<string, { example?: unknown; examples?: Record<string, { value?: unknown }> }> }
}

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json'

/**
 * A Postman collection (format 2.1) of what takes an API key, a folder for each tag. Key, taxpayer and address are variables;
 * bodies are the examples of the description. Optional parameters of a query are there, switched off.
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
    info: { name: info.title, description: info.description, schema: SCHEMA },
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
    const known = shared[one.$ref.split('/').at(-1) ?? '']
    return known === undefined ? [] : [known]
  })
}

function requestOf({ method, path, operation, parameters }: Described): object {
  const { operationId, summary, description } = operation
  const segments = path.slice(1).split('/')
  const headers = parameters.filter((one) => one.in === 'header' && one.name === 'x-taxpayer-ruc')
  const query = parameters.filter((one) => one.in === 'query')
  return {
    name: summary ?? operationId ?? path,
    request: {
      method,
      description,
      header: headers.map(({ name }) => ({ key: name, value: '{{taxpayerRuc}}' })),
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
      ...bodyOf(operation),
    },
  }
}

function bodyOf({ requestBody }: DescribedOperation): object {
  const content = requestBody?.content ?? {}
  const json = content['application/json']
  if (json !== undefined) {
    const example = json.example ?? Object.values(json.examples ?? {})[0]?.value ?? {}
    return { body: { mode: 'raw', raw: JSON.stringify(example, null, 2), options: { raw: { language: 'json' } } } }
  }
  if ('multipart/form-data' in content) {
    return { body: { mode: 'formdata', formdata: [{ key: 'file', type: 'file', src: [] }] } }
  }
  const [type] = Object.keys(content)
  return type === undefined ? {} : { body: { mode: 'raw', raw: '' } }
}
