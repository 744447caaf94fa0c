import { catalogErrors } from '@etax/contracts'
import { Decimal, type DeclaredError, type ErrorDetail } from '@etax/kernel'
import { lineSubtotal, type PricedLine, saleTotal } from '@etax/tax-document'
import { authorityTaxCode } from '../domain/authority-tax.ts'
import type { InvoiceDetail, InvoicePayment } from '../domain/invoice.ts'
import { invalid } from '../domain/read-body.ts'
import type { Fields, ResourcePath, Row } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'

interface HookInput {
  workspaceId: string
  /** The whole record as it is going to be. */
  fields: Fields
  /** The record a change is made to. */
  before?: Row
}

/** Checks what takes a look at other records, and gives what it fills in. @throws AppError `invalid` VAL_10000 */
type Hook = (stores: Stores, input: HookInput) => Promise<Fields>

/** What single resources need before they are kept, besides what all of them do. */
export const hooks: Partial<Record<ResourcePath, Hook>> = {
  taxpayers: withOwnLogo,
  products: withDefaultPriceType,
  invoices: withRightTotal,
}

async function withOwnLogo({ logos }: Stores, { workspaceId, fields }: HookInput): Promise<Fields> {
  const { uuidLogo } = fields
  if (typeof uuidLogo !== 'string' || (await logos.isOf(uuidLogo, workspaceId))) return {}
  throw invalid([catalogErrors.referenceUnknown.at('uuidLogo', 'names no logo of this workspace')])
}

/** A new product has the taxpayer's default price type unless it is given another. */
async function withDefaultPriceType({ records }: Stores, { workspaceId, fields, before }: HookInput): Promise<Fields> {
  const { taxpayerId, priceTypeId } = fields
  if (before !== undefined || priceTypeId !== null) return {}
  const [priceType] = await records.findWhere('price-types', workspaceId, { taxpayerId, isDefault: true })
  return { priceTypeId: priceType?._id ?? null }
}

/** Every line names a product of the taxpayer with a value-added tax, and the payments add up to the total. */
async function withRightTotal({ records }: Stores, { workspaceId, fields }: HookInput): Promise<Fields> {
  const details = fields.details as InvoiceDetail[]
  const products = await records.findAny('products', workspaceId, distinct(details.map(({ productId }) => productId)))
  const taxes = await records.findAny(
    'taxes',
    workspaceId,
    distinct([...products.values()].map(({ taxId }) => String(taxId))),
  )
  const problems: ErrorDetail[] = []
  const lines = details.map((detail, at) => {
    const product = products.get(detail.productId)
    const isThere = product?.live === true && product.taxpayerId === fields.taxpayerId
    if (!isThere)
      refuse(catalogErrors.referenceUnknown, `details[${at}].productId`, 'names no product of this taxpayer')
    const tax = taxes.get(String(product?.taxId))
    if (isThere && !isValueAdded(tax)) {
      refuse(catalogErrors.taxNotValueAdded, `details[${at}].productId`)
    }
    const line = pricedLine(detail, tax)
    if (lineSubtotal(line).isNegative()) refuse(catalogErrors.discountTooLarge, `details[${at}].discount`)
    return line
  })
  const total = saleTotal(lines)
  const paid = Decimal.sum((fields.paymentMethods as InvoicePayment[]).map(({ value }) => Decimal.of(value)))
  if (problems.length === 0 && !paid.equals(total)) {
    const message = `must add up to the total, ${total.toFixed(2)}, not ${paid.toFixed(2)}`
    refuse(catalogErrors.paymentsDiffer, 'paymentMethods', message)
  }
  if (problems.length > 0) throw invalid(problems)
  return {}

  function refuse(error: DeclaredError, path: string, message?: string): void {
    problems.push(error.at(path, message))
  }
}

function isValueAdded(tax: Row | undefined): boolean {
  return tax !== undefined && tax.isRetention !== true && authorityTaxCode(String(tax.authorityCode)) === '2'
}

function pricedLine(
  { quantity, price, discount }: InvoiceDetail,
  tax: Row | undefined,
): PricedLine & { percentage: Decimal } {
  const percentage = tax?.percentage instanceof Decimal ? tax.percentage : Decimal.ZERO
  return { quantity: Decimal.of(quantity), unitPrice: Decimal.of(price), discount: Decimal.of(discount), percentage }
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
