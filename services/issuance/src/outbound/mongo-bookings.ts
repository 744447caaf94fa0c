import { leasedRows } from '@etax/durable-work'
import { faultPoint } from '@etax/kernel'
import type { Collections } from '@etax/runtime'
import { authorityDay } from '@etax/tax-document'
import { type Connection, mongo } from 'mongoose'
import { nameWords } from '../domain/name-words.ts'
import type { Customer } from '../domain/receipt.ts'
import {
  type Booking,
  bookingTo,
  isSamePlace,
  type ReportedReceipt,
  type ReportPlace,
  type ReportSum,
  reportPlace,
  sumsOf,
} from '../domain/report-sums.ts'
import type { ActionsDone, Bookings } from '../ports.ts'
import type { ReceiptRow, ReportRow, schemas } from './collections.ts'
import type { Clock } from './database-clock.ts'
import { inTransaction } from './in-transaction.ts'
import { usageOfDays } from './usage-counts.ts'

const passBooking = faultPoint('issuance.bookings#booking')

type ReportCollections = Pick<Collections<typeof schemas>, 'receipts' | 'reports' | 'reportWork' | 'usage'>

/** Longer than a run. A late run does no harm: transactions check the mark of each receipt. */
const LEASE_MS = 20_000

export const REPORTED = {
  workspaceId: 1,
  mode: 1,
  ruc: 1,
  documentType: 1,
  establishment: 1,
  emissionPoint: 1,
  issueDate: 1,
  customer: 1,
  totals: 1,
  authorization: 1,
  voided: 1,
  authorityStatus: 1,
  booked: 1,
  bookedVoided: 1,
} as const

export function mongoBookings(
  connection: Connection,
  { receipts, reports, reportWork, usage }: ReportCollections,
  { databaseNow }: { databaseNow: Clock },
): Bookings {
  const transaction = inTransaction(connection)
  const work = leasedRows(reportWork, { leaseMs: LEASE_MS })

  return {
    async lease(run) {
      const held = await work.claimById(BOOKING)
      if (held === null) return false
      try {
        return await run()
      } finally {
        await work.save(held, { next: { inMs: 0 } })
      }
    },

    async due(max) {
      const due = { reportDue: { $lte: new Date(await databaseNow()) } }
      const rows = await receipts.find(due, { projection: { _id: 1 }, sort: { reportDue: 1 }, limit: max }).toArray()
      return rows.map(({ _id }) => _id)
    },

    book: (ids, done = []) =>
      transaction(async (session) => {
        const rows = await receipts
          .find(
            { _id: { $in: [...ids] }, reportDue: { $exists: true } },
            { session, projection: { ...REPORTED, outbox: 1, attempt: 1 } },
          )
          .toArray()
        if (rows.length === 0) return []
        const bookings = rows.map(bookingOf)
        const cleared = new Set(clearedBy(rows, done))
        const marks = bookings.map(({ receipt: { _id }, counted, voided }) => ({
          _id,
          counted,
          voided,
          isCleared: cleared.has(_id),
        }))
        for (const some of Map.groupBy(marks, ({ _id, ...mark }) => JSON.stringify(mark)).values()) {
          const these = { _id: { $in: some.map(({ _id }) => _id) } }
          await receipts.updateMany(these, some.map(markOf)[0] ?? {}, { session })
        }
        await writeSums(reports, bookings, session)
        passBooking()
        return [...cleared]
      }),

    async putOff(id) {
      const later = new Date((await databaseNow()) + PUT_OFF_MS)
      await receipts.updateOne({ _id: id, reportDue: { $exists: true } }, { $set: { reportDue: later } })
    },

    async walk(max) {
      const held = await work.claimById(WALK)
      if (held === null) return false
      const { after = '', stage = 'all' } = held
      const rows = await receipts
        .find(
          { _id: { $gt: after } },
          { projection: { ...REPORTED, ...USED, reportDue: 1 }, sort: { _id: 1 }, limit: max },
        )
        .toArray()
      const last = rows.at(-1)?._id
      if (last !== undefined) {
        await catchUp(rows.map(({ _id }) => _id))
        return work.save(held, { set: { after: last }, next: { inMs: 0 } })
      }
      // The second walk covers writes of the previous version during the upgrade.
      const again = { after: '', stage: 'again' } as const
      if (stage === 'all') await work.save(held, { set: again, next: { inMs: AN_HOUR_MS } })
      else await work.save(held, { set: { stage: 'done' }, next: null })
      return false
    },

    async begin() {
      await work.insert({ _id: BOOKING }, { inMs: 0 })
      await work.insert({ _id: WALK, after: '', stage: 'all' }, { inMs: 0 })
    },
  }

  /** Completes older receipts. */
  function catchUp(ids: readonly string[]): Promise<void> {
    return transaction(async (session) => {
      const rows = await receipts
        .find({ _id: { $in: [...ids] } }, { session, projection: { ...REPORTED, ...USED, reportDue: 1 } })
        .toArray()
      const unused = rows
        .filter(({ usageDay, origin }) => usageDay === undefined && origin === 'issued')
        .map((row) => ({ ...row, usageDay: authorityDay(row.createdAt.getTime()) }))
      for (const [usageDay, some] of Map.groupBy(unused, (row) => row.usageDay)) {
        await receipts.updateMany({ _id: { $in: some.map(({ _id }) => _id) } }, { $set: { usageDay } }, { session })
      }
      const counted = usageOfDays(
        unused.filter(({ quotaHeld }) => quotaHeld),
        1,
      )
      if (counted.length > 0) await usage.bulkWrite(counted, { session })
      const unnamed = rows.flatMap(({ _id, customer, customerWords }) =>
        customer === null || customerWords !== undefined ? [] : [wordsOf(_id, customer)],
      )
      if (unnamed.length > 0) await receipts.bulkWrite(unnamed, { session, ordered: false })
      const wrong = rows
        .filter((row) => row.reportDue === undefined && !isSamePlace(bookedPlace(row), reportPlace(row)))
        .map(({ _id }) => _id)
      const reportDue = new Date(0)
      if (wrong.length > 0) await receipts.updateMany({ _id: { $in: wrong } }, { $set: { reportDue } }, { session })
    })
  }
}

const BOOKING = 'booking'
/** A new name repeats the walk over all receipts. */
export const WALK = 'receipts of before, with those voided here'
const PUT_OFF_MS = 3_600_000
const AN_HOUR_MS = 3_600_000

const USED = { origin: 1, createdAt: 1, quotaHeld: 1, usageDay: 1, customerWords: 1 } as const

function wordsOf(_id: string, { legalName }: Customer): mongo.AnyBulkWriteOperation<ReceiptRow> {
  return { updateOne: { filter: { _id }, update: { $set: { customerWords: nameWords(legalName) } } } }
}

function markOf({ counted, voided, isCleared }: Pick<Booking, 'counted' | 'voided'> & { isCleared: boolean }) {
  const booked = counted === 0 ? {} : { booked: counted === 1 }
  const bookedVoided = voided === 0 ? {} : { bookedVoided: voided === 1 }
  return {
    $set: { ...booked, ...bookedVoided, ...(isCleared ? { outbox: [] } : {}) },
    $unset: { reportDue: '' as const, ...(isCleared ? { due: '' as const } : {}) },
  }
}

function clearedBy(rows: readonly Pick<ReceiptRow, '_id' | 'outbox' | 'attempt'>[], done: readonly ActionsDone[]) {
  const doneOf = new Map(done.map((one) => [one.id, one]))
  const wholly = rows.filter(({ _id, outbox, attempt }) => {
    const { attempt: doneFor, actions = [] } = doneOf.get(_id) ?? {}
    return attempt === doneFor && String(outbox) === String(actions)
  })
  return wholly.map(({ _id }) => _id)
}

type Booked = Pick<ReceiptRow, 'booked' | 'bookedVoided'>

export function bookedPlace({ booked = false, bookedVoided = false }: Booked): ReportPlace {
  return { counted: booked, voided: bookedVoided }
}

function bookingOf(receipt: ReportedReceipt & Booked): Booking {
  return bookingTo(receipt, bookedPlace(receipt), reportPlace(receipt))
}

/** Runs in the transaction that marks the receipts; deletes empty sums. */
export async function writeSums(
  reports: mongo.Collection<ReportRow>,
  bookings: readonly Booking[],
  session: mongo.ClientSession,
): Promise<void> {
  const sums = [...sumsOf(bookings)]
  if (sums.length === 0) return
  await reports.bulkWrite(
    sums.map(([_id, sum]) => addition(_id, sum)),
    { session, ordered: false },
  )
  const emptied = sums.filter(([, { documents }]) => documents < 0).map(([_id]) => _id)
  if (emptied.length > 0) await reports.deleteMany({ _id: { $in: emptied }, documents: 0 }, { session })
}

function addition(
  _id: string,
  { documents, amounts, name, tax, ...place }: ReportSum,
): mongo.AnyBulkWriteOperation<ReportRow> {
  const more = Object.entries(amounts).map(([amount, value]) => [amount, mongo.Decimal128.fromString(value.toString())])
  const named = name === null || documents < 0 ? {} : { $set: { name } }
  const update = {
    $setOnInsert: { ...place, ...tax },
    $inc: { documents, ...Object.fromEntries(more) },
    ...named,
  }
  return { updateOne: { filter: { _id }, update, upsert: true } }
}
