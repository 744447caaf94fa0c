import { DEFAULT_TAX_ROUNDING, TAX_ROUNDINGS, type TaxRounding } from '../amounts/pricing.ts'
import type { OrderReader } from './order-reader.ts'

interface Choice {
  taxRounding?: TaxRounding | null | undefined
}

/** How the taxes of an order are rounded: as it says, else as its issuer's are. */
export function readTaxRounding(reader: OrderReader, order: Choice, issuer: Choice): TaxRounding {
  const taxRounding = order.taxRounding ?? undefined
  return (
    (taxRounding && reader.oneOf('taxRounding', taxRounding, TAX_ROUNDINGS)) ??
    issuer.taxRounding ??
    DEFAULT_TAX_ROUNDING
  )
}
