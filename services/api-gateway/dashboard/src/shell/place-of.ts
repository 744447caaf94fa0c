import type { Environment } from '../api/client.ts'
import { TEST_RUC } from '../api/taxpayers.ts'

interface Asked {
  environment: Environment
  /** The number in the address. */
  ruc: string | undefined
  /** Those of the environment; undefined until they are known. */
  taxpayers: readonly { ruc: string }[] | undefined
}

export type Place = 'open' | 'unknown' | 'sandboxOnly' | 'noPage'

/**
 * Whether a page's taxpayer can be shown: `sandboxOnly` is the test taxpayer in production, `noPage` an address with something
 * else than a number of the registry in its place, such as a page that is not there.
 */
export function placeOf({ environment, ruc, taxpayers }: Asked): Place {
  if (ruc === undefined) return 'open'
  if (!/^\d{13}$/.test(ruc)) return 'noPage'
  if (environment === 'production' && ruc === TEST_RUC) return 'sandboxOnly'
  return taxpayers === undefined || taxpayers.some((taxpayer) => taxpayer.ruc === ruc) ? 'open' : 'unknown'
}

/** Whether a page works before the address is confirmed: nothing live does, but the account's own pages. */
export function isOpenUnconfirmed(path: string): boolean {
  return !path.startsWith('/production/') || /^\/production\/(keys|account)$/.test(path)
}
