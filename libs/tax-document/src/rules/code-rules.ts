import { parseAccessKey } from '../access-key.ts'
import { type Catalog, isKnown, lookUp } from '../catalogs/catalog.ts'
import { countries } from '../catalogs/countries.ts'
import { documentCode } from '../catalogs/documents.ts'
import { documentErrors } from '../document-errors.ts'
import type { Ruling, Where } from './ruling.ts'

/** A code of one of the authority's tables, in force on the day. */
export function checkCode(
  ruling: Ruling,
  where: Where,
  code: string | undefined,
  { catalog, day, table }: { catalog: Catalog; day: string; table: string },
): void {
  if (code === undefined || lookUp(catalog, code, day)) return
  const why = isKnown(catalog, code) ? `was not in force on ${day}` : 'is not one of its codes'
  const example = catalog.entries.find((entry) => lookUp(catalog, entry.code, day))
  const such = example ? `, such as ${example.code} (${example.name})` : ''
  ruling.error(
    where,
    documentErrors.codeNotInForce,
    `It must be a code of the table of ${table}${such}; ${code} ${why}.`,
  )
}

/** A country of the authority's own table. */
export function checkCountry(ruling: Ruling, where: Where, code: string | undefined, day: string): void {
  if (code === undefined || lookUp(countries, code, day)) return
  const message = `It must be a code of the table of countries, such as 593 (Ecuador); ${code} is not one of its codes.`
  ruling.error(where, documentErrors.codeNotInForce, message)
}

/** The documents whose authorization this country gives, so that its length is known. */
const ISSUED_HERE = ['01', '02', '03', '04', '05', '06', '07']
const LENGTHS = [10, 37, 49]
const KEY = '2111202601179001167400110010010000000011234567814'

interface Authorized {
  authorizationNumber?: string | undefined
  documentCode: string
  /** Fifteen digits. */
  number: string
}

/**
 * An authorization has 10 digits in print, 37 in the first electronic scheme, 49 in this one, where it is the access key of
 * the document. The schema lets anything between pass.
 */
export function authorizationFlaw({ authorizationNumber, documentCode: code, number }: Authorized): Flaw | undefined {
  if (authorizationNumber === undefined) return undefined
  const { length } = authorizationNumber
  if (!LENGTHS.includes(length)) {
    const message = `It is ${authorizationNumber}, ${length} digits; an authorization has 10 (printed, such as 1234567890), 37 or 49 (an access key).`
    return { message, certain: ISSUED_HERE.includes(code) }
  }
  if (length < 49) return undefined
  const key = parseAccessKey(authorizationNumber)
  if (!key)
    return {
      message: `It is ${authorizationNumber}: 49 digits, but no access key, such as ${KEY}: its check digit or a part of it is wrong.`,
      certain: false,
    }
  if (documentCode(key.documentType) === code && key.number.replaceAll('-', '') === number) return undefined
  return {
    message: `${authorizationNumber} is the access key of document ${documentCode(key.documentType)} ${key.number}; copy that of ${code} ${number}, 49 digits such as ${KEY}.`,
    certain: false,
  }
}

/** What is certainly wrong with an authorization is refused; the rest warns. */
export function checkAuthorization(ruling: Ruling, where: Where, document: Authorized): void {
  const flaw = authorizationFlaw(document)
  if (flaw?.certain) ruling.error(where, documentErrors.authorizationMalformed, flaw.message)
  else if (flaw) ruling.warn(where, documentErrors.unusual, flaw.message)
}

interface Flaw {
  message: string
  /** Whether nothing right can look so. */
  certain: boolean
}
