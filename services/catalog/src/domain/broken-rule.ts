import { type DeclaredError, type FieldFacts, fieldErrors } from '@etax/kernel'

interface Shape {
  type?: string
  enum?: readonly unknown[]
  minLength?: number
  maxLength?: number
  anyOf?: readonly Shape[]
}

export function brokenRule(schema: object, value: unknown): DeclaredError<FieldFacts> {
  if (isBlank(value) && !Object.hasOwn(schema, '~optional')) return fieldErrors.required
  const { anyOf = [schema] } = schema as Shape
  const shape = (anyOf as readonly Shape[]).find((candidate) => isOfType(candidate, value))
  if (shape === undefined) return fieldErrors.wrongType
  if (shape.enum !== undefined) return fieldErrors.notAllowed
  if (Array.isArray(value)) return fieldErrors.wrongLength
  if (typeof value === 'number') return fieldErrors.outOfRange
  return isOfLength(shape, String(value)) ? fieldErrors.wrongForm : fieldErrors.wrongLength
}

function isBlank(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}

/** A list of values without a type contains texts. */
function isOfType({ type, enum: values }: Shape, value: unknown): boolean {
  switch (type ?? (values === undefined ? undefined : 'string')) {
    case 'integer':
      return Number.isInteger(value)
    case 'array':
      return Array.isArray(value)
    case 'null':
      return value === null
    default:
      return typeof value === (type ?? 'string')
  }
}

function isOfLength({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape, text: string): boolean {
  const length = [...text].length
  return length >= minLength && length <= maxLength
}
