export type CatalogRecord = Record<string, unknown>

export function readRecord(json: Buffer): CatalogRecord {
  return JSON.parse(json.toString()) as CatalogRecord
}

/** Catalog stores the logo's path; only the gateway has its own address. */
export function withLogoAddress(record: CatalogRecord, baseUrl: string): CatalogRecord {
  const { logoUrl } = record
  return typeof logoUrl === 'string' && logoUrl.startsWith('/')
    ? { ...record, logoUrl: `${baseUrl}${logoUrl}` }
    : record
}
