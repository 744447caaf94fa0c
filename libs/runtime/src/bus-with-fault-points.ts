import { faultPoints } from '@etax/kernel'
import type { Bus, Handler } from '@etax/messaging'

export function busWithFaultPoints(owner: string, bus: Bus): Bus {
  const watch = faultPoints(owner)
  const watched = watch({ bus }).bus
  return {
    ...watched,
    consume: (queue, handlers, options) => watched.consume(queue, handlers.map(withPoints), options),
  }

  function withPoints({ definition, handle }: Handler): Handler {
    const { handlers } = watch({ handlers: { [definition.type]: handle } })
    return { definition, handle: handlers[definition.type] ?? handle }
  }
}
