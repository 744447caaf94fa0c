import { gatewayErrors } from '@etax/contracts'
import type { Config } from '../config.ts'
import { isLoopback } from '../http/domain/loopback.ts'

type Checked = Pick<Config, 'deployment' | 'publicUrl' | 'trustProxy' | 'demoAccountFile'>

/**
 * Anyone on the machine may sign in as the demo account: refuses it on servers that others can reach.
 * @throws AppError `invalid` ACC_10021
 */
export function refusePublicDemo({ deployment, publicUrl, trustProxy, demoAccountFile }: Checked): void {
  if (demoAccountFile === '') return
  const problems = [
    deployment === 'production' ? 'DEPLOYMENT is production' : [],
    publicUrl === '' || isLoopback(publicUrl) ? [] : `PUBLIC_URL ${publicUrl} is not this machine`,
    trustProxy === 'true' ? 'TRUST_PROXY is true: behind a proxy every caller seems to be on this machine' : [],
  ].flat()
  if (problems.length > 0) throw gatewayErrors.demoInPublic({ more: `${problems.join('; ')}.` })
}
