/** The part of an OpenAPI document that is completed here. */
export interface ApiDocument {
  paths?: Record<string, ApiPath | undefined>
}

type ApiPath = Partial<Record<'get' | 'post' | 'put' | 'delete', ApiOperation>>

interface ApiOperation {
  parameters?: object[]
  requestBody?: object
  responses?: Record<string, object>
}

/** What catalog says its resources look like. */
export type ResourceDescriptions = Record<string, ResourceDescription>

interface ResourceDescription {
  /** JSON Schemas. */
  create: object
  update: object
  record: object
  filters: Record<string, readonly string[]>
}

/** The document with the bodies, records and filters of family A, which catalog checks and therefore describes. */
export function withResources<Document extends ApiDocument>(document: Document, known: ResourceDescriptions): Document {
  const paths = { ...document.paths }
  for (const [resource, description] of Object.entries(known)) {
    complete(paths, `/${resource}`, { get: listing(description), post: creating(description) })
    complete(paths, `/${resource}/{id}`, { get: reading(description), put: changing(description) })
  }
  // The one resource that is created under another name than it is listed.
  if (known.invoices !== undefined) complete(paths, '/invoice', { post: creating(known.invoices) })
  return { ...document, paths }
}

function complete(paths: NonNullable<ApiDocument['paths']>, path: string, more: ApiPath): void {
  const there = paths[path]
  if (there === undefined) return
  const operations = Object.entries(there).map(([method, operation]) => {
    const { parameters = [], responses = {}, ...rest } = more[method as keyof ApiPath] ?? {}
    return [
      method,
      {
        ...operation,
        ...rest,
        parameters: [...(operation.parameters ?? []), ...parameters],
        responses: { ...operation.responses, ...responses },
      },
    ]
  })
  paths[path] = Object.fromEntries(operations)
}

function listing({ record, filters }: ResourceDescription): ApiOperation {
  const fields = Object.entries(filters).flatMap(([field, operators]) =>
    operators.map((operator) => `filter.${field}__${operator}`),
  )
  const names = [...fields, 'limit', 'offset', 'sort']
  const parameters = names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }))
  return { parameters, responses: { 200: json('The records.', { type: 'array', items: record }) } }
}

function reading({ record }: ResourceDescription): ApiOperation {
  return { responses: { 200: json('The record.', record) } }
}

function creating({ create, record }: ResourceDescription): ApiOperation {
  return { requestBody: json('', create), responses: { 201: json('The record.', record) } }
}

function changing({ update, record }: ResourceDescription): ApiOperation {
  return { requestBody: json('', update), responses: { 200: json('The record.', record) } }
}

function json(description: string, schema: object): object {
  return { ...(description && { description }), content: { 'application/json': { schema } } }
}
