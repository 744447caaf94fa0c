import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findMongo, type Infrastructure, type Progress } from '@etax/testkit'
import { privateDataFolder } from './data-folder.ts'
import { localAuthority } from './local-authority.ts'
import { openMailbox } from './mailbox.ts'
import { type ServiceName, services } from './registry.ts'
import { keepSecrets } from './secrets.ts'
import { type ServiceProcess, startProcess } from './service-process.ts'
import { type OneProcessOptions, startInOneProcess } from './start-in-one-process.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { brokerUsers, mongoUsers } from './users.ts'
import { addressOf, baseUrlOf, type SharedSettings, type Variables } from './variables.ts'

const PREFIX = 'etax'

export interface LocalSystem extends AsyncDisposable {
  baseUrl: string
  /** Address of the gateway's gRPC. */
  accounts: string
  /** Undefined when SMTP_URL names another mail server. */
  mailFolder: string | undefined
  /** Sets faults of the simulated authority; undefined when the settings name another one. */
  authorityUrl: string | undefined
}

type Inspectable = Pick<LocalSystem, 'mailFolder' | 'authorityUrl'>

/** Each service as a process over RabbitMQ, as deployed: for tests that kill services, and for the bench. */
export interface SystemOfProcesses extends LocalSystem {
  kill(name: ServiceName): Promise<void>
  restart(name: ServiceName, env?: Variables): Promise<void>
  processOf(name: ServiceName): ServiceProcess
  shared: SharedSettings
}

export interface LocalSystemOptions {
  host: string
  port: number
  dataDir: string
  only?: readonly ServiceName[]
  logLevel: string
  progress: Progress
  databasePrefix?: string
  env?: Variables
  envOf?: (name: ServiceName) => Variables
  /** A starting MongoDB, stopped with this system; by default it looks for one. */
  mongo?: Promise<Infrastructure>
  /**
   * Whether MONGODB_URL belongs to an administrator, who makes a user for each service; always so without MONGODB_URL.
   */
  mayAddUsers?: boolean
}

/** All services in this process over an in-memory bus (or RABBITMQ_URL), the signer in its own process. */
export async function startSystemInOneProcess(
  options: LocalSystemOptions & Pick<OneProcessOptions, 'more'> & { onLoss: (what: string) => void },
): Promise<LocalSystem> {
  const { only = services, progress } = options
  await using life = new AsyncDisposableStack()
  const rabbitmqUrl = process.env.RABBITMQ_URL || undefined
  const { shared, ...inspectable } = await prepare(
    life,
    options,
    rabbitmqUrl === undefined ? undefined : () => rabbitmqUrl,
  )
  progress(`starting ${only.join(', ')}`)
  life.use(await startInOneProcess({ ...options, shared, names: only }))
  return localSystem(life.move(), shared, inspectable)
}

/**
 * The compiled services (`tsc -b` first) as processes, each with its own database and broker users. Both URLs are
 * administrators'.
 */
export async function startSystemOfProcesses(
  options: LocalSystemOptions & { rabbitmqUrl: string },
): Promise<SystemOfProcesses> {
  const { only = services, dataDir, logLevel, progress, databasePrefix = PREFIX } = options
  await using life = new AsyncDisposableStack()
  const rabbitmqUrl = await brokerUsers(life, options.rabbitmqUrl, databasePrefix)
  const { shared, ...inspectable } = await prepare(life, { ...options, mayAddUsers: true }, rabbitmqUrl)
  const running = new Map<ServiceName, ServiceProcess>()
  const logs = join(dataDir, 'logs')
  mkdirSync(logs, { recursive: true, mode: 0o700 })
  const restart = async (name: ServiceName, env: Variables = {}) => {
    const logFile = join(logs, `${name}.log`)
    const process = await startProcess(name, {
      shared,
      code: 'compiled',
      logFile,
      env: { LOG_LEVEL: logLevel, ...options.envOf?.(name), ...env },
    })
    running.set(name, process)
  }
  life.defer(async () => {
    for (const name of only.toReversed()) await running.get(name)?.[Symbol.asyncDispose]()
  })
  progress(`starting ${only.join(', ')}, each in its own process`)
  await Promise.all(only.map((name) => restart(name)))
  return {
    ...localSystem(life.move(), shared, inspectable),
    shared,
    restart,
    kill: async (name) => running.get(name)?.kill(),
    processOf(name) {
      const process = running.get(name)
      if (process === undefined) throw new Error(`${name} was not started`)
      return process
    },
  }
}

async function prepare(
  life: AsyncDisposableStack,
  {
    host,
    port,
    dataDir,
    logLevel,
    progress,
    databasePrefix = PREFIX,
    env,
    mongo: starting,
    mayAddUsers,
  }: LocalSystemOptions,
  rabbitmqUrl: SharedSettings['rabbitmqUrl'],
): Promise<Inspectable & { shared: SharedSettings }> {
  privateDataFolder(dataDir)
  const isOurs = mayAddUsers ?? !process.env.MONGODB_URL
  const mongo = life.use(await (starting ?? findMongo({ dataDir, progress })))
  const smtpUrl = process.env.SMTP_URL || undefined
  const mailbox = smtpUrl === undefined ? life.use(await openMailbox(dataDir)) : undefined
  const authority = await localAuthority(life, dataDir, logLevel)
  const shared: SharedSettings = {
    host,
    port,
    mongodbUrl: isOurs ? await mongoUsers(life, mongo.url, databasePrefix) : () => mongo.url,
    rabbitmqUrl,
    smtpUrl: smtpUrl ?? mailbox?.url ?? '',
    sockets: temporaryFolder(life),
    databasePrefix,
    secrets: keepSecrets(resolve(dataDir, 'secrets')),
    env: { ...mailbox?.env, ...authority.env, ...env },
  }
  return { shared, mailFolder: mailbox?.folder, authorityUrl: authority.controlUrl }
}

function localSystem(life: AsyncDisposableStack, shared: SharedSettings, inspectable: Inspectable): LocalSystem {
  return {
    baseUrl: baseUrlOf(shared),
    accounts: addressOf('api-gateway', shared),
    ...inspectable,
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}
