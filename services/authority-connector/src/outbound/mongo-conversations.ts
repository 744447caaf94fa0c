import { createHash } from 'node:crypto'
import { type Due, dueIn, type Held, type Leased, type LeaseOptions, leasedRows, NO_LEASE } from '@etax/durable-work'
import { collectionsOf } from '@etax/runtime'
import { parseAccessKey } from '@etax/tax-document'
import type { mongo } from 'mongoose'
import type { AuthorityName, Conversation } from '../domain/conversation.ts'
import type { Action, Blocked, ClaimedConversation, Conversations } from '../ports.ts'
import { type ConversationRow, REGISTRY, schemas, TURNS } from './collections.ts'

type Row = ConversationRow

/** `leaseMs` exceeds the time of a call and of storing its answer. */
export function mongoConversations(db: mongo.Db, options: LeaseOptions): Conversations {
  const rows: mongo.Collection<Row> = collectionsOf(db, schemas).conversations
  const leased = leasedRows(rows, options)
  const claimInTurns = leased.inTurns({ turnsBy: 'ruc', index: TURNS })

  return {
    async add(conversation, { registered, due }) {
      const { conclusion, step } = conversation
      const row = {
        ...rowOf(conversation, conclusion === null ? step : 'announce'),
        openedAt: new Date(),
        ...(registered
          ? { registration: registrationOf(conversation), documentHash: documentHashOf(conversation) }
          : {}),
      }
      const inserted = await leased.insert(row, due)
      if (inserted.kind === 'inserted') return 'added'
      return inserted.index === REGISTRY ? 'number-taken' : 'exists'
    },
    async find(receiptId) {
      const row = await rows.findOne({ _id: receiptId })
      return row === null ? null : conversationOf(row)
    },
    async findNumberHolder(conversation) {
      const row = await rows.findOne(
        // `$type` matches the partial index: without it MongoDB scans all rows.
        { registration: { $eq: registrationOf(conversation), $type: 'string' }, _id: { $ne: conversation.receiptId } },
        { projection: { accessKey: 1, outcome: 1, documentHash: 1 } },
      )
      if (row === null) return null
      const { accessKey, outcome, documentHash } = row
      return { accessKey, conclusion: outcome, sameDocument: documentHash === documentHashOf(conversation) }
    },
    save: ({ lease }, conversation, { action, due }) =>
      leased.save(heldAs(conversation, lease), { ...changeOf(conversation, action), next: due }),
    reopen: (conversation) =>
      leased.saveWhere(conversation.receiptId, IDLE_UNREACHABLE, {
        ...changeOf(conversation, conversation.step),
        compute: { attempt: { $max: ['$attempt', conversation.attempt] } },
        next: { inMs: 0 },
      }),
    async setAttempt(receiptId, attempt) {
      await rows.updateOne({ _id: receiptId }, { $max: { attempt } })
    },
    async claimDue(slots) {
      const limits = slots.map(({ authority, action, ...limit }) => ({ match: { authority, turn: action }, ...limit }))
      const claimed = await claimInTurns(limits)
      return claimed.map(({ row, previous }) => claimedOf(row, previous))
    },
    async claimOverdue(blocked, max) {
      if (blocked.length === 0) return []
      const filter = { $or: blocked.map(filterOf), outcome: null, $and: [BUDGET_OVER] }
      const claimed = await leased.claimAfter({ max, filter: filter as mongo.Filter<Row> })
      return claimed.map(({ row, previous }) => claimedOf(row, previous))
    },
    releaseUnreachable: (authority, max) => releaseUnreachable(rows, authority, max),
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

function filterOf({ authority, taxpayers }: Blocked) {
  return taxpayers === 'all' ? { authority } : { authority, ruc: { $in: [...taxpayers] } }
}

const BUDGET_OVER = { $expr: { $lte: ['$giveUpAt', '$$NOW'] } }

/** Rows with a lease are left out: the holder may be sending the document. */
const IDLE_UNREACHABLE = {
  'outcome.kind': 'unreachable',
  'due.lease': { $in: [null, NO_LEASE] },
} as unknown as mongo.Filter<Row>

function registrationOf({ tenantId, accessKey }: Conversation): string {
  return `${tenantId}/${parseAccessKey(accessKey)?.registration ?? accessKey}`
}

function documentHashOf({ xml }: Conversation): string {
  return createHash('sha256').update(xml).digest('hex')
}

async function releaseUnreachable(rows: mongo.Collection<Row>, authority: AuthorityName, max: number): Promise<number> {
  const idle = { authority, 'outcome.kind': 'unreachable', 'outcome.cause': 'no-answer', due: { $exists: false } }
  const filter = { ...idle, ...BUDGET_OVER } as unknown as mongo.Filter<Row>
  const matches = await rows.find(filter, { projection: { _id: 1 }, sort: { giveUpAt: 1 }, limit: max }).toArray()
  if (matches.length === 0) return 0
  const released = await rows.updateMany({ ...filter, _id: { $in: matches.map(({ _id }) => _id) } }, [
    { $set: { turn: '$step', due: dueIn({ inMs: 0 }) } },
  ])
  return released.modifiedCount
}

/** @param previous the last holder: a dead process may have sent the bytes */
function claimedOf(row: Leased<Row>, previous: Due): ClaimedConversation {
  const abandonedAt = previous.lease === NO_LEASE ? null : previous.at
  return { conversation: conversationOf(row), action: row.turn, lease: row.due.lease, abandonedAt }
}

function heldAs({ receiptId }: Conversation, lease: string): Held {
  return { _id: receiptId, due: { lease } }
}

/** Does not set `attempt`: a later one may be stored meanwhile. The first document stays until the verdict. */
function changeOf(conversation: Conversation, action: Action) {
  const { _id, attempt: _, xml, ...state } = rowOf(conversation, action)
  return { set: state, ...(xml === undefined && { unset: ['xml' as const] }) }
}

function rowOf({ receiptId, xml, conclusion, ...conversation }: Conversation, action: Action): Omit<Row, 'openedAt'> {
  const final = conclusion !== null && conclusion.kind !== 'unreachable'
  const document = final ? {} : { xml }
  return { _id: receiptId, ...conversation, ...document, outcome: conclusion, turn: action, version: 1 }
}

function conversationOf(row: Row): Conversation {
  const { tenantId, accessKey, ruc, authority, signed, attempt, xml = '' } = row
  const { step, sentAt, receivedAt, reception = null, resendFrom, asked, failures, giveUpAt, outcome } = row
  const { unreadableSince = null, directive, clockOffsetMs } = row
  return {
    receiptId: row._id,
    tenantId,
    accessKey,
    ruc,
    authority,
    signed,
    attempt,
    xml,
    ...(directive !== undefined && { directive }),
    ...(clockOffsetMs !== undefined && { clockOffsetMs }),
    step,
    sentAt,
    receivedAt,
    reception,
    resendFrom,
    asked,
    failures,
    unreadableSince,
    giveUpAt,
    conclusion: outcome,
  }
}
