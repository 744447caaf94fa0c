import { canonicalEmail, type Text, words } from '@etax/kernel'
import { lookUp } from '../catalogs/catalog.ts'
import { checkIdentification, IDENTIFICATION_FORMS } from '../catalogs/identification.ts'
import {
  FINAL_CONSUMER,
  finalConsumerLimits,
  type IdentificationType,
  identificationTypeOf,
  identificationTypes,
} from '../catalogs/parties.ts'
import { documentErrors } from '../errors/document-errors.ts'
import type { TextType } from '../schema/types.ts'
import * as type from '../schema/types.ts'
import { normalised, undrawnIn } from '../values/text.ts'
import type { Party } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'

/** A party of a document, normalised. */
export interface Customer {
  identificationType: IdentificationType
  identification: string
  legalName: string
  emails: string[]
  phone?: string | undefined
  address?: string | undefined
}

const TYPES = identificationTypes.entries.map((entry) => entry.identificationType)
const LEGAL_NAME: TextType = {
  ...type.text300,
  form: words(
    'a text of at most 300 characters, such as María Pérez',
    'un texto de a lo sumo 300 caracteres, por ejemplo María Pérez',
  ),
}
const IDENTIFICATIONS = Object.fromEntries(
  TYPES.map((name) => [name, { ...type.text20, form: identificationForm(name) }]),
) as Record<IdentificationType, TextType>

function identificationForm(name: IdentificationType): Text {
  const { en, es } = IDENTIFICATION_FORMS[name]
  return words(`${en}, for ${name}`, `${es}, para ${name}`)
}

export const MAX_EMAILS = 5

/** Reads a customer, supplier, carrier or subject; `finalConsumer` allows an unnamed one. */
export function readParty(
  reader: OrderReader,
  party: Party | undefined,
  path: string,
  options: { finalConsumer?: boolean } = {},
): Customer {
  const identificationType = reader.oneOf(`${path}.identificationType`, party?.identificationType, TYPES)
  const contact = {
    emails: readEmails(reader, party?.email, `${path}.email`),
    phone: reader.optionalText(`${path}.phone`, party?.phone, type.text300),
    address: reader.optionalText(`${path}.address`, party?.address, type.text300),
  }
  if (identificationType === 'FINAL_CONSUMER') {
    if (!options.finalConsumer) reader.refuse(`${path}.identificationType`, documentErrors.finalConsumerMisplaced)
    else checkUnnamed(reader, party, path)
    return { identificationType, ...FINAL_CONSUMER, ...contact }
  }
  return {
    identificationType: identificationType ?? 'RUC',
    identification: readIdentification(reader, identificationType, party?.identification, `${path}.identification`),
    legalName: reader.text(`${path}.legalName`, party?.legalName, LEGAL_NAME),
    ...contact,
  }
}

/** An identification without a name is an error; a name alone is ignored. */
function checkUnnamed(reader: OrderReader, party: Party | undefined, path: string): void {
  const { identification, legalName } = FINAL_CONSUMER
  const digits = normalised(party?.identification ?? '')
  if (digits !== '' && digits !== identification)
    reader.refuse(`${path}.identification`, documentErrors.finalConsumerIdentified)
  const name = normalised(party?.legalName ?? '')
  if (name !== '' && name.toUpperCase() !== legalName)
    reader.warn(`${path}.legalName`, documentErrors.finalConsumerNamed)
}

/** Checks an identification by its type: its structure must be valid, and its check digit only warns. */
export function readIdentification(
  reader: OrderReader,
  identificationType: IdentificationType | undefined,
  code: string | undefined,
  path: string,
): string {
  const identification = reader.text(path, code, identificationType ? IDENTIFICATIONS[identificationType] : type.text20)
  if (identification === '' || !identificationType) return identification
  const check = checkIdentification(identificationType, identification)
  if (check === 'malformed')
    reader.refuse(path, documentErrors.identificationMalformed, { reason: 'order', type: identificationType })
  if (check === 'unverified') reader.warn(path, documentErrors.checkDigitWrong, { reason: 'digit' })
  return identification
}

/** The addresses of a text with commas or semicolons, in canonical form. */
export function readEmails(reader: OrderReader, list: string | undefined, path: string): string[] {
  const emails = (list ?? '').split(/[,;]/).map((email) => email.trim())
  const named = emails.filter((email) => email !== '')
  const canonical = named.map(canonicalEmail).filter((email) => email !== undefined)
  if (canonical.length < named.length) reader.refuse(path, documentErrors.emailMalformed, { reason: 'several' })
  const undrawn = undrawnIn(canonical.join(' '))
  if (undrawn !== undefined) reader.refuse(path, documentErrors.undrawnCharacters, { characters: undrawn })
  if (named.length > MAX_EMAILS) reader.refuse(path, documentErrors.tooManyEmails)
  return canonical
}

interface WrittenCustomer {
  customerIdentificationType: string
  customerIdentification: string
  customerName: string
  customerAddress?: string | undefined
}

/** The party of a document for the API. Documents have no mail addresses. */
export function customerOf(header: WrittenCustomer): Customer {
  return {
    identificationType: identificationTypeOf(header.customerIdentificationType) ?? 'FOREIGN_ID',
    identification: header.customerIdentification,
    legalName: header.customerName,
    emails: [],
    address: header.customerAddress,
  }
}

/** The maximum total of an unnamed buyer's invoice on a day, in dollars. */
export function finalConsumerLimit(day: string): string | undefined {
  return lookUp(finalConsumerLimits, 'LIMIT', day)?.amount
}
