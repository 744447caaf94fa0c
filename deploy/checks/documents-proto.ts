import { Receipt, webhookEvents } from '@etax/contracts'
import { orderKinds } from '@etax/tax-document'
import { commentOf, messageComment, type Schema } from './proto-comments.ts'
import { WRITTEN } from './written.ts'

/** The number of each field, by message: given once. A field that is gone keeps its number. */
export type Numbers = Record<string, Record<string, number>>

interface Field {
  json: string
  type: string
  isMessage: boolean
  label: 'optional ' | 'repeated ' | ''
  comment: string
}

interface Message {
  name: string
  comment: string
  fields: Field[]
  /** The members are alternatives. */
  oneof?: string
}

const HEAD = (
  file: string,
  about: string,
  imports: readonly string[],
) => `// ${WRITTEN} from the schemas of the API: change those. The numbers are in numbers.json.
syntax = "proto3";

// ${about}
package documents.v1;

${imports.map((name) => `import "${name}";\n\n`).join('')}option csharp_namespace = "Etax.Documents.V1";
option go_package = "etax/documents/v1;documentsv1";
option java_multiple_files = true;
option java_outer_classname = "${file}Proto";
option java_package = "etax.documents.v1";
option php_namespace = "Etax\\\\Documents\\\\V1";
`

const STRUCT = 'google/protobuf/struct.proto'
const RECEIPT = 'documents/v1/receipt.proto'

/**
 * The files of protos/documents/v1 that the schemas describe, and the numbers with those of new fields. Only appends to
 * the numbers.
 * @throws Error for a field that no sentence describes, or a title with two forms
 */
export function documentsProtos(before: Numbers): { files: Record<string, string>; numbers: Numbers } {
  const messages = new Map<string, Message>()
  const added = (read: () => unknown) => {
    const known = new Set(messages.keys())
    read()
    return [...messages.values()].filter(({ name }) => !known.has(name))
  }
  const receipt = added(() => addMessage(messages, 'Receipt', Receipt as Schema))
  const orders = added(() => addOrders(messages))
  const events = added(() => {
    for (const event of webhookEvents as readonly Schema[]) addMessage(messages, event.title ?? '', event)
  })
  const numbers = appended(before, [...messages.values()])
  const write = (list: readonly Message[]) => list.map((message) => written(message, numbers)).join('\n')
  return {
    numbers,
    files: {
      'receipt.proto': `${HEAD('Receipt', 'The receipt of a document, as in the API and in webhooks.', [STRUCT])}\n${write(receipt)}`,
      'orders.proto': `${HEAD('Orders', 'The orders of every kind of document. Empty texts, lists and messages count as absent.', [])}\n${write(orders)}`,
      'events.proto': `${HEAD('Events', "The bodies of webhooks: protobuf's JSON form of these messages is what webhooks send.", [RECEIPT])}\n${write(events)}`,
    },
  }
}

/** devReference and sendEmail are beside the order in a request. */
const BESIDE = ['devReference', 'sendEmail']

function addOrders(messages: Map<string, Message>): void {
  const order: Message = { name: 'Order', comment: 'An order: exactly one of its kinds.', fields: [], oneof: 'kind' }
  messages.set(order.name, order)
  for (const { component, names, purpose, events, schema } of orderKinds) {
    const comment = `${names.en}. ${purpose.en}`
    const { description = '', ...own } = schema as Schema
    addMessage(messages, component, { ...own, description: `${comment} ${description}` }, BESIDE)
    order.fields.push({ json: camel(events), type: component, isMessage: true, label: '', comment })
  }
}

function addMessage(
  messages: Map<string, Message>,
  name: string,
  schema: Schema,
  without: readonly string[] = [],
): void {
  const members = Object.entries(schema.properties ?? {}).filter(([member]) => !without.includes(member))
  const message: Message = { name, comment: messageComment(schema, name), fields: [] }
  const known = messages.get(name)
  if (known === undefined) messages.set(name, message)
  message.fields = members.map(([json, member]) => fieldOf(messages, { name, json, member, schema }))
  if (known !== undefined && shapeOf(known) !== shapeOf(message)) throw new Error(`${name} has two forms`)
}

function shapeOf({ fields }: Message): string {
  return JSON.stringify(fields.map(({ comment: _, ...field }) => field))
}

/** In an order a value that is absent differs from 0 and false; an empty text is absent. */
const isOrder = (schema: Schema) => schema.additionalProperties === false

interface Place {
  name: string
  json: string
  member: Schema
  schema: Schema
}

function fieldOf(messages: Map<string, Message>, { name, json, member, schema }: Place): Field {
  const isRequired = schema.required?.includes(json) === true
  const comment = commentOf(member, { isRequired: isRequired && isOrder(schema), place: `${name}.${json}` })
  const types = [member.type, member.anyOf?.map(({ type }) => type) ?? []].flat(2)
  if (member.type === 'object' && member.patternProperties !== undefined) {
    return { json, type: 'map<string, string>', isMessage: false, label: '', comment }
  }
  if (types.includes('array')) {
    const type = valueType(messages, member.items ?? {}, `${name}${pascal(singular(json))}`)
    return { json, ...type, label: 'repeated ', comment }
  }
  const type = valueType(messages, member, `${name}${pascal(json)}`)
  const isNeeded = isRequired && !types.includes('null')
  const isPlain = type.isMessage || (isNeeded && (type.type === 'string' || !isOrder(schema)))
  return { json, ...type, label: isPlain ? '' : 'optional ', comment }
}

function valueType(
  messages: Map<string, Message>,
  schema: Schema,
  fallback: string,
): Pick<Field, 'type' | 'isMessage'> {
  const types = [schema.type].flat()
  if (types.includes('object') && schema.properties === undefined) {
    return { type: 'google.protobuf.Struct', isMessage: true }
  }
  if (types.includes('object')) {
    const name = schema.title ?? fallback
    addMessage(messages, name, schema)
    return { type: name, isMessage: true }
  }
  if (schema.type === 'boolean') return { type: 'bool', isMessage: false }
  if (schema.type === 'integer') return { type: 'int32', isMessage: false }
  return { type: 'string', isMessage: false }
}

/** @throws Error where a number is not given once */
export function appended(before: Numbers, messages: readonly Pick<Message, 'name' | 'fields'>[]): Numbers {
  const numbers: Numbers = structuredClone(before)
  for (const { name, fields } of messages) {
    const own = numbers[name] ?? {}
    numbers[name] = own
    for (const { json } of fields) own[snake(json)] ??= Math.max(0, ...Object.values(own)) + 1
    if (new Set(Object.values(own)).size < Object.keys(own).length) throw new Error(`${name} gives a number twice`)
  }
  return numbers
}

function written({ name, comment, fields, oneof }: Message, numbers: Numbers): string {
  const own = numbers[name] ?? {}
  const names = new Set(fields.map(({ json }) => snake(json)))
  const gone = Object.entries(own).filter(([field]) => !names.has(field))
  const indent = oneof === undefined ? '  ' : '    '
  const lines = fields.flatMap((field) => [
    ...wrapped(field.comment, indent),
    `${indent}${field.label}${field.type} ${snake(field.json)} = ${own[snake(field.json)]};`,
  ])
  return [
    ...wrapped(comment, ''),
    `message ${name} {`,
    ...(gone.length > 0 ? [`  reserved ${gone.map(([, number]) => number).join(', ')};`] : []),
    ...(gone.length > 0 ? [`  reserved ${gone.map(([field]) => `"${field}"`).join(', ')};`] : []),
    ...(oneof === undefined ? lines : [`  // The kind of the document.\n  oneof ${oneof} {`, ...lines, '  }']),
    '}',
    '',
  ].join('\n')
}

const WIDTH = 120

function wrapped(text: string, indent: string): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= WIDTH) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`${indent}// ${word}`)
  }
  return lines
}

/** @throws Error for a name that does not come back from its form in protos */
export function snake(name: string): string {
  const result = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  if (camel(result) !== name) throw new Error(`${name} has no form in protos`)
  return result
}

function camel(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

function pascal(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

function singular(name: string): string {
  return name.replace(/s$/, '')
}
