import { words } from '@etax/kernel'

export const WITHHOLDING_AGENT_FORM = words(
  'the number of the resolution, such as NAC-DNCRASC20-00000001 or 1',
  'el número de la resolución, por ejemplo NAC-DNCRASC20-00000001 o 1',
)

/**
 * The bare number of a withholding agent's resolution, as documents have it: up to eight digits, without prefix and
 * leading zeros. Undefined without such a number at the end.
 */
export function withholdingAgentNumber(resolution: string): string | undefined {
  return /(?:^|\D)0*(\d{1,8})$/.exec(resolution.trim())?.[1]
}
