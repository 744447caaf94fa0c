import type { LightReceipt, Receipts } from './ports.ts'

export interface ReceiptVersion {
  id: string
  version: number
}

const MAX_VERSIONS = 500

export function listChanged({ receipts }: { receipts: Pick<Receipts, 'loadLight'> }) {
  return async (versions: readonly ReceiptVersion[]): Promise<LightReceipt[]> => {
    const rows = await Promise.all(
      versions.slice(0, MAX_VERSIONS).map(async ({ id, version }) => {
        const row = await receipts.loadLight(id)
        return row !== null && row.version > version ? [row] : []
      }),
    )
    return rows.flat()
  }
}
