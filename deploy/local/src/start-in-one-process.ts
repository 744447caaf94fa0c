import { connectRabbit } from '@etax/messaging'
import { createLogger, readSettings, type ServiceContext } from '@etax/runtime'
import { serviceOf } from '../../topology.ts'
import { type MemoryConnections, memoryConnections } from './memory-connections.ts'
import { load, type ServiceModule, type ServiceName } from './registry.ts'
import { startProcess } from './service-process.ts'
import { type SharedSettings, type Variables, variablesOf } from './variables.ts'

export interface OneProcessOptions {
  shared: SharedSettings
  names: readonly ServiceName[]
  logLevel: string
  /** Called when a separate process ends by itself. */
  onLoss?: (what: string) => void
  /** Services that run once more, with other settings. */
  more?: readonly { name: ServiceName; env: Variables }[]
}

export async function startInOneProcess(options: OneProcessOptions): Promise<AsyncDisposable> {
  const { shared, names, logLevel } = options
  await using life = new AsyncDisposableStack()
  const subscribed = Promise.withResolvers<void>()
  const log = createLogger('bus', logLevel)
  const connections = shared.rabbitmqUrl === undefined ? memoryConnections(log, subscribed.promise) : undefined
  const beside = new Map<ServiceName, Promise<AsyncDisposable>>()
  // Sequential, callees first: no service misses its callees, and the stop runs in reverse. The signer starts
  // meanwhile; its first caller waits for it.
  for (const name of names) {
    const module = await load(name)
    if (module === undefined) {
      beside.set(name, stoppedWith(life, startBeside(name, options)))
      continue
    }
    await Promise.all((serviceOf(name).calls ?? []).map((called) => beside.get(called as ServiceName)))
    life.use(await startHere(name, module, options, connections))
  }
  await Promise.all(beside.values())
  for (const { name, env } of options.more ?? []) {
    const module = await load(name)
    const own = { ...options, shared: { ...shared, env: { ...shared.env, ...env } } }
    if (module !== undefined) life.use(await startHere(name, module, own, connections))
  }
  life.use(connections)
  subscribed.resolve()
  return life.move()
}

function stoppedWith(life: AsyncDisposableStack, starting: Promise<AsyncDisposable>): Promise<AsyncDisposable> {
  const settled = starting.catch(() => undefined)
  life.defer(async () => {
    const started = await settled
    await started?.[Symbol.asyncDispose]()
  })
  return starting
}

async function startBeside(name: ServiceName, { shared, logLevel, onLoss }: OneProcessOptions) {
  const service = await startProcess(name, { shared, code: 'sources', env: { LOG_LEVEL: logLevel } })
  let isRunning = true
  void service.ended.then((what) => {
    if (isRunning) onLoss?.(what)
  })
  return {
    async [Symbol.asyncDispose]() {
      isRunning = false
      await service[Symbol.asyncDispose]()
    },
  }
}

function startHere(
  name: ServiceName,
  module: ServiceModule,
  options: OneProcessOptions,
  connections?: MemoryConnections,
) {
  const { shared, logLevel } = options
  const read = readSettings(module.config, { ...process.env, ...variablesOf(name, shared) })
  if ('problems' in read) {
    throw new Error(read.problems.map(({ variable, problem }) => `${name}: ${variable} ${problem}`).join('\n'))
  }
  const log = createLogger(name, logLevel)
  const context: ServiceContext = {
    log,
    openBus: async (url, as) => connections?.open(log) ?? connectRabbit(url, { log, name: as }),
  }
  return module.start(read.values as never, context)
}
