import { isSecret } from '@etax/kernel'

export interface ObjectSchema {
  properties?: Readonly<Record<string, object>>
  required?: readonly string[]
  items?: object
  additionalProperties?: boolean | object
}

/**
 * Removes null and blank members, which serializers send for unset values. Passwords stay as typed; unknown members
 * stay and are refused by name. Returns the same value if nothing changes, which saves most copies.
 */
export function withoutBlanks(value: unknown, schema?: object): unknown {
  return without(value, (name, member) => member === null || (isBlank(member) && !isSecret(name)), schema)
}

/**
 * Removes empty optional lists and objects: some languages send `[]` for both. Required members stay, for their own
 * message.
 */
export function withoutEmpties(value: unknown, schema: object): unknown {
  const isDropped = (name: string, member: unknown, { required = [] }: ObjectSchema) =>
    isEmpty(member) && !required.includes(name)
  return without(value, isDropped, schema)
}

type IsDropped = (name: string, member: unknown, schema: ObjectSchema) => boolean

function without(value: unknown, isDropped: IsDropped, schema: ObjectSchema = {}): unknown {
  if (Array.isArray(value)) {
    const kept = value.map((entry) => without(entry, isDropped, schema.items))
    return kept.every((entry, at) => entry === value[at]) ? value : kept
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const kept = entries
    .map(([name, member]) => [name, without(member, isDropped, partOf(schema, name))] as const)
    .filter(([name, member]) => isUnknown(name, schema) || !isDropped(name, member, schema))
  const same = kept.length === entries.length && kept.every(([, member], at) => member === entries[at]?.[1])
  return same ? value : Object.fromEntries(kept)
}

function partOf({ properties }: ObjectSchema, name: string): ObjectSchema | undefined {
  return properties?.[name]
}

function isUnknown(name: string, { additionalProperties, properties = {} }: ObjectSchema): boolean {
  return additionalProperties === false && !Object.hasOwn(properties, name)
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

function isEmpty(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
