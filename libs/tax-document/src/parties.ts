import { lookUp } from './catalogs/catalog.ts'
import {
  FINAL_CONSUMER,
  finalConsumerLimits,
  type IdentificationType,
  identificationTypes,
} from './catalogs/parties.ts'
import { checkIdentification } from './identification.ts'
import type { Intake } from './intake.ts'
import type { Party } from './order.ts'
import * as type from './schema/types.ts'

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
const EMAIL = /^[^\s@,;<>()]{1,64}@[^\s@,;<>()]+\.[^\s@,;<>()]{2,}$/

/** Reads a customer, supplier, carrier or subject; `finalConsumer` says whether it may stay unnamed. */
export function readParty(
  intake: Intake,
  party: Party | undefined,
  path: string,
  options: { finalConsumer?: boolean } = {},
): Customer {
  const identificationType = intake.oneOf(`${path}.identificationType`, party?.identificationType, TYPES)
  const contact = {
    emails: readEmails(intake, party?.email, `${path}.email`),
    phone: intake.optionalText(`${path}.phone`, party?.phone, type.text300),
    address: intake.optionalText(`${path}.address`, party?.address, type.text300),
  }
  if (identificationType === 'FINAL_CONSUMER') {
    if (!options.finalConsumer) intake.refuse(`${path}.identificationType`, 'DOC_40002')
    return { identificationType, ...FINAL_CONSUMER, ...contact }
  }
  return {
    identificationType: identificationType ?? 'RUC',
    identification: readIdentification(intake, identificationType, party?.identification, `${path}.identification`),
    legalName: intake.text(`${path}.legalName`, party?.legalName, type.text300),
    ...contact,
  }
}

/** An identification of a known type: its structure must hold, its check digit is worth a warning. */
export function readIdentification(
  intake: Intake,
  identificationType: IdentificationType | undefined,
  given: string | undefined,
  path: string,
): string {
  const identification = intake.text(path, given, type.text20)
  if (identification === '' || !identificationType) return identification
  const check = checkIdentification(identificationType, identification)
  if (check === 'malformed') intake.refuse(path, 'DOC_40001')
  if (check === 'unverified') intake.warn(path, 'DOC_90001')
  return identification
}

/** The addresses of one text, comma- or semicolon-separated. */
export function readEmails(intake: Intake, given: string | undefined, path: string): string[] {
  const emails = (given ?? '').split(/[,;]/).map((email) => email.trim())
  const named = emails.filter((email) => email !== '')
  if (named.some((email) => email.length > 254 || !EMAIL.test(email))) intake.refuse(path, 'DOC_40004')
  return named
}

/** What an invoice on a day may come to without naming its buyer, in dollars. */
export function finalConsumerLimit(day: string): string | undefined {
  return lookUp(finalConsumerLimits, 'LIMIT', day)?.amount
}
