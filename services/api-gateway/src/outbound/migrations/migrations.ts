import type { Migration } from '@etax/durable-work'
import { unifyAddresses } from './0001-unify-addresses.ts'

/** In order. */
export const migrations: readonly Migration[] = [unifyAddresses]
