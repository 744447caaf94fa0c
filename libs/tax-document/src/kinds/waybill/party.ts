import { checkNationalId, checkRuc } from '../../catalogs/identification.ts'
import type { IdentificationType } from '../../catalogs/parties.ts'
import type { Customer } from '../../parts/parties.ts'
import type { WaybillDocument } from './shape.ts'

/** The first recipient. A waybill has no type of identification: its structure gives it. */
export function recipientParty({ recipients }: WaybillDocument): Customer {
  const [first] = recipients
  const identification = first?.identification ?? ''
  return {
    identificationType: typeOf(identification),
    identification,
    legalName: first?.legalName ?? '',
    emails: [],
    address: first?.address,
  }
}

function typeOf(identification: string): IdentificationType {
  if (checkRuc(identification) !== 'malformed') return 'RUC'
  return checkNationalId(identification) === 'malformed' ? 'FOREIGN_ID' : 'NATIONAL_ID'
}
