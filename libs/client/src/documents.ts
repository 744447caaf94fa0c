import { dataOf, dataWithWarnings, developerPages } from './answers.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Body, Data, OperationId, Query, Receipt, ReceiptState, WithWarnings } from './description.ts'
import type { OrderPreview } from './generated/api.ts'
import { withReference } from './order-reference.ts'
import type { Pages } from './pages.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

/** The next number of a series that has documents from another system. */
export interface NextNumber {
  establishment: string
  emissionPoint: string
  next: number
}

/** The filters of a list of receipts; several states are joined. */
export interface ReceiptFilters extends Omit<Query<'listInvoiceReceipts'>, 'status'> {
  status?: ReceiptState | readonly ReceiptState[]
}

export interface Documents<Order> extends ListedDocuments {
  /**
   * Issues a document. Its receipt is a DRAFT at first. An order without a `devReference` gets one, so that a repeat
   * issues nothing twice.
   */
  issue(order: Order, options?: CallOptions): Promise<WithWarnings<Receipt>>
  /**
   * Issues a document and waits for its final state; `timeoutMs` limits the wait. `duplicate`: an earlier call had
   * issued it.
   */
  issueAndWait(order: Order, options?: WaitOptions): Promise<WithWarnings<Receipt>>
  /** Checks an order as issuing does, and issues nothing. `receipt` is the one that has the same devReference. */
  preview(order: Order, options?: CallOptions): Promise<WithWarnings<OrderPreview>>
}

export interface ListedDocuments {
  /** Newest first. */
  list(filters?: ReceiptFilters, options?: CallOptions): Pages<Receipt>
  setNextNumber(series: NextNumber, options?: CallOptions): Promise<NextNumber>
}

interface Operations {
  issue: OperationId
  preview: OperationId
  list: OperationId
  setNext: OperationId
}

export function documents<Ids extends Operations>(connection: Connection, ids: Ids): Documents<Body<Ids['issue']>> {
  const issue = async (order: Body<Ids['issue']>, options?: CallOptions) => {
    const request = { body: withReference(order), repeatable: true }
    return dataWithWarnings(connection, ids.issue, request, options) as unknown as Promise<WithWarnings<Receipt>>
  }
  return {
    issue,
    issueAndWait: async (order, options = {}) => {
      // Before the service issues anything.
      checkOptions(options)
      const issued = await issue(order, options.signal === undefined ? {} : { signal: options.signal })
      const { id, warnings, duplicate } = issued
      return { ...(await waitFor(connection, id, options)), warnings, duplicate }
    },
    preview: async (order, options) => {
      const request = { body: order, repeatable: true }
      return dataWithWarnings(connection, ids.preview, request, options) as unknown as Promise<
        WithWarnings<OrderPreview>
      >
    },
    ...listed(connection, ids),
  }
}

export function listed<Ids extends Omit<Operations, 'issue' | 'preview'>>(
  connection: Connection,
  ids: Ids,
): ListedDocuments {
  return {
    list: (filters, options) => developerPages<Receipt>(connection, ids.list, { ...filters }, options),
    setNextNumber: (series, options) =>
      dataOf(connection, ids.setNext, { body: series }, options) as Promise<Data<'setNextInvoiceNumber'>>,
  }
}
