import { contextErrors, refuseTestTaxpayerInProduction } from '@etax/contracts'
import { type Principal, refuseTestKey } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import { type CatalogRecord, readRecord } from '../records/domain/catalog-record.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'getRecord' | 'findTaxpayer'>
  issuance: Pick<Clients['issuance'], 'describeHoldings'>
}

/** A record that is to be deleted, or changed to `body`. */
export interface SeriesChange {
  resource: string
  id: string
  body?: unknown
}

export type GuardSeries = (principal: Principal, change: SeriesChange) => Promise<void>

/** What names a series: a change of anything else leaves it as it is. */
const NAMED_BY: Record<string, readonly string[]> = {
  establishments: ['code'],
  'emission-points': ['code', 'establishmentId'],
}

/**
 * Passes unless a series would go that receipts stand in: an establishment or emission point that is deleted, gets
 * another code or another place.
 * @throws AppError `forbidden` ACS_10006 with a test key, of a taxpayer in production; `conflict` CTX_10006 with any
 * key, while a receipt in it is unfinished; `invalid` CTX_10003 for the test taxpayer with a live key
 */
export function guardSeries({ catalog, issuance }: Dependencies): GuardSeries {
  return async (principal, { resource, id, body }) => {
    const named = NAMED_BY[resource]
    if (named === undefined) return
    const { workspaceId } = principal
    const read = async (path: string, one: unknown) =>
      readRecord((await catalog.getRecord({ workspaceId, resource: path, id: String(one) })).record)
    const record = await read(resource, id)
    if (body !== undefined && !named.some((field) => isChanged(record, body as CatalogRecord, field))) return
    const taxpayer = await read('taxpayers', record.taxpayerId)
    const registered = await catalog.findTaxpayer({ workspaceId, ruc: String(taxpayer.ruc) })
    refuseTestTaxpayerInProduction({ mode: principal.mode, testTaxpayer: registered.testTaxpayer })
    refuseTestKey(principal, registered)
    const establishment = resource === 'establishments' ? record : await read('establishments', record.establishmentId)
    const holdings = await issuance.describeHoldings({
      workspaceId,
      taxpayerRuc: String(taxpayer.ruc),
      establishment: seriesCode(establishment),
      emissionPoint: resource === 'establishments' ? '' : seriesCode(record),
    })
    if (holdings.unfinishedReceipts) throw contextErrors.receiptsUnfinished({ of: 'series' })
  }
}

/** Codes are told as numbers or texts: 1, "1" and "001" are the same. */
function isChanged(before: CatalogRecord, body: CatalogRecord | null, field: string): boolean {
  const to = body?.[field]
  if (to === undefined || to === null || to === '') return false
  if (field === 'code') return Number(to) !== Number(before.code)
  return String(to).toLowerCase() !== before[field]
}

function seriesCode({ code }: CatalogRecord): string {
  return String(code).padStart(3, '0')
}
