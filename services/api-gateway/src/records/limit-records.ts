import { gatewayErrors } from '@etax/contracts'
import { LRUCache } from 'lru-cache'
import { recordCeiling } from '../accounts/domain/plan.ts'
import type { Principal } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'listRecords'>
  now: () => number
}

/**
 * Checks new records against the plan's limit.
 * @throws AppError `forbidden` SUB_12051 with the numbers and the remedy
 */
export type LimitRecords = (caller: Caller, resource: string, adding?: number) => Promise<void>

type Caller = Pick<Principal, 'workspaceId' | 'mode' | 'plan' | 'planName'>

interface Counted {
  at: number
  kept: Promise<number>
  added: number
}

const COUNTED_FOR_MS = 10_000
/** Shorter after a refusal, so that deletions count soon. */
const REFUSED_FOR_MS = 1_000
const NO_FILTERS = Buffer.from('[]')

/** Counts at most every ten seconds per process, not at each write. */
export function limitRecords({ catalog, now }: Dependencies): LimitRecords {
  const counts = new LRUCache<string, Counted>({ max: 20_000 })
  return async (caller, resource, adding = 1) => {
    const most = recordCeiling(caller.plan, resource)
    if (most === null) return
    const name = `${caller.workspaceId} ${resource}`
    const add = async (forMs: number) => {
      const counted = countedFor(name, caller, resource, forMs)
      const used = (await counted.kept) + counted.added
      const isBelow = used + adding <= most
      if (isBelow) counted.added += adding
      return { used, isBelow }
    }
    const first = await add(COUNTED_FOR_MS)
    const { used, isBelow } = first.isBelow ? first : await add(REFUSED_FOR_MS)
    if (!isBelow) throw full(caller, { resource, used, most, adding })
  }

  function countedFor(name: string, caller: Caller, resource: string, forMs: number): Counted {
    const last = counts.get(name)
    if (last !== undefined && now() - last.at <= forMs) return last
    const kept = countAll(caller, resource).catch((error: unknown) => {
      counts.delete(name)
      throw error
    })
    const counted = { at: now(), kept, added: 0 }
    counts.set(name, counted)
    return counted
  }

  async function countAll({ workspaceId, mode }: Caller, resource: string): Promise<number> {
    const { total } = await catalog.listRecords({ workspaceId, mode, resource, filters: NO_FILTERS, limit: 1 })
    return total
  }
}

interface Full {
  resource: string
  used: number
  most: number
  adding: number
}

function full({ planName }: Caller, { resource, used, most, adding }: Full) {
  return gatewayErrors.recordsFull({ plan: planName, resource, used, most, adding })
}
