import { NO_LEASE } from '@etax/durable-work'
import type { Collections } from '@etax/runtime'
import type { mongo } from 'mongoose'
import { firstNoticeAt, noticeId, noticesOf } from '../domain/quota-notice.ts'
import type { Receipt } from '../domain/receipt.ts'
import type { Allowance, QuotaRefusal } from '../ports.ts'
import type { schemas } from './collections.ts'
import { type Counted, countUp, usageKey, usageOfDays } from './usage-counts.ts'

export interface QuotaRequest {
  receipt: Omit<Counted & Pick<Receipt, 'workspaceId'>, 'period'>
  allowance: Allowance
}

export interface QuotaTaken<Request extends QuotaRequest> {
  allowed: Request[]
  refused: Map<Request, QuotaRefusal>
  used: ReadonlyMap<string, number>
}

export function takingQuota({ usage, quotaNotices }: Pick<Collections<typeof schemas>, 'usage' | 'quotaNotices'>) {
  return {
    /** False if a quota is near a notice, or has no row: the transaction is repeated with `look`. */
    async countAmple(requests: readonly QuotaRequest[], session: mongo.ClientSession): Promise<boolean> {
      const [limited, others] = [requests.filter(isLimited), requests.filter((request) => !isLimited(request))]
      const ample = [...Map.groupBy(limited, usageKeyOf)].map(([key, some]) => countedIfAmple(key, some))
      const days = usageOfDays(limited.map(countedOf), 1)
      const counts = [...ample, ...days, ...countUp(others.map(countedOf))]
      if (counts.length === 0) return true
      const { matchedCount, upsertedCount } = await usage.bulkWrite(counts, { session })
      return matchedCount + upsertedCount === counts.length
    },

    /** Writes nothing; `count` does. */
    async look<Request extends QuotaRequest>(
      requests: readonly Request[],
      session: mongo.ClientSession,
    ): Promise<QuotaTaken<Request>> {
      const used = await readUsage(requests, session)
      const refused = new Map<Request, QuotaRefusal>()
      const allowed = requests.filter((request) => {
        const refusal = takeQuota(request, used)
        if (refusal !== null) refused.set(request, refusal)
        return refusal === null
      })
      return { allowed, refused, used }
    },

    /** Owners are notified once per period, even if quota is returned. */
    async count({ allowed, used }: QuotaTaken<QuotaRequest>, now: number, session: mongo.ClientSession): Promise<void> {
      if (allowed.length === 0) return
      await usage.bulkWrite(countUp(allowed.map(countedOf)), { session })
      const notices = reachedBy(allowed, used).map((notice) => newNotice(notice, new Date(now)))
      if (notices.length > 0) await quotaNotices.bulkWrite(notices, { session })
    },
  }

  async function readUsage(
    requests: readonly QuotaRequest[],
    session: mongo.ClientSession,
  ): Promise<Map<string, number>> {
    const limited = requests.filter(isLimited).map(usageKeyOf)
    if (limited.length === 0) return new Map()
    const rows = await usage.find({ _id: { $in: [...new Set(limited)] } }, { session }).toArray()
    return new Map(rows.map(({ _id, used }) => [_id, used]))
  }
}

function isLimited({ allowance }: QuotaRequest): boolean {
  return allowance.limited
}

function usageKeyOf({ receipt, allowance }: QuotaRequest): string {
  return usageKey(receipt, allowance.period)
}

/** A retry counts in the current period. */
function countedOf({ receipt, allowance }: QuotaRequest): Counted {
  return { ...receipt, period: allowance.period }
}

function countedIfAmple(_id: string, requests: readonly QuotaRequest[]) {
  const quota = Math.min(...requests.map(({ allowance }) => allowance.quota))
  const filter = { _id, used: { $lt: firstNoticeAt(quota) - requests.length } }
  return { updateOne: { filter, update: { $inc: { used: requests.length } } } }
}

function takeQuota(request: QuotaRequest, used: Map<string, number>): QuotaRefusal | null {
  const { allowance } = request
  if (!allowance.limited) return null
  const key = usageKeyOf(request)
  const before = used.get(key) ?? 0
  if (before < allowance.quota + allowance.excess) {
    used.set(key, before + 1)
    return null
  }
  return { kind: 'refused', lacks: allowance.excess > 0 ? 'excess' : 'quota' }
}

function reachedBy(requests: readonly QuotaRequest[], used: ReadonlyMap<string, number>) {
  const byUsage = new Map(requests.filter(isLimited).map((request) => [usageKeyOf(request), request]))
  return [...byUsage].flatMap(([key, { receipt, allowance }]) => {
    const { workspaceId, mode } = receipt
    const { period, quota, excess } = allowance
    return noticesOf({ workspaceId, mode, period, used: used.get(key) ?? 0, quota, excess })
  })
}

function newNotice(notice: ReturnType<typeof noticesOf>[number], at: Date) {
  return {
    updateOne: {
      filter: { _id: noticeId(notice) },
      update: { $setOnInsert: { ...notice, createdAt: at, due: { at, lease: NO_LEASE } } },
      upsert: true,
    },
  }
}
