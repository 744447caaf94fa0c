import { type Catalog, isKnown, isSecondHand, lookUp, named, outsideDays } from '../catalogs/catalog.ts'
import { countries, ECUADOR } from '../catalogs/countries.ts'
import { documentCode } from '../catalogs/documents.ts'
import { documentErrors, type ErrorFacts } from '../errors/document-errors.ts'
import type { Table } from '../errors/tax-errors.ts'
import { parseAccessKey } from '../values/access-key.ts'
import type { Ruling, Where } from '../values/ruling.ts'

export function checkCode(
  ruling: Ruling,
  where: Where,
  code: string | undefined,
  { catalog, day, table }: { catalog: Catalog; day: string; table: Table },
): void {
  if (code === undefined || lookUp(catalog, code, day)) return
  if (isSecondHand(catalog, code)) {
    ruling.warn(where, documentErrors.codeUnknown, outsideDays(catalog, code, day))
    return
  }
  const example = catalog.entries.find((entry) => lookUp(catalog, entry.code, day))
  ruling.error(where, documentErrors.codeNotInForce, {
    reason: 'table',
    table,
    code,
    ...(isKnown(catalog, code) && { day }),
    ...(example && { example: named(example) }),
  })
}

export function checkCountry(ruling: Ruling, where: Where, code: string | undefined, day: string): void {
  if (code === undefined || lookUp(countries, code, day)) return
  const example = { code: ECUADOR, name: 'Ecuador', english: 'Ecuador' }
  ruling.error(where, documentErrors.codeNotInForce, { reason: 'table', table: 'countries', code, example })
}

/** Documents with an authorization of this country, whose length is known. */
const ISSUED_HERE = ['01', '02', '03', '04', '05', '06', '07']
const LENGTHS = [10, 37, 49]

interface Authorized {
  authorizationNumber?: string | undefined
  documentCode: string
  /** Fifteen digits. */
  number: string
}

/**
 * An authorization has 10 digits in print, 37 in the first electronic scheme, and 49 in this one: the document's access
 * key. The schema also allows other lengths.
 */
export function authorizationFlaw({ authorizationNumber, documentCode: code, number }: Authorized): Flaw | undefined {
  if (authorizationNumber === undefined) return undefined
  const authorization = authorizationNumber
  const digits = authorization.length
  if (!LENGTHS.includes(digits)) {
    const facts = { reason: 'authorizationLength', authorization, digits } as const
    return ISSUED_HERE.includes(code) ? { certain: true, facts } : { certain: false, facts }
  }
  if (digits < 49) return undefined
  const key = parseAccessKey(authorization)
  if (!key) return { certain: false, facts: { reason: 'authorizationNoKey', authorization } }
  const of = { code: documentCode(key.documentType), number: key.number }
  if (of.code === code && of.number.replaceAll('-', '') === number) return undefined
  return { certain: false, facts: { reason: 'authorizationOfAnother', authorization, of, code, number } }
}

/** Certain errors of an authorization are refused; others warn. */
export function checkAuthorization(ruling: Ruling, where: Where, document: Authorized): void {
  const flaw = authorizationFlaw(document)
  if (flaw?.certain) ruling.error(where, documentErrors.authorizationMalformed, flaw.facts)
  else if (flaw) ruling.warn(where, documentErrors.unusual, flaw.facts)
}

/** `certain`: an error in every case. */
type Flaw =
  | { certain: true; facts: ErrorFacts<'authorizationMalformed'> }
  | { certain: false; facts: ErrorFacts<'unusual'> }
