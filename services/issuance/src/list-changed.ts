import type { LightReceipt, Receipts } from './ports.ts'

export interface Known {
  id: string
  version: number
}

/** More are asked for in several calls. */
const MAX_KNOWN = 500

/** The receipts that have changed since the caller saw them: one query, without their documents. */
export function listChanged({ receipts }: { receipts: Pick<Receipts, 'loadLight'> }) {
  return async (known: readonly Known[]): Promise<LightReceipt[]> => {
    const rows = await Promise.all(
      known.slice(0, MAX_KNOWN).map(async ({ id, version }) => {
        const row = await receipts.loadLight(id)
        return row !== null && row.version > version ? [row] : []
      }),
    )
    return rows.flat()
  }
}
