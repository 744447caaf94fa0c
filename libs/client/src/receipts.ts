import { dataOf, developerPages } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Body, Query, Receipt } from './description.ts'
import type { ReceiptFilters } from './documents.ts'
import type { FileLink, ReceiptStatus } from './generated/api.ts'
import type { Pages } from './pages.ts'
import { type ReceiptProgress, receiptStates } from './receipt-states.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

/** A file of a receipt, behind a temporary link that needs no key. */
export interface ReceiptFile extends FileLink {
  bytes(options?: CallOptions): Promise<Uint8Array>
  text(options?: CallOptions): Promise<string>
}

export interface AllReceiptFilters extends ReceiptFilters {
  documentType?: NonNullable<Query<'listReceipts'>['documentType']>
}

/** Receipts of every kind, by id or access key. */
export interface Receipts {
  get(id: string, options?: CallOptions): Promise<Receipt>
  status(id: string, options?: CallOptions): Promise<ReceiptStatus>
  /** Newest first. */
  list(filters?: AllReceiptFilters, options?: CallOptions): Pages<Receipt>
  /**
   * Waits until the receipt is COMPLETED, REJECTED, RETURNED or in ERROR.
   * @throws DeadlineError after `timeoutMs` (default two minutes)
   */
  waitFor(id: string, options?: WaitOptions): Promise<Receipt>
  events(id: string, options?: CallOptions): AsyncIterable<ReceiptProgress>
  xml(id: string, options?: CallOptions): Promise<ReceiptFile>
  pdf(id: string, options?: CallOptions): Promise<ReceiptFile>
  /** Continues a receipt in ERROR. */
  retry(id: string, options?: CallOptions): Promise<Receipt>
  /** Marks it as voided in this system only; the authority keeps it. */
  void(id: string, reason: string, options?: CallOptions): Promise<Receipt>
  /** Mails it again, to the customer or to other addresses. */
  email(id: string, order?: Body<'emailReceipt'>, options?: CallOptions): Promise<Receipt>
}

export function receipts(connection: Connection): Receipts {
  return {
    get: (id, options) => dataOf(connection, 'getReceipt', { path: { id } }, options),
    status: (id, options) => dataOf(connection, 'getReceiptStatus', { path: { id } }, options),
    list: (filters, options) => developerPages<Receipt>(connection, 'listReceipts', { ...filters }, options),
    waitFor: (id, options = {}) => waitFor(connection, id, options),
    events: (id, options = {}) => receiptStates(connection, id, options),
    xml: async (id, options) =>
      fileAt(connection, await dataOf(connection, 'getReceiptXml', { path: { id } }, options)),
    pdf: async (id, options) =>
      fileAt(connection, await dataOf(connection, 'getReceiptPdf', { path: { id } }, options)),
    retry: (id, options) => dataOf(connection, 'retryReceipt', { path: { id } }, options),
    void: (id, reason, options) => dataOf(connection, 'voidReceipt', { path: { id }, body: { reason } }, options),
    email: (id, order = {}, options) => dataOf(connection, 'emailReceipt', { path: { id }, body: order }, options),
  }
}

function fileAt(connection: Connection, link: FileLink): ReceiptFile {
  return {
    ...link,
    bytes: async (options) => new Uint8Array(await (await connection.download(link.url, options)).arrayBuffer()),
    text: async (options) => (await connection.download(link.url, options)).text(),
  }
}
