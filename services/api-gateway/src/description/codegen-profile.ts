import { isSchema, mapped, type Schema, type Schemas, schemaWith, withSchemas } from './api-schemas.ts'

interface Description {
  info: Schema
  webhooks: unknown
  paths: Schemas
  components: Components
}

interface Operation {
  security?: Schema[]
  requestBody?: { content: Schema }
  responses?: Schema
}

interface Components {
  schemas: Schemas
  securitySchemes: Schemas
}

/**
 * The description for code generators: OpenAPI 3.0, where each schema has one type in every language. The API accepts
 * each member in this form; alternatives of an order are one object, whose description says what belongs together.
 */
export function codegenProfile(description: object): object {
  const { info, webhooks, paths, components, ...rest } = description as Description
  const { summary: _, license: __, ...ofInfo } = info
  const simple = (schema: Schema) => simplerSchema(schema, components.schemas)
  const whole = {
    ...rest,
    openapi: '3.0.3',
    info: ofInfo,
    // Generators put these operations beside those of the API.
    'x-webhooks': webhooks,
    paths: mapped(paths, (path) => mapped(path as Schema, simplerOperation)),
    components: { ...components, securitySchemes: renamed(components.securitySchemes), schemas: {} },
  }
  const schemas = Object.entries(components.schemas).map(([name, schema]) => [name, simple(schema)] as const)
  const simpler = withSchemas(whole, simple) as typeof whole
  return withUsedSchemas({ ...simpler, components: { ...simpler.components, schemas: Object.fromEntries(schemas) } })
}

function simplerOperation(operation: unknown): unknown {
  if (!isSchema(operation)) return operation
  const { security = [], requestBody, responses = {} } = operation as Operation
  const body = requestBody && { requestBody: { ...requestBody, content: oneContent(requestBody.content) } }
  return { ...operation, ...body, responses: mapped(responses, withRawEvents), security: security.map(withoutScopes) }
}

/** Generators make one body of an operation: JSON can say all that the others can. */
function oneContent(content: Schema): Schema {
  const { 'application/json': json } = content
  return json === undefined ? content : { 'application/json': json }
}

/** Generators make a type of each scheme, so the scheme `apiKey` must not have the name of the schema `ApiKey`. */
function renamed(schemes: Schema): Schema {
  return Object.fromEntries(Object.entries(schemes).map(([name, scheme]) => [`${name}Auth`, scheme]))
}

/** In OpenAPI 3.0 only OAuth has a list of scopes. */
function withoutScopes(requirement: Schema): Schema {
  return renamed(Object.fromEntries(Object.keys(requirement).map((name) => [name, []])))
}

/** ogen's own code for events does not compile where there are also refusals. */
function withRawEvents(answer: unknown): unknown {
  const { content } = answer as { content?: Record<string, Schema> }
  if (content?.[EVENTS] === undefined) return answer
  return { ...(answer as Schema), content: { [EVENTS]: { ...content[EVENTS], 'x-ogen-raw-response': true } } }
}

const EVENTS = 'text/event-stream'

/** The schema in OpenAPI 3.0, with one type. */
export function simplerSchema(schema: Schema, components: Schemas): Schema {
  const { oneOf, anyOf, ...rest } = schema
  const choices = oneOf ?? anyOf
  if (!Array.isArray(choices)) return withOneType(schemaWith(schema, (inner) => simplerSchema(inner, components)))
  const others = choices.filter(({ type }) => type !== 'null')
  const nullable = others.length < choices.length && { nullable: true }
  const { $ref, ...chosen } = simplerSchema(oneOfSeveral(others, components), components)
  const reference = $ref !== undefined && { allOf: [{ $ref }] }
  return { ...withOneType(rest), ...chosen, ...reference, ...nullable }
}

function oneOfSeveral(choices: readonly Schema[], components: Schemas): Schema {
  const [first = {}, ...others] = choices
  if (others.length === 0) return first
  const list = choices.find(({ type }) => type === 'array')
  if (list !== undefined) return list
  const text = choices.find(({ type }) => type === 'string')
  if (text !== undefined) return { ...text, type: choices.map(({ type }) => type) }
  return merged(choices.map((choice) => objectAt(choice, components)))
}

function objectAt(schema: Schema, components: Schemas): Schema {
  const { $ref: reference = '' } = schema as { $ref?: string }
  return components[reference.slice(reference.lastIndexOf('/') + 1)] ?? schema
}

/** One object with all members. Only members that each alternative requires are required. */
function merged(objects: readonly Schema[]): Schema {
  const [first = {}] = objects
  const required = (first.required ?? []) as string[]
  const isRequired = (name: string) => objects.every((one) => (one.required as string[] | undefined)?.includes(name))
  return {
    ...first,
    // The first alternatives have the widest types.
    properties: Object.assign({}, ...objects.toReversed().map(({ properties }) => properties)),
    required: required.filter(isRequired),
  }
}

function withOneType({ examples, const: only, contentMediaType, additionalProperties, ...schema }: Schema): Schema {
  const { enum: values } = schema as { enum?: unknown[] }
  return {
    ...withType(schema),
    // Answers may get new members; generated clients must not refuse them.
    ...(additionalProperties !== undefined && additionalProperties !== false && { additionalProperties }),
    ...(contentMediaType !== undefined && { format: 'binary' }),
    ...(only !== undefined && { enum: [only] }),
    ...(values !== undefined && { enum: values.filter((value) => value !== null) }),
    ...(Array.isArray(examples) && { example: examples[0] }),
  }
}

function withType(schema: Schema): Schema {
  const { type, minimum: _, maximum: __, exclusiveMaximum: ___, ...text } = schema
  if (type === 'null') return { ...text, type: 'string', nullable: true }
  if (!Array.isArray(type)) return schema
  const others = type.filter((one) => one !== 'null')
  const nullable = others.length < type.length && { nullable: true }
  if (others.length === 1) return { ...schema, type: others[0], ...nullable }
  return { ...text, type: 'string', ...(others.includes('number') && { format: 'decimal' }), ...nullable }
}

/** Omits schemas that no operation needs. */
function withUsedSchemas<Whole extends { components: { schemas: Schemas } }>(whole: Whole): Whole {
  const { components } = whole
  const used = new Set<string>()
  use({ ...whole, components: { ...components, schemas: {} } })
  const schemas = Object.fromEntries(Object.entries(components.schemas).filter(([name]) => used.has(name)))
  return { ...whole, components: { ...components, schemas } }

  function use(part: unknown): void {
    for (const [, name = ''] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)) {
      if (used.has(name)) continue
      used.add(name)
      use(components.schemas[name])
    }
  }
}
