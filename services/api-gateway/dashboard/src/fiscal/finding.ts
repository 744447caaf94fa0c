import type { Params } from '@etax/kernel'

export interface Finding {
  path: string
  code: string
  /** The values in the message. */
  params?: Params
  message: string
}
