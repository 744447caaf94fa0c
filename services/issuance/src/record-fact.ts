import { issuanceErrors } from '@etax/contracts'
import type { Logger } from '@etax/runtime'
import { LRUCache } from 'lru-cache'
import type { Fact, OutboxAction, Receipt } from './domain/receipt.ts'
import { isSamePlace, reportPlace } from './domain/report-sums.ts'
import { isFinal, type Recorded, record } from './domain/state-machine.ts'
import type { Dispatcher, Receipts, RecordFact } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'load' | 'loadLight' | 'save'>
  dispatcher: Pick<Dispatcher, 'dispatch'>
  log: Logger
  now: () => Date
}

/** More than enough: each save is lost only to another fact that was recorded. */
const MAX_SAVES = 20

/**
 * Records a fact about a receipt and dispatches what follows from it. Resolves once it is stored; answers the receipt
 * as it then stands, or null where there is none. Safe to repeat: a fact that is known changes nothing. The caller may
 * pass the receipt as it has just stored it, which saves a read.
 * @throws AppError `unavailable` ISS_50001 when every save is overtaken
 */
export function recordFact({ receipts, dispatcher, log, now }: Dependencies): RecordFact {
  const recent = recentReceipts()

  return async (id, fact, stored) => {
    let receipt = stored ?? recent.take(id, fact)
    for (let saves = 0; saves < MAX_SAVES; saves++) {
      receipt ??= await read(id, fact)
      if (receipt === undefined) {
        log.warn({ receiptId: id, fact: fact.kind }, 'a fact about a receipt that is not here')
        return null
      }
      const next = record(receipt, fact, now())
      if (next === null) return receipt
      const signed = fact.kind === 'signed' ? { xml: fact.xml } : {}
      const isBooked = isSamePlace(reportPlace(receipt), reportPlace(next))
      const booking = isBooked ? {} : { booking: 'due' as const }
      if (await receipts.save({ from: receipt.version, to: next, ...signed, ...booking })) {
        const saved = { ...receipt, ...next, ...signed }
        log.info({ receiptId: id, fact: fact.kind, status: next.status, version: next.version }, 'receipt recorded')
        recent.keep(saved)
        dispatcher.dispatch(saved, newActions(receipt, next))
        return next
      }
      // Somebody else has recorded something meanwhile: what is known of the receipt here is old.
      receipt = undefined
    }
    throw issuanceErrors.receiptChanging({ retryAfter: 1 })
  }

  /** Facts that only complete a receipt do without its document. */
  async function read(id: string, fact: Fact): Promise<Receipt | undefined> {
    if (!LIGHT.includes(fact.kind)) return (await receipts.load(id)) ?? undefined
    const row = await receipts.loadLight(id)
    return row === null ? undefined : { ...row, xml: '' }
  }
}

/** What a change adds to the outbox. */
export function newActions(before: Recorded, after: Recorded): OutboxAction[] {
  return after.outbox.filter((action) => !before.outbox.includes(action))
}

/** What only adds to a receipt that is known. */
const LIGHT: readonly Fact['kind'][] = ['rendered', 'mailed', 'received', 'mail-ended']

/** About as many as are being issued at a time. */
const MAX_RECENT = 500

/** Facts that are true once and for all. */
const PERMANENT: readonly Fact['kind'][] = ['received', 'authorized', 'refused', 'rendered', 'mailed']

/**
 * Receipts this process has just saved, so that the next fact about one needs no read. Another process may have
 * recorded more since; saving under the old version then fails and the receipt is read. That is enough for permanent
 * facts; a failure, a retry or a void depends on what is stored now, and is never judged by this cache.
 */
function recentReceipts() {
  const receipts = new LRUCache<string, Receipt>({ max: MAX_RECENT })

  return {
    take(id: string, { kind }: Fact): Receipt | undefined {
      const receipt = receipts.get(id)
      receipts.delete(id)
      return PERMANENT.includes(kind) ? receipt : undefined
    },

    keep(receipt: Receipt): void {
      if (!isFinal(receipt.status) && receipt.xml !== '') receipts.set(receipt._id, receipt)
    },
  }
}
