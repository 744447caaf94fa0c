import type { Values } from '../../fiscal/order-values.ts'
import { keep, kept } from '../../parts/kept.ts'

/** An order that was begun and is not issued, on this device alone. */
export interface KeptDraft {
  id: string
  /** The kind's part of the address. */
  slug: string
  /** Made once: what is sent twice under it is issued once. */
  devReference: string
  values: Values
  /** Milliseconds since the epoch. */
  savedAt: number
}

/** Whose drafts: of one workspace and taxpayer in one environment. */
export interface DraftPlace {
  workspaceId: string
  environment: string
  ruc: string
}

/** The oldest go first: a browser keeps some five million characters for a page. */
const MAX_DRAFTS = 40

const nameOf = ({ workspaceId, environment, ruc }: DraftPlace) => `drafts.${workspaceId}.${environment}.${ruc}`

/** The drafts of a place, the last written first. */
export function keptDrafts(place: DraftPlace): KeptDraft[] {
  try {
    const drafts: unknown = JSON.parse(kept(nameOf(place)) ?? '[]')
    return Array.isArray(drafts) ? drafts : []
  } catch {
    return []
  }
}

/** Writes a draft; whether the browser has kept it. */
export function keepDraft(place: DraftPlace, draft: KeptDraft): boolean {
  const others = keptDrafts(place).filter(({ id }) => id !== draft.id)
  keep(nameOf(place), JSON.stringify([draft, ...others].slice(0, MAX_DRAFTS)))
  return keptDrafts(place)[0]?.savedAt === draft.savedAt
}

export function discardDraft(place: DraftPlace, id: string): void {
  const others = keptDrafts(place).filter((draft) => draft.id !== id)
  keep(nameOf(place), others.length > 0 ? JSON.stringify(others) : null)
}

/** Random enough for a reference that nobody guesses, on pages without TLS too. */
export function newReference(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('')
}
