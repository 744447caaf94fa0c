import type { ReceiptView } from '@etax/contracts'

/** One status that a receipt reached. */
export interface ReceiptEvent {
  /** Its place in the timeline, from 1: what Last-Event-ID names. */
  id: number
  data: {
    receiptId: string
    accessKey: string
    status: string
    /** RFC 3339, UTC. */
    at: string
    detail: string | null
    final: boolean
    /** With the newest status only: the receipt as it is now. */
    receipt?: ReceiptView
  }
}

const FINAL: ReadonlySet<string> = new Set(['COMPLETED', 'REJECTED', 'RETURNED'])

/** Nothing more happens to it. One in ERROR may be retried, by its owner or by itself. */
export function isFinal({ status }: Pick<ReceiptView, 'status'>): boolean {
  return FINAL.has(status)
}

/** The statuses of a receipt behind one that the caller knows; 0 for all. A timeline only ever grows. */
export function eventsAfter(receipt: ReceiptView, lastId: number): ReceiptEvent[] {
  const { id: receiptId, accessKey, timeline } = receipt
  return timeline.slice(lastId).map(({ status, at, detail }, index) => {
    const id = lastId + index + 1
    const newest = id === timeline.length
    const data = { receiptId, accessKey, status, at, detail, final: newest && isFinal(receipt) }
    return { id, data: newest ? { ...data, receipt } : data }
  })
}
