import { reasonOf } from '@etax/kernel'
import type { Logger } from '@etax/runtime'
import { applyImport } from './apply-import.ts'
import type { Errand } from './outbound/mongo-errands.ts'
import type { Imports } from './outbound/mongo-imports.ts'
import type { Stores } from './settle-write.ts'
import { takeAlong } from './take-along.ts'

/** Finishes what a process began and left behind. One that fails stays, and is tried again when its lease runs out. */
export const finishErrands =
  (stores: Stores, imports: Imports, log: Logger) =>
  async (now: Date): Promise<boolean> => {
    const left = await stores.errands.takeLeft()
    for (const errand of left) {
      await finish(errand, now).then(
        () => log.info({ errand: errand._id }, 'errand finished'),
        (error: unknown) => log.error({ errand: errand._id, reason: reasonOf(error) }, 'errand failed'),
      )
    }
    return left.length > 0

    async function finish(errand: Errand, at: Date): Promise<void> {
      if (errand.kind === 'import') await applyImport(stores, imports)(errand)
      else await takeAlong(stores)(errand, at)
    }
  }
