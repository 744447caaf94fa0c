import { openFaultPoints, reasonOf } from '@etax/kernel'

/**
 * Opens the fault points of this process: `FAULT_POINTS=open`, or armed with
 * `FAULT_POINTS=issuance.receipts.save#after:3`. Only in development.
 * @returns the error; undefined without one, or without the variable
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
