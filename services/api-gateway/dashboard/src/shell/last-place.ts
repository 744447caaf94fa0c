import type { Environment } from '../api/client.ts'
import { keep, kept } from '../browser/kept.ts'

export interface Place {
  environment: Environment
  ruc: string | null
}

/** Where this browser's user was last. */
export function lastPlace(): Place {
  const environment = kept('environment') === 'production' ? 'production' : 'sandbox'
  return { environment, ruc: lastTaxpayer(environment) }
}

/** The taxpayer whose pages were open last in an environment. */
export function lastTaxpayer(environment: Environment): string | null {
  return kept(`ruc.${environment}`)
}

export function keepPlace({ environment, ruc }: Place): void {
  keep('environment', environment)
  if (ruc !== null) keep(`ruc.${environment}`, ruc)
}
