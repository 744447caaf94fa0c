type Expected = 'value' | 'first value' | 'name' | 'first name' | 'colon' | 'comma'

const LITERAL = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
const BLANKS = /[ \t\r\n]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

export type JsonFault = { reason: 'broken'; line: number; column: number } | { reason: 'ends-early'; line: number }

/**
 * Where a text stops being JSON, from 1, without repeating the text; undefined if it is JSON. The parser gives a
 * position for some faults only, and its message repeats the text.
 */
export function jsonFault(json: string): JsonFault | undefined {
  const at = endOfSense(json)
  if (at === undefined) return undefined
  if (at >= json.length) return { reason: 'ends-early', line: lineOf(json, json.length) }
  return { reason: 'broken', line: lineOf(json, at), column: at - json.lastIndexOf('\n', at - 1) }
}

function lineOf(json: string, at: number): number {
  let line = 1
  for (let next = json.indexOf('\n'); next !== -1 && next < at; next = json.indexOf('\n', next + 1)) line += 1
  return line
}

/** The index of the first wrong character; the length if the text ends too early. */
function endOfSense(json: string): number | undefined {
  const open: ('[' | '{')[] = []
  let expected: Expected = 'value'
  let at = after(BLANKS, json, 0) ?? 0
  while (at < json.length) {
    const sign = json[at] ?? ''
    const inside = open.at(-1)
    if (expected === 'comma' && inside === undefined) return at
    if (closes(sign, inside, expected)) {
      open.pop()
      expected = 'comma'
      at += 1
    } else if (expected === 'comma') {
      if (sign !== ',') return at
      expected = inside === '{' ? 'name' : 'value'
      at += 1
    } else if (expected === 'colon') {
      if (sign !== ':') return at
      expected = 'value'
      at += 1
    } else if (sign === '"') {
      const end = endOfText(json, at)
      if (end.broken) return end.at
      at = end.at
      expected = expected.endsWith('name') ? 'colon' : 'comma'
    } else if (expected.endsWith('name')) return at
    else if (sign === '[' || sign === '{') {
      open.push(sign)
      expected = sign === '{' ? 'first name' : 'first value'
      at += 1
    } else {
      const end = after(LITERAL, json, at)
      if (end === undefined) return at
      at = end
      expected = 'comma'
    }
    at = after(BLANKS, json, at) ?? at
  }
  return expected === 'comma' && open.length === 0 ? undefined : json.length
}

function closes(sign: string, inside: '[' | '{' | undefined, expected: Expected): boolean {
  if (expected === 'comma') return (sign === ']' && inside === '[') || (sign === '}' && inside === '{')
  return (sign === ']' && expected === 'first value') || (sign === '}' && expected === 'first name')
}

function endOfText(json: string, start: number): { at: number; broken: boolean } {
  let at = start + 1
  while (at < json.length) {
    const sign = json[at] ?? ''
    if (sign === '"') return { at: at + 1, broken: false }
    if (sign < ' ') return { at, broken: true }
    const next = sign === '\\' ? after(ESCAPE, json, at) : at + 1
    if (next === undefined) return { at, broken: true }
    at = next
  }
  return { at: json.length, broken: true }
}

function after(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : undefined
}
