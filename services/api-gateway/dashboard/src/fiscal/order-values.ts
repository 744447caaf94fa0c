// What a form holds while a document is written: the members of an order as the API takes them, all of them text as it was
// typed. A place in it is called as findings call theirs: `items[0].tax`.

export type Value = string | boolean | Values | readonly Values[] | undefined

export interface Values {
  readonly [member: string]: Value
}

/** Members that forms add to the entries of lists and to parties, and that are never sent: no order has such members. */
export const KEY = 'key'
/** Stands in an entry that nobody has written in yet. */
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

/** The text at a place; nothing where there is none. */
export function textAt(values: Values, path: string): string {
  const value = valueAt(values, path)
  return typeof value === 'string' ? value : ''
}

/** The entries of a list; none where there is no list. */
export function entriesAt(values: Values, path: string): readonly Values[] {
  const value = valueAt(values, path)
  return Array.isArray(value) ? value : []
}

/** The same values with another one at a place. What lies around it is no longer untouched. */
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

/** An entry for a list of a form, told from the others by its key. */
export function newEntry(values: Values = {}): Values {
  lastKey += 1
  return { ...values, [KEY]: `${Date.now().toString(36)}-${lastKey}` }
}

/** The name of the last member of a path: `items[0].tax` is a `tax`. */
export function memberOf(path: string): string {
  return stepsOf(path).findLast((step) => !/^\d+$/.test(step)) ?? path
}
