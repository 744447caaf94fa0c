import { randomUUID } from 'node:crypto'
import { type Due, takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { AuthorityName, Conclusion, Conversation } from '../domain/conversation.ts'
import type { Action, AddResult, ClaimedConversation, Conversations, NextAction, Slots } from '../ports.ts'

type Row = Omit<Conversation, 'receiptId' | 'xml' | 'conclusion'> & {
  _id: string
  outcome: Conclusion | null
  /** Kept until there is a verdict: what is sent again are these bytes. */
  xml?: string
  action: Action
  /** `‹workspace›/‹type, taxpayer, series, sequential›` of what the simulated authority has registered. */
  registration?: string
  openedAt: Date
  due?: Due
  /** The last save that touched it: tells which of a batch found their row. */
  save?: mongo.ObjectId
  version: 1
}

const DUPLICATE = 11_000
const TURNS = 'turns'
/** Fair turns look this far into the queue. */
const HORIZON = 20_000

/** Made by `start`, may run twice. */
export async function migrate(db: mongo.Db): Promise<void> {
  const rows = db.collection('conversations')
  // It holds all that fair turns ask about, so that a long queue is ranked without reading its documents.
  await rows.createIndex(
    { 'due.at': 1, authority: 1, action: 1, ruc: 1, 'due.lease': 1, _id: 1 },
    { name: TURNS, partialFilterExpression: { 'due.at': { $exists: true } } },
  )
  await rows.createIndex(
    { registration: 1 },
    { name: 'registry', unique: true, partialFilterExpression: { registration: { $type: 'string' } } },
  )
  await rows.createIndex(
    { authority: 1, 'outcome.at': 1 },
    { name: 'unreachable', partialFilterExpression: { 'outcome.kind': 'unreachable' } },
  )
}

export function mongoConversations(db: mongo.Db): Conversations {
  const rows = db.collection<Row>('conversations')
  const insert = batched<Row, AddResult>((batch) => insertAll(rows, batch), { max: 200, parallel: 2 })
  const update = batched<Change, boolean>((batch) => updateAll(rows, batch), { max: 200 })

  return {
    add(conversation, { registered, due }) {
      const row = rowOf(conversation, conversation.conclusion === null ? conversation.step : 'announce')
      return insert({
        ...row,
        openedAt: new Date(),
        ...(registered ? { registration: registrationOf(conversation) } : {}),
        ...(due === null ? {} : { due }),
      })
    },
    async find(receiptId) {
      const row = await rows.findOne({ _id: receiptId })
      return row === null ? null : conversationOf(row)
    },
    async findNumberHolder(conversation) {
      const row = await rows.findOne(
        { registration: registrationOf(conversation), _id: { $ne: conversation.receiptId } },
        { projection: { accessKey: 1, outcome: 1 } },
      )
      return row === null ? null : { accessKey: row.accessKey, conclusion: row.outcome }
    },
    save: (lease, conversation, next) => update({ filter: { 'due.lease': lease }, conversation, next }),
    async reopen(conversation, due) {
      const { attempt, step, receiptId } = conversation
      const filter = { 'outcome.kind': 'unreachable' as const, 'due.lease': { $in: [null, ''] } } as mongo.Filter<Row>
      if (!(await update({ filter, conversation, next: { action: step, due } }))) return false
      await rows.updateOne({ _id: receiptId }, { $max: { attempt } })
      return true
    },
    async setAttempt(receiptId, attempt) {
      await rows.updateOne({ _id: receiptId }, { $max: { attempt } })
    },
    claimDue: (slots, leaseMs) => claimDue(rows, slots, leaseMs),
    async claimOverdue(authorities, now, leaseMs, max) {
      if (authorities.length === 0) return []
      const filter = { authority: { $in: [...authorities] }, outcome: null, giveUpAt: { $lte: now } }
      const claimed = await takeDue<Row>(untyped(rows), { leaseMs, most: max, filter })
      return claimed.map((row) => claimedOf(row, null))
    },
    releaseUnreachable: (authority, max, now) => releaseUnreachable(rows, authority, max, now),
    async oldestWaiting() {
      const groups = rows.aggregate<{ _id: AuthorityName; since: Date }>([
        { $match: { 'due.at': { $exists: true }, outcome: null } },
        { $group: { _id: '$authority', since: { $min: '$openedAt' } } },
      ])
      return (await groups.toArray()).map(({ _id, since }) => ({ authority: _id, since }))
    },
    async forget(receiptIds) {
      return (await rows.deleteMany({ _id: { $in: [...receiptIds] } })).deletedCount
    },
  }
}

/** One number, one document: the access key without its date, its random part and its check digit. */
function registrationOf({ tenantId, accessKey }: Conversation): string {
  return `${tenantId}/${accessKey.slice(8, 39)}`
}

async function insertAll(rows: mongo.Collection<Row>, batch: readonly Row[]): Promise<(AddResult | Error)[]> {
  try {
    await rows.insertMany([...batch], { ordered: false })
    return batch.map(() => 'added')
  } catch (error) {
    if (!(error instanceof mongo.MongoBulkWriteError)) throw error
    const failed = new Map([error.writeErrors].flat().map((one) => [one.index, one]))
    return batch.map((_, index) => {
      const failure = failed.get(index)
      if (failure === undefined) return 'added'
      if (failure.code !== DUPLICATE) return error
      return failure.errmsg?.includes(' registry ') === true ? 'number-taken' : 'exists'
    })
  }
}

interface Change {
  filter: mongo.Filter<Row>
  conversation: Conversation
  next: NextAction
}

async function updateAll(rows: mongo.Collection<Row>, batch: readonly Change[]): Promise<boolean[]> {
  const save = new mongo.ObjectId()
  const written = await rows.bulkWrite(
    batch.map((change) => ({ updateOne: updateOf(change, save) })),
    { ordered: false },
  )
  if (written.matchedCount === batch.length) return batch.map(() => true)
  const ids = batch.map(({ conversation }) => conversation.receiptId)
  const kept = await rows.find({ _id: { $in: ids }, save }, { projection: { _id: 1 } }).toArray()
  const ours = new Set(kept.map(({ _id }) => _id))
  return ids.map((id) => ours.has(id))
}

function updateOf({ filter, conversation, next: { action, due } }: Change, save: mongo.ObjectId) {
  const { _id, xml, attempt: _, ...state } = rowOf(conversation, action)
  const gone = { ...(due === null ? { due: '' } : {}), ...(xml === undefined ? { xml: '' } : {}) }
  return {
    filter: { ...filter, _id },
    update: { $set: { ...state, save, ...(due === null ? {} : { due }) }, $unset: gone },
  } as mongo.UpdateOneModel<Row>
}

async function claimDue(
  rows: mongo.Collection<Row>,
  slots: readonly Slots[],
  leaseMs: number,
): Promise<ClaimedConversation[]> {
  const open = slots.filter(({ max }) => max > 0)
  if (open.length === 0) return []
  const waiting = await rows.aggregate<Waiting>(whoWaits(open), { hint: TURNS }).toArray()
  const chosen = new Map(
    open.flatMap((slot) => inTurns(waiting, slot)).map(({ id, at, lease }) => [id, lease === '' ? null : at]),
  )
  if (chosen.size === 0) return []
  const lease = randomUUID()
  const ids = [...chosen.keys()]
  await rows.updateMany({ _id: { $in: ids }, $expr: { $lte: ['$due.at', '$$NOW'] } }, [
    { $set: { due: { at: { $add: ['$$NOW', leaseMs] }, lease } } },
  ])
  const claimed = await rows.find({ _id: { $in: ids }, 'due.lease': lease }).toArray()
  return claimed.map((row) => claimedOf(row, chosen.get(row._id) ?? null))
}

/** What one taxpayer has waiting for one slot, the longest due first. */
interface Waiting {
  _id: { authority: AuthorityName; action: Action; ruc: string }
  rows: { id: string; at: Date; lease: string }[]
}

/** What is due, by taxpayer: no more of each than could be claimed if nobody else were there. */
function whoWaits(slots: readonly Slots[]): mongo.BSON.Document[] {
  const n = Math.max(...slots.map(({ max }) => max))
  const input = { id: '$_id', at: '$due.at', lease: '$due.lease' }
  return [
    { $match: { 'due.at': { $gt: new Date(0) }, $or: slots.map(({ authority, action }) => ({ authority, action })) } },
    { $sort: { 'due.at': 1 } },
    { $limit: HORIZON },
    { $match: { $expr: { $lte: ['$due.at', '$$NOW'] } } },
    { $group: { _id: { authority: '$authority', action: '$action', ruc: '$ruc' }, rows: { $firstN: { n, input } } } },
  ]
}

/** Every taxpayer's first comes before anybody's second. */
function inTurns(waiting: readonly Waiting[], { authority, action, max }: Slots): Waiting['rows'] {
  const mine = waiting.filter(({ _id }) => _id.authority === authority && _id.action === action)
  const placed = mine.flatMap(({ rows }) => rows.map((row, place) => ({ row, place })))
  placed.sort((a, b) => a.place - b.place || a.row.at.getTime() - b.row.at.getTime())
  return placed.slice(0, max).map(({ row }) => row)
}

async function releaseUnreachable(
  rows: mongo.Collection<Row>,
  authority: AuthorityName,
  max: number,
  now: Date,
): Promise<number> {
  const idle = { authority, 'outcome.kind': 'unreachable' as const, 'outcome.cause': 'no-answer' as const }
  const filter = { ...idle, due: { $exists: false }, giveUpAt: { $lte: now } } as mongo.Filter<Row>
  const found = await rows.find(filter, { projection: { _id: 1 }, sort: { 'outcome.at': 1 }, limit: max }).toArray()
  if (found.length === 0) return 0
  const released = await rows.updateMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } }, [
    { $set: { action: '$step', due: { at: now, lease: '' } } },
  ])
  return released.modifiedCount
}

function claimedOf(row: Row, abandonedAt: Date | null): ClaimedConversation {
  return { conversation: conversationOf(row), action: row.action, lease: row.due?.lease ?? '', abandonedAt }
}

function rowOf({ receiptId, xml, conclusion, ...conversation }: Conversation, action: Action): Omit<Row, 'openedAt'> {
  const settled = conclusion !== null && conclusion.kind !== 'unreachable'
  return { _id: receiptId, ...conversation, outcome: conclusion, ...(settled ? {} : { xml }), action, version: 1 }
}

function conversationOf(row: Row): Conversation {
  const { tenantId, accessKey, ruc, authority, signed, attempt, xml = '' } = row
  const { step, sentAt, receivedAt, resendFrom, asked, failures, giveUpAt, outcome } = row
  return {
    ...{ receiptId: row._id, tenantId, accessKey, ruc, authority, signed, attempt, xml },
    ...{ step, sentAt, receivedAt, resendFrom, asked, failures, giveUpAt, conclusion: outcome },
  }
}

/** durable-work knows rows by their `due` alone. */
function untyped(rows: mongo.Collection<Row>): mongo.Collection {
  return rows as unknown as mongo.Collection
}
