import { faultPoint } from '@etax/kernel'
import type { Channel, ConsumeMessage } from 'amqplib'

const passAcknowledged = faultPoint('bus#acknowledged')

/**
 * Acknowledges what is finished, once per turn of the event loop: everything up to the first message still unacknowledged in
 * one frame, what is beyond it one by one, so that a message that takes long holds up no other.
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
      // The channel has gone: the messages come again, and their handlers are safe to run twice.
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
