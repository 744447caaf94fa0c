import { type ErrorDetail, fieldErrors } from '@etax/kernel'

/** A double carries this many decimal digits exactly; a number with more was changed when it was parsed. */
const EXACT_DIGITS = 15

/**
 * The same body with every number as decimal text: the shortest text that stands for it, so that 0.1 is one tenth and
 * no binary fraction is passed on. `inexact` names each number with more digits than a double carries.
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
