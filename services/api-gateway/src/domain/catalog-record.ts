/** A record of catalog as it travels: JSON of the resource API. */
export type CatalogRecord = Record<string, unknown>

export function readRecord(json: Buffer): CatalogRecord {
  return JSON.parse(json.toString()) as CatalogRecord
}

/** A taxpayer as it is shown: catalog knows the logo's path, and only the gateway under which address. */
export function withLogoAddress(record: CatalogRecord, baseUrl: string): CatalogRecord {
  const { logoUrl } = record
  return typeof logoUrl === 'string' && logoUrl.startsWith('/')
    ? { ...record, logoUrl: `${baseUrl}${logoUrl}` }
    : record
}
