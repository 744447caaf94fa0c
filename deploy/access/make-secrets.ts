// Makes the missing keys and passwords of a Compose installation, in volumes mounted at /secrets/<name>; only the
// owner's user can read the files. Runs at each `docker compose up`.
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BrokerUser,
  brokerDefinitions,
  databaseOf,
  mongoUserOf,
  names,
  newPassword,
  type SecretFile,
  type ServiceName,
  serviceOf,
  usesBroker,
} from '../topology.ts'

const [ROOT = '/secrets', BEFORE = '/keys-of-before'] = process.argv.slice(2)
const SUPERUSER = 0
const INFRASTRUCTURE_USER = 999
const newKey = () => randomBytes(32).toString('base64')
const newSecrets: Record<SecretFile, () => string> = {
  'wrapping-keys': () => ofBefore('wrapping-keys') ?? `1 ${newKey()}\n`,
  'webhook-key': () => ofBefore('webhook-key') ?? `${newKey()}\n`,
  // Hashes of existing API keys need the existing pepper.
  'api-key-pepper': () => (ofBefore('wrapping-keys') ? 'for-development-only' : newPassword()),
}

for (const name of names) makeOf(name)
makeOfMongo()
makeOfRabbit()

function makeOf(name: ServiceName): void {
  const { uid, secrets = [] } = serviceOf(name)
  const user = databaseOf(name)
  readOrMake(
    name,
    'mongodb-url',
    uid,
    () => `mongodb://${user}:${newPassword()}@mongo:27017/?replicaSet=rs0&authSource=admin`,
  )
  if (usesBroker(name)) readOrMake(name, 'rabbitmq-url', uid, () => `amqp://${name}:${newPassword()}@rabbitmq:5672`)
  for (const { file } of secrets) readOrMake(name, file, uid, newSecrets[file])
  chownSync(join(ROOT, name), uid, uid)
  chmodSync(join(ROOT, name), 0o500)
}

function makeOfMongo(): void {
  readOrMake('mongo', 'keyfile', INFRASTRUCTURE_USER, () => randomBytes(48).toString('base64'))
  const admin = { user: 'admin', pwd: readOrMake('mongo', 'admin-password', SUPERUSER, newPassword) }
  const users = names.map((name) => mongoUserOf(name, passwordIn(name, 'mongodb-url')))
  written('mongo', 'users.json', SUPERUSER, 0o400, JSON.stringify({ admin, users }))
}

function makeOfRabbit(): void {
  const operator = { name: 'operator', password: readOrMake('rabbitmq', 'operator-password', SUPERUSER, newPassword) }
  const users = names
    .filter(usesBroker)
    .map((service): BrokerUser => ({ name: service, password: passwordIn(service, 'rabbitmq-url'), service }))
  const definitions = brokerDefinitions([operator, ...users])
  // A user without a hash cannot log in. This closes the user of earlier versions and the image's default user.
  const closed = ['etax', 'guest'].map((name) => ({ name, password_hash: '', tags: '' }))
  const all = { ...definitions, users: [...definitions.users, ...closed] }
  written('rabbitmq', 'definitions.json', INFRASTRUCTURE_USER, 0o444, JSON.stringify(all))
}

function passwordIn(name: ServiceName, file: string): string {
  return new URL(readFileSync(join(ROOT, name, file), 'utf8')).password
}

function readOrMake(folder: string, name: string, owner: number, make: () => string): string {
  const file = join(ROOT, folder, name)
  if (!existsSync(file)) {
    written(folder, name, owner, 0o400, make())
    console.log(`made ${file}`)
  }
  return readFileSync(file, 'utf8')
}

function written(folder: string, name: string, owner: number, mode: number, content: string): void {
  const file = join(ROOT, folder, name)
  writeFileSync(file, content, { mode: 0o600 })
  chownSync(file, owner, owner)
  chmodSync(file, mode)
}

/** Earlier versions had one volume for all keys. */
function ofBefore(name: string): string | undefined {
  const file = join(BEFORE, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
