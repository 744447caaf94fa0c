import { matching, withoutBlanks } from '../../parts/address.ts'

export const DELIVERY_STATES = ['pending', 'delivered', 'failed', 'skipped'] as const
export type DeliveryState = (typeof DELIVERY_STATES)[number]

export interface DeliverySearch {
  status?: DeliveryState
  delivery?: string
}

export function deliverySearchOf({ status, delivery }: Record<string, unknown>): DeliverySearch {
  return withoutBlanks({
    status: DELIVERY_STATES.find((one) => one === status),
    delivery: matching(delivery, /^[\da-f-]{36}$/i),
  })
}
