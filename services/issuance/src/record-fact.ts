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

/** A save fails only after another recorded fact. */
const MAX_SAVES = 20

/**
 * Null if the receipt does not exist. Safe to repeat.
 * @throws AppError `unavailable` ISS_50001 if every save conflicts
 */
export function recordFact({ receipts, dispatcher, log, now }: Dependencies): RecordFact {
  const recent = recentReceipts()

  return async (id, fact, stored) => {
    let receipt = stored ?? recent.take(id, fact)
    for (let saves = 0; saves < MAX_SAVES; saves++) {
      receipt ??= await read(id, fact)
      if (receipt === undefined) {
        log.warn({ receiptId: id, fact: fact.kind }, 'a fact about an unknown receipt')
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
      receipt = undefined
    }
    throw issuanceErrors.receiptChanging({ retryAfter: 1 })
  }

  async function read(id: string, fact: Fact): Promise<Receipt | undefined> {
    if (!LIGHT.includes(fact.kind)) return (await receipts.load(id)) ?? undefined
    const row = await receipts.loadLight(id)
    return row === null ? undefined : { ...row, xml: '' }
  }
}

export function newActions(before: Recorded, after: Recorded): OutboxAction[] {
  return after.outbox.filter((action) => !before.outbox.includes(action))
}

const LIGHT: readonly Fact['kind'][] = ['rendered', 'mailed', 'received', 'mail-ended']

const MAX_RECENT = 500

/** Facts that never become false. */
const PERMANENT: readonly Fact['kind'][] = ['received', 'authorized', 'refused', 'rendered', 'mailed']

/**
 * Saves a read for the next fact. After a save of another process, a save under the old version fails and the receipt
 * is read. A failure, a retry or a void depends on the stored state, and never uses this cache.
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
