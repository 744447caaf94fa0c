import { catalogErrors } from '@etax/contracts'
import { Decimal, type ErrorDetail, withSubject } from '@etax/kernel'
import {
  authorityDay,
  documentErrors,
  inForce,
  ivaRates,
  otherRounding,
  priceOrderItems,
  type TaxRounding,
  type Violation,
} from '@etax/tax-document'
import { authorityTaxCode } from '../domain/authority-tax.ts'
import { type InvoiceDetail, type InvoicePayment, roundingOf } from '../domain/invoice.ts'
import { invoiceItem } from '../domain/invoice-order.ts'
import { taxRoundingOf } from '../domain/profile.ts'
import { invalid } from '../domain/read-body.ts'
import { type Fields, IN_PRODUCTION, type ResourcePath, type Row } from '../domain/resource.ts'
import type { Stores } from '../ports.ts'

interface HookInput {
  workspaceId: string
  fields: Fields
  before?: Row
  now: Date
}

/** Checks against other records and returns additional fields. @throws AppError `invalid` VAL_10000 */
type Hook = (stores: Stores, input: HookInput) => Promise<Fields>

export const hooks: Partial<Record<ResourcePath, Hook>> = {
  taxpayers: withOwnPast,
  products: withSaleTax,
  invoices: withRightTotal,
}

/** A new taxpayer with the number of deleted live receipts is in production. */
async function withOwnPast(stores: Stores, input: HookInput): Promise<Fields> {
  const { workspaceId, fields, before } = input
  await checkOwnLogo(stores, input)
  if (fields.ruc === before?.ruc) return {}
  return (await stores.records.hadLiveReceipts(workspaceId, String(fields.ruc))) ? { [IN_PRODUCTION]: true } : {}
}

async function checkOwnLogo({ logos }: Stores, { workspaceId, fields }: HookInput): Promise<void> {
  const { uuidLogo } = fields
  if (typeof uuidLogo !== 'string' || (await logos.isOf(uuidLogo, workspaceId))) return
  throw invalid([catalogErrors.referenceUnknown.at('uuidLogo', { reason: 'logo' })])
}

/** A product has one tax: value-added, at a rate that is in force when it is set. A stored one stays. */
async function withSaleTax(stores: Stores, input: HookInput): Promise<Fields> {
  const { workspaceId, fields, before, now } = input
  if (fields.taxId !== before?.taxId) {
    const taxId = String(fields.taxId)
    const tax = (await stores.records.findAny('taxes', workspaceId, [taxId])).get(taxId)
    const problem = tax && whyNotForProducts(tax, now)
    if (problem !== undefined) throw invalid([problem])
  }
  return withDefaultPriceType(stores, input)
}

function whyNotForProducts(tax: Row, now: Date): ErrorDetail | undefined {
  const [code, authorityCode] = [String(tax.code), String(tax.authorityCode)]
  const isWithheld = tax.isRetention === true
  if (!isValueAdded(tax))
    return catalogErrors.taxNotValueAdded.at('taxId', { reason: 'tax', code, authorityCode, isWithheld })
  const isToday = inForce(ivaRates, authorityDay(now.getTime())).some(({ code }) => code === tax.authorityCode)
  if (isToday) return undefined
  return documentErrors.rateNotInForce.at('taxId', { reason: 'taxOfProduct', code, authorityCode })
}

async function withDefaultPriceType({ records }: Stores, { workspaceId, fields, before }: HookInput): Promise<Fields> {
  const { taxpayerId, priceTypeId } = fields
  if (before !== undefined || priceTypeId !== null) return {}
  const [priceType] = await records.findWhere('price-types', workspaceId, { taxpayerId, isDefault: true })
  return { priceTypeId: priceType?._id ?? null }
}

/**
 * Lines name products of the taxpayer with value-added tax. The payments add up to the total of the drafting routine.
 */
async function withRightTotal({ records }: Stores, input: HookInput): Promise<Fields> {
  const { workspaceId, fields } = input
  const details = fields.details as InvoiceDetail[]
  const products = await records.findAny('products', workspaceId, distinct(details.map(({ productId }) => productId)))
  const taxes = await records.findAny(
    'taxes',
    workspaceId,
    distinct([...products.values()].map(({ taxId }) => String(taxId))),
  )
  const unfit = details.flatMap(({ productId }, at) => {
    const product = products.get(productId)
    const path = `details[${at}].productId`
    if (product?.live !== true || product.taxpayerId !== fields.taxpayerId)
      return [
        catalogErrors.referenceUnknown.at(path, {
          reason: 'record',
          kind: 'product',
          of: 'taxpayer',
          list: '/products',
          sent: productId,
        }),
      ]
    if (isValueAdded(taxes.get(String(product.taxId)))) return []
    return [catalogErrors.taxNotValueAdded.at(path, { reason: 'product' })]
  })
  const items = details.map((detail) => invoiceItem(detail, { products, taxes }))
  const rounding = await roundingFor(records, input)
  const priced = priceOrderItems(items, { day: String(fields.issueDate), rounding })
  const isUnfit = new Set(unfit.map(({ path }) => path))
  const broken = priced.violations
    .map(inTheInvoice)
    .filter(({ path }) => !isUnfit.has(path))
    .map(ofTheDay)
  const problems = [...unfit, ...distinctOf(broken)].toSorted((one, other) => lineOf(one) - lineOf(other))
  if (problems.length === 0)
    problems.push(...paymentProblems(fields.paymentMethods as InvoicePayment[], { rounding, ...priced }))
  if (problems.length > 0) throw invalid(problems)
  return { taxRounding: rounding }
}

/** A new invoice without `taxRounding` takes the taxpayer's. */
async function roundingFor(
  records: Stores['records'],
  { workspaceId, fields, before }: HookInput,
): Promise<TaxRounding> {
  if (before !== undefined || fields.taxRounding !== undefined) return roundingOf(fields)
  const taxpayerId = String(fields.taxpayerId)
  const taxpayer = (await records.findAny('taxpayers', workspaceId, [taxpayerId])).get(taxpayerId)
  return taxRoundingOf(taxpayer)
}

function lineOf({ path }: ErrorDetail): number {
  return Number(/\d+/.exec(path)?.[0] ?? 0)
}

/** The invoice's name of each order member; other members come from the product. */
const OWN_MEMBERS: Readonly<Record<string, string>> = { quantity: 'quantity', unitPrice: 'price', discount: 'discount' }

function inTheInvoice(violation: Violation): ErrorDetail {
  const { path } = violation
  if (path === 'items') return { ...violation, path: 'details' }
  const [, at = '0', member = ''] = /^items\[(\d+)\]\.(\w+)/.exec(path) ?? []
  const field = OWN_MEMBERS[member]
  if (field === 'discount') return catalogErrors.discountTooLarge.at(`details[${at}].discount`)
  if (field !== undefined) return { ...violation, path: `details[${at}].${field}` }
  return withSubject({ ...violation, path: `details[${at}].productId` }, { product: member })
}

/** The tax is in force today, so that the problem is the day of the invoice. */
function ofTheDay(problem: ErrorDetail): ErrorDetail {
  const { rateNotInForce } = documentErrors
  return problem.code === rateNotInForce.code ? rateNotInForce.at('issueDate', { reason: 'dayOfInvoice' }) : problem
}

function distinctOf(problems: readonly ErrorDetail[]): ErrorDetail[] {
  return problems.filter(
    ({ path }, at) => path !== 'issueDate' || problems.findIndex((one) => one.path === path) === at,
  )
}

interface Totals {
  rounding: TaxRounding
  total: Decimal
  otherTotal: Decimal
}

function paymentProblems(payments: readonly InvoicePayment[], { rounding, total, otherTotal }: Totals): ErrorDetail[] {
  const paid = Decimal.sum(payments.map(({ value }) => Decimal.of(value)))
  if (paid.equals(total)) return []
  const other = { taxRounding: otherRounding(rounding), total: otherTotal.toFixed(2) }
  const facts = { total: total.toFixed(2), paid: paid.toFixed(2), ...(total.equals(otherTotal) ? {} : { other }) }
  return [catalogErrors.paymentsDiffer.at('paymentMethods', facts)]
}

function isValueAdded(tax: Row | undefined): boolean {
  return tax !== undefined && tax.isRetention !== true && authorityTaxCode(String(tax.authorityCode)) === '2'
}

function distinct(ids: readonly string[]): string[] {
  return [...new Set(ids)]
}
