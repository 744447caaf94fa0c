// Who may reach what: of the database, of the broker, of the machine. Local starts, Compose and Kubernetes make their users
// from this. Needs no package: it runs in a bare Node image, too.
import { createHash, randomBytes } from 'node:crypto'
import { type Exchange, routes } from './routes.ts'

/** Routing keys by their exchange. */
type Keys = Partial<Record<Exchange, readonly string[]>>

export interface Access {
  /** The user its container runs as. */
  uid: number
  /** Declared by it alone; the name begins with its own. */
  queue?: string
  /** The services whose gRPC it calls. */
  calls?: readonly string[]
}

export const SERVICES = {
  'api-gateway': {
    uid: 10_001,
    queue: 'api-gateway.notices',
    calls: ['authority-connector', 'catalog', 'issuance', 'renderer', 'signer', 'webhook-dispatcher'],
  },
  'authority-connector': { uid: 10_002, queue: 'authority-connector.commands' },
  catalog: { uid: 10_003 },
  issuance: {
    uid: 10_004,
    queue: 'issuance.facts',
    calls: ['authority-connector', 'catalog', 'renderer', 'signer'],
  },
  notifier: { uid: 10_005, queue: 'notifier.mail', calls: ['catalog', 'renderer'] },
  renderer: { uid: 10_006, queue: 'renderer.receipts', calls: ['catalog'] },
  signer: { uid: 10_007 },
  'webhook-dispatcher': { uid: 10_008, queue: 'webhook-dispatcher.receipts' },
} as const satisfies Record<string, Access>

export type ServiceName = keyof typeof SERVICES

export const names = Object.keys(SERVICES) as ServiceName[]

export function accessOf(name: ServiceName): Access {
  return SERVICES[name]
}

export function isService(name: string): name is ServiceName {
  return name in SERVICES
}

/** What it publishes, by exchange. */
export function publishedBy(name: ServiceName): Keys {
  return keysOf(routes.filter(({ from }) => from.includes(name)))
}

/** What it consumes, by exchange. */
export function consumedBy(name: ServiceName): Keys {
  return keysOf(routes.filter(({ to }) => to.includes(name)))
}

function keysOf(wanted: typeof routes): Keys {
  const keys: Partial<Record<Exchange, string[]>> = {}
  for (const { exchange, key } of wanted) keys[exchange] = [...(keys[exchange] ?? []), key]
  return keys
}

/** Whether it has a user at the broker. */
export function usesBroker(name: ServiceName): boolean {
  return hasKeys(publishedBy(name)) || hasKeys(consumedBy(name))
}

/** Who opens accounts at the gateway: a person with a certificate of this name. */
export const OPERATOR = 'operator'

/** Whose certificates its gRPC serves: GRPC_PEERS. The notifier serves nothing. */
export function peersOf(name: ServiceName): string[] {
  if (name === 'api-gateway') return [OPERATOR]
  return names.filter((caller) => accessOf(caller).calls?.includes(name))
}

/** Its own database, which is also the name of its user there. */
export function databaseOf(name: ServiceName, prefix = 'etax'): string {
  return `${prefix}_${name.replaceAll('-', '_')}`
}

export interface MongoUser {
  user: string
  pwd: string
  roles: { role: string; db: string }[]
}

/** Reads and writes its own database, and declares collections there; knows of no other. */
export function mongoUserOf(name: ServiceName, pwd: string, prefix?: string): MongoUser {
  const db = databaseOf(name, prefix)
  return { user: db, pwd, roles: ['readWrite', 'dbAdmin'].map((role) => ({ role, db })) }
}

/** Names in the broker as @etax/messaging has them; `DEAD` is an exchange and a queue. */
const EXCHANGES: Record<Exchange, string> = { events: 'receipts.events', commands: 'receipts.commands.v2' }
const DEAD = 'receipts.dead'
const NOTHING = '^$'

export interface BrokerUser {
  name: string
  password: string
  /** The service whose permissions it has; undefined for a person who may do all. */
  service?: ServiceName
}

/** What a RabbitMQ is given once (load_definitions, or POST /api/definitions): users with their permissions, and what they share. */
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

/** Regular expressions over names of queues and exchanges. */
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

/** As RabbitMQ keeps it: a salt, and the SHA-256 of salt and password. */
function passwordHash(password: string, salt: Buffer): string {
  const hash = createHash('sha256').update(salt).update(password).digest()
  return Buffer.concat([salt, hash]).toString('base64')
}

function newSalt(): Buffer {
  return randomBytes(4)
}

/** What fits into a URL as it is. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url')
}
