import type { Params } from '@etax/kernel'

export interface Warned {
  code: string
  params?: Params | undefined
  /** The facts from gRPC, as JSON; empty without facts. */
  paramsJson?: string | undefined
  message: string
  path: string
}

export function factsOf({ params, paramsJson = '' }: Pick<Warned, 'params' | 'paramsJson'>): Params | undefined {
  return params ?? (paramsJson === '' ? undefined : JSON.parse(paramsJson))
}
