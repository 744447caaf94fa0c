/** Ten digits may be the start of a RUC, so they count only after the field loses focus. */
export function correctedType(chosen: string, identification: string, typing: 'typing' | 'left'): string {
  const digits = identification.trim()
  if (chosen === 'NATIONAL_ID' && /^\d{10}001$/.test(digits)) return 'RUC'
  return chosen === 'RUC' && typing === 'left' && /^\d{10}$/.test(digits) ? 'NATIONAL_ID' : chosen
}
