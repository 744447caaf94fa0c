import { protoDefinitions } from './definitions.ts'

export interface MessageField {
  name: string
  /** The full name of its type, if that is a message. */
  message: string | undefined
  isList: boolean
}

interface Described {
  field: readonly { name: string; number: number; label: string; typeName: string }[]
  nestedType: readonly { name: string; options?: { mapEntry?: boolean } }[]
}

const known = new Map<string, ReadonlyMap<number, MessageField>>()

/** The fields of a message by their numbers; none for an unknown message. Names are as in the proto. */
export function messageFields(fullName: string): ReadonlyMap<number, MessageField> {
  const fields = known.get(fullName) ?? read(fullName)
  known.set(fullName, fields)
  return fields
}

function read(fullName: string): ReadonlyMap<number, MessageField> {
  const definition = protoDefinitions[fullName]
  if (definition === undefined || !('type' in definition)) return new Map()
  const { field, nestedType } = definition.type as Described
  const home = fullName.slice(0, fullName.lastIndexOf('.'))
  const entries = new Set(nestedType.map(({ name }) => name))
  return new Map(
    field.map(({ name, number, label, typeName }) => {
      const full = typeName.includes('.') ? typeName.replace(/^\./, '') : `${home}.${typeName}`
      const isMessage = typeName !== '' && !entries.has(typeName)
      const isList = label === 'LABEL_REPEATED' && !entries.has(typeName)
      return [number, { name: protoName(name), message: isMessage ? full : undefined, isList }]
    }),
  )
}

/** The loader has names in camelCase. */
export function protoName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
