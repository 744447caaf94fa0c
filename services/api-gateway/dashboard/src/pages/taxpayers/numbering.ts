import { numberText, sequentialText } from '@etax/tax-document'
import { listedKinds } from '@etax/tax-document/kind-facts'
import type { components } from '../../api/generated/api.ts'

export type Series = components['schemas']['Series']
export type NumberedKind = Series['documentType']

export const NUMBERED_KINDS: readonly NumberedKind[] = listedKinds.map(({ documentType }) => documentType)

const LAST_NUMBER = 999_999_999

export interface SeriesCodes {
  establishment: number
  emissionPoint: number
}

export function threeDigits(code: number): string {
  return String(code).padStart(3, '0')
}

/** 1, 01 and 001 are the same. Null unless 1 to 999. */
export function readCode(text: string): number | null {
  if (!/^\d{1,3}$/.test(text.trim())) return null
  const code = Number(text)
  return code === 0 ? null : code
}

/** Ignores leading zeros; null if invalid. */
export function readNumber(text: string): number | null {
  if (!/^\d{1,9}$/.test(text.trim())) return null
  const number = Number(text)
  return number === 0 ? null : number
}

export function freeCode(codes: readonly number[]): number {
  const used = new Set(codes)
  let code = 1
  while (used.has(code) && code < 999) code += 1
  return code
}

/** 001-002-000001501 */
export function printedNumber(codes: SeriesCodes, number: number): string {
  const [establishment, emissionPoint] = [threeDigits(codes.establishment), threeDigits(codes.emissionPoint)]
  return numberText({ establishment, emissionPoint, sequential: sequentialText(number) })
}

/** Returns the next number of each kind: 1 without a series, null if the series is exhausted. */
export function nextNumbers(series: readonly Series[], codes: SeriesCodes): Record<NumberedKind, number | null> {
  const next = (kind: NumberedKind): number | null => {
    const match = series.find(
      ({ documentType, establishment, emissionPoint }) =>
        documentType === kind &&
        establishment === threeDigits(codes.establishment) &&
        emissionPoint === threeDigits(codes.emissionPoint),
    )
    if (match === undefined) return 1
    return match.next > LAST_NUMBER ? null : match.next
  }
  return Object.fromEntries(NUMBERED_KINDS.map((kind) => [kind, next(kind)])) as Record<NumberedKind, number | null>
}
