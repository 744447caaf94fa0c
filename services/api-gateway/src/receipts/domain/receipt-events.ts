import type { ReceiptView } from '@etax/contracts'

export interface ReceiptEvent {
  /** Its position in the timeline, from 1, as in Last-Event-ID. */
  id: number
  data: {
    receiptId: string
    accessKey: string
    status: string
    at: string
    detail: string | null
    final: boolean
    /** Only the newest status has it. */
    receipt?: ReceiptView
  }
}

const FINAL: ReadonlySet<string> = new Set(['COMPLETED', 'REJECTED', 'RETURNED'])

/** An ERROR is not final: owner or system may retry. */
export function isFinal({ status }: Pick<ReceiptView, 'status'>): boolean {
  return FINAL.has(status)
}

/** @param lastId the client's last event; 0 for all. A timeline only grows. */
export function eventsAfter(receipt: ReceiptView, lastId: number): ReceiptEvent[] {
  const { id: receiptId, accessKey, timeline } = receipt
  return timeline.slice(lastId).map(({ status, at, detail }, index) => {
    const id = lastId + index + 1
    const newest = id === timeline.length
    const data = { receiptId, accessKey, status, at, detail, final: newest && isFinal(receipt) }
    return { id, data: newest ? { ...data, receipt } : data }
  })
}
