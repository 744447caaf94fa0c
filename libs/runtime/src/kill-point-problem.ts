import { armKillPoint, reasonOf } from '@etax/kernel'

/**
 * Arms the point at which a test wants this process to end: `KILL_POINT=issuance.receipt-numbered:3`. On a machine for
 * development only.
 * @returns what is wrong with that; undefined where nothing is, or nothing is asked for
 */
export function killPointProblem({
  KILL_POINT = '',
  DEPLOYMENT,
}: Record<string, string | undefined>): string | undefined {
  if (KILL_POINT === '') return undefined
  if (DEPLOYMENT !== 'development') {
    return 'KILL_POINT ends the process in the middle of its work: it is taken with DEPLOYMENT=development only'
  }
  try {
    armKillPoint(KILL_POINT)
    return undefined
  } catch (error) {
    return `KILL_POINT ${reasonOf(error)}`
  }
}
