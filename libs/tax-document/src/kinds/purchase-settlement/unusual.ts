import { identificationCode } from '../../catalogs/parties.ts'
import { documentErrors } from '../../errors/document-errors.ts'
import { nothingSold, type Unusual, unusual } from '../../rules/unusual.ts'
import type { PurchaseSettlementDocument } from './shape.ts'

/** What seldom is meant so of a purchase settlement. */
export function unusualInSettlement(document: PurchaseSettlementDocument): Unusual[] {
  return [...nothingSold(document), ...settlementToCompany(document)]
}

const RUC = identificationCode('RUC')

/** A company has a 9 as the third digit of its registry number, a public body a 6. */
function settlementToCompany({ header }: PurchaseSettlementDocument): Unusual[] {
  const { supplierIdentificationType: type, supplierIdentification: ruc } = header
  if (type !== RUC || !/^\d\d[69]/.test(ruc)) return []
  const at = { where: ['header', 'supplierIdentification'], path: 'supplier.identification' }
  return [unusual(at, documentErrors.settlementToCompany, { ruc })]
}
