import type { Environment } from '../api/client.ts'
import { TEST_RUC } from '../api/taxpayers.ts'

interface Query {
  environment: Environment
  ruc: string | undefined
  /** The taxpayers of the environment; undefined while loading. */
  taxpayers: readonly { ruc: string }[] | undefined
}

export type Place = 'open' | 'unknown' | 'sandboxOnly' | 'noPage'

/** `sandboxOnly`: the test taxpayer in production. `noPage`: no registry number, such as an unknown page. */
export function placeOf({ environment, ruc, taxpayers }: Query): Place {
  if (ruc === undefined) return 'open'
  if (!/^\d{13}$/.test(ruc)) return 'noPage'
  if (environment === 'production' && ruc === TEST_RUC) return 'sandboxOnly'
  return taxpayers === undefined || taxpayers.some((taxpayer) => taxpayer.ruc === ruc) ? 'open' : 'unknown'
}

/** Before the address is confirmed, only the account's pages work in production. */
export function isOpenUnconfirmed(path: string): boolean {
  return !path.startsWith('/production/') || /^\/production\/(keys|account)$/.test(path)
}
