import type { Params } from '@etax/kernel'

/** Something wrong with an order, at a place of it. */
export interface Finding {
  path: string
  code: string
  /** The facts that the message is made of. */
  params?: Params
  message: string
}
