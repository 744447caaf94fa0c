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
  ruc: string
  order: PlacedOrder | undefined
  issuedBefore: boolean
  /** The field that names a deleted record; empty for none. */
  deletedPart: string
}

interface Dependencies {
  invoices: Invoices
  records: Records
}

/**
 * Reserves an invoice for issuing and returns its order and receipt id. All claims get the same id. The invoice cannot
 * change while claims are open. After an earlier claim, deleted parts are reported and not refused: the receipt may
 * exist, and the caller looks for it first.
 * @throws AppError `not-found` CAT_10012; `invalid` CAT_30004 for a deleted part on the first claim, CAT_10022 if the
 * emission point is not of its establishment; `forbidden` ACS_10006 with a test key, for a draft of a live key or
 * session whose taxpayer is in production; `conflict` CAT_10061 with a live key, for a draft of a test key
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
        return { ...claimed, ...result, ruc: '', order: undefined }
      }
      const { ruc, ...parts } = result
      return { ...claimed, ruc, order: invoiceOrder(parts), deletedPart: '' }
    } catch (error) {
      // Later changes of its records must not refuse an issued invoice.
      if (claimed.issuedBefore && AppError.is(error) && error.kind === 'invalid')
        return { ...claimed, ruc: '', order: undefined, deletedPart: error.details[0]?.path ?? 'invoice' }
      await invoices.release({ ...claim, receiptId })
      throw error
    }
  }

/** An issued invoice needs no guard: the answer writes nothing. */
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

async function whyNotClaimed(records: Records, { workspaceId, invoiceId }: Claim): Promise<AppError> {
  const isThere = await records.isAny('invoices', workspaceId, { _id: invoiceId })
  return isThere ? catalogErrors.draftByTestKey() : notFound(resources.invoices, invoiceId)
}

type Parts = InvoiceParts & { ruc: string }

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
    ruc: String(taxpayer.ruc),
    invoice,
    customer,
    products,
    taxes,
    establishment: seriesText(establishment),
    emissionPoint: seriesText(point),
  }
}

/** Writes refuse this too. Older invoices are refused here: the document would get a wrong series. */
function pointElsewhere(): AppError {
  return invalid([catalogErrors.referenceElsewhere.at('emissionPointId', { reason: 'establishment' })])
}

function partDeleted(field: string) {
  const { invoicePartDeleted } = catalogErrors
  return invoicePartDeleted({ field }, { details: [invoicePartDeleted.at(field, {})] })
}
