import { Decimal } from '@etax/kernel'
import type { OrderKind } from '@etax/tax-document'
import { UNTOUCHED, type Value, type Values } from './order-values.ts'
import { withPoint } from './typed-amount.ts'

/** As much of an order's schema as its form needs. */
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
  /** Of objects whose members are named by the caller. */
  patternProperties?: Readonly<Record<string, Schema>>
}

export type Body = Readonly<Record<string, unknown>>

/**
 * The body that the values of a form stand for: without what is blank, without what only the form knows, amounts with a point.
 * Places of entries stay: entries that nobody has written in are left out only at the end of a list.
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

/** What is required as a whole is there, so that it can be said which of its members is missing. */
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

/** A part that somebody asked for and has not filled in yet: what it lacks has to be said. */
function isWanted(values: Values): boolean {
  return values[UNTOUCHED] === undefined && values.wanted === true
}

/** Names and values in the order they were written, such as additional fields. */
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

/** Numbers are sent as text, digit by digit as they were typed. */
export function isAmount({ type }: Schema): boolean {
  return Array.isArray(type) && (type.includes('number') || type.includes('integer'))
}

/** The discount of a line may be written as a percentage of it, and a rate with its sign. Elsewhere a percentage is no amount. */
function typedAmount(name: string, values: Values): Value {
  const value = values[name]
  if (typeof value !== 'string') return value
  if (name === 'discount') return discountOf({ ...values, discount: value })
  return RATES.has(name) ? value.replace(/\s*%\s*$/, '') : value
}

const RATES = new Set(['tax', 'rate'])

/** A discount in dollars: what a percentage comes to of quantity by price, or what was typed. None while the line cannot be read. */
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
