import { join } from 'node:path'
import type { Settings, Start } from '@etax/runtime'

/** What a service's package gives: its settings, and how to start it with them. */
export interface ServiceModule {
  config: Settings
  start: Start<never>
}

export const root = join(import.meta.dirname, '../../..')

/**
 * Every service, those that others call first. They stop the other way round: callers before those
 * they call.
 * The signer is never loaded here: it always has a process of its own.
 */
const REGISTRY = {
  signer: undefined,
  catalog: () => import('@etax/catalog'),
  renderer: () => import('@etax/renderer'),
  'webhook-dispatcher': () => import('@etax/webhook-dispatcher'),
  notifier: () => import('@etax/notifier'),
  'authority-connector': () => import('@etax/authority-connector'),
  issuance: () => import('@etax/issuance'),
  'api-gateway': () => import('@etax/api-gateway'),
}

export type ServiceName = keyof typeof REGISTRY

export const services = Object.keys(REGISTRY) as ServiceName[]

export function isService(name: string): name is ServiceName {
  return name in REGISTRY
}

/** The service's package, to be started in this process; undefined for the signer. */
export async function load(name: ServiceName): Promise<ServiceModule | undefined> {
  return (await REGISTRY[name]?.()) as ServiceModule | undefined
}
