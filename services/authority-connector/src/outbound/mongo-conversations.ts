import { randomUUID } from 'node:crypto'
import { takeDue } from '@etax/durable-work'
import { batched } from '@etax/kernel'
import { mongo } from 'mongoose'
import type { AuthorityName, Conversation } from '../domain/conversation.ts'
import type { Holder } from '../simulator/sandbox.ts'

/** What a due row waits for: a call to its authority, or only to have its outcome announced. */
export type Turn = Conversation['step'] | 'announce'

/** So many rows of one kind may be taken now. */
export interface Room {
  authority: AuthorityName
  turn: Turn
  most: number
}

/** A row that is ours until its lease runs out. */
export interface Taken {
  conversation: Conversation
  turn: Turn
  lease: string
  /** When whoever had it before us should have been done, if anybody had it: it may have sent the bytes. */
  abandonedAt: Date | null
}

export interface Conversations {
  /**
   * Stores a new one. `known`: this receipt has one already. `taken`: another document holds its number in the
   * sandbox's registry, where `registered` asked to enter it.
   */
  add(conversation: Conversation, options: AddOptions): Promise<Added>
  find(receiptId: string): Promise<Conversation | null>
  /** Which other document has this one's number in the sandbox of its workspace. */
  holderOf(conversation: Conversation): Promise<Holder | null>
  /** Saves what changed and says when and by whom it goes on; false when the lease was lost meanwhile. */
  save(lease: string, conversation: Conversation, next: Next): Promise<boolean>
  /**
   * Takes a stranded one up again by hand: `lease` is whoever does it now, or '' for whoever comes. False when it is not
   * stranded, or when somebody is trying it again just now: that one may be sending it.
   */
  reopen(conversation: Conversation, due: Due): Promise<boolean>
  /** Notes a later attempt of issuance about one that is still under way. */
  renew(receiptId: string, attempt: number): Promise<void>
  /** Takes what is due, in fair turns between taxpayers, by the database's clock. */
  takeTurns(rooms: readonly Room[], leaseMs: number): Promise<Taken[]>
  /** Takes what is due and has waited for longer than its budget. */
  takeOverdue(authorities: readonly AuthorityName[], now: Date, leaseMs: number, most: number): Promise<Taken[]>
  /** Makes the oldest stranded ones due again; those given up for silence only. */
  releaseStranded(authority: AuthorityName, most: number, now: Date): Promise<number>
  /** When the longest waiting document without an outcome was to be done with, per authority. */
  oldestWaiting(): Promise<{ authority: AuthorityName; since: Date }[]>
  /** Removes conversations and registry entries. */
  forget(receiptIds: readonly string[]): Promise<number>
}

export type Added = 'added' | 'known' | 'taken'

export interface Due {
  at: Date
  lease: string
}

export interface AddOptions {
  /** Enter its number in the sandbox's registry, where it is unique per workspace. */
  registered: boolean
  due: Due | null
}

export interface Next {
  turn: Turn
  due: Due | null
}

type Row = Omit<Conversation, 'receiptId' | 'xml'> & {
  _id: string
  /** Kept until there is a verdict: what is sent again are these bytes. */
  xml?: string
  turn: Turn
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
    { 'due.at': 1, authority: 1, turn: 1, ruc: 1, 'due.lease': 1, _id: 1 },
    { name: TURNS, partialFilterExpression: { 'due.at': { $exists: true } } },
  )
  await rows.createIndex(
    { registration: 1 },
    { name: 'registry', unique: true, partialFilterExpression: { registration: { $type: 'string' } } },
  )
  await rows.createIndex(
    { authority: 1, 'outcome.at': 1 },
    { name: 'stranded', partialFilterExpression: { 'outcome.kind': 'stranded' } },
  )
}

export function mongoConversations(db: mongo.Db): Conversations {
  const rows = db.collection<Row>('conversations')
  const insert = batched<Row, Added>((batch) => insertAll(rows, batch), { max: 200, parallel: 2 })
  const update = batched<Change, boolean>((batch) => updateAll(rows, batch), { max: 200 })

  return {
    add(conversation, { registered, due }) {
      const row = rowOf(conversation, conversation.outcome === null ? conversation.step : 'announce')
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
    async holderOf(conversation) {
      const row = await rows.findOne(
        { registration: registrationOf(conversation), _id: { $ne: conversation.receiptId } },
        { projection: { accessKey: 1, outcome: 1 } },
      )
      return row === null ? null : { accessKey: row.accessKey, outcome: row.outcome }
    },
    save: (lease, conversation, next) => update({ filter: { 'due.lease': lease }, conversation, next }),
    async reopen(conversation, due) {
      const { attempt, step, receiptId } = conversation
      const filter = { 'outcome.kind': 'stranded' as const, 'due.lease': { $in: [null, ''] } } as mongo.Filter<Row>
      if (!(await update({ filter, conversation, next: { turn: step, due } }))) return false
      await rows.updateOne({ _id: receiptId }, { $max: { attempt } })
      return true
    },
    async renew(receiptId, attempt) {
      await rows.updateOne({ _id: receiptId }, { $max: { attempt } })
    },
    takeTurns: (rooms, leaseMs) => takeTurns(rows, rooms, leaseMs),
    async takeOverdue(authorities, now, leaseMs, most) {
      if (authorities.length === 0) return []
      const filter = { authority: { $in: [...authorities] }, outcome: null, giveUpAt: { $lte: now } }
      const taken = await takeDue<Row>(untyped(rows), { leaseMs, most, filter })
      return taken.map((row) => takenOf(row, null))
    },
    releaseStranded: (authority, most, now) => releaseStranded(rows, authority, most, now),
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

async function insertAll(rows: mongo.Collection<Row>, batch: readonly Row[]): Promise<(Added | Error)[]> {
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
      return failure.errmsg?.includes(' registry ') === true ? 'taken' : 'known'
    })
  }
}

interface Change {
  filter: mongo.Filter<Row>
  conversation: Conversation
  next: Next
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

function updateOf({ filter, conversation, next: { turn, due } }: Change, save: mongo.ObjectId) {
  const { _id, xml, attempt: _, ...state } = rowOf(conversation, turn)
  const gone = { ...(due === null ? { due: '' } : {}), ...(xml === undefined ? { xml: '' } : {}) }
  return {
    filter: { ...filter, _id },
    update: { $set: { ...state, save, ...(due === null ? {} : { due }) }, $unset: gone },
  } as mongo.UpdateOneModel<Row>
}

async function takeTurns(rows: mongo.Collection<Row>, rooms: readonly Room[], leaseMs: number): Promise<Taken[]> {
  const open = rooms.filter(({ most }) => most > 0)
  if (open.length === 0) return []
  const waiting = await rows.aggregate<Waiting>(whoWaits(open), { hint: TURNS }).toArray()
  const chosen = new Map(
    open.flatMap((room) => inTurns(waiting, room)).map(({ id, at, lease }) => [id, lease === '' ? null : at]),
  )
  if (chosen.size === 0) return []
  const lease = randomUUID()
  const ids = [...chosen.keys()]
  await rows.updateMany({ _id: { $in: ids }, $expr: { $lte: ['$due.at', '$$NOW'] } }, [
    { $set: { due: { at: { $add: ['$$NOW', leaseMs] }, lease } } },
  ])
  const taken = await rows.find({ _id: { $in: ids }, 'due.lease': lease }).toArray()
  return taken.map((row) => takenOf(row, chosen.get(row._id) ?? null))
}

/** What one taxpayer has waiting for one room, the longest due first. */
interface Waiting {
  _id: { authority: AuthorityName; turn: Turn; ruc: string }
  rows: { id: string; at: Date; lease: string }[]
}

/** What is due, by taxpayer: no more of each than could be taken if nobody else were there. */
function whoWaits(rooms: readonly Room[]): mongo.BSON.Document[] {
  const n = Math.max(...rooms.map(({ most }) => most))
  const input = { id: '$_id', at: '$due.at', lease: '$due.lease' }
  return [
    { $match: { 'due.at': { $gt: new Date(0) }, $or: rooms.map(({ authority, turn }) => ({ authority, turn })) } },
    { $sort: { 'due.at': 1 } },
    { $limit: HORIZON },
    { $match: { $expr: { $lte: ['$due.at', '$$NOW'] } } },
    { $group: { _id: { authority: '$authority', turn: '$turn', ruc: '$ruc' }, rows: { $firstN: { n, input } } } },
  ]
}

/** Every taxpayer's first comes before anybody's second. */
function inTurns(waiting: readonly Waiting[], { authority, turn, most }: Room): Waiting['rows'] {
  const mine = waiting.filter(({ _id }) => _id.authority === authority && _id.turn === turn)
  const placed = mine.flatMap(({ rows }) => rows.map((row, place) => ({ row, place })))
  placed.sort((a, b) => a.place - b.place || a.row.at.getTime() - b.row.at.getTime())
  return placed.slice(0, most).map(({ row }) => row)
}

async function releaseStranded(
  rows: mongo.Collection<Row>,
  authority: AuthorityName,
  most: number,
  now: Date,
): Promise<number> {
  const idle = { authority, 'outcome.kind': 'stranded' as const, 'outcome.cause': 'silence' as const }
  const filter = { ...idle, due: { $exists: false }, giveUpAt: { $lte: now } } as mongo.Filter<Row>
  const found = await rows.find(filter, { projection: { _id: 1 }, sort: { 'outcome.at': 1 }, limit: most }).toArray()
  if (found.length === 0) return 0
  const released = await rows.updateMany({ ...filter, _id: { $in: found.map(({ _id }) => _id) } }, [
    { $set: { turn: '$step', due: { at: now, lease: '' } } },
  ])
  return released.modifiedCount
}

function takenOf(row: Row, abandonedAt: Date | null): Taken {
  return { conversation: conversationOf(row), turn: row.turn, lease: row.due?.lease ?? '', abandonedAt }
}

function rowOf({ receiptId, xml, ...conversation }: Conversation, turn: Turn): Omit<Row, 'openedAt'> {
  const settled = conversation.outcome !== null && conversation.outcome.kind !== 'stranded'
  return { _id: receiptId, ...conversation, ...(settled ? {} : { xml }), turn, version: 1 }
}

function conversationOf(row: Row): Conversation {
  const { tenantId, accessKey, ruc, authority, signed, attempt, xml = '' } = row
  const { step, sentAt, receivedAt, resendFrom, asked, failures, giveUpAt, outcome } = row
  return {
    ...{ receiptId: row._id, tenantId, accessKey, ruc, authority, signed, attempt, xml },
    ...{ step, sentAt, receivedAt, resendFrom, asked, failures, giveUpAt, outcome },
  }
}

/** durable-work knows rows by their `due` alone. */
function untyped(rows: mongo.Collection<Row>): mongo.Collection {
  return rows as unknown as mongo.Collection
}
