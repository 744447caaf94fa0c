import { type ErrorDetail, fieldErrors } from '@etax/kernel'

/** A double has this many exact decimal digits; parsing changed a longer number. */
const EXACT_DIGITS = 15

/**
 * The body with each number as its shortest decimal text, so that 0.1 stays one tenth. `inexact` names each number
 * with more digits than a double has.
 */
export function withExactDecimals(body: unknown): { exact: unknown; inexact: ErrorDetail[] } {
  const inexact: ErrorDetail[] = []
  return { exact: convert(body, '', inexact), inexact }
}

function convert(value: unknown, path: string, inexact: ErrorDetail[]): unknown {
  if (typeof value === 'number') return textOf(value, path, inexact)
  if (Array.isArray(value)) return value.map((item, index) => convert(item, `${path}[${index}]`, inexact))
  if (typeof value !== 'object' || value === null) return value
  const exact: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    exact[name] = convert(member, path === '' ? name : `${path}.${name}`, inexact)
  }
  return exact
}

function textOf(value: number, path: string, inexact: ErrorDetail[]): string {
  const text = String(value)
  if (text.length <= EXACT_DIGITS || significantDigits(text) <= EXACT_DIGITS) return text
  inexact.push(fieldErrors.inexactNumber.at(path))
  return text
}

function significantDigits(text: string): number {
  const [mantissa = ''] = text.split('e')
  return mantissa.replace(/\D/g, '').replace(/^0+|0+$/g, '').length
}
