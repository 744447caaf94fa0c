import { fault } from './error-catalog.ts'

/** One filter of a list of family A: `filter.name__like=abc`. What it may be, the catalog knows. */
export interface AskedFilter {
  field: string
  operator: string
  value: string
}

export interface AskedList {
  filters: AskedFilter[]
  limit: number
  offset: number
  sort: string
}

const MOST = 1_000
const FILTER = /^filter\.(\w+?)__([a-z]+)$/
const NESTED = /^query\[(.+)\]$/

/**
 * Reads the query of a list. Filters come in three forms: `filter.name__like=abc`, `query[filter.name__like]=abc`, and
 * `query=filter.name__like%3Dabc`, several of the last joined with `&`.
 * @throws AppError `invalid` VAL_10000 naming every parameter that is none
 */
export function readListQuery(search: string): AskedList {
  const asked: AskedList = { filters: [], limit: MOST, offset: 0, sort: '' }
  const unknown: string[] = []
  for (const [name, value] of new URLSearchParams(search)) {
    if (name === 'query')
      for (const inner of value.split('&').filter((one) => one !== '')) take(asked, ...pairIn(inner), unknown)
    else take(asked, NESTED.exec(name)?.[1] ?? name, value, unknown)
  }
  if (unknown.length === 0) return asked
  const details = unknown.map((path) => ({
    path,
    code: 'FLD_10002',
    message: 'is not known here, or has a wrong value',
  }))
  throw fault('VAL_10000', { details })
}

/** A filter inside a parameter. It came encoded already: a plus is a plus, and a second encoding is no duty. */
function pairIn(text: string): [name: string, value: string] {
  const [name = '', ...rest] = text.split('=')
  const value = rest.join('=')
  try {
    return [name, decodeURIComponent(value)]
  } catch {
    return [name, value]
  }
}

function take(asked: AskedList, name: string, value: string, unknown: string[]): void {
  const [, field, operator] = FILTER.exec(name) ?? []
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1
  if (field !== undefined && operator !== undefined) asked.filters.push({ field, operator, value })
  else if (name === 'limit' && number >= 1 && number <= MOST) asked.limit = number
  else if (name === 'offset' && number >= 0) asked.offset = number
  else if (name === 'sort' && /^-?\w+$/.test(value)) asked.sort = value
  else unknown.push(name)
}
