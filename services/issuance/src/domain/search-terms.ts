import { numberText, sequentialText } from '@etax/tax-document'
import { nameWords } from './name-words.ts'

/** A receipt matches by any of these. */
export interface SearchTerms {
  accessKey?: string
  /** 001-001-000000123 */
  number?: string
  sequential?: string
  exact?: string
  /** All of these prefixes must match. */
  words?: string[]
}

export function searchTerms(typed: string): SearchTerms {
  const exact = typed.trim().replace(/\s+/g, ' ')
  if (/^[0-9]{49}$/.test(exact)) return { accessKey: exact }
  if (/^[0-9]{1,9}$/.test(exact)) return { sequential: sequentialText(exact), exact }
  const [, establishment, emissionPoint = '', sequential = ''] = NUMBER.exec(exact) ?? FIFTEEN.exec(exact) ?? []
  if (establishment !== undefined) {
    return { number: numberText({ establishment, emissionPoint, sequential: sequentialText(sequential) }), exact }
  }
  if (/^[0-9]+$/.test(exact)) return { exact }
  const words = nameWords(exact)
  return words.length === 0 ? { exact } : { exact, words }
}

const NUMBER = /^([0-9]{3})-([0-9]{3})-([0-9]{1,9})$/
const FIFTEEN = /^([0-9]{3})([0-9]{3})([0-9]{9})$/
