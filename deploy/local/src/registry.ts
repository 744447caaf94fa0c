import { join } from 'node:path'
import type { Settings, Start } from '@etax/runtime'
import { calledFirst, type ServiceName } from '../../topology.ts'

export { isService, type ServiceName } from '../../topology.ts'

/** What a service's package gives: its settings, and how to start it with them. */
export interface ServiceModule {
  config: Settings
  start: Start<never>
}

export const root = join(import.meta.dirname, '../../..')

/**
 * Every service, those that others call first. They stop the other way round: callers before those they call. The signer is first,
 * since its process starts while the others do.
 */
export const services: ServiceName[] = ['signer', ...calledFirst().filter((name) => name !== 'signer')]

/** The service's package, to be started in this process; undefined for the signer, which always has a process of its own. */
export async function load(name: ServiceName): Promise<ServiceModule | undefined> {
  return name === 'signer' ? undefined : ((await import(`@etax/${name}`)) as ServiceModule)
}
