import type { Migration } from '@etax/durable-work'
import { unifyAddresses } from './0001-unify-addresses.ts'

export const migrations: readonly Migration[] = [unifyAddresses]
