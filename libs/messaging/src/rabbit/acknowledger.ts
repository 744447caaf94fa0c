import { faultPoint } from '@etax/kernel'
import type { Channel, ConsumeMessage } from 'amqplib'

const passAcknowledged = faultPoint('bus#acknowledged')

/**
 * Acknowledges finished messages once in each turn of the event loop: one frame for all up to the first unfinished
 * message, and one for each later message. A slow message delays no other.
 */
export function acknowledger(channel: Pick<Channel, 'ack'>) {
  const finished = new Map<number, ConsumeMessage>()
  const alone = new Set<number>()
  let next = 1
  let scheduled = false

  return { done, flush }

  function done(message: ConsumeMessage): void {
    finished.set(message.fields.deliveryTag, message)
    if (scheduled) return
    scheduled = true
    setImmediate(flush)
  }

  function flush(): void {
    scheduled = false
    try {
      acknowledge()
    } catch {
      // The channel is closed: the messages come again, and handlers may run twice.
    }
  }

  function acknowledge(): void {
    const first = next
    let last: ConsumeMessage | undefined
    for (;;) {
      const message = finished.get(next)
      if (message === undefined && !alone.delete(next)) break
      if (message !== undefined) last = message
      finished.delete(next)
      next += 1
    }
    if (last !== undefined) channel.ack(last, last.fields.deliveryTag > first)
    for (const [tag, message] of finished) {
      alone.add(tag)
      channel.ack(message)
    }
    finished.clear()
    passAcknowledged()
  }
}
