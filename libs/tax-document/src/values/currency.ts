/** How callers may name the dollar; any case. */
export const DOLLAR_NAMES = ['DOLAR', 'USD'] as const

/** The dollar, as documents name it. */
export const DOLLAR = 'DOLAR'
