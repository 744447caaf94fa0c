import { randomInt } from 'node:crypto'
import { issuanceErrors, MODES } from '@etax/contracts'
import { duplicateIndex, type Inserted, insertNew, NO_LEASE } from '@etax/durable-work'
import { batched, faultPoint, unreachable } from '@etax/kernel'
import type { Collections } from '@etax/runtime'
import { orderKinds } from '@etax/tax-document'
import type { Connection, mongo } from 'mongoose'
import type { Owner, Receipt } from '../domain/receipt.ts'
import { referenceKeys } from '../domain/reference.ts'
import { bookingTo, reportPlace } from '../domain/report-sums.ts'
import { type Series, seriesKey } from '../domain/series.ts'
import { freesQuota } from '../domain/state-machine.ts'
import { dispatchAgainAfter } from '../domain/when-due.ts'
import type { Allowance, Numbering, NumberingResult, NumberRequest, SeriesPart } from '../ports.ts'
import { HELD_NUMBER, type ReceiptRow, referenceIn, type SeriesRow, type schemas } from './collections.ts'
import type { Clock } from './database-clock.ts'
import { HEAVY_LOAD } from './heavy-load.ts'
import { goOnAfter, heldNumbers, isOwnNumbered, numberKey } from './held-numbers.ts'
import { inTransaction } from './in-transaction.ts'
import { bookedPlace, REPORTED, writeSums } from './mongo-bookings.ts'
import { progress } from './mongo-receipts.ts'
import { takingQuota } from './take-quota.ts'
import { upgradeReceipt } from './upgrade-receipt.ts'
import { countBy, countDown, countUp, usageKey } from './usage-counts.ts'

const passNumbering = faultPoint('issuance.numbering#numbering')
const passReleasing = faultPoint('issuance.numbering#releasing')
const passDeleting = faultPoint('issuance.numbering#deleting')

/**
 * Numbers queued requests of all workspaces in one transaction: no gap and no duplicate after a crash. stepTimeoutMs:
 * see dispatchAgainAfter.
 */
export function mongoNumbering(
  connection: Connection,
  { receipts, series, usage, purges, quotaNotices, reports }: Collections<typeof schemas>,
  { stepTimeoutMs, reportDelayMs, databaseNow }: { stepTimeoutMs: number; reportDelayMs: number; databaseNow: Clock },
): Numbering {
  const transaction = inTransaction(connection)
  const quota = takingQuota({ usage, quotaNotices })
  const numbers = heldNumbers({ receipts, series })
  const number = batched<NumberRequest, NumberingResult>((requests) => commit(requests), {
    max: 200,
    heavy: HEAVY_LOAD,
  })

  async function commit(requests: readonly NumberRequest[]): Promise<(NumberingResult | Error)[]> {
    const results = new Map<NumberRequest, NumberingResult | Error>()
    // Without a reference only a repeated call can be stored already: the insert detects it.
    let [existing, now] = await Promise.all([findExisting(requests.filter(hasReference)), databaseNow()])
    let [isAmple, givingWay]: [boolean, readonly string[]] = [true, []]
    for (;;) {
      answerExisting(requests, existing, results)
      const { firsts, behind } = firstOfEach(requests.filter((request) => !results.has(request)))
      if (firsts.length === 0) return requests.map((request) => results.get(request) ?? unreachable(request as never))
      try {
        const numbered = await transaction((session) => store(firsts, { now, isAmple, givingWay }, session))
        existing = await existingOfRefused(numbered)
        answerExisting(firsts, existing, results)
        answerNumbered(numbered, behind, results)
      } catch (error) {
        if (error instanceof QuotaNotAmple) isAmple = false
        else if (error instanceof SeriesBehind) await numbers.catchUp(error.series)
        else if (error instanceof Unstorable) ({ existing, givingWay } = await lookAgain(requests, error, results))
        else throw error
      }
    }
  }

  /** The request gets the existing receipt, or else the error: a retry would fail for ever. */
  async function lookAgain(requests: readonly NumberRequest[], { requests: unstored }: Unstorable, results: Results) {
    const open = requests.filter((request) => !results.has(request))
    const [stored, holders] = await Promise.all([findExisting(open), numbers.holdersOf(open.filter(isOwnNumbered))])
    const existing: ExistingResults = (request) => stored(request) ?? takenBy(holders.of(request))
    for (const [request, { reason, index }] of unstored) {
      const comesAgain = index === HELD_NUMBER && holders.isGivenWay(request)
      if (existing(request) === undefined && !comesAgain) results.set(request, reason)
    }
    return { existing, givingWay: holders.givingWay }
  }

  async function findExisting(requests: readonly NumberRequest[]): Promise<ExistingResults> {
    const ids = requests.map(({ receipt }) => receipt._id)
    const keys = requests.flatMap(({ receipt }) => keysOfReference(receipt))
    const where = keys.length === 0 ? { _id: { $in: ids } } : { $or: [{ _id: { $in: ids } }, referenceIn(keys)] }
    const rows = requests.length === 0 ? [] : (await receipts.find(where).toArray()).map(upgradeReceipt)
    const rowsByKey = new Map(rows.flatMap((row) => rowKeysOf(row).map((key) => [key, row] as const)))
    return ({ receipt }) => {
      const row = callKeysOf(receipt).flatMap((key) => rowsByKey.get(key) ?? [])[0]
      return row && { kind: 'duplicate', receipt: row }
    }
  }

  /** A repeated call may itself have taken the last quota. */
  async function existingOfRefused(numbered: ReadonlyMap<NumberRequest, NumberingResult>): Promise<ExistingResults> {
    const refused = [...numbered].flatMap(([request, { kind }]) => (kind === 'refused' ? [request] : []))
    const [stored, holders] = await Promise.all([
      findExisting(refused),
      numbers.holdersOf(refused.filter(isOwnNumbered)),
    ])
    return (request) => stored(request) ?? takenBy(holders.of(request))
  }

  async function store(
    requests: readonly NumberRequest[],
    { isAmple, ...round }: Round & { isAmple: boolean },
    session: mongo.ClientSession,
  ): Promise<Map<NumberRequest, NumberingResult>> {
    const counted = requests.filter(takesQuota)
    if (isAmple) {
      if (!(await quota.countAmple(counted, session))) throw new QuotaNotAmple()
      return storeAllowed(requests, round, session)
    }
    const taken = await quota.look(counted, session)
    const refused = new Map<NumberRequest, NumberingResult>(taken.refused)
    const allowed = requests.filter((request) => !refused.has(request))
    const results = await storeAllowed(allowed, round, session)
    await quota.count(taken, round.now, session)
    return new Map([...results, ...refused])
  }

  async function storeAllowed(
    requests: readonly NumberRequest[],
    { now, givingWay }: Round,
    session: mongo.ClientSession,
  ): Promise<Map<NumberRequest, NumberingResult>> {
    if (requests.length === 0) return new Map()
    const take = await takeSequentials(requests, session)
    const { finished, unstorable } = finishEach(requests, take)
    if (unstorable.size > 0) throw new Unstorable(unstorable)
    if (givingWay.length > 0) await numbers.free(givingWay, session)
    const rows = finished.map((receipt) => ({ row: newRow(receipt, now), next: null }))
    refuseUnstored(requests, await insertNew(receipts, rows, { session }))
    passNumbering()
    return new Map(
      requests.map((request, at) => [request, { kind: 'numbered' as const, receipt: finished[at] as Receipt }]),
    )
  }

  function newRow(receipt: Receipt, now: number) {
    const inMs = dispatchAgainAfter(receipt.status, receipt.outbox, stepTimeoutMs) ?? stepTimeoutMs
    const reported = reportPlace(receipt).counted ? { reportDue: new Date(now + reportDelayMs) } : {}
    return { ...receipt, ...reported, due: { at: new Date(now + inMs), lease: NO_LEASE } }
  }

  async function takeSequentials(requests: readonly NumberRequest[], session: mongo.ClientSession) {
    const [own, ours] = [requests.filter(isOwnNumbered), requests.filter((request) => !isOwnNumbered(request))]
    const counts = countBy(ours.map(({ receipt }) => seriesKey(receipt)))
    const past = own.map(({ receipt, finish }) => goOnAfter(seriesKey(receipt), Number(finish.sequential)))
    const rows = await advanceSeries(counts, past, session)
    const next = new Map(rows.map(({ _id, next }) => [_id, next - (counts.get(_id) ?? 0)]))
    return ({ receipt }: NumberRequest): number => {
      const key = seriesKey(receipt)
      const sequential = next.get(key) ?? 0
      if (sequential < 1 || sequential > 999_999_999) throw issuanceErrors.seriesUsedUp()
      next.set(key, sequential + 1)
      return sequential
    }
  }

  /** Beyond the documents' own numbers first. */
  async function advanceSeries(
    counts: ReadonlyMap<string, number>,
    past: mongo.AnyBulkWriteOperation<SeriesRow>[],
    session: mongo.ClientSession,
  ): Promise<SeriesRow[]> {
    const advances = [...counts].map(([key, count]) => advance(key, count))
    const [first] = advances
    if (first !== undefined && advances.length === 1 && past.length === 0) {
      // The usual case, in one round trip.
      const { filter, update, upsert } = first.updateOne
      const row = await series.findOneAndUpdate(filter, update, { upsert, returnDocument: 'after', session })
      return row === null ? [] : [row]
    }
    const operations = [...past, ...advances]
    if (operations.length > 0) await series.bulkWrite(operations, { session, ordered: true })
    return series.find({ _id: { $in: [...counts.keys()] } }, { session }).toArray()
  }

  return {
    number,

    /** A save with an older read must not restore the quota. */
    releaseQuota: batched<Pick<Receipt, '_id' | 'attempt'>, null>(
      async (items) => {
        await transaction(async (session) => {
          const attempts = items.map(({ _id, attempt }) => ({ _id, attempt }))
          const candidates = await receipts
            .find({ $or: attempts, quotaHeld: true }, { session, projection: { ...COUNTED, ...FREED_BY } })
            .toArray()
          const held = candidates.filter(freesQuota)
          if (held.length === 0) return
          const heldIds = held.map(({ _id }) => _id)
          await receipts.updateMany(
            { _id: { $in: heldIds } },
            { $set: { quotaHeld: false }, $inc: { version: 1 } },
            { session },
          )
          await usage.bulkWrite(countDown(held), { session })
          passReleasing()
        })
        return items.map(() => null)
      },
      { max: 200 },
    ),

    async holdQuota(receipt) {
      await transaction(async (session) => {
        const { modifiedCount } = await receipts.updateOne(
          { _id: receipt._id, quotaHeld: false, status: { $nin: ['REJECTED', 'RETURNED'] } },
          { $set: { quotaHeld: true }, $inc: { version: 1 } },
          { session },
        )
        if (modifiedCount === 1) await usage.bulkWrite(countUp([receipt]), { session })
      })
    },

    async takeQuotaAgain({ from, to }, allowance) {
      const now = await databaseNow()
      const inMs = dispatchAgainAfter(to.status, to.outbox, stepTimeoutMs)
      const due = inMs === null ? {} : { due: { at: new Date(now + inMs), lease: NO_LEASE } }
      return transaction(async (session) => {
        const taken = await quota.look([{ receipt: to, allowance }], session)
        const [refusal] = taken.refused.values()
        if (refusal !== undefined) return refusal
        const { modifiedCount } = await receipts.updateOne(
          { _id: to._id, version: from, quotaHeld: false },
          { $set: { ...progress(to), ...due, quotaHeld: true, period: allowance.period } },
          { session },
        )
        if (modifiedCount === 0) return false
        await quota.count(taken, now, session)
        return true
      })
    },

    async deleteFinal(keptForMs, max, workspaceId) {
      const before = new Date((await databaseNow()) - keptForMs)
      return transaction(async (session) => {
        const rows = await receipts
          .find(
            { ...finalSince(before), ...(workspaceId !== undefined && { workspaceId }) },
            { session, projection: { ...REPORTED, ...COUNTED, quotaHeld: 1 } },
          )
          .sort({ createdAt: 1 })
          .limit(max)
          .toArray()
        if (rows.length === 0) return 0
        const due = { at: new Date(0), lease: NO_LEASE }
        await purges.insertMany(
          rows.map(({ _id, workspaceId }) => ({ _id, workspaceId, due })),
          { session },
        )
        await receipts.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } }, { session })
        const held = rows.filter(({ quotaHeld }) => quotaHeld)
        if (held.length > 0) await usage.bulkWrite(countDown(held), { session })
        const takenOut = rows.map((row) => bookingTo(row, bookedPlace(row), NOWHERE))
        await writeSums(reports, takenOut, session)
        passDeleting()
        return rows.length
      })
    },

    async used(owner, period) {
      // Version 0.1 could return the same quota twice.
      return Math.max(0, (await usage.findOne({ _id: usageKey(owner, period) }))?.used ?? 0)
    },

    async setNext(key, next) {
      try {
        await series.updateOne(
          { _id: key, last: { $lt: next } },
          { $set: { next }, $setOnInsert: { last: 0 } },
          { upsert: true },
        )
        return true
      } catch (error) {
        if (duplicateIndex(error) !== undefined) return false
        throw error
      }
    },

    async list({ documentType, establishment, emissionPoint, ...owner }) {
      const kinds = documentType === undefined ? KINDS : [documentType]
      // A code is unique only within its establishment.
      const part = { ...owner, establishment, emissionPoint: establishment === '' ? '' : emissionPoint }
      const rows = await series
        .find({ $or: seriesOf(part, { modes: [owner.mode], kinds }) })
        .sort({ _id: 1 })
        .toArray()
      const all = rows.map(sequentialOf)
      return emissionPoint === '' ? all : all.filter((one) => one.emissionPoint === emissionPoint)
    },

    async hasSeries(part) {
      const row = await series.findOne({ $or: seriesOf(part) }, { projection: { _id: 1 } })
      return row !== null
    },
  }
}

function seriesOf(
  { workspaceId, ruc, establishment, emissionPoint }: SeriesPart,
  { modes = MODES, kinds = KINDS }: { modes?: readonly Owner['mode'][]; kinds?: readonly string[] } = {},
) {
  const place = [establishment, emissionPoint].filter((code) => code !== '')
  return modes.flatMap((mode) =>
    kinds.map((documentType) => {
      const beginning = [workspaceId, mode, ruc, documentType, ...place].join('|')
      if (emissionPoint !== '') return { _id: beginning }
      // The character after "|" ends the range.
      return { _id: { $gte: `${beginning}|`, $lt: `${beginning}}` } }
    }),
  )
}

const KINDS = orderKinds.map(({ documentType }) => documentType)

function sequentialOf({ _id, next, last }: SeriesRow) {
  const [documentType = '', establishment = '', emissionPoint = ''] = _id.split('|').slice(3)
  return { documentType, establishment, emissionPoint, next, last }
}

function finalSince(before: Date): mongo.Filter<ReceiptRow> {
  return {
    mode: 'test',
    createdAt: { $lt: before },
    updatedAt: { $lt: before },
    status: { $in: ['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'] },
    due: { $exists: false },
  }
}

function takesQuota(request: NumberRequest): request is NumberRequest & { allowance: Allowance } {
  return request.allowance !== null
}

function advance(_id: string, count: number) {
  const next = { $set: { next: { $add: [{ $ifNull: ['$next', 1] }, count] } } }
  return {
    updateOne: { filter: { _id }, update: [next, { $set: { last: { $subtract: ['$next', 1] } } }], upsert: true },
  }
}

const NOWHERE = { counted: false, voided: false }

const COUNTED = { workspaceId: 1, mode: 1, period: 1, documentType: 1, usageDay: 1 } as const

const FREED_BY = { quotaHeld: 1, status: 1, received: 1, failed: 1 } as const

type ExistingResults = (request: NumberRequest) => NumberingResult | undefined
type Results = Map<NumberRequest, NumberingResult | Error>

interface Round {
  now: number
  /** Release their numbers in this transaction. */
  givingWay: readonly string[]
}

function hasReference({ receipt }: NumberRequest): boolean {
  return receipt.referenceKey !== undefined
}

/** The keys contain caller, taxpayer and kind: another caller never gets the receipt. */
function callKeysOf(receipt: NumberRequest['receipt']): string[] {
  return [...keysOfReference(receipt), keyOfId(receipt)]
}

function rowKeysOf(row: NumberRequest['receipt']): string[] {
  return row.referenceKey === undefined ? [keyOfId(row)] : [row.referenceKey, keyOfId(row)]
}

function keyOfId({ workspaceId, mode, ruc, documentType, _id }: NumberRequest['receipt']): string {
  return ['id', workspaceId, mode, ruc, documentType, _id].join('|')
}

/** Older rows have the literal key. */
function keysOfReference(receipt: NumberRequest['receipt']): string[] {
  const { ruc, documentType, devReference, referenceKey } = receipt
  if (referenceKey === undefined || devReference === undefined) return []
  return referenceKeys(receipt, ruc, documentType, devReference)
}

/** The others wait for the result of the first. */
function firstOfEach(requests: readonly NumberRequest[]) {
  const firsts: NumberRequest[] = []
  const behind = new Map<NumberRequest, NumberRequest>()
  const taken = new Map<string, NumberRequest>()
  for (const request of requests) {
    const own = isOwnNumbered(request) ? [numberKey({ ...request.receipt, ...request.finish })] : []
    const keys = [...callKeysOf(request.receipt), ...own]
    const first = keys.flatMap((key) => taken.get(key) ?? [])[0]
    if (first !== undefined) behind.set(request, first)
    else firsts.push(request)
    for (const key of first === undefined ? keys : []) taken.set(key, request)
  }
  return { firsts, behind }
}

function answerExisting(requests: readonly NumberRequest[], existing: ExistingResults, results: Results): void {
  for (const request of requests) {
    const result = results.get(request) ?? existing(request)
    if (result !== undefined) results.set(request, result)
  }
}

function answerNumbered(
  numbered: ReadonlyMap<NumberRequest, NumberingResult>,
  behind: ReadonlyMap<NumberRequest, NumberRequest>,
  results: Results,
): void {
  for (const [request, result] of numbered) if (!results.has(request)) results.set(request, result)
  for (const [request, first] of behind) {
    const result = after(request, first, results.get(first))
    if (result !== undefined) results.set(request, result)
  }
}

/** Undefined if the request must be tried itself. */
function after(request: NumberRequest, first: NumberRequest, result: NumberingResult | Error | undefined) {
  if (result === undefined || result instanceof Error) return undefined
  const isSameCall = callKeysOf(request.receipt).some((key) => callKeysOf(first.receipt).includes(key))
  if (result.kind === 'numbered' || result.kind === 'duplicate')
    return isSameCall ? ({ kind: 'duplicate', receipt: result.receipt } as const) : takenBy(result.receipt)
  return isSameCall ? result : undefined
}

function takenBy(holder: Receipt | undefined): NumberingResult | undefined {
  return holder && { kind: 'taken', holder }
}

/** Nearly used, or without a row: the transaction is repeated with exact counts. */
class QuotaNotAmple extends Error {}

/** The series catches up and the transaction is repeated. */
class SeriesBehind extends Error {
  readonly series: Series

  constructor(series: Series) {
    super('a series has fallen behind')
    this.series = series
  }
}

interface Reason {
  reason: Error
  index?: string
}

/** The transaction is repeated without these. */
class Unstorable extends Error {
  readonly requests: ReadonlyMap<NumberRequest, Reason>

  constructor(requests: ReadonlyMap<NumberRequest, Reason>) {
    super('some requests cannot be stored')
    this.requests = requests
  }
}

function finishEach(requests: readonly NumberRequest[], take: (request: NumberRequest) => number) {
  const finished: Receipt[] = []
  const unstorable = new Map<NumberRequest, Reason>()
  for (const request of requests) {
    const { finish, receipt } = request
    try {
      const number = typeof finish === 'function' ? finish(take(request), numericCode()) : finish
      finished.push({ ...receipt, ...number })
    } catch (error) {
      unstorable.set(request, { reason: error as Error })
    }
  }
  return { finished, unstorable }
}

/** @throws Unstorable for the first refused row, which ends the transaction; SeriesBehind for a number of ours */
function refuseUnstored(requests: readonly NumberRequest[], answers: readonly (Inserted | Error)[]): void {
  const position = answers.findIndex((one) => one instanceof Error || one.kind === 'exists')
  const [request, answered] = [requests[position], answers[position]]
  if (request === undefined || answered === undefined) return
  if (answered instanceof Error) throw new Unstorable(new Map([[request, { reason: answered }]]))
  if (answered.kind === 'inserted') return
  const { index } = answered
  if (index === HELD_NUMBER && !isOwnNumbered(request)) throw new SeriesBehind(request.receipt)
  const reason = index === '_id_' ? issuanceErrors.receiptIdTaken() : issuanceErrors.contradictsStored()
  throw new Unstorable(new Map([[request, { reason, index }]]))
}

function numericCode(): string {
  return String(randomInt(100_000_000)).padStart(8, '0')
}
