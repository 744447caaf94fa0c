/** Callers' names of the dollar, in any case. */
export const DOLLAR_NAMES = ['DOLAR', 'USD'] as const

export const DOLLAR = 'DOLAR'
