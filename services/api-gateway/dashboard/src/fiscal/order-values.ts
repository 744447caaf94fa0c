// The values of a form: the members of an order, as typed text. Paths are those of findings: `items[0].tax`.

export type Value = string | boolean | Values | readonly Values[] | undefined

export interface Values {
  readonly [member: string]: Value
}

/** Members that only forms have, in list entries and parties. Never sent. */
export const KEY = 'key'
export const UNTOUCHED = 'untouched'

const steps = new Map<string, readonly string[]>()

function stepsOf(path: string): readonly string[] {
  const split = steps.get(path) ?? path.split(/[.[\]]+/).filter((step) => step !== '')
  steps.set(path, split)
  return split
}

export function valueAt(values: Values, path: string): Value {
  return stepsOf(path).reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    values,
  ) as Value
}

export function textAt(values: Values, path: string): string {
  const value = valueAt(values, path)
  return typeof value === 'string' ? value : ''
}

export function entriesAt(values: Values, path: string): readonly Values[] {
  const value = valueAt(values, path)
  return Array.isArray(value) ? value : []
}

/** A copy with another value at a path. The entries around it lose the mark `untouched`. */
export function withValueAt(values: Values, path: string, value: Value): Values {
  return put(values, stepsOf(path), value) as Values
}

function put(around: unknown, [step, ...rest]: readonly string[], value: Value): Value {
  if (step === undefined) return value
  if (Array.isArray(around)) return around.map((entry, at) => (String(at) === step ? put(entry, rest, value) : entry))
  const { [UNTOUCHED]: _, ...members } = (around ?? {}) as Record<string, Value>
  return { ...members, [step]: put(members[step], rest, value) }
}

let lastKey = 0

export function newEntry(values: Values = {}): Values {
  lastKey += 1
  return { ...values, [KEY]: `${Date.now().toString(36)}-${lastKey}` }
}

/** The last member name of a path: `items[0].tax` → `tax`. */
export function memberOf(path: string): string {
  return stepsOf(path).findLast((step) => !/^\d+$/.test(step)) ?? path
}
