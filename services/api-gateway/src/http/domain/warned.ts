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

/** Its facts, however they came. */
export function factsOf({ params, paramsJson = '' }: Pick<Warned, 'params' | 'paramsJson'>): Params | undefined {
  return params ?? (paramsJson === '' ? undefined : JSON.parse(paramsJson))
}
