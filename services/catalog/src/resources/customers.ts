import { type ErrorDetail, fieldErrors, isEmail, mustBe, oneOfValues, words } from '@etax/kernel'
import {
  checkIdentification,
  IDENTIFICATION_FORMS,
  identificationTypeOf,
  identificationTypes,
} from '@etax/tax-document'
import { NOT_ISSUED } from '../domain/invoice-issuing.ts'
import type { Resource } from '../domain/resource.ts'
import { choice, emails, formed, optionalText, reference, text } from '../domain/vocabulary.ts'

const NAMED_CODES = identificationTypes.entries.map(({ code, identificationType }) => `${code} (${identificationType})`)
const CODES = identificationTypes.entries.map(({ code }) => code)

export const customers: Resource = {
  path: 'customers',
  name: 'Customer',
  fields: {
    identification: text(20, '1710034065'),
    type: choice(CODES, formed(oneOfValues(NAMED_CODES))),
    name: text(300, 'María Pérez'),
    email: emails(1_000),
    phone: optionalText(50),
    address: optionalText(300),
    taxpayerId: reference(),
  },
  shows: ['identification', 'type', 'name', 'email', 'phone', 'address', 'taxpayerId', 'tenantId'],
  readOnly: ['invoices'],
  references: { taxpayerId: { to: 'taxpayers' } },
  filters: { identification: ['eq'], name: ['like'], type: ['eq'], taxpayerId: ['eq'] },
  searched: ['name'],
  printed: ['identification', 'name', 'email', 'phone', 'address'],
  unique: [['taxpayerId', 'identification']],
  neededBy: [{ path: 'invoices', field: 'customerId', where: NOT_ISSUED }],
  check: ({ type, identification, email }) => [
    ...identificationProblems(String(type), String(identification)),
    ...emailProblems(email),
  ],
}

function identificationProblems(code: string, identification: string): ErrorDetail[] {
  const type = identificationTypeOf(code)
  if (type === undefined || checkIdentification(type, identification) !== 'malformed') return []
  const { en, es } = IDENTIFICATION_FORMS[type]
  const form = words(`${en}, for type ${code} (${type})`, `${es}, para el tipo ${code} (${type})`)
  return [fieldErrors.wrongForm.at('identification', mustBe(form))]
}

const EMAILS = words(
  'one e-mail address, such as compras@example.com, or several separated by commas',
  'una dirección de correo, por ejemplo compras@example.com, o varias separadas por comas',
)

function emailProblems(email: unknown): ErrorDetail[] {
  if (typeof email !== 'string' || email.split(',').every((address) => isEmail(address.trim()))) return []
  return [fieldErrors.wrongForm.at('email', mustBe(EMAILS))]
}
