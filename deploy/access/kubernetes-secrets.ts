// npm run kubernetes:secrets: writes the secrets of an installation on Kubernetes: one for each service, with its own
// users at the database and the broker, and the definitions of these users. Keeps passwords and keys that the cluster
// has.
import { execFileSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  type BrokerUser,
  brokerDefinitions,
  databaseOf,
  mongoUserOf,
  names,
  newPassword,
  type ServiceName,
  usesBroker,
} from '../topology.ts'

interface Place {
  mongodb: string
  mongodbOptions: string
  rabbitmq: string
  smtp: string
  key: (purpose: string) => Buffer
  password: (user: string) => string
  salt?: (password: string) => Buffer
}

type Secrets = Record<string, Record<string, string>>

function secretsOf(place: Place, passwords: ReadonlyMap<string, string>): Secrets {
  const { mongodb, mongodbOptions, rabbitmq, smtp, key, password } = place
  const own = names.map((name) => {
    const user = databaseOf(name)
    const secret: Record<string, string> = {
      MONGODB_URL: `mongodb://${user}:${passwords.get(user)}@${mongodb}/?authSource=admin&${mongodbOptions}`,
    }
    if (usesBroker(name))
      secret.RABBITMQ_URL = `amqp${rabbitmq.endsWith(':5671') ? 's' : ''}://${name}:${passwords.get(name)}@${rabbitmq}`
    if (name === 'api-gateway') secret.API_KEY_PEPPER = password('pepper')
    if (name === 'notifier') secret.SMTP_URL = smtp
    return [name, secret] as const
  })
  return {
    ...Object.fromEntries(own),
    'signer-keys': { 'wrapping-keys': `1 ${key('wrapping-key').toString('base64')}` },
    'webhook-keys': { 'webhook-key': key('webhook-key').toString('base64') },
  }
}

function passwordsOf(place: Place): Map<string, string> {
  return new Map(names.flatMap((name) => [databaseOf(name), name]).map((user) => [user, place.password(user)] as const))
}

function mongoUsersOf(passwords: ReadonlyMap<string, string>) {
  return names.map((name) => mongoUserOf(name, passwords.get(databaseOf(name)) ?? ''))
}

function definitionsOf(passwords: ReadonlyMap<string, string>, persons: readonly BrokerUser[], salt?: Place['salt']) {
  const users = names.filter(usesBroker).map((service: ServiceName): BrokerUser => {
    return { name: service, password: passwords.get(service) ?? '', service }
  })
  return JSON.stringify(brokerDefinitions([...persons, ...users], '/', salt))
}

const ONLY = 'development-only-'

/** Constant values for ../k8s/development; services refuse them outside development. */
export function developmentSecrets(): string {
  const place: Place = {
    mongodb: 'mongo:27017',
    mongodbOptions: 'replicaSet=rs0',
    rabbitmq: 'rabbitmq:5672',
    smtp: 'smtp://mailpit:1025',
    key: (purpose) => Buffer.from(`${ONLY}${purpose}`.padEnd(32, '-').slice(0, 32)),
    password: (user) => `${ONLY}${user}`,
    salt: (password) => createHash('sha256').update(password).digest().subarray(0, 4),
  }
  const passwords = passwordsOf(place)
  const admin = { user: 'admin', pwd: place.password('admin') }
  const operator = { name: 'operator', password: place.password('operator') }
  return manifests({
    ...secretsOf(place, passwords),
    mongo: {
      keyfile: Buffer.from(`${ONLY}${'keyfile'.repeat(4)}`).toString('base64'),
      'users.json': JSON.stringify({ admin, users: mongoUsersOf(passwords) }),
    },
    rabbitmq: {
      'definitions.json': definitionsOf(passwords, [operator], place.salt),
      '20-definitions.conf': 'load_definitions = /secrets/definitions.json\n',
    },
  })
}

export interface Installation {
  mongodb?: string | undefined
  'mongodb-options'?: string | undefined
  'mongodb-admin'?: string | undefined
  rabbitmq?: string | undefined
  'rabbitmq-management'?: string | undefined
  smtp?: string | undefined
}

/**
 * The manifests of an installation. Keeps existing passwords, keys, and addresses that are not given.
 * @param existing secret values by name of the secret
 * @throws Error for an address that is neither given nor stored
 */
export function productionSecrets(installation: Installation, existing: Secrets, namespace = 'etax'): string {
  const needed = (name: keyof Installation, there?: string) => {
    const value = installation[name] ?? there
    if (value === undefined) throw new Error(`--${name} is missing, and the cluster has no secret to take it from.`)
    return value
  }
  const database = partsOf(existing.signer?.MONGODB_URL)
  const broker = partsOf(existing.issuance?.RABBITMQ_URL)
  const existingPasswords = new Map([
    ['pepper', existing['api-gateway']?.API_KEY_PEPPER],
    ...names.flatMap((name) => [
      [databaseOf(name), partsOf(existing[name]?.MONGODB_URL)?.password] as const,
      [name, partsOf(existing[name]?.RABBITMQ_URL)?.password] as const,
    ]),
  ])
  const place: Place = {
    mongodb: needed('mongodb', database?.host),
    mongodbOptions: needed('mongodb-options', database?.query.replace(/^authSource=admin&?/, '')),
    rabbitmq: needed('rabbitmq', broker?.host),
    smtp: needed('smtp', existing.notifier?.SMTP_URL),
    key: () => randomBytes(32),
    password: (user) => existingPasswords.get(user) ?? newPassword(),
  }
  const passwords = passwordsOf(place)
  const newSecrets = secretsOf(place, passwords)
  return manifests(
    {
      ...newSecrets,
      'signer-keys': { ...newSecrets['signer-keys'], ...existing['signer-keys'] },
      'webhook-keys': { ...newSecrets['webhook-keys'], ...existing['webhook-keys'] },
      'mongodb-users': {
        MONGODB_ADMIN_URL: needed('mongodb-admin'),
        'users.json': JSON.stringify({ users: mongoUsersOf(passwords) }),
      },
      'rabbitmq-users': {
        RABBITMQ_MANAGEMENT_URL: needed('rabbitmq-management'),
        'definitions.json': definitionsOf(passwords, []),
      },
    },
    namespace,
  )
}

const MEMBERS = [0, 1, 2].map((member) => `mongo-${member}.mongo.etax-data.svc:27017`).join(',')

/**
 * The secrets of the database and broker of ../k8s/data, and their addresses for services. Keeps existing values.
 * @param existing secret values of the namespace etax-data
 */
export function dataSecrets(existing: Secrets): { manifest: string; addresses: Installation } {
  const { 'users.json': users, keyfile = randomBytes(96).toString('base64') } = existing.mongo ?? {}
  const { cookie = newPassword(), password = newPassword() } = existing.rabbitmq ?? {}
  const admin = users === undefined ? { user: 'admin', pwd: newPassword() } : (JSON.parse(users).admin as MongoAdmin)
  const options = 'replicaSet=rs0&tls=true'
  const operator: BrokerUser = { name: 'operator', password }
  const manifest = manifests(
    {
      mongo: { keyfile, 'users.json': JSON.stringify({ admin, users: [] }) },
      rabbitmq: { cookie, password, 'definitions.json': JSON.stringify(brokerDefinitions([operator])) },
    },
    'etax-data',
  )
  return {
    manifest,
    addresses: {
      mongodb: MEMBERS,
      'mongodb-options': options,
      'mongodb-admin': `mongodb://admin:${admin.pwd}@${MEMBERS}/?authSource=admin&${options}&tlsCAFile=/data-authorities/ca.pem`,
      rabbitmq: 'rabbitmq.etax-data.svc:5671',
      'rabbitmq-management': `https://operator:${password}@rabbitmq.etax-data.svc:15671`,
    },
  }
}

interface MongoAdmin {
  user: string
  pwd: string
}

/** A connection string of MongoDB may name several hosts, which `URL` cannot read. */
function partsOf(url: string | undefined): { password: string; host: string; query: string } | undefined {
  const match = /^[a-z+]+:\/\/[^:@/]+:([^@/]+)@([^/?]+)\/?(?:\?(.*))?$/.exec(url ?? '')
  return match === null ? undefined : { password: match[1] ?? '', host: match[2] ?? '', query: match[3] ?? '' }
}

/** @throws Error when the cluster does not answer: new keys make encrypted data unreadable */
function secretsThere(namespace: string): Secrets {
  const list = kubectl('get', 'secrets', '-n', namespace, '-o', 'json')
  const { items } = JSON.parse(list) as { items: { metadata: { name: string }; data?: Record<string, string> }[] }
  const decoded = (data: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(data).map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]))
  return Object.fromEntries(items.map(({ metadata: { name }, data }) => [name, decoded(data)]))
}

function kubectl(...args: string[]): string {
  try {
    return execFileSync('kubectl', args, {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  } catch (error) {
    const { stderr = '', message } = error as { stderr?: string; message: string }
    const why = stderr.trim() || message
    throw new Error(`The secrets of the cluster could not be read, and without them nothing is written: ${why}`)
  }
}

function manifests(secrets: Secrets, namespace?: string): string {
  const where = namespace === undefined ? '' : `, namespace: ${namespace}`
  return Object.entries(secrets)
    .map(([name, data]) => {
      const lines = Object.entries(data).map(([key, value]) => `  ${key}: ${quoted(value)}`)
      return [
        'apiVersion: v1',
        'kind: Secret',
        `metadata: { name: ${name}${where} }`,
        'stringData:',
        ...lines,
        '',
      ].join('\n')
    })
    .join('---\n')
}

/** Quoted for YAML, without escapes where possible. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)
}

const USAGE = `usage: npm run kubernetes:secrets -- --out FILE [--namespace etax] \\
  --mongodb HOST[,HOST…] --mongodb-options 'replicaSet=rs0&tls=true' --mongodb-admin mongodb://admin:PASSWORD@HOST/?… \\
  --rabbitmq HOST:5671 --rabbitmq-management https://admin:PASSWORD@HOST:15671 --smtp smtps://USER:PASSWORD@HOST

  Keeps the passwords, keys and addresses of the namespace's secrets, which kubectl reads, and makes the others.
  An upgrade needs only --out, --mongodb-admin and --rabbitmq-management.
  --data also writes the secrets of deploy/k8s/data; the only address that it needs is --smtp.
  --development writes the secrets of development.`

function main(args: string[]): void {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      out: text,
      namespace: { type: 'string', default: 'etax' },
      data: { type: 'boolean' },
      development: { type: 'boolean' },
      mongodb: text,
      'mongodb-options': text,
      'mongodb-admin': text,
      rabbitmq: text,
      'rabbitmq-management': text,
      smtp: text,
    },
  })
  const { out, namespace, data, development, ...installation } = values
  if (out === undefined) throw new Error('--out is missing: the file to write.')
  const { manifest: ofData, addresses } = data
    ? dataSecrets(secretsThere('etax-data'))
    : { manifest: '', addresses: {} }
  const ofServices = development
    ? developmentSecrets()
    : productionSecrets({ ...addresses, ...installation }, secretsThere(namespace), namespace)
  const manifest = [ofData, ofServices].filter((part) => part !== '').join('---\n')
  // writeFileSync keeps the mode of an existing file.
  rmSync(out, { force: true })
  writeFileSync(out, manifest, { mode: 0o600 })
  console.log(`Written to ${out}, for nobody else to read. Next: kubectl apply -f ${out}`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    main(process.argv.slice(2))
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`)
    process.exitCode = 2
  }
}
