import { type ErrorDetail, fieldErrors, rule } from '@etax/kernel'

export function reversedSpan(from: string, to: string): ErrorDetail {
  const text = rule(
    `must not be before from; from is ${from}, and to is ${to}`,
    `no debe ser anterior a from; from es ${from}, y to es ${to}`,
  )
  return fieldErrors.outOfRange.at('to', text)
}
