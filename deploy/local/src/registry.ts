import { join } from 'node:path'
import type { Settings, Start } from '@etax/runtime'
import { calledFirst, type ServiceName } from '../../topology.ts'

export { isService, type ServiceName } from '../../topology.ts'

export interface ServiceModule {
  config: Settings
  start: Start<never>
}

export const root = join(import.meta.dirname, '../../..')

/**
 * Every service, callees first; they stop in reverse. The signer is first, since its process starts while the others
 * do.
 */
export const services: ServiceName[] = ['signer', ...calledFirst().filter((name) => name !== 'signer')]

/** The service's package, to run in this process; undefined for the signer, which always has its own process. */
export async function load(name: ServiceName): Promise<ServiceModule | undefined> {
  return name === 'signer' ? undefined : ((await import(`@etax/${name}`)) as ServiceModule)
}
