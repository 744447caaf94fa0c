import { words } from '@etax/kernel'

/** How the number of such a resolution is written, in words. */
export const WITHHOLDING_AGENT_FORM = words(
  'the number of the resolution, such as NAC-DNCRASC20-00000001 or 1',
  'el número de la resolución, por ejemplo NAC-DNCRASC20-00000001 o 1',
)

/**
 * The bare number of the resolution that names a withholding agent, as documents carry it: up to eight digits, neither the
 * prefix nor leading zeros. Undefined where the text ends in no such number.
 */
export function withholdingAgentNumber(resolution: string): string | undefined {
  return /(?:^|\D)0*(\d{1,8})$/.exec(resolution.trim())?.[1]
}
