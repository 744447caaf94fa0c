export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'skipped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

/** Which deliveries the history shows, and which is opened, as its address says it. */
export interface DeliverySearch {
  status?: DeliveryState
  delivery?: string
}

export function deliverySearchOf({ status, delivery }: Record<string, unknown>): DeliverySearch {
  const state = DELIVERY_STATES.find((one) => one === status)
  return {
    ...(state !== undefined && { status: state }),
    ...(typeof delivery === 'string' && /^[\da-f-]{36}$/i.test(delivery) && { delivery }),
  }
}
