import { and, type ErrorDetail, echoed, fieldErrors, mustBe, rule, unknownName, withValue, words } from '@etax/kernel'

/** `filter.name__like=abc`; catalog validates it. */
export interface ListFilter {
  field: string
  operator: string
  value: string
}

export interface ListQuery {
  filters: ListFilter[]
  limit: number
  offset: number
  sort: string
}

const MAX_LIMIT = 1_000
const PARAMETERS = ['limit', 'offset', 'sort', 'query']
const FILTER = /^filter\.(\w+?)__([a-z]+)$/
const NESTED = /^query\[(.+)\]$/

/**
 * Reads the query of a list. Filters have three forms: `filter.name__like=abc`, `query[filter.name__like]=abc`, and
 * `query=filter.name__like%3Dabc`, the last with several joined by `&`. Within `query`, an `&` before anything but a
 * filter belongs to the value.
 * @throws AppError `invalid` VAL_10000 with every unknown, malformed or empty parameter, and repeated paging
 * parameters
 */
export function readListQuery(search: string): ListQuery {
  const query: ListQuery = { filters: [], limit: MAX_LIMIT, offset: 0, sort: '' }
  const details: ErrorDetail[] = []
  const sent = [...new URLSearchParams(search)]
  for (const name of ['limit', 'offset', 'sort']) {
    const values = sent.filter(([other]) => nameIn(other) === name).map(([, value]) => value)
    if (values.length > 1) details.push(sentTwice(name, values))
  }
  for (const [name, value] of sent) {
    if (name !== 'query') take(query, nameIn(name), value, details)
    else if (value.trim() === '') details.push(emptyQuery())
    else for (const inner of value.split(/&(?=filter\.)/)) take(query, ...pairIn(inner), details)
  }
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  return query
}

/** `query[limit]` equals `limit`. */
function nameIn(name: string): string {
  return NESTED.exec(name)?.[1] ?? name
}

/** A filter inside a parameter. It is already decoded: a plus is a plus, and a second encoding is optional. */
function pairIn(text: string): [name: string, value: string] {
  const [name = '', ...rest] = text.split('=')
  const value = rest.join('=')
  try {
    return [name, decodeURIComponent(value)]
  } catch {
    return [name, value]
  }
}

function take(query: ListQuery, name: string, value: string, broken: ErrorDetail[]): void {
  const [, field, operator] = FILTER.exec(name) ?? []
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1
  if (field !== undefined && operator !== undefined) query.filters.push({ field, operator, value })
  else if (name === 'limit' && number >= 1 && number <= MAX_LIMIT) query.limit = number
  else if (name === 'offset' && number >= 0) query.offset = number
  else if (name === 'sort' && /^-?\w+$/.test(value)) query.sort = value
  else broken.push(problemWith(name, value))
}

function sentTwice(name: string, values: readonly string[]): ErrorDetail {
  const [times, sent] = [values.length, values.map((value) => echoed(value)).join(', ')]
  const text = rule(
    `must be sent once; it is sent ${times} times: ${sent}`,
    `debe enviarse una sola vez; se envió ${times} veces: ${sent}`,
  )
  return fieldErrors.notAllowed.at(name, { ...text, count: times })
}

function emptyQuery(): ErrorDetail {
  const text = rule(
    'is empty: give a filter, such as filter.name__like=abc, or leave query out',
    'está vacío: envíe un filtro, por ejemplo filter.name__like=abc, o no envíe query',
  )
  return fieldErrors.required.at('query', text)
}

function problemWith(name: string, value: string): ErrorDetail {
  const { outOfRange, wrongForm, unknown } = fieldErrors
  if (name === 'limit') return withValue(outOfRange.at(name, { ...mustBe(LIMIT), min: 1, max: MAX_LIMIT }), value)
  if (name === 'offset') return withValue(outOfRange.at(name, { ...mustBe(OFFSET), min: 0 }), value)
  if (name === 'sort') return withValue(wrongForm.at(name, mustBe(SORT)), value)
  const text = unknownName(name, PARAMETERS)
  return unknown.at(
    name,
    and(text, 'filters are written filter.name__like=abc', 'los filtros se escriben filter.name__like=abc'),
  )
}

const LIMIT = words(`a whole number from 1 to ${MAX_LIMIT}`, `un número entero de 1 a ${MAX_LIMIT}`)
const OFFSET = words('a whole number from 0', 'un número entero desde 0')
const SORT = words(
  'the name of a field, such as name or -createdAt',
  'el nombre de un campo, por ejemplo name o -createdAt',
)
