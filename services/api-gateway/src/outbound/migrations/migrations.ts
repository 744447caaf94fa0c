import type { Migration } from '@etax/durable-work'
import { unifyAddresses } from './0001-unify-addresses.ts'

/** Every migration of the gateway's database, in order. */
export const migrations: readonly Migration[] = [unifyAddresses]
