import { documentErrors } from '../errors/document-errors.ts'
import type { Named } from '../schema/shape.ts'
import { lengthOf } from '../values/text.ts'
import type { OrderReader } from './order-reader.ts'

/** A customer's contact, for documents without an element for it; `path` is the customer's in the order. */
export interface Contact {
  path: string
  emails: readonly string[]
  phone?: string | undefined
  address?: string | undefined
}

type Member = 'email' | 'phone' | 'address'

/** The names in real documents. */
const NAMES: Readonly<Record<Member, string>> = { email: 'Email', phone: 'Teléfono', address: 'Dirección' }

/** Callers' names of the same fields, without accents, case, blanks and signs: "E-MAIL 1", "Direccion:". */
const GIVEN_AS: Readonly<Record<Member, RegExp>> = {
  email: /^(?:e?mail|correo)/,
  phone: /^(?:telefono|telf|tel$|celular|movil|phone)/,
  address: /^(?:direccion|domicilio|address)/,
}

const MAX_VALUE_LENGTH = 300
const BETWEEN = ', '

/**
 * The customer's e-mail address, phone and address as additional fields, if the caller has not sent them and places are
 * left. Fields without a place warn.
 */
export function contactFields(
  reader: OrderReader,
  contact: Contact,
  { fields, left }: { fields: readonly Named[]; left: number },
): Named[] {
  const missing = membersOf(contact).filter(({ member, value }) => !isPresent(fields, member, value))
  for (const { member } of missing.slice(Math.max(left, 0)))
    reader.warn(pathOf(contact, member), documentErrors.contactLeftOut)
  return missing.slice(0, Math.max(left, 0)).map(({ member, value }) => ({ name: NAMES[member], value }))
}

function pathOf({ path }: Contact, member: Member): string {
  return path === '' ? member : `${path}.${member}`
}

function membersOf({ emails, phone, address }: Contact): { member: Member; value: string }[] {
  const values = { email: joined(emails), phone: phone ?? '', address: address ?? '' }
  const members: readonly Member[] = ['email', 'phone', 'address']
  return members.map((member) => ({ member, value: values[member] })).filter(({ value }) => value !== '')
}

/** Joins as many whole addresses as fit. */
function joined(emails: readonly string[]): string {
  return emails.reduce((text, email) => {
    const longer = text === '' ? email : text + BETWEEN + email
    return lengthOf(longer) <= MAX_VALUE_LENGTH ? longer : text
  }, '')
}

function isPresent(fields: readonly Named[], member: Member, value: string): boolean {
  return fields.some((field) => field.value === value || GIVEN_AS[member].test(plainName(field.name)))
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
}
