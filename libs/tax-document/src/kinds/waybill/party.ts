import { checkNationalId, checkRuc } from '../../catalogs/identification.ts'
import type { IdentificationType } from '../../catalogs/parties.ts'
import type { Customer } from '../../parts/parties.ts'
import type { WaybillDocument } from './shape.ts'

/** Who receives first. A waybill does not say what kind of identification it is: its structure does. */
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
