import { DEFAULT_TAX_ROUNDING, TAX_ROUNDINGS, type TaxRounding } from '../amounts/pricing.ts'
import type { OrderReader } from './order-reader.ts'

interface Choice {
  taxRounding?: TaxRounding | null | undefined
}

/** The order's rounding, else its issuer's. */
export function readTaxRounding(reader: OrderReader, order: Choice, issuer: Choice): TaxRounding {
  const taxRounding = order.taxRounding ?? undefined
  return (
    (taxRounding && reader.oneOf('taxRounding', taxRounding, TAX_ROUNDINGS)) ??
    issuer.taxRounding ??
    DEFAULT_TAX_ROUNDING
  )
}
