import type { Text } from '@etax/kernel'

const MEANINGS: Readonly<Record<string, Text>> = {
  '[0-9]{10}001': {
    en: 'must be a registry number: 13 digits ending in 001',
    es: 'debe ser un RUC: 13 dígitos que terminan en 001',
  },
  '[0-9]{49}': { en: 'must be 49 digits', es: 'debe tener 49 dígitos' },
  '[0-9]{9}': { en: 'must be nine digits', es: 'debe tener nueve dígitos' },
  '[0-9]{3}': { en: 'must be three digits', es: 'debe tener tres dígitos' },
  '[0-9]{2}': { en: 'must be two digits', es: 'debe tener dos dígitos' },
  '[0-9]{15}': { en: 'must be 15 digits, without dashes', es: 'debe tener 15 dígitos, sin guiones' },
  '[0-9]{3}-[0-9]{3}-[0-9]{9}': {
    en: 'must be a document number like 001-001-000000001',
    es: 'debe ser un número de documento como 001-001-000000001',
  },
  '(0[1-9]|[12][0-9]|3[01])/(0[1-9]|1[012])/20[0-9][0-9]': {
    en: 'must be a date like 21/11/2026',
    es: 'debe ser una fecha como 21/11/2026',
  },
  '(0[1-9]|1[012])/20[0-9][0-9]': { en: 'must be a month like 11/2026', es: 'debe ser un mes como 11/2026' },
  '[^\\n]*': { en: 'must not have line breaks', es: 'no debe tener saltos de línea' },
  'SI|NO': { en: 'must be SI or NO', es: 'debe ser SI o NO' },
  '0[4-8]': {
    en: 'must be an identification type, 04 to 08',
    es: 'debe ser un tipo de identificación, de 04 a 08',
  },
  '[0-9]{10,49}': {
    en: 'must be an authorization number of 10 to 49 digits',
    es: 'debe ser un número de autorización de 10 a 49 dígitos',
  },
  '0[1-9]|1[0-9]|2[01]': {
    en: 'must be a form of payment, 01 to 21',
    es: 'debe ser una forma de pago, de 01 a 21',
  },
}

const ANOTHER: Text = {
  en: 'does not have the form that the schema requires',
  es: 'no está escrito como pide el esquema',
}

export function meaningOf(pattern: string): Text {
  return MEANINGS[pattern] ?? ANOTHER
}
