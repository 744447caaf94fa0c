import type { Params } from '@etax/kernel'

/** What was done all the same: a code with its facts and the field that it is about. */
export interface Warned {
  code: string
  params?: Params | undefined
  /** The facts as they come over gRPC: JSON; empty where there are none. */
  paramsJson?: string
  /** In English. */
  message: string
  path: string
}
