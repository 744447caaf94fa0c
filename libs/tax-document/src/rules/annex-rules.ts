import { annexCodes } from '../catalogs/annex-codes.ts'
import { entryOf } from '../catalogs/catalog.ts'
import { IVA } from '../catalogs/taxes.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { type Unusual, unusual } from './unusual.ts'

/** The value-added rate of construction materials. */
const CONSTRUCTION_RATE = '5'
const CONSTRUCTION_ANNEX = '23'

interface Sold {
  auxiliaryCode?: string | undefined
  taxes: readonly { code: string; rateCode: string }[]
}

/** Annex 23: an item at 5 % has the code of its material. */
export function withoutMaterial({ items }: { items: readonly Sold[] }): Unusual[] {
  return items.flatMap(({ auxiliaryCode: code, taxes }, line) => {
    if (!taxes.some((tax) => tax.code === IVA && tax.rateCode === CONSTRUCTION_RATE)) return []
    if (code !== undefined && entryOf(annexCodes, code)?.annex === CONSTRUCTION_ANNEX) return []
    const item = ['items', line]
    const where = code === undefined ? item : [...item, 'auxiliaryCode']
    const at = { where, path: `items[${line}].auxiliaryCode` }
    return [unusual(at, documentErrors.constructionCodeMissing, code === undefined ? {} : { code })]
  })
}

/** Annex 24: withholdings and waybills do not name a large taxpayer. */
export function largeTaxpayerMisplaced({
  additionalInfo = [],
}: {
  additionalInfo?: readonly { name: string }[] | undefined
}): Unusual[] {
  return additionalInfo.flatMap(({ name }, at) => {
    if (name.trim().toUpperCase() !== 'GRAN CONTRIBUYENTE') return []
    const place = { where: ['additionalInfo', at], path: `additionalInfo.${name}` }
    return [unusual(place, documentErrors.largeTaxpayerMisplaced)]
  })
}
