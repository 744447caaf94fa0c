import { join, resolve } from 'node:path'
import { addressSettingOf, databaseOf } from '../../topology.ts'
import { type ServiceName, services } from './registry.ts'

export interface SharedSettings {
  host: string
  port: number
  mongodbUrl: (name: ServiceName) => string
  /** Likewise; undefined: an in-memory bus, all services in one process. */
  rabbitmqUrl: ((name: ServiceName) => string) | undefined
  smtpUrl: string
  sockets: string
  databasePrefix: string
  secrets: Partial<Record<ServiceName, Variables>>
  env: Variables
}

export type Variables = Record<string, string>

export function variablesOf(name: ServiceName, shared: SharedSettings, healthPort = 0): Variables {
  return {
    ...Object.fromEntries(services.map((other) => [addressSettingOf(other), addressOf(other, shared)])),
    GRPC_LISTEN: addressOf(name, shared),
    MONGODB_DATABASE: databaseOf(name, shared.databasePrefix),
    HEALTH_HOST: '127.0.0.1',
    HEALTH_PORT: `${healthPort}`,
    HOST: shared.host,
    PORT: `${shared.port}`,
    PUBLIC_URL: process.env.PUBLIC_URL || baseUrlOf(shared),
    MONGODB_URL: shared.mongodbUrl(name),
    RABBITMQ_URL: shared.rabbitmqUrl?.(name) ?? 'amqp://none',
    SMTP_URL: shared.smtpUrl,
    WEBHOOK_ALLOW_PRIVATE: process.env.WEBHOOK_ALLOW_PRIVATE ?? 'true',
    // A development machine: mail is not sent on, and anyone may sign up.
    DEPLOYMENT: 'development',
    // The sockets are in a folder that only their user can enter.
    GRPC_PLAINTEXT: 'unix-sockets',
    SIGN_UP: process.env.SIGN_UP || 'open',
    SANDBOX_MAIL: process.env.SANDBOX_MAIL || 'all',
    TRUST_PROXY: process.env.TRUST_PROXY || 'false',
    ...shared.secrets[name],
    ...shared.env,
  }
}

/**
 * File of the demo account that everyone on this machine may sign in to. Omitted where others can reach the gateway,
 * which then refuses to start with it.
 */
export function demoSettings(file: string, { host, port }: Pick<SharedSettings, 'host' | 'port'>): Variables {
  const { hostname } = new URL(process.env.PUBLIC_URL || baseUrlOf({ host, port }))
  const isThisMachine = /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
  return isThisMachine && process.env.TRUST_PROXY !== 'true' ? { DEMO_ACCOUNT_FILE: resolve(file) } : {}
}

export function addressOf(name: ServiceName, shared: Pick<SharedSettings, 'sockets'>): string {
  return `unix:${socketOf(name, shared)}`
}

export function socketOf(name: ServiceName, { sockets }: Pick<SharedSettings, 'sockets'>): string {
  return join(sockets, `${name}.sock`)
}

export function baseUrlOf({ host, port }: Pick<SharedSettings, 'host' | 'port'>): string {
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
}
