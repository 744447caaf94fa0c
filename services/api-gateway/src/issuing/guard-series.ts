import { contextErrors, refuseTestTaxpayerInProduction } from '@etax/contracts'
import { type Principal, refuseTestKey } from '../http/domain/principal.ts'
import type { Clients } from '../ports.ts'
import { type CatalogRecord, readRecord } from '../records/domain/catalog-record.ts'

interface Dependencies {
  catalog: Pick<Clients['catalog'], 'getRecord' | 'findTaxpayer'>
  issuance: Pick<Clients['issuance'], 'describeHoldings'>
}

export interface SeriesChange {
  resource: string
  id: string
  body?: unknown
}

export type GuardSeries = (principal: Principal, change: SeriesChange) => Promise<void>

const NAMED_BY: Record<string, readonly string[]> = {
  establishments: ['code'],
  'emission-points': ['code', 'establishmentId'],
}

/**
 * Refuses to delete, renumber or move an establishment or emission point whose series has receipts.
 * @throws AppError `forbidden` ACS_10006 with a test key for a taxpayer in production; `conflict` CTX_10006 while a
 * receipt in the series is unfinished; `invalid` CTX_10003 for the test taxpayer with a live key
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
      ruc: String(taxpayer.ruc),
      establishment: seriesCode(establishment),
      emissionPoint: resource === 'establishments' ? '' : seriesCode(record),
    })
    if (holdings.unfinishedReceipts) throw contextErrors.receiptsUnfinished({ of: 'series' })
  }
}

/** Codes are numbers or texts: 1, "1" and "001" are equal. */
function isChanged(before: CatalogRecord, body: CatalogRecord | null, field: string): boolean {
  const to = body?.[field]
  if (to === undefined || to === null || to === '') return false
  if (field === 'code') return Number(to) !== Number(before.code)
  return String(to).toLowerCase() !== before[field]
}

function seriesCode({ code }: CatalogRecord): string {
  return String(code).padStart(3, '0')
}
