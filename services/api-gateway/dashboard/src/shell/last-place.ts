import type { Environment } from '../api/client.ts'
import { store, stored } from '../browser/storage.ts'

export interface Place {
  environment: Environment
  ruc: string | null
}

export function lastPlace(): Place {
  const environment = stored('environment') === 'production' ? 'production' : 'sandbox'
  return { environment, ruc: lastTaxpayer(environment) }
}

export function lastTaxpayer(environment: Environment): string | null {
  return stored(`ruc.${environment}`)
}

export function keepPlace({ environment, ruc }: Place): void {
  store('environment', environment)
  if (ruc !== null) store(`ruc.${environment}`, ruc)
}
