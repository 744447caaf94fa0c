import { suchAs, type Text, words } from '@etax/kernel'
import { FINAL_CONSUMER, type IdentificationType } from './parties.ts'

/**
 * `malformed`: wrong length or structure, an error. `unverified`: only the check digit fails, a warning: since 2021 the
 * registry issues company numbers without one.
 */
export type IdentificationCheck = 'ok' | 'malformed' | 'unverified'

/** The sandbox's taxpayer, with a valid number that no taxpayer has. Its sandbox documents are not signed. */
export const TEST_TAXPAYER_RUC = '1799999990001'

/**
 * Passports and foreign numbers in their own notation, with dots, dashes, slashes and blanks: the schemas accept any
 * text of 20 characters. "Alphanumeric" in the specification means any text, as for addresses.
 */
const PRINTED_ABROAD = /^(?=.{1,20}$)[\p{Script=Latin}0-9](?:[ ./-]*[\p{Script=Latin}0-9])*[./-]?$/u

export const IDENTIFICATION_FORMS: Readonly<Record<IdentificationType, Text>> = {
  RUC: words(
    '13 digits that begin with a province and end in 001, such as 1790012345001',
    '13 dígitos que empiezan con una provincia y terminan en 001, por ejemplo 1790012345001',
  ),
  NATIONAL_ID: words(
    '10 digits that begin with a province, such as 1710034065',
    '10 dígitos que empiezan con una provincia, por ejemplo 1710034065',
  ),
  PASSPORT: printedAbroad('AB-123456'),
  FINAL_CONSUMER: words(FINAL_CONSUMER.identification, FINAL_CONSUMER.identification),
  FOREIGN_ID: printedAbroad('12.345.678-9'),
}

function printedAbroad(example: string): Text {
  return suchAs(
    words(
      '1 to 20 letters, digits, dots, dashes, slashes and blanks',
      'de 1 a 20 letras, números, puntos, guiones, barras y espacios',
    ),
    example,
  )
}

export function checkIdentification(type: IdentificationType, identification: string): IdentificationCheck {
  switch (type) {
    case 'RUC':
      return checkRuc(identification)
    case 'NATIONAL_ID':
      return checkNationalId(identification)
    case 'FINAL_CONSUMER':
      return identification === FINAL_CONSUMER.identification ? 'ok' : 'malformed'
    case 'PASSPORT':
    case 'FOREIGN_ID':
      // The final consumer has its own type.
      return identification !== FINAL_CONSUMER.identification && isPrintedAbroad(identification) ? 'ok' : 'malformed'
  }
}

/** 13 digits: province, kind in the third digit, establishment 001. */
export function checkRuc(ruc: string): IdentificationCheck {
  if (!/^\d{10}001$/.test(ruc) || !hasProvince(ruc)) return 'malformed'
  const kind = Number(ruc[2])
  if (kind === 6) return isPublicEntity(ruc) || isNationalId(ruc) ? 'ok' : 'unverified'
  if (kind === 9) return hasModulus11(ruc, [4, 3, 2, 7, 6, 5, 4, 3, 2]) ? 'ok' : 'unverified'
  if (kind > 6) return 'malformed'
  return isNationalId(ruc) ? 'ok' : 'unverified'
}

/** 10 digits: province, third digit up to 6 (6 for some foreigners), check digit modulus 10. */
export function checkNationalId(id: string): IdentificationCheck {
  if (!/^\d{10}$/.test(id) || !hasProvince(id) || Number(id[2]) > 6) return 'malformed'
  return isNationalId(id) && id[2] !== '6' ? 'ok' : 'unverified'
}

function hasProvince(digits: string): boolean {
  const province = Number(digits.slice(0, 2))
  return (province >= 1 && province <= 24) || province === 30
}

function isPublicEntity(ruc: string): boolean {
  return ruc.endsWith('0001') && hasModulus11(ruc, [3, 2, 7, 6, 5, 4, 3, 2])
}

function isNationalId(digits: string): boolean {
  let sum = 0
  for (let at = 0; at < 9; at += 1) {
    const product = Number(digits[at]) * (at % 2 === 0 ? 2 : 1)
    sum += product > 9 ? product - 9 : product
  }
  return (10 - (sum % 10)) % 10 === Number(digits[9])
}

function hasModulus11(digits: string, weights: readonly number[]): boolean {
  const sum = weights.reduce((total, weight, at) => total + Number(digits[at]) * weight, 0)
  const check = 11 - (sum % 11)
  return (check === 11 ? 0 : check) === Number(digits[weights.length])
}

/** Full-width letters and the like look the same, and are refused. Keyboards have the characters of Nº. */
function isPrintedAbroad(identification: string): boolean {
  const letters = identification.replace(/[ºª]/g, '')
  return PRINTED_ABROAD.test(identification) && letters.normalize('NFKC') === letters
}
