// Makes the keys and passwords an installation of Compose needs and does not have yet: a volume for each that has some,
// mounted at /secrets/<name>, its files readable by that one's user only. Runs at every `docker compose up`.
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
  type ServiceName,
  serviceOf,
  usesBroker,
} from '../topology.ts'

const [ROOT = '/secrets', BEFORE = '/keys-of-before'] = process.argv.slice(2)
const SUPERUSER = 0
/** Of the public images of MongoDB and RabbitMQ. */
const INFRASTRUCTURE_USER = 999
const newKey = () => randomBytes(32).toString('base64')

for (const name of names) makeOf(name)
makeOfMongo()
makeOfRabbit()

function makeOf(name: ServiceName): void {
  const { uid } = serviceOf(name)
  const user = databaseOf(name)
  readOrMake(
    name,
    'mongodb-url',
    uid,
    () => `mongodb://${user}:${newPassword()}@mongo:27017/?replicaSet=rs0&authSource=admin`,
  )
  if (usesBroker(name)) readOrMake(name, 'rabbitmq-url', uid, () => `amqp://${name}:${newPassword()}@rabbitmq:5672`)
  if (name === 'signer') readOrMake(name, 'wrapping-keys', uid, () => ofBefore('wrapping-keys') ?? `1 ${newKey()}\n`)
  if (name === 'webhook-dispatcher')
    readOrMake(name, 'webhook-key', uid, () => ofBefore('webhook-key') ?? `${newKey()}\n`)
  // The hashes of API keys that were made before are worth something with the pepper of before only.
  if (name === 'api-gateway') {
    readOrMake(name, 'api-key-pepper', uid, () => (ofBefore('wrapping-keys') ? 'for-development-only' : newPassword()))
  }
  chownSync(join(ROOT, name), uid, uid)
  chmodSync(join(ROOT, name), 0o500)
}

/** What the members of a replica set know each other by, and the users that mongo-users.js makes. */
function makeOfMongo(): void {
  readOrMake('mongo', 'keyfile', INFRASTRUCTURE_USER, () => randomBytes(48).toString('base64'))
  const admin = { user: 'admin', pwd: readOrMake('mongo', 'admin-password', SUPERUSER, newPassword) }
  const users = names.map((name) => mongoUserOf(name, passwordIn(name, 'mongodb-url')))
  written('mongo', 'users.json', SUPERUSER, 0o400, JSON.stringify({ admin, users }))
}

/** What the broker reads at its start; it has passwords as hashes only. */
function makeOfRabbit(): void {
  const operator = { name: 'operator', password: readOrMake('rabbitmq', 'operator-password', SUPERUSER, newPassword) }
  const users = names
    .filter(usesBroker)
    .map((service): BrokerUser => ({ name: service, password: passwordIn(service, 'rabbitmq-url'), service }))
  const definitions = brokerDefinitions([operator, ...users])
  // Without a hash nobody enters: that closes the user that earlier versions had, and the image's own.
  const closed = ['etax', 'guest'].map((name) => ({ name, password_hash: '', tags: '' }))
  const all = { ...definitions, users: [...definitions.users, ...closed] }
  written('rabbitmq', 'definitions.json', INFRASTRUCTURE_USER, 0o444, JSON.stringify(all))
}

function passwordIn(name: ServiceName, file: string): string {
  return new URL(readFileSync(join(ROOT, name, file), 'utf8')).password
}

/** What the file says, which is made where it is not there. */
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

/** Where an earlier version, which had one volume for all keys, has left it. */
function ofBefore(name: string): string | undefined {
  const file = join(BEFORE, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
