import { newId } from '@etax/kernel'
import { newRow } from '../domain/new-row.ts'
import type { Fields, Row } from '../domain/resource.ts'
import type { Records } from '../ports.ts'
import { resources } from '../resources/resources.ts'
import { unlessThereAlready } from './unless-there-already.ts'

/** A unique index on the rate decides between parallel calls; the second call reads the first's result. */
export const ensureDefaultTaxes =
  ({ records }: { records: Records }) =>
  async ({ workspaceId, now }: { workspaceId: string; now: Date }): Promise<Row[]> => {
    const had = await defaults()
    const missing = DEFAULT_TAXES.filter(({ defaultTax }) => !had.some((row) => row.defaultTax === defaultTax))
    if (missing.length === 0) return had
    await Promise.all(
      missing.map((tax) =>
        records
          .insert(resources.taxes, newRow(tax, { id: newId(now.getTime()), workspaceId, now }))
          .catch(unlessThereAlready),
      ),
    )
    return defaults()

    async function defaults(): Promise<Row[]> {
      const rows = await records.findWhere('taxes', workspaceId, { defaultTax: DEFAULT_CODES })
      const place = (row: Row) => DEFAULT_TAXES.findIndex(({ defaultTax }) => defaultTax === row.defaultTax)
      return rows.toSorted((a, b) => place(a) - place(b))
    }
  }

/** Technical sheet, table 17, in force. */
const DEFAULT_TAXES: readonly (Fields & { defaultTax: string })[] = [
  tax('IVA0', 'IVA 0%', '0.00', '0'),
  tax('IVA5', 'IVA 5%', '5.00', '5'),
  tax('IVA8', 'IVA 8% (turismo)', '8.00', '8'),
  tax('IVA15', 'IVA 15%', '15.00', '4'),
  tax('IVAEXE', 'Exento de IVA', '0.00', '7'),
  tax('IVANOB', 'No objeto de IVA', '0.00', '6'),
]

function tax(code: string, name: string, percentage: string, authorityCode: string) {
  return { name, code, percentage, isRetention: false, authorityCode, defaultTax: authorityCode }
}

const DEFAULT_CODES = DEFAULT_TAXES.map(({ defaultTax }) => defaultTax)
