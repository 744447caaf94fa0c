import type { Fields } from './resource.ts'

/** The value-added rates of the authority's catalog that are in force (technical sheet, table 17). */
export const DEFAULT_TAXES: readonly (Fields & { defaultTax: string })[] = [
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
