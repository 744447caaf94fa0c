import { connectRabbit } from '@etax/messaging'
import { createLogger, readSettings, type ServiceContext } from '@etax/runtime'
import { environmentOf, type Ground } from './environment.ts'
import { type MemoryLines, memoryLines } from './memory-lines.ts'
import { load, type ServiceModule, type ServiceName } from './roster.ts'
import { startProcess } from './service-process.ts'

export interface OneProcessOptions {
  ground: Ground
  names: readonly ServiceName[]
  logLevel: string
  /** Hears that a process beside this one ended by itself. */
  onLoss?: (what: string) => void
}

/** Starts the services in this process, each with its own connections, and the signer beside it. */
export async function startInOneProcess(options: OneProcessOptions): Promise<AsyncDisposable> {
  const { ground, names, logLevel } = options
  await using life = new AsyncDisposableStack()
  const subscribed = Promise.withResolvers<void>()
  const log = createLogger('bus', logLevel)
  const lines = ground.rabbitmqUrl === undefined ? memoryLines(log, subscribed.promise) : undefined
  // One after another, those that others call first: nobody finds a neighbour missing, and all of them stop in reverse.
  const modules = await Promise.all(names.map(load))
  for (const [index, name] of names.entries()) {
    const module = modules[index]
    const service = module === undefined ? startBeside(name, options) : startHere(name, module, options, lines)
    life.use(await service)
  }
  life.use(lines)
  subscribed.resolve()
  return life.move()
}

async function startBeside(name: ServiceName, { ground, logLevel, onLoss }: OneProcessOptions) {
  const service = await startProcess(name, { ground, code: 'sources', env: { LOG_LEVEL: logLevel } })
  let wanted = true
  void service.ended.then((what) => {
    if (wanted) onLoss?.(what)
  })
  return {
    async [Symbol.asyncDispose]() {
      wanted = false
      await service[Symbol.asyncDispose]()
    },
  }
}

function startHere(name: ServiceName, module: ServiceModule, options: OneProcessOptions, lines?: MemoryLines) {
  const { ground, logLevel } = options
  const read = readSettings(module.config, { ...process.env, ...environmentOf(name, ground) })
  if ('problems' in read) {
    throw new Error(read.problems.map(({ variable, problem }) => `${name}: ${variable} ${problem}`).join('\n'))
  }
  const log = createLogger(name, logLevel)
  const surroundings: ServiceContext = {
    log,
    openBus: async (url, as) => lines?.open(log) ?? connectRabbit(url, { log, name: as }),
  }
  return module.start(read.values as never, surroundings)
}
