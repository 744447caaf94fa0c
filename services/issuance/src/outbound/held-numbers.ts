import type { Collections } from '@etax/runtime'
import type { mongo } from 'mongoose'
import type { Receipt } from '../domain/receipt.ts'
import { type Series, seriesKey } from '../domain/series.ts'
import { NUMBER_FREE } from '../domain/taken-number.ts'
import type { NumberRequest, OwnNumber } from '../ports.ts'
import { LIVE, REFUSED, type ReceiptRow, type schemas } from './collections.ts'
import { upgradeReceipt } from './upgrade-receipt.ts'

export type OwnNumbered = NumberRequest & { finish: OwnNumber }

type Numbered = Series & Pick<Receipt, 'sequential' | 'accessKey'>

export interface Holders {
  of(request: NumberRequest): Receipt | undefined
  /** Ids of receipts that release their number to these documents. */
  givingWay: readonly string[]
  isGivenWay(request: NumberRequest): boolean
}

export function isOwnNumbered(request: NumberRequest): request is OwnNumbered {
  return typeof request.finish !== 'function'
}

/** Unique among receipts that hold their number. */
export function numberKey(numbered: Series & Pick<Receipt, 'sequential'>): string {
  return `${seriesKey(numbered)}|${numbered.sequential}`
}

export function heldNumbers({ receipts, series }: Pick<Collections<typeof schemas>, 'receipts' | 'series'>) {
  return {
    async holdersOf(requests: readonly OwnNumbered[]): Promise<Holders> {
      const documents = requests.map((request) => ({ request, ...request.receipt, ...request.finish }))
      const matches = requests.length === 0 ? [] : await receipts.find({ $or: documents.flatMap(inTheWayOf) }).toArray()
      const rows = Map.groupBy(
        matches.map(upgradeReceipt).flatMap((row) => placesOf(row).map((place) => ({ place, row }))),
        ({ place }) => place,
      )
      const [holders, givingWay] = [new Map<NumberRequest, Receipt>(), new Map<NumberRequest, string>()]
      for (const { request, origin, ...document } of documents) {
        for (const { row } of placesOf(document).flatMap((place) => rows.get(place) ?? [])) {
          if (NUMBER_FREE[origin].includes(row.status)) givingWay.set(request, row._id)
          else holders.set(request, row)
        }
      }
      return {
        of: (request) => holders.get(request),
        givingWay: [...new Set(givingWay.values())],
        isGivenWay: (request) => givingWay.has(request),
      }
    },

    /** Only if they are still refused. */
    async free(ids: readonly string[], session: mongo.ClientSession): Promise<void> {
      const refused = { _id: { $in: [...ids] }, status: { $in: [...REFUSED] } }
      await receipts.updateMany(refused, { $set: { numberHeld: false } }, { session })
    },

    async catchUp(behind: Series): Promise<void> {
      const { workspaceId, mode, ruc, documentType, establishment, emissionPoint } = behind
      const place = { workspaceId, mode, ruc, documentType, establishment, emissionPoint }
      const options = { sort: { sequential: -1 }, projection: { sequential: 1 } } as const
      const last = await receipts.findOne({ ...place, numberHeld: true }, options)
      if (last !== null) await series.bulkWrite([goOnAfter(seriesKey(behind), Number(last.sequential))])
    },
  }
}

/** Never backwards. */
export function goOnAfter(_id: string, taken: number) {
  return { updateOne: { filter: { _id }, update: { $max: { next: taken + 1, last: taken } }, upsert: true } }
}

function inTheWayOf(numbered: Numbered): mongo.Filter<ReceiptRow>[] {
  const { workspaceId, mode, ruc, documentType, establishment, emissionPoint, sequential, accessKey } = numbered
  return [
    { workspaceId, mode, ruc, documentType, establishment, emissionPoint, sequential, numberHeld: true },
    { workspaceId, mode, accessKey, status: { $in: [...LIVE] } },
  ]
}

function placesOf(numbered: Numbered): string[] {
  return [numberKey(numbered), [numbered.workspaceId, numbered.mode, numbered.accessKey].join('|')]
}
