import type { OrderReader } from './order-reader.ts'
import { DEFAULT_TAX_ROUNDING, TAX_ROUNDINGS, type TaxRounding } from './pricing.ts'

interface Choice {
  taxRounding?: TaxRounding | null | undefined
}

/** How the taxes of an order are rounded: as it says, else as its issuer's are. */
export function readTaxRounding(reader: OrderReader, order: Choice, issuer: Choice): TaxRounding {
  const given = order.taxRounding ?? undefined
  return (given && reader.oneOf('taxRounding', given, TAX_ROUNDINGS)) ?? issuer.taxRounding ?? DEFAULT_TAX_ROUNDING
}
