import { type ErrorDetail, echoed, fieldErrors, unknownSentence, withValue } from '@etax/kernel'

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

const MAX_LIMIT = 1_000
const PARAMETERS = ['limit', 'offset', 'sort', 'query']
const FILTER = /^filter\.(\w+?)__([a-z]+)$/
const NESTED = /^query\[(.+)\]$/

/**
 * Reads the query of a list. Filters come in three forms: `filter.name__like=abc`, `query[filter.name__like]=abc`, and
 * `query=filter.name__like%3Dabc`, several of the last joined with `&`. Within `query`, an `&` that does not begin
 * another filter belongs to the value.
 * @throws AppError `invalid` VAL_10000 naming every parameter that is not known, has a wrong value or says nothing, and
 * those that say how the list is cut and stand there twice
 */
export function readListQuery(search: string): AskedList {
  const asked: AskedList = { filters: [], limit: MAX_LIMIT, offset: 0, sort: '' }
  const details: ErrorDetail[] = []
  const sent = [...new URLSearchParams(search)]
  for (const name of ['limit', 'offset', 'sort']) {
    const values = sent.filter(([other]) => nameIn(other) === name).map(([, value]) => value)
    if (values.length > 1) details.push(sentTwice(name, values))
  }
  for (const [name, value] of sent) {
    if (name !== 'query') take(asked, nameIn(name), value, details)
    else if (value.trim() === '') details.push(emptyQuery())
    else for (const inner of value.split(/&(?=filter\.)/)) take(asked, ...pairIn(inner), details)
  }
  if (details.length > 0) throw fieldErrors.invalidRequest({ details })
  return asked
}

/** The parameter's own name: `query[limit]` says the same as `limit`. */
function nameIn(name: string): string {
  return NESTED.exec(name)?.[1] ?? name
}

/** A filter inside a parameter. It was decoded once already: a plus is a plus, and a second encoding is not required. */
function pairIn(text: string): [name: string, value: string] {
  const [name = '', ...rest] = text.split('=')
  const value = rest.join('=')
  try {
    return [name, decodeURIComponent(value)]
  } catch {
    return [name, value]
  }
}

function take(asked: AskedList, name: string, value: string, broken: ErrorDetail[]): void {
  const [, field, operator] = FILTER.exec(name) ?? []
  const number = /^\d{1,9}$/.test(value) ? Number(value) : -1
  if (field !== undefined && operator !== undefined) asked.filters.push({ field, operator, value })
  else if (name === 'limit' && number >= 1 && number <= MAX_LIMIT) asked.limit = number
  else if (name === 'offset' && number >= 0) asked.offset = number
  else if (name === 'sort' && /^-?\w+$/.test(value)) asked.sort = value
  else broken.push(problemWith(name, value))
}

function sentTwice(name: string, values: readonly string[]): ErrorDetail {
  return fieldErrors.notAllowed.at(
    name,
    `must be sent once; it is sent ${values.length} times: ${values.map(echoed).join(', ')}`,
  )
}

function emptyQuery(): ErrorDetail {
  return fieldErrors.required.at('query', 'is empty: give a filter, such as filter.name__like=abc, or leave query out')
}

function problemWith(name: string, value: string): ErrorDetail {
  const saying = (form: string) => withValue(`must be ${form}`, value)
  if (name === 'limit') return fieldErrors.outOfRange.at(name, saying('a whole number from 1 to 1000'))
  if (name === 'offset') return fieldErrors.outOfRange.at(name, saying('a whole number from 0'))
  if (name === 'sort') return fieldErrors.wrongForm.at(name, saying('the name of a field, such as name or -createdAt'))
  return fieldErrors.unknown.at(name, `${unknownSentence(name, PARAMETERS)}; filters are written filter.name__like=abc`)
}
