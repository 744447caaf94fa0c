/** The authority's code of the tax that a rate's code belongs to: 2 value-added, 3 excise, 5 bottles; undefined for others. */
export function authorityTaxCode(rateCode: string): '2' | '3' | '5' | undefined {
  if (/^\d{1,2}$/.test(rateCode)) return '2'
  if (/^3\d{3}$/.test(rateCode)) return '3'
  return rateCode === '5001' ? '5' : undefined
}
