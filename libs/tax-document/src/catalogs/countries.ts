import type { Catalog } from './catalog.ts'
import { countries as table } from './generated/countries.ts'

export const ECUADOR = '593'

/** Table 25: countries, as printed; some have two codes. */
export const countries: Catalog = table
