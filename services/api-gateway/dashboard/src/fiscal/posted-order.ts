import { Decimal } from '@etax/kernel'
import type { OrderKind } from '@etax/tax-document'
import { UNTOUCHED, type Value, type Values } from './order-values.ts'
import { withPoint } from './typed-amount.ts'

export interface Schema {
  type?: string | readonly string[]
  title?: string
  description?: string
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema
  enum?: readonly string[]
  pattern?: string
  form?: string
  maxLength?: number
  maxItems?: number
  minItems?: number
  published?: { format?: string }
  /** The schema of objects whose member names come from the caller. */
  patternProperties?: Readonly<Record<string, Schema>>
}

export type Body = Readonly<Record<string, unknown>>

/**
 * The request body for the values of a form: without blanks and form-only members, with decimal points. Entries keep
 * their index, so untouched ones are dropped only at the end of a list.
 */
export function postedOrder({ schema }: Pick<OrderKind, 'schema'>, values: Values): Body {
  return objectOf(values, schema as Schema)
}

function objectOf(values: Values, { properties = {}, required = [] }: Schema): Body {
  const members = Object.entries(properties).flatMap(([name, schema]) => {
    const value = plain(typedAmount(name, values), schema)
    return value === undefined && !required.includes(name) ? [] : [[name, value ?? emptyOf(schema)] as const]
  })
  return Object.fromEntries(members.filter(([, value]) => value !== undefined))
}

/** A required object or list is present even if empty, so that findings name its missing members. */
function emptyOf({ properties, items }: Schema): unknown {
  if (properties !== undefined) return {}
  return items === undefined ? undefined : []
}

function plain(value: Value, schema: Schema): unknown {
  if (value === undefined || typeof value === 'boolean') return value
  if (typeof value === 'string') return textOf(value, schema)
  if (!Array.isArray(value)) {
    const members = objectOf(value as Values, schema)
    return Object.keys(members).length > 0 || isWanted(value as Values) ? members : undefined
  }
  if (schema.items === undefined) return recordOf(value)
  const { items } = schema
  const entries = value.slice(0, value.findLastIndex((entry) => entry[UNTOUCHED] !== true) + 1)
  return entries.length > 0 ? entries.map((entry) => objectOf(entry, items)) : undefined
}

/** The user added this part and left it empty: findings name its missing members. */
function isWanted(values: Values): boolean {
  return values[UNTOUCHED] === undefined && values.wanted === true
}

function recordOf(entries: readonly Values[]): Record<string, string> | undefined {
  const filled = entries.filter(({ name, value }) => `${name ?? ''}${value ?? ''}`.trim() !== '')
  if (filled.length === 0) return undefined
  return Object.fromEntries(filled.map(({ name, value }) => [String(name ?? '').trim(), String(value ?? '').trim()]))
}

function textOf(value: string, schema: Schema): string | boolean | undefined {
  const text = value.trim()
  if (text === '') return undefined
  if (schema.type === 'boolean') return text === 'true'
  return isAmount(schema) ? withPoint(text) : text
}

/** Numbers are sent as text, digit by digit as typed. */
export function isAmount({ type }: Schema): boolean {
  return Array.isArray(type) && (type.includes('number') || type.includes('integer'))
}

/** A line discount may be a percentage, and a rate may have a percent sign. Elsewhere a percentage is invalid. */
function typedAmount(name: string, values: Values): Value {
  const value = values[name]
  if (typeof value !== 'string') return value
  if (name === 'discount') return discountOf({ ...values, discount: value })
  return RATES.has(name) ? value.replace(/\s*%\s*$/, '') : value
}

const RATES = new Set(['tax', 'rate'])

/** The discount in dollars; a percentage applies to quantity × price. Empty while the line is unreadable. */
export function discountOf(line: { quantity?: Value; unitPrice?: Value; discount: string }): string {
  const percent = /^(.*?)%$/.exec(line.discount.trim())?.[1]
  if (percent === undefined) return line.discount
  const [quantity, unitPrice, rate] = [line.quantity, line.unitPrice, percent].map((one) =>
    Decimal.parse(withPoint(String(one ?? ''))),
  )
  if (!rate) return line.discount
  if (!quantity || !unitPrice) return ''
  return rate.percentOf(quantity.times(unitPrice)).round(2).toFixed(2)
}
