import { catalogErrors } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import type { InvoiceDetail } from '../domain/invoice.ts'
import { type Issuing, receiptIdOf } from '../domain/invoice-issuing.ts'
import { type InvoiceParts, invoiceOrder, type PlacedOrder } from '../domain/invoice-order.ts'
import { notFound } from '../domain/not-found.ts'
import { seriesText } from '../domain/profile.ts'
import { invalid } from '../domain/read-body.ts'
import type { Row, View } from '../domain/resource.ts'
import type { Claim, Invoices, Records } from '../ports.ts'
import { guardWrite } from '../records/guard-write.ts'
import { resources } from '../resources/resources.ts'

export interface ClaimedInvoice {
  receiptId: string
  /** Empty where the taxpayer is what was deleted. */
  taxpayerRuc: string
  /** Undefined where a part is deleted. */
  order: PlacedOrder | undefined
  issuedBefore: boolean
  /** The field that names a record deleted since; empty for none. */
  deletedPart: string
}

interface Dependencies {
  invoices: Invoices
  records: Records
}

/**
 * Takes an invoice to be issued: gives the receipt it is to become, the same one to all who ask, and the order. While
 * claims are open the invoice cannot change, so they all carry the same content. Where it has been claimed before there
 * may be a receipt, so that what was deleted since is told and not refused: who claims looks for the receipt first.
 * @throws AppError `not-found` CAT_10012; `invalid` CAT_30004 where something it names has been deleted and this claim
 * is the first, CAT_10022 where its emission point is not of its establishment; `forbidden` ACS_10006 for a draft of a taxpayer
 * in production that no test key wrote, with a test key; `conflict` CAT_10061 for one that a test key wrote, with a live one
 */
export const claimInvoice =
  ({ invoices, records }: Dependencies) =>
  async ({ view, ...request }: Omit<Claim, 'mode'> & { view: View }): Promise<ClaimedInvoice> => {
    const claim = { ...request, mode: view.mode }
    await guardDraft(records, request, view)
    const invoice = await invoices.claim(claim)
    const progress = (invoice?.issuing as Issuing | undefined)?.[claim.mode]
    if (invoice === undefined || progress === undefined) throw await whyNotClaimed(records, claim)
    const { receiptId, issuedAt } = progress
    const claimed = { receiptId, issuedBefore: issuedAt !== null }
    try {
      const result = await partsOf(records, invoice)
      if ('deletedPart' in result) {
        if (receiptId === claim.receiptId) throw partDeleted(result.deletedPart)
        return { ...claimed, ...result, taxpayerRuc: '', order: undefined }
      }
      const { taxpayerRuc, ...parts } = result
      return { ...claimed, taxpayerRuc, order: invoiceOrder(parts), deletedPart: '' }
    } catch (error) {
      // What is issued is issued: nothing that its records have become since refuses it.
      if (claimed.issuedBefore && AppError.is(error) && error.kind === 'invalid')
        return { ...claimed, taxpayerRuc: '', order: undefined, deletedPart: error.details[0]?.path ?? 'invoice' }
      await invoices.release({ ...claim, receiptId })
      throw error
    }
  }

/** What was issued before is answered to all: that writes nothing. */
async function guardDraft(
  records: Records,
  { workspaceId, invoiceId }: Omit<Claim, 'mode'>,
  view: View,
): Promise<void> {
  if (view.sparesProduction !== true) return
  const invoice = await records.find(resources.invoices, workspaceId, invoiceId)
  if (invoice === undefined || receiptIdOf(invoice, view.mode) !== null) return
  await guardWrite(records, resources.invoices, { workspaceId, view, fields: invoice })
}

/** A live claim finds only what a live key or a session wrote. */
async function whyNotClaimed(records: Records, { workspaceId, invoiceId }: Claim): Promise<AppError> {
  const isThere = await records.isAny('invoices', workspaceId, { _id: invoiceId })
  return isThere ? catalogErrors.draftByTestKey() : notFound(resources.invoices, invoiceId)
}

type Parts = InvoiceParts & { taxpayerRuc: string }

const NAMED_PARTS = [
  ['taxpayerId', 'taxpayers'],
  ['customerId', 'customers'],
  ['establishmentId', 'establishments'],
  ['emissionPointId', 'emission-points'],
] as const

async function partsOf(records: Records, invoice: Row): Promise<Parts | { deletedPart: string }> {
  const { workspaceId } = invoice
  const rows = await Promise.all(
    NAMED_PARTS.map(([field, path]) => records.find(resources[path], workspaceId, String(invoice[field]))),
  )
  const [taxpayer, customer, establishment, point] = rows
  if (!taxpayer || !customer || !establishment || !point) {
    return { deletedPart: NAMED_PARTS.find((_, at) => rows[at] === undefined)?.[0] ?? '' }
  }
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
  return invalid([catalogErrors.referenceElsewhere.at('emissionPointId', { reason: 'establishment' })])
}

function partDeleted(field: string) {
  const { invoicePartDeleted } = catalogErrors
  return invoicePartDeleted({ field }, { details: [invoicePartDeleted.at(field, {})] })
}
