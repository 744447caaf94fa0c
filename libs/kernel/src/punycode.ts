// RFC 3492. Some parsers of URLs accept any text after `xn--`, and none in a browser returns its letters.
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_CODE = 128
const MAX_CODE = 0x10ffff

/** The letters of a label without its `xn--`; undefined for an invalid label. */
export function decodePunycode(text: string): string | undefined {
  const end = text.lastIndexOf('-')
  const codes = [...text.slice(0, Math.max(end, 0))].map((letter) => letter.charCodeAt(0))
  let [code, bias, place] = [INITIAL_CODE, INITIAL_BIAS, 0]
  for (let at = end + 1; at < text.length; ) {
    const before = place
    const read = integerAt(text, at, bias)
    if (read === undefined) return undefined
    at = read.next
    place += read.value
    const count = codes.length + 1
    bias = adapted(place - before, count, before === 0)
    code += Math.floor(place / count)
    place %= count
    if (code > MAX_CODE || (code >= 0xd800 && code <= 0xdfff)) return undefined
    codes.splice(place, 0, code)
    place += 1
  }
  return String.fromCodePoint(...codes)
}

/** A number in variable bases. No label is long enough to exceed a double. */
function integerAt(text: string, from: number, bias: number): { value: number; next: number } | undefined {
  let value = 0
  let weight = 1
  for (let at = from; at < text.length; at += 1) {
    const digit = '0123456789'.includes(text[at] ?? '') ? Number(text[at]) + 26 : text.charCodeAt(at) - 97
    if (digit < 0 || digit >= BASE) return undefined
    value += digit * weight
    if (value > Number.MAX_SAFE_INTEGER) return undefined
    const threshold = Math.min(Math.max(BASE * (at - from + 1) - bias, T_MIN), T_MAX)
    if (digit < threshold) return { value, next: at + 1 }
    weight *= BASE - threshold
  }
  return undefined
}

function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / count)
  let bias = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; bias += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return bias + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
