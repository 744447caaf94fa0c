import { dataOf, dataWithWarnings, developerPages } from './answers.ts'
import { type CallOptions, checkOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Body, Data, OperationId, Query, Receipt, WithWarnings } from './description.ts'
import { withReference } from './order-reference.ts'
import type { Pages } from './pages.ts'
import { type WaitOptions, waitFor } from './wait-for.ts'

/** Where numbers go on, for documents that already have numbers from elsewhere. */
export interface NextNumber {
  establishment: string
  emissionPoint: string
  next: number
}

/** The documents of one kind. */
export interface Documents<Order, Filters> {
  /**
   * Issues a document: its receipt, which is a DRAFT at first. An order without a `devReference`, or with a blank one, gets
   * one, so that its repeats after a lost answer issue nothing twice.
   */
  issue(order: Order, options?: CallOptions): Promise<WithWarnings<Receipt>>
  /** Issues a document, and waits for its end; `timeoutMs` is of the wait. */
  issueAndWait(order: Order, options?: WaitOptions): Promise<WithWarnings<Receipt>>
  /** What an order would make, judged as issuing does; nothing is issued. `receipt` where its devReference was used before. */
  preview(order: Order, options?: CallOptions): Promise<WithWarnings<OrderPreview>>
  /** Receipts of this kind, newest first. */
  list(filters?: Filters, options?: CallOptions): Pages<Receipt>
  /** Sets the number of the next document of a series. */
  setNextNumber(series: NextNumber, options?: CallOptions): Promise<NextNumber>
}

export type OrderPreview = Data<'previewInvoice'>

interface Operations {
  issue: OperationId
  preview: OperationId
  list: OperationId
  setNext: OperationId
}

/** The operations of one kind under one roof. */
export function documents<Ids extends Operations>(
  connection: Connection,
  random: () => number,
  ids: Ids,
): Documents<Body<Ids['issue']>, Query<Ids['list']>> {
  const issue = async (order: Body<Ids['issue']>, options?: CallOptions) => {
    const request = { body: withReference(order), repeatable: true }
    return dataWithWarnings(connection, ids.issue, request, options) as unknown as Promise<WithWarnings<Receipt>>
  }
  return {
    issue,
    issueAndWait: async (order, options = {}) => {
      // Before anything is issued.
      checkOptions(options)
      const { id, warnings } = await issue(order, options.signal === undefined ? {} : { signal: options.signal })
      return { ...(await waitFor(connection, random, id, options)), warnings }
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

/** Documents that a key can list, but not issue. */
export function listed<Ids extends Omit<Operations, 'issue' | 'preview'>>(
  connection: Connection,
  ids: Ids,
): Pick<Documents<never, Query<Ids['list']>>, 'list' | 'setNextNumber'> {
  return {
    list: (filters, options) => developerPages<Receipt>(connection, ids.list, { ...filters }, options),
    setNextNumber: (series, options) =>
      dataOf(connection, ids.setNext, { body: series }, options) as Promise<Data<'setNextInvoiceNumber'>>,
  }
}
