/**
 * The type that an identification shows by its length, where the one that was chosen contradicts it. Ten digits may be the
 * beginning of a RUC: they tell nothing before the field is left.
 */
export function correctedType(chosen: string, identification: string, typing: 'typing' | 'left'): string {
  const digits = identification.trim()
  if (chosen === 'NATIONAL_ID' && /^\d{10}001$/.test(digits)) return 'RUC'
  return chosen === 'RUC' && typing === 'left' && /^\d{10}$/.test(digits) ? 'NATIONAL_ID' : chosen
}
