import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Envelope, issuanceErrors } from '@etax/contracts'
import { AppError, isOutage, reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { LRUCache } from 'lru-cache'
import type { AtRest } from './conclude-at-rest.ts'
import { announcement } from './domain/announcement.ts'
import { isDefect } from './domain/is-defect.ts'
import type { OutboxAction, Receipt } from './domain/receipt.ts'
import { signAgainAfter } from './domain/when-due.ts'
import type { Catalog, Dispatcher, Numbering, Receipts, RecordFact, Signer } from './ports.ts'

interface Dependencies {
  receipts: Pick<Receipts, 'complete' | 'stall' | 'endStall'>
  numbering: Pick<Numbering, 'releaseQuota' | 'holdQuota'>
  catalog: Pick<Catalog, 'moveStock'>
  signer: Pick<Signer, 'sign'>
  publish: (envelope: Envelope) => Promise<void>
  record: RecordFact
  atRest: Pick<AtRest, 'add'>
  log: Logger
  now: () => Date
  stepTimeoutMs: number
}

/** A step that fails for a defect is retried for this long before its receipt is in ERROR. */
const DEFECT_AFTER_MS = 10 * 60_000

const MAX_STOCK_MOVED = 10_000

/**
 * Executes the outbox of a receipt in the background. A failed action stays in the stored outbox until it is due again.
 */
export function dispatchActions({
  receipts,
  numbering,
  catalog,
  signer,
  publish,
  record,
  atRest,
  log,
  now,
  stepTimeoutMs,
}: Dependencies): Dispatcher & AsyncDisposable {
  const inFlight = new Set<Promise<void>>()
  const stockMoved = new LRUCache<string, true>({ max: MAX_STOCK_MOVED })
  /** The oldest first. */
  const unsigned = new Set<{ sinceMs: number }>()

  /** Starts in the next turn of the event loop: the caller is answered first. */
  function dispatch(receipt: Receipt, actions: readonly OutboxAction[]): void {
    const all = [...stockLeft(receipt, actions), ...actions]
    if (all.length === 0) return
    const work = run(receipt, all).finally(() => inFlight.delete(work))
    inFlight.add(work)
  }

  async function run(receipt: Receipt, actions: readonly OutboxAction[]): Promise<void> {
    await nextTurn()
    const performed = await Promise.all(actions.map((action) => perform(receipt, action)))
    const completed = actions.filter((action, index) => performed[index] && completesWhenDone(receipt, action))
    if (completed.length === 0) return
    const { _id: id, attempt, status } = receipt
    const done = { id, attempt, actions: completed }
    if (status === 'COMPLETED') return atRest.add(done)
    await receipts.complete(done).catch((error: unknown) => {
      log.warn(
        { receiptId: receipt._id, reason: reasonOf(error) },
        'completed actions could not be removed from the outbox',
      )
    })
  }

  async function perform(receipt: Receipt, action: OutboxAction): Promise<boolean> {
    try {
      if (action === 'sign') await signDocument(receipt)
      else if (action === 'release-quota') await numbering.releaseQuota(receipt)
      else if (action === 'take-quota') await numbering.holdQuota(receipt)
      else if (action === 'move-stock') await moveStock(receipt)
      else await publish(announcement(receipt, action))
      if (action === 'authority.submit' && receipt.stalledSince !== undefined) await receipts.endStall(receipt._id)
      return true
    } catch (error) {
      log.warn(
        { receiptId: receipt._id, action, reason: reasonOf(error) },
        'an action failed; it will be dispatched again',
      )
      if (action === 'sign' || action === 'authority.submit') await stall(receipt, action, error)
      return false
    }
  }

  async function moveStock(receipt: Receipt): Promise<void> {
    if (stockMoved.has(receipt._id)) return
    await catalog.moveStock(receipt)
    stockMoved.set(receipt._id, true)
  }

  async function stall(receipt: Receipt, action: 'sign' | 'authority.submit', error: unknown): Promise<void> {
    const waitedMs = now().getTime() - (receipt.stalledSince ?? now()).getTime()
    if (receipt.status === 'DRAFT' && isDefect(error) && waitedMs >= DEFECT_AFTER_MS) return fail(receipt, action)
    const inMs = action === 'sign' && isOutage(error) ? signAgainAfter(waitedMs) : stepTimeoutMs
    await receipts.stall({ id: receipt._id, action, inMs }).catch((reason: unknown) => {
      log.warn({ receiptId: receipt._id, reason: reasonOf(reason) }, 'the failed action could not be stored')
    })
  }

  /** The owner is notified and can retry. A DRAFT without progress stays unnoticed. */
  async function fail(receipt: Receipt, action: 'sign' | 'authority.submit'): Promise<void> {
    const step = action === 'sign' ? ('signing' as const) : ('reception' as const)
    const { code, message: reason } = issuanceErrors.stepDefect
    await record(receipt._id, { kind: 'failed', step, attempt: receipt.attempt, reason, code }, receipt).catch(
      (error: unknown) =>
        log.warn({ receiptId: receipt._id, reason: reasonOf(error) }, 'the failed step could not be stored'),
    )
  }

  /** Each signature has other bytes: `record` keeps the first one. */
  async function signDocument(receipt: Receipt): Promise<void> {
    const wait = { sinceMs: performance.now() }
    unsigned.add(wait)
    try {
      const xml = await signer.sign(receipt)
      await record(receipt._id, { kind: 'signed', xml }, receipt)
    } catch (error) {
      if (!AppError.is(error) || error.kind === 'unavailable' || error.kind === 'internal') throw error
      const { attempt } = receipt
      const { code, params, message: reason } = error
      const facts = params !== undefined && { params }
      await record(receipt._id, { kind: 'failed', step: 'signing', attempt, reason, code, ...facts }, receipt)
    } finally {
      unsigned.delete(wait)
    }
  }

  return {
    dispatch,
    inFlight: () => inFlight.size,
    countUnsigned({ forMs, max }) {
      const latest = performance.now() - forMs
      let count = 0
      for (const { sinceMs } of unsigned) {
        if (sinceMs > latest || count === max) break
        count += 1
      }
      return count
    },
    async [Symbol.asyncDispose]() {
      while (inFlight.size > 0) await Promise.all(inFlight)
    },
  }
}

/**
 * A submission waits for its verdict, an authorization for PDF and mail: they stay in the outbox, to be published again
 * when due. Moved stock leaves together with them: one write less.
 */
function completesWhenDone({ status }: Receipt, action: OutboxAction): boolean {
  if (action === 'sign' || action === 'authority.submit') return false
  return status !== 'AUTHORIZED' || (action !== 'receipt.authorized' && action !== 'move-stock')
}

/** A crash or a failed call leaves the action; it is safe to repeat. */
function stockLeft({ status, outbox }: Receipt, actions: readonly OutboxAction[]): OutboxAction[] {
  return status === 'AUTHORIZED' ? [] : outbox.filter((one) => one === 'move-stock' && !actions.includes(one))
}
