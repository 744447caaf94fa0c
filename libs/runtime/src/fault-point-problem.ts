import { openFaultPoints, reasonOf } from '@etax/kernel'

/**
 * Opens the points at which a test may end this process: `FAULT_POINTS=open`, or armed at once with
 * `FAULT_POINTS=issuance.receipts.save#after:3`. On a machine for development only.
 * @returns what is wrong with that; undefined where nothing is, or nothing is asked for
 */
export function faultPointProblem({
  FAULT_POINTS = '',
  DEPLOYMENT,
}: Record<string, string | undefined>): string | undefined {
  if (FAULT_POINTS === '') return undefined
  if (DEPLOYMENT !== 'development') {
    return 'FAULT_POINTS ends the process in the middle of its work: it is taken with DEPLOYMENT=development only'
  }
  try {
    openFaultPoints(FAULT_POINTS === 'open' ? undefined : FAULT_POINTS)
    return undefined
  } catch (error) {
    return `FAULT_POINTS ${reasonOf(error)}`
  }
}
