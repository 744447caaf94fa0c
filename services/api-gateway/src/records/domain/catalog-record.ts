/** A record of catalog as it travels: JSON of the resource API. */
export type CatalogRecord = Record<string, unknown>

export function readRecord(json: Buffer): CatalogRecord {
  return JSON.parse(json.toString()) as CatalogRecord
}

/** A taxpayer as clients see it: catalog stores the logo's path, and only the gateway knows its own address. */
export function withLogoAddress(record: CatalogRecord, baseUrl: string): CatalogRecord {
  const { logoUrl } = record
  return typeof logoUrl === 'string' && logoUrl.startsWith('/')
    ? { ...record, logoUrl: `${baseUrl}${logoUrl}` }
    : record
}
