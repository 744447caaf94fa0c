import { store, stored } from '../../browser/storage.ts'
import type { Value, Values } from '../../fiscal/order-values.ts'

export interface StoredDraft {
  id: string
  /** The kind in the address. */
  slug: string
  /** Created once: an order sent twice is issued once. */
  devReference: string
  values: Values
  savedAt: number
}

export interface DraftPlace {
  workspaceId: string
  environment: string
  ruc: string
}

/** The oldest are dropped: a browser stores some five million characters for a page. */
const MAX_DRAFTS = 40

const nameOf = ({ workspaceId, environment, ruc }: DraftPlace) => `drafts.${workspaceId}.${environment}.${ruc}`

/** Last written first. */
export function storedDrafts(place: DraftPlace): StoredDraft[] {
  try {
    const drafts: unknown = JSON.parse(stored(nameOf(place)) ?? '[]')
    return Array.isArray(drafts) ? drafts.filter(isDraft) : []
  } catch {
    return []
  }
}

/** Older versions or manual edits may leave invalid entries, which would break the form. */
function isDraft(draft: unknown): draft is StoredDraft {
  if (!isObject(draft)) return false
  const { id, slug, devReference, values, savedAt } = draft
  const isNamed = [id, slug, devReference].every((one) => typeof one === 'string' && one !== '')
  return isNamed && Number.isFinite(savedAt) && isObject(values) && Object.values(values).every(isValue)
}

function isValue(value: unknown): value is Value {
  if (Array.isArray(value)) return value.every((entry) => isObject(entry) && isValue(entry))
  return isObject(value)
    ? Object.values(value).every(isValue)
    : ['string', 'boolean', 'undefined'].includes(typeof value)
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether the browser stored it. */
export function storeDraft(place: DraftPlace, draft: StoredDraft): boolean {
  const others = storedDrafts(place).filter(({ id }) => id !== draft.id)
  store(nameOf(place), JSON.stringify([draft, ...others].slice(0, MAX_DRAFTS)))
  return storedDrafts(place)[0]?.savedAt === draft.savedAt
}

/** The state of a form's draft on this device: other tabs may write, issue or discard it. */
export type DraftStanding =
  | { state: 'shown' }
  | { state: 'changed' }
  | { state: 'discarded' }
  | { state: 'issued'; receiptId: string }

/** @param formSavedAt when the form's state was stored; null if never */
export function draftStanding(place: DraftPlace, id: string, formSavedAt: number | null): DraftStanding {
  const receiptId = issuedDrafts(place).find((one) => one.id === id)?.receiptId
  if (receiptId !== undefined) return { state: 'issued', receiptId }
  if (formSavedAt === null) return { state: 'shown' }
  const draft = storedDrafts(place).find((one) => one.id === id)
  if (draft === undefined) return { state: 'discarded' }
  return { state: draft.savedAt === formSavedAt ? 'shown' : 'changed' }
}

/** Marks the draft as issued: other tabs link to the receipt. */
export function draftIssued(place: DraftPlace, id: string, receiptId: string): void {
  store(issuedNameOf(place), JSON.stringify([{ id, receiptId }, ...issuedDrafts(place)].slice(0, MAX_DRAFTS)))
  discardDraft(place, id)
}

const issuedNameOf = (place: DraftPlace) => `issued-${nameOf(place)}`

function issuedDrafts(place: DraftPlace): { id: string; receiptId: string }[] {
  try {
    const issued: unknown = JSON.parse(stored(issuedNameOf(place)) ?? '[]')
    if (!Array.isArray(issued)) return []
    return issued.filter((one) => isObject(one) && typeof one.id === 'string' && typeof one.receiptId === 'string')
  } catch {
    return []
  }
}

export function discardDraft(place: DraftPlace, id: string): void {
  const others = storedDrafts(place).filter((draft) => draft.id !== id)
  store(nameOf(place), others.length > 0 ? JSON.stringify(others) : null)
}

/** Random without TLS too. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
