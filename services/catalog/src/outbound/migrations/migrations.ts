import type { Migration } from '@etax/durable-work'
import { moveJobs } from './0001-move-jobs.ts'
import { leaveOutAccents } from './0002-leave-out-accents.ts'

export const migrations: readonly Migration[] = [moveJobs, leaveOutAccents]
