import { type ErrorDetail, fieldErrors } from '@etax/kernel'

const MAX_DETAILS = 200

/**
 * A number with an exponent or many digits may not fit a double. Also matches inside texts, which only costs a check.
 */
const MAY_BE_INEXACT = /\d[eE][+-]?\d|[\d.]{16}/
const TOKEN = /"|-?\d[\d.eE+-]*|[[\]{},]/g

interface Open {
  path: string
  names?: Set<string>
  name: string
  index: number
  expectsName: boolean
}

/**
 * What parsing loses: a repeated member, of which the parser keeps one, and a number that no double has, such as
 * 1e-400, which becomes 0. The text must be JSON. A count alone clears most texts.
 */
export function jsonLosses(json: string, members: number, value: unknown): ErrorDetail[] {
  if (members === membersIn(value) && !MAY_BE_INEXACT.test(json)) return []
  const losses = new Map<string, ErrorDetail>()
  const open: Open[] = []
  for (const token of tokensOf(json)) {
    const loss = readToken(token, open)
    if (loss !== undefined && !losses.has(loss.path)) losses.set(loss.path, loss)
    if (losses.size === MAX_DETAILS) break
  }
  return [...losses.values()]
}

function* tokensOf(json: string): Generator<string> {
  const pattern = new RegExp(TOKEN)
  for (let match = pattern.exec(json); match !== null; match = pattern.exec(json)) {
    if (match[0] === '"') pattern.lastIndex = endOfText(json, match.index)
    yield json.slice(match.index, pattern.lastIndex)
  }
}

function endOfText(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1
    else if (json[at] === '"') return at + 1
  }
  return json.length
}

function membersIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  const inside = Array.isArray(value) ? value : Object.values(value)
  return inside.reduce((sum, one) => sum + membersIn(one), Array.isArray(value) ? 0 : inside.length)
}

function readToken(token: string, open: Open[]): ErrorDetail | undefined {
  const around = open.at(-1)
  if (token === '{') open.push({ path: pathOf(around), names: new Set(), name: '', index: 0, expectsName: true })
  else if (token === '[') open.push({ path: pathOf(around), name: '', index: 0, expectsName: false })
  else if (token === '}' || token === ']') open.pop()
  else if (token === ',' && around !== undefined) {
    around.index += 1
    around.expectsName = around.names !== undefined
  } else if (token.startsWith('"')) return around?.expectsName ? readName(token, around) : undefined
  else if (!isExact(token)) return fieldErrors.inexactNumber.at(pathOf(around))
  return undefined
}

function readName(token: string, around: Open): ErrorDetail | undefined {
  around.name = JSON.parse(token)
  around.expectsName = false
  if (around.names?.has(around.name)) return fieldErrors.writtenTwice.at(pathOf(around))
  around.names?.add(around.name)
  return undefined
}

function pathOf(around: Open | undefined): string {
  if (around === undefined) return ''
  const { path, names, name, index } = around
  if (names === undefined) return `${path}[${index}]`
  return path === '' ? name : `${path}.${name}`
}

/** Whether the parsed double has the same digits at the same places. */
function isExact(token: string): boolean {
  if (token.length <= SURE_LENGTH && !/e/i.test(token)) return true
  return digitsOf(token) === digitsOf(String(Number(token)))
}

const SURE_LENGTH = 15

/** The significant digits and their place, one text per value: 1.50e2 and 150 are "15@3". */
function digitsOf(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e')
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.')
  const digits = `${whole}${fraction}`
  const first = digits.search(/[^0]/)
  if (first === -1) return '0'
  return `${digits.slice(first).replace(/0+$/, '')}@${whole.length - first + Number(exponent)}`
}
