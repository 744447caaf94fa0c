// Prints the secrets of an installation on Kubernetes: one for each service, with a user of its own at the database and at
// the broker, and what makes those users there. Without options the ones of ../k8s/development, which are no secret.
//
//   node deploy/access/kubernetes-secrets.ts --mongodb HOST --mongodb-options 'replicaSet=rs0&tls=true' --rabbitmq HOST \
//     --smtp smtps://user:password@host --mongodb-admin URL --rabbitmq-management https://user:password@host:15671
import { createHash, randomBytes } from 'node:crypto'
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
  /** Of the URL: the name of the replica set, TLS. */
  mongodbOptions: string
  rabbitmq: string
  smtp: string
  /** 32 bytes; the same for the same purpose. */
  key: (purpose: string) => Buffer
  password: (user: string) => string
  salt?: (password: string) => Buffer
}

type Secrets = Record<string, Record<string, string>>

/** Of each service. */
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

/** Of whom: the users' names, and their passwords. */
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

/** Of ../k8s/development: always the same, and refused by a service that is not told it is for development. */
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

function productionSecrets(args: string[]): string {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args,
    options: {
      mongodb: text,
      'mongodb-options': text,
      'mongodb-admin': text,
      rabbitmq: text,
      'rabbitmq-management': text,
      smtp: text,
    },
  })
  const given = (name: keyof typeof values) => {
    const value = values[name]
    if (value === undefined) throw new Error(`--${name} is required`)
    return value
  }
  const place: Place = {
    mongodb: given('mongodb'),
    mongodbOptions: given('mongodb-options'),
    rabbitmq: given('rabbitmq'),
    smtp: given('smtp'),
    key: () => randomBytes(32),
    password: newPassword,
  }
  const passwords = passwordsOf(place)
  return manifests({
    ...secretsOf(place, passwords),
    'mongodb-users': {
      MONGODB_ADMIN_URL: given('mongodb-admin'),
      'users.json': JSON.stringify({ users: mongoUsersOf(passwords) }),
    },
    'rabbitmq-users': {
      RABBITMQ_MANAGEMENT_URL: given('rabbitmq-management'),
      'definitions.json': definitionsOf(passwords, []),
    },
  })
}

function manifests(secrets: Secrets): string {
  return Object.entries(secrets)
    .map(([name, data]) => {
      const lines = Object.entries(data).map(([key, value]) => `  ${key}: ${quoted(value)}`)
      return ['apiVersion: v1', 'kind: Secret', `metadata: { name: ${name} }`, 'stringData:', ...lines, ''].join('\n')
    })
    .join('---\n')
}

/** As YAML reads it, in the quotes that need no escape where that is possible. */
function quoted(value: string): string {
  return value.includes('"') ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const args = process.argv.slice(2)
  process.stdout.write(args.length === 0 ? developmentSecrets() : productionSecrets(args))
}
