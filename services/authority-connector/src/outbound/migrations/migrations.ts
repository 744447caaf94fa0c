import type { Migration } from '@etax/durable-work'
import { renameStranded } from './0001-rename-stranded.ts'
import { retryUnreachableInTurn } from './0002-retry-unreachable-in-turn.ts'

/** The migrations run in this order. */
export const migrations: readonly Migration[] = [renameStranded, retryUnreachableInTurn]
