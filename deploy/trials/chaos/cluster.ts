import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  freePort,
  type MongoMembers,
  type Progress,
  type RabbitNodes,
  startMongoMembers,
  startRabbitNodes,
} from '@etax/testkit'
import { localAuthority } from '../../local/src/local-authority.ts'
import { root, type ServiceName, services } from '../../local/src/registry.ts'
import { keepSecrets } from '../../local/src/secrets.ts'
import { type ServiceProcess, startProcess } from '../../local/src/service-process.ts'
import { temporaryFolder } from '../../local/src/temporary-folder.ts'
import { brokerUsers, mongoUsers } from '../../local/src/users.ts'
import { addressOf, baseUrlOf, type SharedSettings, type Variables, variablesOf } from '../../local/src/variables.ts'
import { type SimulatedAuthority, simulatedAuthority } from '../harness/simulated-authority.ts'
import { type MailServer, openMailServer } from './mail-server.ts'
import { openProxy, type TcpProxy } from './proxy.ts'
import { openReceivers, type WebhookReceivers } from './webhook-receivers.ts'

export interface Instance {
  name: ServiceName
  label: string
  /** Written to move its clock; undefined where clocks cannot move. */
  clockFile: string | undefined
  kill(): Promise<void>
  start(): Promise<void>
  signal(name: NodeJS.Signals): void
}

export interface Cluster extends AsyncDisposable {
  baseUrls: string[]
  accounts: string
  mongodbUrl: string
  brokerUrl: string
  databasePrefix: string
  folder: string
  shared: SharedSettings
  instances: Instance[]
  /** Undefined with existing servers. */
  mongo: MongoMembers | undefined
  rabbit: RabbitNodes | undefined
  /** Data folder of the last database member; undefined where no file system can be mounted. */
  smallDisk: string | undefined
  proxies: { mongo: TcpProxy[]; broker: Map<ServiceName, TcpProxy>; authority: TcpProxy; mail: TcpProxy }
  authority: SimulatedAuthority
  authorityFile: string
  authorityControl: string
  mail: MailServer
  receivers: WebhookReceivers
}

export interface ClusterOptions {
  /** Existing servers of one member each; default: starts three of each. */
  existingServers?: { mongodbUrl: string; brokerUrl: string }
  databasePrefix: string
  replicas: number
  /** A compiled checkout of another version: every further process of a service runs it. */
  beside?: string | undefined
  faketime?: string | undefined
  env: Variables
  progress: Progress
}

const MEMBERS = 3
/** Needed servers may be away at the start. */
const START_WITHIN_MS = 180_000
const SMALL_DISK = '1500m'
/** Callers know one address: they never find a second process. */
const ALONE: readonly ServiceName[] = ['signer', 'catalog']

export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  await using life = new AsyncDisposableStack()
  const folder = temporaryFolder(life, 'chaos')
  const { databasePrefix, progress } = options
  const proxied = async (...targets: number[]) => life.use(await openProxy(targets))
  const servers = await startServers(life, folder, options, proxied)
  const mail = life.use(await openMailServer())
  const receivers = life.use(await openReceivers())
  const simulator = await localAuthority(life, folder, 'warn')
  const proxies = {
    mongo: servers.mongoProxies,
    broker: await brokerProxies(servers, proxied),
    mail: await proxied(mail.port),
    authority: await proxied(Number(new URL(`${simulator.controlUrl}`).port)),
  }
  const brokerUrl = servers.brokerUrl
  const urls = await brokerUsers(life, brokerUrl, databasePrefix)
  const sockets = temporaryFolder(life, 'chaos')
  const shared: SharedSettings = {
    host: '127.0.0.1',
    port: await freePort(),
    mongodbUrl: await mongoUsers(life, servers.mongodbUrl, databasePrefix),
    rabbitmqUrl: (name) => throughPort(urls(name), proxies.broker.get(name)?.port),
    smtpUrl: `smtp://127.0.0.1:${proxies.mail.port}`,
    sockets,
    databasePrefix,
    secrets: keepSecrets(join(folder, 'secrets')),
    env: { ...simulator.env, ...authorityAt(proxies.authority.port), ...options.env },
  }
  const { instances, baseUrls } = await startServices(life, folder, shared, options)
  progress(`${instances.length} processes are up`)
  const rest = life.move()
  return {
    baseUrls,
    accounts: addressOf('api-gateway', shared),
    mongodbUrl: servers.mongodbUrl,
    brokerUrl,
    databasePrefix,
    folder,
    shared,
    instances,
    mongo: servers.mongo,
    rabbit: servers.rabbit,
    smallDisk: servers.smallDisk,
    proxies,
    mail,
    receivers,
    authority: simulatedAuthority(`${simulator.controlUrl}`),
    authorityFile: join(folder, 'authority.jsonl'),
    authorityControl: `${simulator.controlUrl}`,
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  }
}

interface Servers {
  mongodbUrl: string
  brokerUrl: string
  mongo: MongoMembers | undefined
  rabbit: RabbitNodes | undefined
  mongoProxies: TcpProxy[]
  brokerPorts: number[]
  smallDisk: string | undefined
}

type Proxied = (...targets: number[]) => Promise<TcpProxy>

async function startServers(
  life: AsyncDisposableStack,
  folder: string,
  { existingServers, progress }: ClusterOptions,
  proxied: Proxied,
): Promise<Servers> {
  const mongoProxies: TcpProxy[] = []
  if (existingServers !== undefined) {
    const brokerPorts = [Number(new URL(existingServers.brokerUrl).port)]
    return { ...existingServers, mongo: undefined, rabbit: undefined, mongoProxies, brokerPorts, smallDisk: undefined }
  }
  const reachedBy = async (port: number) => {
    const proxy = await proxied(port)
    mongoProxies.push(proxy)
    return proxy.port
  }
  const smallDisk = mountSmall(life, join(folder, 'mongo', `member-${MEMBERS - 1}`))
  const [mongo, rabbit] = await Promise.all([
    startMongoMembers({ folder: join(folder, 'mongo'), count: MEMBERS, reachedBy, progress }),
    startRabbitNodes({ folder: join(folder, 'rabbitmq'), count: MEMBERS, progress }),
  ])
  life.use(mongo)
  life.use(rabbit)
  const brokerPorts = rabbit.nodes.map(({ port }) => port)
  const brokerUrl = rabbit.nodes[0]?.url ?? ''
  return { mongodbUrl: mongo.url, brokerUrl, mongo, rabbit, mongoProxies, brokerPorts, smallDisk }
}

/** A limited file system in memory; needs root. */
function mountSmall(life: AsyncDisposableStack, folder: string): string | undefined {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', folder], { stdio: 'ignore' })
  if (mounted.status !== 0) return undefined
  life.defer(() => void spawnSync('umount', ['-l', folder], { stdio: 'ignore' }))
  return folder
}

/** Each service has its own broker proxy, so that it can be cut off alone. */
async function brokerProxies({ brokerPorts }: Servers, proxied: Proxied): Promise<Map<ServiceName, TcpProxy>> {
  const entries = services.map(async (name) => [name, await proxied(...brokerPorts)] as const)
  return new Map(await Promise.all(entries))
}

function throughPort(url: string, port: number | undefined): string {
  const own = new URL(url)
  own.port = `${port}`
  return own.href
}

function authorityAt(port: number): Variables {
  const url = `http://127.0.0.1:${port}`
  return { AUTHORITY_TEST_URL: url, AUTHORITY_PRODUCTION_URL: url, AUTHORITY_SIMULATED: 'true' }
}

async function startServices(
  life: AsyncDisposableStack,
  folder: string,
  shared: SharedSettings,
  { replicas, faketime, beside: checkout = root }: ClusterOptions,
): Promise<{ instances: Instance[]; baseUrls: string[] }> {
  const instances: Instance[] = []
  const baseUrls: string[] = []
  mkdirSync(join(folder, 'logs'), { mode: 0o700 })
  for (const name of services) {
    for (let n = 0; n < (ALONE.includes(name) ? 1 : replicas); n += 1) {
      const own = n === 0 ? shared : await beside(life, shared)
      const addresses = n === 0 ? {} : addressesIn(name, shared)
      const options = { shared: own, folder, env: addresses, faketime, checkout: n === 0 ? root : checkout }
      instances.push(instanceOf(life, name, `${name}-${n}`, options))
      if (name === 'api-gateway') baseUrls.push(baseUrlOf(own))
    }
  }
  await Promise.all(instances.map((instance) => instance.start()))
  return { instances, baseUrls }
}

async function beside(life: AsyncDisposableStack, shared: SharedSettings): Promise<SharedSettings> {
  const sockets = temporaryFolder(life, 'chaos')
  return { ...shared, sockets, port: await freePort() }
}

function addressesIn(name: ServiceName, shared: SharedSettings): Variables {
  const all = Object.entries(variablesOf(name, shared))
  return Object.fromEntries(all.filter(([variable]) => variable.endsWith('_ADDRESS')))
}

interface InstanceOptions {
  shared: SharedSettings
  folder: string
  env: Variables
  faketime: string | undefined
  checkout: string
}

function instanceOf(
  life: AsyncDisposableStack,
  name: ServiceName,
  label: string,
  { shared, folder, env, faketime, checkout }: InstanceOptions,
): Instance {
  let process: ServiceProcess | undefined
  const clockFile = faketime === undefined ? undefined : join(folder, `clock-${label}`)
  const clock = clockOf(faketime, clockFile)
  life.defer(async () => {
    process?.signal('SIGCONT')
    await process?.[Symbol.asyncDispose]()
  })
  return {
    name,
    label,
    clockFile,
    kill: async () => process?.kill(),
    signal: (signal) => process?.signal(signal),
    async start() {
      const logFile = join(folder, 'logs', `${label}.log`)
      process = await startProcess(name, {
        readyWithin: START_WITHIN_MS,
        shared,
        code: 'compiled',
        checkout,
        logFile,
        env: { ...env, ...clock, LOG_LEVEL: 'warn' },
      })
    },
  }
}

/** libfaketime reads the file at most once a second; the monotonic clock stays, as on a real machine. */
function clockOf(faketime: string | undefined, clockFile: string | undefined): Variables {
  if (faketime === undefined || clockFile === undefined) return {}
  writeFileSync(clockFile, '+0')
  return {
    LD_PRELOAD: faketime,
    FAKETIME_TIMESTAMP_FILE: clockFile,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}
