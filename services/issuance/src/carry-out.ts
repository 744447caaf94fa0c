import type { Envelope } from '@etax/contracts'
import { AppError, reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { announcement, type Said } from './domain/announcement.ts'
import type { Errand, Fact, Receipt } from './domain/receipt.ts'
import { isFinal, type Recorded } from './domain/state-machine.ts'
import type { Numbering } from './outbound/mongo-numbering.ts'
import type { Receipts } from './outbound/mongo-receipts.ts'

interface Needs {
  receipts: Pick<Receipts, 'clear'>
  numbering: Pick<Numbering, 'releaseQuota'>
  /** Takes a production sale from stock, or gives it back; safe to repeat. */
  moveStock: (receipt: Receipt) => Promise<void>
  /** The signed document. Rejects as `unavailable` when it is worth trying again, otherwise when it never will be. */
  sign: (receipt: Receipt) => Promise<string>
  publish: (envelope: Envelope) => Promise<void>
  record: (id: string, fact: Fact, known?: Receipt) => Promise<Recorded | null>
  log: Logger
}

/**
 * Does the errands of receipts in the background: signs, says, moves stock, gives quota back. Whatever fails stays an errand of the
 * stored receipt and is taken up again when it has rested; nothing here needs to survive a crash.
 */
export function carryOut({ receipts, numbering, sign, moveStock, publish, record, log }: Needs) {
  const underWay = new Set<Promise<void>>()

  /** Starts on errands, and returns at once. */
  function start(receipt: Receipt, errands: readonly Errand[]): void {
    if (errands.length === 0) return
    const work = run(receipt, errands).finally(() => underWay.delete(work))
    underWay.add(work)
  }

  async function run(receipt: Receipt, errands: readonly Errand[]): Promise<void> {
    const done = await Promise.all(errands.map((errand) => attempt(receipt, errand)))
    const settled = errands.filter((errand, index) => done[index] && endsHere(receipt, errand))
    if (settled.length === 0) return
    await receipts.clear({ id: receipt._id, errands: settled }).catch((error: unknown) => {
      log.warn({ receiptId: receipt._id, reason: reasonOf(error) }, 'errands not cleared')
    })
  }

  async function attempt(receipt: Receipt, errand: Errand): Promise<boolean> {
    try {
      if (errand === 'sign') await signDocument(receipt)
      else if (errand === 'release-quota') await numbering.releaseQuota(receipt)
      else if (errand === 'move-stock') await moveStock(receipt)
      else await say(receipt, errand)
      return true
    } catch (error) {
      log.warn({ receiptId: receipt._id, errand, reason: reasonOf(error) }, 'errand put off')
      return false
    }
  }

  async function say(receipt: Receipt, errand: Said): Promise<void> {
    await publish(announcement(receipt, errand))
  }

  /** Signing again gives other bytes, so only the first stored signature counts: `record` sees to it. */
  async function signDocument(receipt: Receipt): Promise<void> {
    try {
      await record(receipt._id, { kind: 'signed', xml: await sign(receipt) }, receipt)
    } catch (error) {
      if (!AppError.is(error) || error.kind === 'unavailable' || error.kind === 'internal') throw error
      const { attempt } = receipt
      await record(receipt._id, { kind: 'failed', step: 'signing', attempt, reason: error.message }, receipt)
    }
  }

  return {
    start,
    /** How many receipts are being worked on in this process. */
    load: () => underWay.size,
    async [Symbol.asyncDispose]() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}

/**
 * Whether an errand is over once it is done. A submission waits for its verdict, and an authorization for PDF and
 * mail: they stay, and are said again should the answer not come.
 */
function endsHere({ status }: Receipt, errand: Errand): boolean {
  if (errand === 'sign' || errand === 'authority.submit') return false
  return errand !== 'receipt.authorized' || isFinal(status)
}
