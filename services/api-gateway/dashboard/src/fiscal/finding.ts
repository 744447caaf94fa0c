import type { Params } from '@etax/kernel'

/** A problem at a path of an order. */
export interface Finding {
  path: string
  code: string
  /** The values in the message. */
  params?: Params
  message: string
}
