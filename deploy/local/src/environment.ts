import { join, resolve } from 'node:path'
import { addressSettingOf, databaseOf } from '../../topology.ts'
import { type ServiceName, services } from './registry.ts'

/** What the services of one system have in common. */
export interface SharedSettings {
  host: string
  port: number
  /** With the user of each service, where it has one of its own. */
  mongodbUrl: (name: ServiceName) => string
  /** The same; undefined: the bus is in memory, and all services in one process. */
  rabbitmqUrl: ((name: ServiceName) => string) | undefined
  smtpUrl: string
  /** A private folder for the sockets of gRPC. */
  sockets: string
  /** Databases are named `<prefix>_<service>`. */
  databasePrefix: string
  /** Keys that outlive a start: of each service its own. */
  secrets: Partial<Record<ServiceName, Environment>>
  /** Whatever else every service is told. */
  env: Environment
}

export type Environment = Record<string, string>

/** The variables a service is started with: the same whether it runs in this process or in its own. */
export function environmentOf(name: ServiceName, shared: SharedSettings, healthPort = 0): Environment {
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
    // A machine for development: its mail goes nowhere, and whoever reaches it may make an account.
    DEPLOYMENT: 'development',
    // In a folder that only their user can enter.
    GRPC_PLAINTEXT: 'unix-sockets',
    SIGN_UP: process.env.SIGN_UP || 'open',
    SANDBOX_MAIL: process.env.SANDBOX_MAIL || 'all',
    TRUST_PROXY: process.env.TRUST_PROXY || 'false',
    ...shared.secrets[name],
    ...shared.env,
  }
}

/**
 * Where the gateway finds the demo account that anyone on this machine may sign in to. Not told where others could be meant:
 * with it the gateway would refuse to start there.
 */
export function demoSettings(file: string, { host, port }: Pick<SharedSettings, 'host' | 'port'>): Environment {
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

/** Where a person or a test on this machine reaches the gateway. */
export function baseUrlOf({ host, port }: Pick<SharedSettings, 'host' | 'port'>): string {
  return `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`
}
