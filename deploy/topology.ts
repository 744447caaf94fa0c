// The services: what each does, calls and needs. `npm run codegen` makes Compose, the Kubernetes base and skaffold.yaml
// of it; local starts, database users and broker permissions follow it. Imports no package: it runs in a bare Node
// image.
import { createHash, randomBytes } from 'node:crypto'
import { DEAD, EXCHANGES, type Exchange, QUEUES, routes } from './routes.ts'

type Keys = Partial<Record<Exchange, readonly string[]>>

export type SecretFile = 'api-key-pepper' | 'webhook-key' | 'wrapping-keys'

export interface Service {
  about: string
  uid: number
  calls?: readonly string[]
  address?: string
  /** Options of Node: ENGINE_OPTIONS in a container. */
  engineOptions?: string
  /** Its keys: the files, and the settings that name them. */
  secrets?: readonly { file: SecretFile; setting: string }[]
  /** Needs outside addresses besides the database and broker. */
  outside?: true
  requests: { cpu: string; memory: string }
  memoryLimit: string
  /** The collection whose due rows scale its replicas, with its queue. Other services scale by CPU. */
  dueRows?: string
}

const SMALL = { requests: { cpu: '100m', memory: '192Mi' }, memoryLimit: '512Mi' } as const
const MEDIUM = { requests: { cpu: '250m', memory: '256Mi' }, memoryLimit: '512Mi' } as const

export const SERVICES = {
  'api-gateway': {
    about: 'The public API: HTTP, sign-in, keys, limits.',
    uid: 10_001,
    calls: ['authority-connector', 'catalog', 'issuance', 'renderer', 'signer', 'webhook-dispatcher'],
    address: 'GATEWAY',
    secrets: [{ file: 'api-key-pepper', setting: 'API_KEY_PEPPER_FILE' }],
    outside: true,
    ...MEDIUM,
  },
  'authority-connector': {
    about: 'Calls the tax authority.',
    uid: 10_002,
    dueRows: 'conversations',
    address: 'AUTHORITY',
    outside: true,
    ...SMALL,
  },
  catalog: { about: 'Master data, and what issuing needs of it.', uid: 10_003, ...SMALL },
  issuance: {
    about: 'Numbers documents and carries each one to its end.',
    uid: 10_004,
    dueRows: 'receipts',
    calls: ['authority-connector', 'catalog', 'renderer', 'signer'],
    requests: { cpu: '500m', memory: '256Mi' },
    memoryLimit: '512Mi',
  },
  notifier: {
    about: 'Mails XML and PDF.',
    uid: 10_005,
    dueRows: 'deliveries',
    calls: ['catalog', 'renderer'],
    outside: true,
    ...SMALL,
  },
  renderer: {
    about: 'Prints the RIDE.',
    uid: 10_006,
    calls: ['catalog'],
    ...MEDIUM,
  },
  signer: {
    about: 'Keeps certificates and signs: the only holder of a key.',
    uid: 10_007,
    secrets: [{ file: 'wrapping-keys', setting: 'KEK_FILE' }],
    // Documents lie outside the engine's heap. Unless they count as a part of it, the engine searches its whole heap
    // whenever some tens of megabytes of them have come: a fifth of a signer's work under load.
    engineOptions: '--external-memory-accounted-in-global-limit',
    requests: { cpu: '250m', memory: '512Mi' },
    memoryLimit: '1280Mi',
  },
  'webhook-dispatcher': {
    about: 'Sends webhooks to the endpoints of workspaces.',
    uid: 10_008,
    secrets: [{ file: 'webhook-key', setting: 'WEBHOOK_SECRET_KEY_FILE' }],
    dueRows: 'deliveries',
    outside: true,
    ...SMALL,
  },
} as const satisfies Record<string, Service>

export type ServiceName = keyof typeof SERVICES

export const names = Object.keys(SERVICES) as ServiceName[]

export function serviceOf(name: ServiceName): Service {
  return SERVICES[name]
}

export function queueOf(name: ServiceName): string | undefined {
  return Object.entries(QUEUES).find(([service]) => service === name)?.[1]
}

export function addressSettingOf(name: ServiceName): string {
  return `${serviceOf(name).address ?? name.toUpperCase().replaceAll('-', '_')}_ADDRESS`
}

export function calledFirst(): ServiceName[] {
  const ordered: ServiceName[] = []
  const add = (name: ServiceName) => {
    if (ordered.includes(name)) return
    for (const called of serviceOf(name).calls ?? []) if (isService(called)) add(called)
    ordered.push(name)
  }
  names.forEach(add)
  return ordered
}

export function isService(name: string): name is ServiceName {
  return name in SERVICES
}

export function publishedBy(name: ServiceName): Keys {
  return keysOf(routes.filter(({ from }) => from.includes(name)))
}

export function consumedBy(name: ServiceName): Keys {
  return keysOf(routes.filter(({ to }) => to.includes(name)))
}

function keysOf(messages: typeof routes): Keys {
  const keys: Partial<Record<Exchange, string[]>> = {}
  for (const { exchange, key } of messages) keys[exchange] = [...(keys[exchange] ?? []), key]
  return keys
}

export function usesBroker(name: ServiceName): boolean {
  return hasKeys(publishedBy(name)) || hasKeys(consumedBy(name))
}

/** The person who opens accounts at the gateway, with a certificate of this name. */
export const OPERATOR = 'operator'

/** Certificate names that its gRPC serves: GRPC_PEERS. The notifier serves none. */
export function peersOf(name: ServiceName): string[] {
  if (name === 'api-gateway') return [OPERATOR]
  return names.filter((caller) => serviceOf(caller).calls?.includes(name))
}

export const calledServices = names.filter((name) => peersOf(name).some(isService))

/** Its database; its database user has the same name. */
export function databaseOf(name: ServiceName, prefix = 'etax'): string {
  return `${prefix}_${name.replaceAll('-', '_')}`
}

export interface MongoUser {
  user: string
  pwd: string
  roles: { role: string; db: string }[]
}

/** May read, write and declare collections in its own database only. */
export function mongoUserOf(name: ServiceName, pwd: string, prefix?: string): MongoUser {
  const db = databaseOf(name, prefix)
  return { user: db, pwd, roles: ['readWrite', 'dbAdmin'].map((role) => ({ role, db })) }
}

const NOTHING = '^$'

export interface BrokerUser {
  name: string
  password: string
  /** Undefined: a person with all permissions. */
  service?: ServiceName
}

/** Definitions for RabbitMQ (load_definitions, or POST /api/definitions): users, permissions, and shared objects. */
export function brokerDefinitions(
  users: readonly BrokerUser[],
  vhost = '/',
  salt: (password: string) => Buffer = newSalt,
) {
  return {
    vhosts: [{ name: vhost }],
    users: users.map(({ name, password, service }) => ({
      name,
      password_hash: passwordHash(password, salt(password)),
      hashing_algorithm: 'rabbit_password_hashing_sha256',
      tags: service === undefined ? 'administrator' : '',
    })),
    permissions: users.map(({ name, service }) => ({ user: name, vhost, ...permissionsOf(service) })),
    topic_permissions: users.flatMap(({ name, service }) =>
      service === undefined
        ? []
        : topicPermissionsOf(service).map((permission) => ({ user: name, vhost, ...permission })),
    ),
    exchanges: [...Object.values(EXCHANGES), DEAD].map((name) => ({
      name,
      vhost,
      type: 'topic',
      durable: true,
      auto_delete: false,
      internal: false,
      arguments: {},
    })),
    queues: [
      {
        name: DEAD,
        vhost,
        durable: true,
        auto_delete: false,
        arguments: { 'x-queue-type': 'quorum', 'x-delivery-limit': 1_000_000 },
      },
    ],
    bindings: [{ source: DEAD, vhost, destination: DEAD, destination_type: 'queue', routing_key: '#', arguments: {} }],
  }
}

function permissionsOf(service: ServiceName | undefined) {
  if (service === undefined) return { configure: '.*', write: '.*', read: '.*' }
  const [publishes, consumes] = [publishedBy(service), consumedBy(service)]
  const queues = hasKeys(consumes) ? [`${escaped(service)}\\..*`] : []
  const dead = hasKeys(consumes) ? [escaped(DEAD)] : []
  return {
    configure: anyOf(queues),
    write: anyOf([...queues, ...exchangesOf(publishes), ...dead]),
    read: anyOf([...queues, ...exchangesOf(consumes)]),
  }
}

/** Regular expressions over routing keys: to publish (write), and to bind a queue (read). */
function topicPermissionsOf(service: ServiceName) {
  const [publishes, consumes] = [publishedBy(service), consumedBy(service)]
  const allowed = (keys: Keys, exchange: Exchange) => anyOf((keys[exchange] ?? []).map(escaped))
  const dead = {
    exchange: DEAD,
    write: hasKeys(consumes) ? anyOf([`${escaped(service)}\\..*`]) : NOTHING,
    read: NOTHING,
  }
  const own = (Object.keys(EXCHANGES) as Exchange[]).map((exchange) => ({
    exchange: EXCHANGES[exchange],
    write: allowed(publishes, exchange),
    read: allowed(consumes, exchange),
  }))
  return [...own, dead]
}

function exchangesOf(keys: Keys): string[] {
  return (Object.keys(keys) as Exchange[]).map((exchange) => escaped(EXCHANGES[exchange]))
}

function hasKeys(keys: Keys): boolean {
  return Object.keys(keys).length > 0
}

function anyOf(expressions: readonly string[]): string {
  return expressions.length === 0 ? NOTHING : `^(${expressions.join('|')})$`
}

function escaped(text: string): string {
  return text.replaceAll('.', '\\.')
}

/** RabbitMQ's format: a salt, and the SHA-256 of salt and password. */
function passwordHash(password: string, salt: Buffer): string {
  const hash = createHash('sha256').update(salt).update(password).digest()
  return Buffer.concat([salt, hash]).toString('base64')
}

function newSalt(): Buffer {
  return randomBytes(4)
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url')
}
