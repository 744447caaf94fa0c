import { documentCode, kindFacts, orderKinds, sequentialText } from '@etax/tax-document'
import type { mongo } from 'mongoose'
import { modifiedKey } from '../domain/modified-receipt.ts'
import type { Owner } from '../domain/receipt.ts'
import { referenceKeys } from '../domain/reference.ts'
import { searchTerms } from '../domain/search-terms.ts'
import type { LightReceipt, ListedPage, ListFilter, PageStart } from '../ports.ts'
import { LIVE, REFUSED, type ReceiptRow, referenceIn } from './collections.ts'
import { upgradeReceipt } from './upgrade-receipt.ts'

type Receipts = mongo.Collection<ReceiptRow>
type Where = mongo.Filter<ReceiptRow>

interface Source {
  hint: string
  where: Where
}

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const

const MAX_COUNTED = 10_000

/** Sorted instead of read along the list. */
const FEW = 2_000

/** Always by an index: a selective filter sorts its rows, a common one is read along the list. */
export async function searchReceipts(
  receipts: Receipts,
  filter: ListFilter,
  limit: number,
  start: PageStart,
): Promise<ListedPage> {
  const sources = await sourcesNamed(receipts, filter)
  if (sources !== null) return pageOfFew(receipts, sources, limit, start)
  const few = await sourceOfFew(receipts, filter)
  const source = few ?? listSource(filter)
  const [rows, total] = await Promise.all([
    find(receipts, source, limit, start).toArray(),
    count(receipts, few ?? countingSource(filter)),
  ])
  return { rows: rows.map(upgradeReceipt), ...counted(total) }
}

/** Several indexes may contain the same receipt. */
async function pageOfFew(
  receipts: Receipts,
  sources: readonly Source[],
  limit: number,
  start: PageStart,
): Promise<ListedPage> {
  const lists = await Promise.all(
    sources.map((source) =>
      find(receipts, source, MAX_COUNTED + 1, { skip: 0 })
        .project<Place>(PLACE)
        .toArray(),
    ),
  )
  const places = new Map(lists.flat().map((place) => [place._id, place]))
  const all = [...places.values()].sort(newestFirst)
  const ids = pageOf(all, limit, start).map(({ _id }) => _id)
  const rows = await receipts.find({ _id: { $in: ids } }, { projection: WITHOUT_XML }).toArray()
  const light: LightReceipt[] = rows.map(upgradeReceipt)
  return { rows: light.sort(newestFirst), ...counted(all.length) }
}

const PLACE = { createdAt: 1 } as const
const WITHOUT_XML = { xml: 0 } as const

type Place = Pick<ReceiptRow, '_id' | 'createdAt'>

function newestFirst(one: Place, other: Place): number {
  return other.createdAt.getTime() - one.createdAt.getTime() || (other._id < one._id ? -1 : 1)
}

function pageOf(all: readonly Place[], limit: number, start: PageStart): readonly Place[] {
  if ('skip' in start) return all.slice(start.skip, start.skip + limit)
  const { createdAt, id } = start.after
  const after = { _id: id, createdAt }
  return all.filter((place) => place._id !== id && newestFirst(after, place) < 0).slice(0, limit)
}

function counted(total: number) {
  return { total: Math.min(total, MAX_COUNTED), isMinimum: total > MAX_COUNTED }
}

function find(receipts: Receipts, { where, hint }: Source, limit: number, start: PageStart) {
  return receipts
    .find({ $and: [where, beyond(start)] }, { projection: WITHOUT_XML, hint })
    .sort(NEWEST_FIRST)
    .skip('skip' in start ? start.skip : 0)
    .limit(limit)
}

function count(receipts: Receipts, { where, hint }: Source): Promise<number> {
  return receipts.countDocuments(where, { hint, limit: MAX_COUNTED + 1 })
}

/** The second condition separates rows of one instant. */
function beyond(start: PageStart): Where {
  if ('skip' in start) return {}
  const { createdAt, id } = start.after
  return { createdAt: { $lte: createdAt }, $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: id } }] }
}

async function sourcesNamed(receipts: Receipts, filter: ListFilter): Promise<Source[] | null> {
  const { q, accessKey, number, devReference, modifies } = filter
  if (q !== undefined) return sourcesSearched(receipts, q, filter)
  if (accessKey !== undefined) return byAccessKey(accessKey, filter)
  if (number !== undefined) return [byNumber(number, filter)]
  if (devReference !== undefined) return [byReference(devReference, filter)]
  return modifies === undefined ? null : byModified(filter)
}

async function sourcesSearched(receipts: Receipts, typed: string, filter: ListFilter): Promise<Source[]> {
  const { accessKey, number, sequential, exact, words } = searchTerms(typed)
  return [
    ...(accessKey === undefined ? [] : byAccessKey(accessKey, filter)),
    ...[number, sequential].flatMap((one) => (one === undefined ? [] : [byNumber(one, filter)])),
    ...(exact === undefined ? [] : [byReference(exact, filter), byCustomer(exact, filter)]),
    ...(words === undefined ? [] : [await byWords(receipts, words, filter)]),
  ]
}

function byAccessKey(accessKey: string, filter: ListFilter): Source[] {
  const key = { accessKey }
  return [
    { hint: 'live access key', where: { $and: [key, { status: { $in: [...LIVE] } }, whereOf(filter)] } },
    { hint: 'refused access key', where: { $and: [key, { status: { $in: [...REFUSED] } }, whereOf(filter)] } },
  ]
}

function byNumber(number: string, filter: ListFilter): Source {
  const kinds = filter.documentType === undefined ? { documentType: { $in: KINDS } } : {}
  return { hint: 'number', where: { $and: [whereOf(filter), kinds, numbered(number)] } }
}

function byReference(devReference: string, filter: ListFilter): Source {
  return { hint: 'reference', where: { $and: [referenced(devReference, filter), whereOf(filter)] } }
}

function referenced(devReference: string, filter: Pick<ListFilter, 'workspaceId' | 'mode' | 'ruc' | 'documentType'>) {
  const { ruc, documentType } = filter
  const kinds = documentType === undefined ? KINDS : KINDS.filter((kind) => kind === documentType)
  return referenceIn(kinds.flatMap((kind) => referenceKeys(filter, ruc, kind, devReference)))
}

function byModified(filter: ListFilter): Source[] {
  return [
    { hint: 'creditNotes', where: { $and: [{ documentType: 'CREDIT_NOTE' }, whereOf(filter)] } },
    { hint: 'debitNotes', where: { $and: [{ documentType: 'DEBIT_NOTE' }, whereOf(filter)] } },
  ]
}

function byCustomer(identification: string, filter: ListFilter): Source {
  const customer = { 'customer.identification': identification }
  return { hint: 'customer', where: { $and: [whereOf(filter), customer] } }
}

/** The index is entered by the rarest word; the others filter. */
async function byWords(receipts: Receipts, words: readonly string[], filter: ListFilter): Promise<Source> {
  const hint = 'customer words'
  const { workspaceId, mode, ruc } = filter
  const begun = words.map((word) => ({ customerWords: { $regex: `^${escaped(word)}` } }))
  if (begun.length === 1) return { hint, where: { $and: [whereOf(filter), ...begun] } }
  const counts = await Promise.all(
    begun.map(async (condition) => {
      const named = { workspaceId, mode, ruc, ...condition }
      return { condition, count: await receipts.countDocuments(named, { hint, limit: FEW + 1 }) }
    }),
  )
  const rarestFirst = counts.sort((one, other) => one.count - other.count).map(({ condition }) => condition)
  return { hint, where: { $and: [whereOf(filter), ...rarestFirst] } }
}

/** Counted in the index before the decision. */
async function sourceOfFew(receipts: Receipts, filter: ListFilter): Promise<Source | null> {
  if (filter.customerIdentification !== undefined) return byCustomer(filter.customerIdentification, filter)
  const { workspaceId, mode, ruc, documentType, statuses } = filter
  const looks: [hint: string, entered: Where | null][] = [
    ['number', documentType === undefined ? null : { workspaceId, mode, ruc, documentType }],
    ['usage', statuses === undefined ? null : { workspaceId, mode, status: { $in: [...statuses] } }],
  ]
  for (const [hint, entered] of looks) {
    if (entered === null) continue
    if ((await receipts.countDocuments(entered, { hint, limit: FEW + 1 })) > FEW) continue
    return { hint, where: { $and: [entered, whereOf(filter)] } }
  }
  return null
}

function listSource(filter: ListFilter): Source {
  return { hint: 'list', where: whereOf(filter) }
}

/** An index that covers most of the filter counts without reading rows. */
function countingSource(filter: ListFilter): Source {
  const { documentType, statuses } = filter
  if (statuses !== undefined && documentType === undefined) return { ...listSource(filter), hint: 'usage' }
  if (documentType !== undefined && statuses === undefined) return { ...listSource(filter), hint: 'number' }
  return listSource(filter)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')
}

const KINDS = orderKinds.map(({ documentType }) => documentType)

const MODIFIED = kindFacts.flatMap(({ modifies }) => modifies ?? [])
const MODIFIED_CODES = [...new Set(MODIFIED)].map(documentCode)

const DAY_MS = 86_400_000

function whereOf(filter: ListFilter): Where {
  const { workspaceId, mode, ruc, from, to, number, modifies, q: _q, statuses, devReference, ...rest } = filter
  const { customerIdentification, ...equal } = rest
  const equalities = Object.fromEntries(Object.entries(equal).filter(([, value]) => value !== undefined))
  return {
    workspaceId,
    mode,
    ruc,
    ...equalities,
    ...(statuses && { status: { $in: [...statuses] } }),
    ...(from || to ? { issueDate: { ...(from ? { $gte: from } : {}), ...(to ? { $lte: to } : {}) } } : {}),
    // A receipt is never created before its issue date, in any time zone.
    ...(from && { createdAt: { $gte: new Date(Date.parse(from) - DAY_MS) } }),
    ...(customerIdentification && { 'customer.identification': customerIdentification }),
    ...(number && numbered(number)),
    ...(devReference && referenced(devReference, filter)),
    ...(modifies && { modifiedKey: { $in: modifiedKeys(filter, ruc, modifies) } }),
  }
}

function modifiedKeys(owner: Owner, ruc: string, number: string): string[] {
  return MODIFIED_CODES.map((code) => modifiedKey(owner, ruc, { documentCode: code, number }))
}

function numbered(number: string): Where {
  const [sequential = '', emissionPoint, establishment] = number.split('-').reverse()
  const padded = { sequential: sequentialText(sequential) }
  if (establishment === undefined || emissionPoint === undefined) return padded
  return { establishment, emissionPoint, ...padded }
}
