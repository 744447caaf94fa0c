import { decodeReceiptView, type ReceiptView } from '@etax/contracts'
import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import type { Clients } from '../ports.ts'

interface Dependencies {
  issuance: Pick<Clients['issuance'], 'listChanged'>
  log: Pick<Logger, 'warn'>
  intervalMs?: number
}

export interface FollowReceipts {
  /** Calls back with every newer version, until disposal. */
  follow(receipt: ReceiptView, onChange: (receipt: ReceiptView) => void): Disposable
}

interface Followed {
  latest: ReceiptView
  readers: Set<(receipt: ReceiptView) => void>
  questions: number
  dueAt: number
}

const INTERVAL_MS = 300
const MAX_ASKED = 500
const AFTER_FAILURE = 10

/**
 * Asks issuance for all followed receipts in one call per round, and for slow ones less often. Finds changes through
 * any gateway.
 */
export function followReceipts({ issuance, log, intervalMs = INTERVAL_MS }: Dependencies): FollowReceipts {
  const followed = new Map<string, Followed>()
  let round = 0
  let running = false

  return {
    follow(receipt, onChange) {
      const one = followed.get(receipt.id) ?? begin(receipt)
      one.readers.add(onChange)
      if (versionOf(one.latest) > versionOf(receipt)) onChange(one.latest)
      else learn(one, receipt)
      return { [Symbol.dispose]: () => leave(receipt.id, onChange) }
    },
  }

  function begin(receipt: ReceiptView): Followed {
    const one = { latest: receipt, readers: new Set<(receipt: ReceiptView) => void>(), questions: 0, dueAt: round + 1 }
    followed.set(receipt.id, one)
    if (!running) schedule()
    return one
  }

  function leave(id: string, onChange: (receipt: ReceiptView) => void): void {
    const one = followed.get(id)
    one?.readers.delete(onChange)
    if (one?.readers.size === 0) followed.delete(id)
  }

  function schedule(): void {
    running = true
    setTimeout(() => {
      void ask().finally(() => {
        running = false
        if (followed.size > 0) schedule()
      })
    }, intervalMs).unref()
  }

  async function ask(): Promise<void> {
    round += 1
    const due = [...followed.values()].filter(({ dueAt }) => dueAt <= round)
    for (const one of due) {
      one.questions += 1
      one.dueAt = round + roundsUntilNext(one.questions)
    }
    for (let at = 0; at < due.length; at += MAX_ASKED) await askFor(due.slice(at, at + MAX_ASKED))
  }

  async function askFor(some: readonly Followed[]): Promise<void> {
    try {
      const known = some.map(({ latest }) => ({ id: latest.id, version: versionOf(latest) }))
      const { receipts } = await issuance.listChanged({ known })
      for (const { id, view } of receipts) {
        const one = followed.get(id)
        if (one !== undefined) learn(one, decodeReceiptView(view))
      }
    } catch (error) {
      log.warn({ receipts: some.length, reason: reasonOf(error) }, 'the states of followed receipts could not be read')
      for (const one of some) one.dueAt = round + AFTER_FAILURE
    }
  }

  function learn(one: Followed, receipt: ReceiptView): void {
    if (versionOf(receipt) <= versionOf(one.latest)) return
    one.latest = receipt
    one.questions = 0
    one.dueAt = round + 1
    for (const reader of [...one.readers]) reader(receipt)
  }
}

/** Most receipts end within seconds; those that wait for the authority may take hours. */
function roundsUntilNext(questions: number): number {
  if (questions < 40) return 1
  return questions < 80 ? 4 : 10
}

function versionOf({ version = 0 }: ReceiptView): number {
  return version
}
