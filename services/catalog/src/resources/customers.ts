import { type ErrorDetail, fieldErrors, isEmail } from '@etax/kernel'
import { checkIdentification } from '@etax/tax-document'
import type { Resource } from '../domain/resource.ts'
import { choice, optionalText, reference, text } from '../domain/vocabulary.ts'

/** The authority's code of each identification type (technical sheet, table 6). */
export const IDENTIFICATION_TYPES = {
  '04': 'RUC',
  '05': 'NATIONAL_ID',
  '06': 'PASSPORT',
  '07': 'FINAL_CONSUMER',
  '08': 'FOREIGN_ID',
} as const

const SHAPES = {
  '04': '13 digits ending in 001',
  '05': '10 digits',
  '06': '1 to 20 letters, digits and hyphens',
  '07': '9999999999999',
  '08': '1 to 20 letters, digits and hyphens',
} as const

type TypeCode = keyof typeof IDENTIFICATION_TYPES

export const customers: Resource = {
  path: 'customers',
  name: 'Customer',
  fields: {
    identification: text(20),
    type: choice(Object.keys(IDENTIFICATION_TYPES)),
    name: text(300),
    email: optionalText(1_000),
    phone: optionalText(50),
    address: optionalText(300),
    taxpayerId: reference(),
  },
  shows: ['identification', 'type', 'name', 'email', 'phone', 'address', 'taxpayerId', 'tenantId'],
  readOnly: ['invoices'],
  references: { taxpayerId: { to: 'taxpayers' } },
  filters: { identification: ['eq'], name: ['like'], type: ['eq'], taxpayerId: ['eq'] },
  searched: ['name'],
  unique: [['taxpayerId', 'identification']],
  neededBy: [{ path: 'invoices', field: 'customerId', where: { issued: false } }],
  check: ({ type, identification, email }) => [
    ...identificationProblems(type as TypeCode, String(identification)),
    ...emailProblems(email),
  ],
}

function identificationProblems(code: TypeCode, identification: string): ErrorDetail[] {
  return checkIdentification(IDENTIFICATION_TYPES[code], identification) === 'malformed'
    ? [fieldErrors.wrongForm.at('identification', `must be ${SHAPES[code]} for type ${code}`)]
    : []
}

function emailProblems(email: unknown): ErrorDetail[] {
  if (typeof email !== 'string' || email.split(',').every((address) => isEmail(address.trim()))) return []
  return [fieldErrors.wrongForm.at('email', 'must be one e-mail address, or several separated by commas')]
}
