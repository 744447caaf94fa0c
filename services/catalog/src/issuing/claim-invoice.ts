import { catalogErrors } from '@etax/contracts'
import type { AppError } from '@etax/kernel'
import type { InvoiceDetail } from '../domain/invoice.ts'
import type { Issuing } from '../domain/invoice-issuing.ts'
import { type InvoiceParts, invoiceOrder, type PlacedOrder } from '../domain/invoice-order.ts'
import { notFound } from '../domain/not-found.ts'
import { seriesText } from '../domain/profile.ts'
import { invalid } from '../domain/read-body.ts'
import type { Mode, Row } from '../domain/resource.ts'
import type { Invoices, Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'

export interface ClaimedInvoice {
  receiptId: string
  taxpayerRuc: string
  order: PlacedOrder
  issuedBefore: boolean
}

interface Dependencies {
  invoices: Invoices
  records: Records
}

/**
 * Takes an invoice to be issued: gives the receipt it is to become, the same one to all who ask, and the order. While
 * claims are open the invoice cannot change, so they all carry the same content.
 * @throws AppError `not-found` CAT_10012; `invalid` CAT_30004 where something it names has been deleted since,
 * CAT_10022 where its emission point is not of its establishment
 */
export const claimInvoice =
  ({ invoices, records }: Dependencies) =>
  async (claim: { workspaceId: string; invoiceId: string; mode: Mode; receiptId: string }): Promise<ClaimedInvoice> => {
    const invoice = await invoices.claim(claim)
    const progress = (invoice?.issuing as Issuing | undefined)?.[claim.mode]
    if (invoice === undefined || progress === undefined) throw notFound(resources.invoices, claim.invoiceId)
    const { receiptId, issuedAt } = progress
    try {
      const { taxpayerRuc, ...parts } = await partsOf(records, invoice)
      return { receiptId, taxpayerRuc, order: invoiceOrder(parts), issuedBefore: issuedAt !== null }
    } catch (error) {
      await invoices.release({ ...claim, receiptId })
      throw error
    }
  }

async function partsOf(records: Records, invoice: Row): Promise<InvoiceParts & { taxpayerRuc: string }> {
  const { workspaceId } = invoice
  const one = async (path: 'taxpayers' | 'customers' | 'establishments' | 'emission-points', field: string) => {
    const found = await records.find(resources[path], workspaceId, String(invoice[field]))
    return found ?? partDeleted(field)
  }
  const [taxpayer, customer, establishment, point] = await Promise.all([
    one('taxpayers', 'taxpayerId'),
    one('customers', 'customerId'),
    one('establishments', 'establishmentId'),
    one('emission-points', 'emissionPointId'),
  ])
  if (point.establishmentId !== establishment._id) throw pointElsewhere()
  const productIds = (invoice.details as InvoiceDetail[]).map(({ productId }) => productId)
  const products = await records.findAny('products', workspaceId, [...new Set(productIds)])
  const taxIds = [...products.values()].map(({ taxId }) => String(taxId))
  const taxes = await records.findAny('taxes', workspaceId, [...new Set(taxIds)])
  return {
    taxpayerRuc: String(taxpayer.ruc),
    invoice,
    customer,
    products,
    taxes,
    establishment: seriesText(establishment),
    emissionPoint: seriesText(point),
  }
}

/** Refused where it is written; what was written before is refused here: it would leave in a series nobody named. */
function pointElsewhere(): AppError {
  return invalid([
    catalogErrors.referenceElsewhere.at('emissionPointId', 'is not of the establishment establishmentId'),
  ])
}

function partDeleted(field: string): never {
  const detail = catalogErrors.invoicePartDeleted.at(field)
  throw catalogErrors.invoicePartDeleted({ message: `${field} ${detail.message}`, details: [detail] })
}
