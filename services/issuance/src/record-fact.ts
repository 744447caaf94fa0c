import { AppError } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Errand, Fact, Receipt } from './domain/receipt.ts'
import { isFinal, type Recorded, record } from './domain/state-machine.ts'
import type { Receipts } from './outbound/mongo-receipts.ts'

interface Needs {
  receipts: Pick<Receipts, 'load' | 'loadLight' | 'save'>
  /** Starts on errands, and returns at once. */
  carryOut: (receipt: Receipt, errands: readonly Errand[]) => void
  log: Logger
  now: () => Date
}

export type RecordFact = ReturnType<typeof recordFact>

/** More than enough: each turn is lost only to another fact that was recorded. */
const turns = 20

/**
 * Records a fact about a receipt and starts on what follows from it. Resolves once it is stored; answers the receipt
 * as it then stands, or null where there is none. Safe to repeat: a fact that is known changes nothing.
 * @param known the receipt as the caller has just stored it, which saves a read
 */
export function recordFact({ receipts, carryOut, log, now }: Needs) {
  const recent = recentReceipts()

  return async (id: string, fact: Fact, known?: Receipt): Promise<Recorded | null> => {
    let receipt = known ?? recent.take(id, fact)
    for (let turn = 0; turn < turns; turn++) {
      receipt ??= await read(id, fact)
      if (receipt === undefined) {
        log.warn({ receiptId: id, fact: fact.kind }, 'a fact about a receipt that is not here')
        return null
      }
      const next = record(receipt, fact, now())
      if (next === null) return receipt
      const signed = fact.kind === 'signed' ? { xml: fact.xml } : {}
      if (await receipts.save({ from: receipt.version, to: next, ...signed })) {
        const saved = { ...receipt, ...next, ...signed }
        log.info({ receiptId: id, fact: fact.kind, status: next.status, version: next.version }, 'receipt recorded')
        recent.keep(saved)
        carryOut(saved, newErrands(receipt, next))
        return next
      }
      // Somebody else has recorded something meanwhile: what is known of the receipt here is old.
      receipt = undefined
    }
    throw new AppError('unavailable', 'ISS_50001', 'the receipt keeps changing', { retryAfter: 1 })
  }

  /** Facts that only complete a receipt do without its document. */
  async function read(id: string, fact: Fact): Promise<Receipt | undefined> {
    const light = fact.kind === 'rendered' || fact.kind === 'mailed' || fact.kind === 'received'
    if (!light) return (await receipts.load(id)) ?? undefined
    const row = await receipts.loadLight(id)
    return row === null ? undefined : { ...row, xml: '' }
  }
}

function newErrands(before: Recorded, after: Recorded): Errand[] {
  return after.errands.filter((errand) => !before.errands.includes(errand))
}

/** How many receipts are remembered: those that are on their way just now. */
const remembered = 500

/**
 * Receipts this process has just saved, so that the next fact about one needs no read. Another process may have
 * recorded more since; saving under the old version then fails and the receipt is read. That holds for facts that are
 * true once and for all; a failure, a retry or a void depends on what stands now, and is never judged from memory.
 */
function recentReceipts() {
  const receipts = new Map<string, Receipt>()
  const lasting: readonly Fact['kind'][] = ['received', 'authorized', 'refused', 'rendered', 'mailed']

  return {
    take(id: string, { kind }: Fact): Receipt | undefined {
      const receipt = receipts.get(id)
      receipts.delete(id)
      return lasting.includes(kind) ? receipt : undefined
    },

    keep(receipt: Receipt): void {
      if (isFinal(receipt.status) || receipt.xml === '') return
      const [oldest] = receipts.keys()
      if (receipts.size >= remembered && oldest !== undefined) receipts.delete(oldest)
      receipts.set(receipt._id, receipt)
    },
  }
}
