import { batchOf } from './batch.ts'
import type { Outgoing } from './outgoing.ts'

/** What became of something that was sent: `lost` when the channel went before anybody could tell. */
type Fate = 'confirmed' | 'lost' | Error

/** Sends something, and says once what became of it. Never throws. */
export type Send = (message: Outgoing, settle: (fate: Fate) => void) => void

/** A batch is one delivery: what one consumer has, and another waits for should it stop. */
const MAX_MESSAGES = 32
const MAX_BYTES = 128 * 1024

interface Open {
  messages: Outgoing[]
  settles: ((fate: Fate) => void)[]
  bytes: number
}

/**
 * Sends what is to be sent in one turn of the event loop, to one exchange under one key, as one message. Nothing waits
 * for others to come: what is alone goes alone, as it is.
 */
export function inBatches(send: Send): Send {
  const open = new Map<string, Open>()
  let scheduled = false

  return (message, settle) => {
    const { exchange, key, content, alone } = message
    if (alone) return send(message, settle)
    const name = `${exchange} ${key}`
    let batch = open.get(name)
    if (batch === undefined || batch.messages.length === MAX_MESSAGES || batch.bytes + content.length > MAX_BYTES) {
      if (batch !== undefined) sendAll(batch)
      batch = { messages: [], settles: [], bytes: 0 }
      open.set(name, batch)
    }
    batch.messages.push(message)
    batch.settles.push(settle)
    batch.bytes += content.length
    if (scheduled) return
    scheduled = true
    setImmediate(flush)
  }

  function flush(): void {
    scheduled = false
    const batches = [...open.values()]
    open.clear()
    for (const batch of batches) sendAll(batch)
  }

  function sendAll({ messages, settles }: Open): void {
    const [first] = messages
    if (first === undefined) return
    const message = messages.length === 1 ? first : { ...first, ...batchOf(messages) }
    send(message, (fate) => {
      for (const settle of settles) settle(fate)
    })
  }
}
