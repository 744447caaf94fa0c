import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { findMongo, type Progress } from '@etax/testkit'
import { addressOf, baseUrlOf, type Environment, type Ground } from './environment.ts'
import { startInOneProcess } from './in-one-process.ts'
import { localAuthority } from './local-authority.ts'
import { openMailbox } from './mailbox.ts'
import { privateFolder } from './private-folder.ts'
import { type ServiceName, services } from './roster.ts'
import { keepSecrets } from './secrets.ts'
import { type ServiceProcess, startProcess } from './service-process.ts'

export interface Constellation extends AsyncDisposable {
  baseUrl: string
  /** Where the gateway's gRPC answers. */
  accounts: string
  /** Where the built-in mailbox keeps what it took; undefined when SMTP_URL names another one. */
  mailFolder: string | undefined
  /** Where the faults of the simulated authority are set; undefined when the settings name another one. */
  authorityUrl: string | undefined
}

/** What a person may look into besides the API. */
type Seen = Pick<Constellation, 'mailFolder' | 'authorityUrl'>

/** Every service a process of its own, over RabbitMQ, as deployed: for the tests that kill some, and for the bench. */
export interface ProcessConstellation extends Constellation {
  /** Ends a service as a crash would. */
  kill(name: ServiceName): Promise<void>
  /** Starts it again. */
  restart(name: ServiceName): Promise<void>
}

export interface ConstellationOptions {
  host: string
  port: number
  /** Everything that is to outlive this process is kept in here. */
  dataDir: string
  only?: readonly ServiceName[]
  logLevel: string
  progress: Progress
  /** Of the databases; `etax` unless told. */
  databasePrefix?: string
  /** Added to the environment of every service. */
  env?: Environment
}

/** All services in this process over a bus in memory (or RABBITMQ_URL), the signer in its own. */
export async function constellationInOneProcess(
  options: ConstellationOptions & { onLoss: (what: string) => void },
): Promise<Constellation> {
  const { only = services, progress } = options
  await using life = new AsyncDisposableStack()
  const { ground, ...seen } = await prepareGround(life, options, process.env.RABBITMQ_URL || undefined)
  progress(`starting ${only.join(', ')}`)
  life.use(await startInOneProcess({ ...options, ground, names: only }))
  return constellation(life.move(), ground, seen)
}

/** The compiled services (`tsc -b` first), each a process of its own, on the broker at `rabbitmqUrl`. */
export async function constellationOfProcesses(
  options: ConstellationOptions & { rabbitmqUrl: string },
): Promise<ProcessConstellation> {
  const { only = services, dataDir, logLevel, progress } = options
  await using life = new AsyncDisposableStack()
  const { ground, ...seen } = await prepareGround(life, options, options.rabbitmqUrl)
  const running = new Map<ServiceName, ServiceProcess>()
  const logs = join(dataDir, 'logs')
  mkdirSync(logs, { recursive: true })
  const restart = async (name: ServiceName) => {
    const logFile = join(logs, `${name}.log`)
    const process = await startProcess(name, {
      ground,
      code: 'compiled',
      logFile,
      env: { LOG_LEVEL: logLevel },
    })
    running.set(name, process)
  }
  life.defer(async () => {
    for (const name of only.toReversed()) await running.get(name)?.[Symbol.asyncDispose]()
  })
  progress(`starting ${only.join(', ')}, each in its own process`)
  await Promise.all(only.map(restart))
  return {
    ...constellation(life.move(), ground, seen),
    restart,
    kill: async (name) => running.get(name)?.kill(),
  }
}

async function prepareGround(
  life: AsyncDisposableStack,
  { host, port, dataDir, logLevel, progress, databasePrefix = 'etax', env }: ConstellationOptions,
  rabbitmqUrl: string | undefined,
): Promise<Seen & { ground: Ground }> {
  mkdirSync(dataDir, { recursive: true })
  const mongo = life.use(await findMongo({ dataDir, progress }))
  const smtpUrl = process.env.SMTP_URL || undefined
  const mailbox = smtpUrl === undefined ? life.use(await openMailbox(dataDir)) : undefined
  const authority = await localAuthority(life, dataDir, logLevel)
  const ground: Ground = {
    host,
    port,
    mongodbUrl: mongo.url,
    rabbitmqUrl,
    smtpUrl: smtpUrl ?? mailbox?.url ?? '',
    sockets: privateFolder(life),
    databasePrefix,
    env: { ...keepSecrets(resolve(dataDir, 'secrets')), ...authority.env, ...env },
  }
  return { ground, mailFolder: mailbox?.folder, authorityUrl: authority.controlUrl }
}

function constellation(life: AsyncDisposableStack, ground: Ground, seen: Seen): Constellation {
  return {
    baseUrl: baseUrlOf(ground),
    accounts: addressOf('api-gateway', ground),
    ...seen,
    [Symbol.asyncDispose]: () => life.disposeAsync(),
  }
}
