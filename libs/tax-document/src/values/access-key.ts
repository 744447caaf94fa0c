import type { Brand } from '@etax/kernel'
import { documentCode, documentTypeOf } from '../catalogs/documents.ts'
import { type DocumentType, kindFacts } from '../catalogs/kind-facts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { dayOf } from './calendar.ts'
import { numberText, sequentialText } from './document-number.ts'

/** The 49 digits of a document at the authority, and of its authorization. */
export type AccessKey = Brand<string, 'AccessKey'>

/** 1 is the authority's test environment, 2 production. */
export type EnvironmentCode = 1 | 2

export function environmentCode(written: string | undefined): EnvironmentCode {
  return written === '2' ? 2 : 1
}

export interface AccessKeyParts {
  /** YYYY-MM-DD */
  issueDate: string
  documentType: DocumentType
  ruc: string
  environment: EnvironmentCode
  establishment: string
  emissionPoint: string
  sequential: number
  /** Eight digits of the issuer; random, so that the key cannot be guessed. */
  numericCode: string
}

export interface ParsedAccessKey extends AccessKeyParts {
  accessKey: AccessKey
  /** 001-001-000000007 */
  number: string
  /** One digit: 1 in our keys. */
  emissionType: string
  /** The authority's unique key: document code, RUC, environment, establishment, emission point, sequential. */
  registration: string
}

const CODES = kindFacts.map(({ code }) => code).join('|')
// The emission type precedes the check digit: always 1 in our keys, but other authorized keys exist.
const STRUCTURE = new RegExp(
  `^(\\d{2})(\\d{2})(\\d{4})(${CODES})(\\d{10}001)([12])(\\d{3})(\\d{3})(\\d{9})(\\d{8})(\\d)\\d$`,
)

/** @throws AppError `internal` DOC_80002 for a part of the wrong length, which callers check before */
export function makeAccessKey(parts: AccessKeyParts): AccessKey {
  const { issueDate, documentType, ruc, environment, establishment, emissionPoint, numericCode } = parts
  const day = issueDate.slice(8, 10) + issueDate.slice(5, 7) + issueDate.slice(0, 4)
  const number = sequentialText(parts.sequential)
  const body = `${day}${documentCode(documentType)}${ruc}${environment}${establishment}${emissionPoint}${number}${numericCode}1`
  const key = body + checkDigit(body)
  if (!STRUCTURE.test(key)) throw documentErrors.keyNotMade()
  return key as AccessKey
}

/** Null for a wrong structure, day or check digit. */
export function parseAccessKey(text: string): ParsedAccessKey | null {
  const match = STRUCTURE.exec(text)
  if (!match || checkDigit(text.slice(0, 48)) !== text[48]) return null
  const [
    ,
    day = '',
    month,
    year,
    code = '',
    ruc = '',
    environment,
    establishment = '',
    emissionPoint = '',
    sequential = '',
  ] = match
  const issueDate = dayOf(`${day}/${month}/${year}`)
  const documentType = documentTypeOf(code)
  if (!issueDate || !documentType) return null
  return {
    accessKey: text as AccessKey,
    issueDate,
    documentType,
    ruc,
    environment: environmentCode(environment),
    establishment,
    emissionPoint,
    sequential: Number(sequential),
    number: numberText({ establishment, emissionPoint, sequential }),
    numericCode: match[10] ?? '',
    emissionType: match[11] ?? '',
    registration: match.slice(4, 10).join(''),
  }
}

export function isAccessKey(text: string): text is AccessKey {
  return parseAccessKey(text) !== null
}

/** Modulus 11 with weights 2 to 7 from the right; eleven counts as 0, ten as 1 (ficha técnica, tabla 1). */
export function checkDigit(digits: string): string {
  let sum = 0
  let weight = 2
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    sum += (digits.charCodeAt(at) - 48) * weight
    weight = weight === 7 ? 2 : weight + 1
  }
  const remainder = 11 - (sum % 11)
  if (remainder === 11) return '0'
  return remainder === 10 ? '1' : String(remainder)
}
