import { Decimal, type ErrorDetail } from '@etax/kernel'
import { authorityTaxCode } from './domain/authority-tax.ts'
import { invoiceTotal, lineSubtotal, type PricedLine } from './domain/invoice-total.ts'
import { invalid } from './domain/read-body.ts'
import type { Fields, ResourcePath, Row } from './domain/resource.ts'
import type { InvoiceDetail, InvoicePayment } from './domain/resources/invoices.ts'
import type { Stores } from './settle-write.ts'

export interface Draft {
  workspaceId: string
  /** The whole record as it is going to be. */
  fields: Fields
  /** The record a change is made to. */
  before?: Row
}

/** Checks what takes a look at other records, and gives what it fills in. @throws AppError `invalid` CAT_10001 */
type Particulars = (stores: Stores, draft: Draft) => Promise<Fields>

/** What single resources need before they are kept, besides what all of them do. */
export const particulars: Partial<Record<ResourcePath, Particulars>> = {
  taxpayers: withOwnLogo,
  products: withDefaultPriceType,
  invoices: withRightTotal,
}

async function withOwnLogo({ logos }: Stores, { workspaceId, fields }: Draft): Promise<Fields> {
  const { uuidLogo } = fields
  if (typeof uuidLogo !== 'string' || (await logos.isOf(uuidLogo, workspaceId))) return {}
  throw invalid([{ path: 'uuidLogo', code: 'CAT_10011', message: 'names no logo of this workspace' }])
}

/** A new product has the taxpayer's default price type unless it is given another. */
async function withDefaultPriceType({ records }: Stores, { workspaceId, fields, before }: Draft): Promise<Fields> {
  const { taxpayerId, priceTypeId } = fields
  if (before !== undefined || priceTypeId !== null) return {}
  const [priceType] = await records.findWhere('price-types', workspaceId, { taxpayerId, isDefault: true })
  return { priceTypeId: priceType?._id ?? null }
}

/** Every line names a product of the taxpayer with a value-added tax, and the payments add up to the total. */
async function withRightTotal({ records }: Stores, { workspaceId, fields }: Draft): Promise<Fields> {
  const details = fields.details as InvoiceDetail[]
  const products = await records.findAny('products', workspaceId, distinct(details.map(({ productId }) => productId)))
  const taxes = await records.findAny(
    'taxes',
    workspaceId,
    distinct([...products.values()].map(({ taxId }) => String(taxId))),
  )
  const problems: ErrorDetail[] = []
  const lines = details.map((detail, at): PricedLine => {
    const product = products.get(detail.productId)
    const isThere = product?.live === true && product.taxpayerId === fields.taxpayerId
    if (!isThere) refuse(`details[${at}].productId`, 'CAT_10011', 'names no product of this taxpayer')
    const tax = taxes.get(String(product?.taxId))
    if (isThere && !isValueAdded(tax)) {
      refuse(`details[${at}].productId`, 'CAT_30001', 'names a product whose tax is not a value-added one')
    }
    const line = pricedLine(detail, tax)
    if (lineSubtotal(line).isNegative()) refuse(`details[${at}].discount`, 'CAT_30002', 'is larger than the line')
    return line
  })
  const total = invoiceTotal(lines)
  const paid = Decimal.sum((fields.paymentMethods as InvoicePayment[]).map(({ value }) => Decimal.of(value)))
  if (problems.length === 0 && !paid.equals(total)) {
    refuse('paymentMethods', 'CAT_30003', `must add up to the total, ${total.toFixed(2)}, not ${paid.toFixed(2)}`)
  }
  if (problems.length > 0) throw invalid(problems)
  return {}

  function refuse(path: string, code: string, message: string): void {
    problems.push({ path, code, message })
  }
}

function isValueAdded(tax: Row | undefined): boolean {
  return tax !== undefined && tax.isRetention !== true && authorityTaxCode(String(tax.authorityCode)) === '2'
}

function pricedLine({ quantity, price, discount }: InvoiceDetail, tax: Row | undefined): PricedLine {
  const percentage = tax?.percentage instanceof Decimal ? tax.percentage : Decimal.ZERO
  return { quantity: Decimal.of(quantity), price: Decimal.of(price), discount: Decimal.of(discount), percentage }
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
