import type { Catalog, Entry } from './catalog.ts'
import { annexCodes as table } from './generated/annex-codes.ts'

export type Annex = '16' | '18' | '23' | '25'

/** Item codes of the technical sheet's annexes: fuels, plastic bags, construction materials, transport. */
export const annexCodes: Catalog<Entry & { annex: Annex }> = table
