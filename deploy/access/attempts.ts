// Attempts of a compromised service: with its own credentials it tries the data, queues and keys of all others. Runs in
// a test and in each container (attempt-all.ts), where only the service's own packages exist.
import { readdirSync, readFileSync } from 'node:fs'
import { connect as connectHttp2 } from 'node:http2'
import { DEAD, EXCHANGES } from '../routes.ts'
import { consumedBy, databaseOf, names, publishedBy, queueOf, type ServiceName } from '../topology.ts'

export interface Credentials {
  service: ServiceName
  mongodbUrl: string
  /** Undefined when the service has no user at the broker. */
  rabbitmqUrl: string | undefined
  prefix?: string
}

export interface Attempt {
  what: string
  /** Undefined: the attempt succeeded. */
  refused: string | undefined
}

type Try = [what: string, act: () => Promise<unknown>]

const NOT_AUTHORIZED = /not authorized|requires authentication|Authentication failed|Command .* requires/i
const ACCESS_REFUSED = /ACCESS[_-]REFUSED|403/i

/**
 * All attempts must be refused.
 * @throws Error when the service cannot reach its own data
 */
export async function tryAll(own: Credentials): Promise<Attempt[]> {
  return [...(await tryDatabases(own)), ...(await tryBroker(own))]
}

// Uses a driver that every service has: MongoDB's is part of mongoose.
async function tryDatabases({ service, mongodbUrl, prefix }: Credentials): Promise<Attempt[]> {
  const { MongoClient } = (await import('mongoose')).default.mongo
  await using client = new MongoClient(mongodbUrl)
  const mine = client.db(databaseOf(service, prefix))
  // The service may write its own data; without this, a refusal below proves nothing.
  await mine.collection('attempts').insertOne({})
  await mine.collection('attempts').drop()

  const tries: Try[] = others(service).flatMap((name): Try[] => {
    const db = client.db(databaseOf(name, prefix))
    const rows = db.collection('attempts')
    return [
      [`read rows of ${name}`, () => rows.findOne()],
      [`list collections of ${name}`, () => db.command({ listCollections: 1 })],
      [`write rows of ${name}`, () => rows.insertOne({})],
      [`delete rows of ${name}`, () => rows.deleteMany({})],
      [`drop the database of ${name}`, () => db.dropDatabase()],
      [`change the schema of ${name}`, () => db.createCollection('attempts')],
      [`write into ${name} by aggregation`, () => outTo(mine, db.databaseName)],
      [`be ${name} with the own password`, () => asUser(mongodbUrl, databaseOf(name, prefix))],
    ]
  })
  const admin = client.db('admin')
  tries.push(
    ['read all users', () => admin.command({ usersInfo: 1 })],
    ['read the stored passwords', () => admin.collection('system.users').findOne()],
    ['make an administrator', () => admin.command({ createUser: 'intruder', pwd: 'intruder', roles: ['root'] })],
    ['give itself another role', () => grant(admin, databaseOf(service, prefix))],
    ['read what all write (the oplog)', () => client.db('local').collection('oplog.rs').findOne()],
    ['watch all databases', () => admin.command({ aggregate: 1, pipeline: [changeStream], cursor: {} })],
    ['see what all do', () => admin.aggregate([{ $currentOp: { allUsers: true } }]).toArray()],
    ['stop the server', () => admin.command({ shutdown: 1 })],
    ['list the others’ databases', () => onlyOwnListed(client, databaseOf(service, prefix))],
    ['enter without a password', () => withoutPassword(mongodbUrl, databaseOf('signer', prefix))],
  )
  return await inTurn(tries, NOT_AUTHORIZED)

  type Database = typeof mine

  async function outTo(db: Database, into: string) {
    return db.aggregate([{ $documents: [{ a: 1 }] }, { $out: { db: into, coll: 'attempts' } }]).toArray()
  }

  async function grant(db: Database, user: string) {
    return db.command({ grantRolesToUser: user, roles: ['root'] })
  }

  async function onlyOwnListed(all: typeof client, ownName: string) {
    const { databases } = await all.db('admin').admin().listDatabases()
    if (databases.every(({ name }) => name === ownName)) throw new Error('not authorized: only its own is listed')
  }

  async function asUser(url: string, user: string) {
    const other = new URL(url)
    other.username = user
    await using intruder = new MongoClient(other.href)
    return await intruder.db(user).collection('attempts').findOne()
  }

  async function withoutPassword(url: string, database: string) {
    const bare = new URL(url)
    bare.username = ''
    bare.password = ''
    bare.searchParams.delete('authSource')
    await using intruder = new MongoClient(bare.href)
    return await intruder.db(database).collection('attempts').findOne()
  }
}

const changeStream = { $changeStream: { allChangesForCluster: true } }

async function tryBroker({ service, rabbitmqUrl }: Credentials): Promise<Attempt[]> {
  // A service without a user has neither an address nor a package for the broker.
  if (rabbitmqUrl === undefined) return []
  const { connect } = await import('amqplib')
  const connection = await connect(rabbitmqUrl)
  connection.on('error', () => {})
  type Channel = Awaited<ReturnType<typeof connection.createConfirmChannel>>
  /** A refusal closes the channel, so each attempt opens its own. */
  const on = (act: (channel: Channel) => Promise<unknown>) => async () => {
    const channel = await connection.createConfirmChannel()
    const closed = new Promise<never>((_, reject) => channel.on('error', reject))
    closed.catch(() => {})
    await Promise.race([act(channel), closed])
    await channel.close()
  }
  const publish = (exchange: string, key: string) =>
    on(async (channel) => {
      channel.publish(exchange, key, Buffer.from('{}'))
      await channel.waitForConfirms()
    })
  const own = queueOf(service) ?? `${service}.attempt`
  const [publishes, consumes] = [publishedBy(service), consumedBy(service)]
  const theirs = others(service).flatMap((name) => queueOf(name) ?? [])
  const tries: Try[] = theirs.flatMap((queue): Try[] => [
    [`take from ${queue}`, on((channel) => channel.get(queue))],
    [`consume ${queue}`, on((channel) => channel.consume(queue, () => {}))],
    [`empty ${queue}`, on((channel) => channel.purgeQueue(queue))],
    [`delete ${queue}`, on((channel) => channel.deleteQueue(queue))],
    [`declare ${queue}`, on((channel) => channel.assertQueue(queue))],
    [`bind ${queue}`, on((channel) => channel.bindQueue(queue, EXCHANGES.events, 'receipt.authorized.v1'))],
    [`publish to ${queue} directly`, publish('', queue)],
  ])
  for (const exchange of ['events', 'commands'] as const) {
    const name = EXCHANGES[exchange]
    for (const key of keysOf(exchange)) {
      if (!publishes[exchange]?.includes(key)) tries.push([`publish ${key}`, publish(name, key)])
      if (!consumes[exchange]?.includes(key)) {
        tries.push([`listen to ${key}`, on((channel) => channel.bindQueue(own, name, key))])
      }
    }
    tries.push(
      [`listen to all of ${name}`, on((channel) => channel.bindQueue(own, name, '#'))],
      [`delete ${name}`, on((channel) => channel.deleteExchange(name))],
      [`declare an exchange beside ${name}`, on((channel) => channel.assertExchange(`${name}.more`, 'topic'))],
    )
  }
  tries.push(
    ['take dead letters', on((channel) => channel.get(DEAD))],
    ['delete dead letters', on((channel) => channel.deleteQueue(DEAD))],
    ['publish a dead letter in another’s name', publish(DEAD, 'nobody.queue')],
    ['declare a queue of no service', on((channel) => channel.assertQueue('attempts'))],
    ['use a queue the broker names', on((channel) => channel.assertQueue(''))],
    ['enter as guest', () => connect(withUser(rabbitmqUrl, 'guest', 'guest'))],
    ['enter as the user of before', () => connect(withUser(rabbitmqUrl, 'etax', 'etax'))],
    ['ask the management API', () => askManagement(rabbitmqUrl)],
  )
  try {
    return await inTurn(tries, ACCESS_REFUSED)
  } finally {
    await connection.close().catch(() => {})
  }
}

export async function tryWithoutUser(host: string): Promise<Attempt[]> {
  const { connect } = await import('amqplib')
  const users = [
    ['guest', 'guest'],
    ['etax', 'etax'],
    ['etax', ''],
    ['operator', 'operator'],
  ]
  const tries = users.map(([name, password]): Try => {
    const act = () => connect(`amqp://${name}:${password}@${host}:5672`, { timeout: 5_000 })
    return [`enter the broker as ${name}`, act]
  })
  return inTurn(tries, /ACCESS[_-]REFUSED|403|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|timed? ?out/i)
}

const METHODS: Partial<Record<ServiceName, readonly { method: string; callers: readonly ServiceName[] }[]>> = {
  'api-gateway': [{ method: 'accounts.v1.Accounts/OpenWorkspace', callers: [] }],
  'authority-connector': [{ method: 'authority.v1.Authority/Forget', callers: ['issuance'] }],
  catalog: [{ method: 'catalog.v1.Catalog/CreateRecord', callers: ['api-gateway', 'issuance'] }],
  issuance: [{ method: 'issuance.v1.Issuance/Issue', callers: ['api-gateway'] }],
  renderer: [{ method: 'renderer.v1.Renderer/Forget', callers: ['issuance'] }],
  signer: [
    { method: 'signer.v1.Signer/ForgetCertificate', callers: ['api-gateway'] },
    { method: 'signer.v1.Signer/Sign', callers: ['issuance'] },
  ],
  'webhook-dispatcher': [{ method: 'webhooks.v1.Webhooks/CreateEndpoint', callers: ['api-gateway'] }],
}

export interface Calling {
  service: ServiceName
  addressOf: (name: ServiceName) => string
  tls: { ca: Buffer; cert: Buffer; key: Buffer }
}

/** Calls services that do not serve this one, with its certificate; and those that do, without a certificate. */
export async function tryCalls({ service, addressOf, tls }: Calling): Promise<Attempt[]> {
  const { ca, cert, key } = tls
  const tries = others(service).flatMap((name) =>
    (METHODS[name] ?? []).flatMap(({ method, callers }): Try[] => {
      const [address, what] = [addressOf(name), `call ${method}`]
      const bare: Try[] = [
        [`${what} without TLS`, () => grpcCall(`http://${address}`, method, {})],
        [`${what} without a certificate`, () => grpcCall(`https://${address}`, method, { ca, servername: name })],
      ]
      if (callers.includes(service)) return bare
      const named = () => grpcCall(`https://${address}`, method, { ca, cert, key, servername: name })
      return [...bare, [`${what} in its own name`, named]]
    }),
  )
  return inTurn(tries, NOT_SERVED)
}

const NOT_SERVED =
  /grpc-status 7$|not reached|ENOTFOUND|EAI_AGAIN|ECONNRESET|ECONNREFUSED|EPIPE|ERR_HTTP2|ERR_SSL|socket hang up|certificate required|alert|Protocol error|closed/i

interface TlsOfCall {
  ca?: Buffer
  cert?: Buffer
  key?: Buffer
  servername?: string
}

async function grpcCall(origin: string, method: string, tls: TlsOfCall): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const session = connectHttp2(origin, tls)
  // Traffic to a network that the container is not on is dropped.
  const answer = () => reject(new Error(session.connecting ? 'not reached within 4 s' : 'no answer within 4 s'))
  const timer = setTimeout(answer, 4_000)
  try {
    session.on('error', reject).on('close', () => reject(new Error('closed')))
    const headers = { ':method': 'POST', ':path': `/${method}`, te: 'trailers', 'content-type': 'application/grpc' }
    const stream = session.request(headers)
    const settle = (response: Record<string, unknown>) => {
      const status = response['grpc-status']
      if (status === undefined) return
      // 7 is a refusal; 12 is a missing method and fails the check.
      if (`${status}` === '7' || `${status}` === '12') reject(new Error(`grpc-status ${status}`))
      else resolve()
    }
    stream.on('response', settle).on('trailers', settle).on('error', reject).resume()
    stream.end(Buffer.alloc(5))
    await promise
  } finally {
    clearTimeout(timer)
    session.destroy()
  }
}

export function tryFiles(expected: readonly string[], environment: NodeJS.ProcessEnv): Attempt[] {
  const passwordUrls = Object.entries(environment).filter(([, value]) => /:\/\/[^/]*:[^/]*@/.test(value ?? ''))
  return [
    ...['/keys', '/run/secrets', '/data', '/var/lib/rabbitmq'].map((folder) => readable(folder, [])),
    readable('/secrets', expected),
    { what: 'read passwords in the environment', refused: passwordUrls.length === 0 ? 'none there' : undefined },
    readFileAttempt('/proc/1/root/etc/shadow'),
  ]
}

function readable(folder: string, expected: readonly string[]): Attempt {
  const what = `find others’ secrets in ${folder}`
  try {
    const secrets = readdirSync(folder).filter((name) => !expected.includes(name))
    return { what, refused: secrets.length === 0 ? 'none there' : undefined }
  } catch (error) {
    return { what, refused: codeOf(error) }
  }
}

function readFileAttempt(file: string): Attempt {
  try {
    readFileSync(file)
    return { what: `read ${file}`, refused: undefined }
  } catch (error) {
    return { what: `read ${file}`, refused: codeOf(error) }
  }
}

async function inTurn(tries: readonly Try[], expected: RegExp): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  for (const [what, act] of tries) {
    const message = await act().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    )
    // Any other failure proves nothing, such as a typing error or a stopped server.
    if (message !== undefined && !expected.test(message)) throw new Error(`${what}: ${message}`)
    attempts.push({ what, refused: message })
  }
  return attempts
}

async function askManagement(url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const authorization = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const base = `http://${hostname}:${Number(port || 5_672) + 10_000}`
  const answer = await fetch(`${base}/api/queues`, { headers: { authorization } })
  if (!answer.ok) throw new Error(`403: answered ${answer.status}`)
}

function withUser(url: string, name: string, password: string): string {
  const other = new URL(url)
  other.username = name
  other.password = password
  return other.href
}

function others(service: ServiceName): ServiceName[] {
  return names.filter((name) => name !== service)
}

function keysOf(exchange: 'events' | 'commands'): string[] {
  return [...new Set(names.flatMap((name) => consumedBy(name)[exchange] ?? []))]
}

function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? error)
}
