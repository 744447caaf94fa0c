/** 12,50 → 12.50; 1.234,50 → 1234.50. A spreadsheet's 1,2E+05 has lost digits, so it stays invalid. */
export function withPoint(text: string): string {
  const bare = text.replace(/[\s$]/g, '').replace(/(\d)e(?=[+-]?\d)/i, '$1 e')
  if (/^-?\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^-?\d{1,3}(,\d{3})+\.\d+$/.test(bare)) return bare.replaceAll(',', '')
  return /^-?\d*,\d+$/.test(bare) ? bare.replace(',', '.') : bare
}

/** Both readings of an amount with three digits after its only separator. */
export function partOrThousands(text: string): { read: string; whole: string } | undefined {
  const bare = text.replace(/[\s$%]/g, '')
  if (!/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return undefined
  return { read: withPoint(bare), whole: bare.replace(/[.,]/, '') }
}
