// npm start: the whole system on one machine, until Ctrl-C.
import { parseArgs } from 'node:util'
import { findMongo, type Infrastructure, isFree } from '@etax/testkit'
import { buildDashboard } from './build-dashboard.ts'
import { privateDataFolder } from './data-folder.ts'
import { demoSettings } from './environment.ts'
import { isService, type ServiceName, services } from './registry.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 8080)
const dataDir = process.env.DATA_DIR || '.local'
const began = performance.now()
const progress = (line: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${line}`)

// What is kept here holds tax data, keys and passwords: nobody else on this machine reads it.
process.umask(0o077)

try {
  await main()
  progress('stopped')
} catch (error) {
  console.error(error instanceof Error ? `\n${error.message}` : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const { only, brief, mayAddUsers } = options()
  const ending = Promise.withResolvers<string>()
  listenToSignals(ending.resolve)
  await refuseTakenPort()
  privateDataFolder(dataDir)
  const mongo = await launchedMongo()
  if (only.includes('api-gateway')) await buildDashboard(progress).catch(goOnWithoutIt)
  const { fillSandbox, firstRun, firstRunFile, nextSteps, startSystemInOneProcess } = await loadTheRest()
  const logLevel = process.env.LOG_LEVEL || 'warn'
  const onLoss = (what: string) => {
    process.exitCode = 1
    ending.resolve(what)
  }
  await using system = await startSystemInOneProcess({
    host,
    port,
    dataDir,
    only,
    logLevel,
    progress,
    onLoss,
    mongo: mongo.ready,
    env: demoSettings(firstRunFile(dataDir), { host, port }),
    ...mayAddUsers,
  })
  if (only.length < services.length) {
    progress(`running: ${only.join(', ')}. Ctrl-C stops.`)
  } else {
    const { facts, isNew } = await firstRun({ dataDir, baseUrl: system.baseUrl, accounts: system.accounts, progress })
    if (brief) progress(`ready: ${system.baseUrl}`)
    else console.log(nextSteps(facts, dataDir, system.authorityUrl))
    // Nobody waits for it; a stop ends it with the gateway.
    if (isNew) void fillSandbox(facts, progress)
  }
  progress(`stopping: ${await ending.promise}`)
}

/** Nothing can be stopped in order without the database, nor need be: whatever was accepted is stored. */
function endAtOnce(what: string): void {
  progress(`${what}. The system stops too; the next npm start continues with all accepted documents.`)
  process.exit(1)
}

/** Launched and not yet ready: the code of all that follows is loaded meanwhile. */
async function launchedMongo(): Promise<{ ready: Promise<Infrastructure> }> {
  const launched = Promise.withResolvers<void>()
  const ready = findMongo({ dataDir, progress, onLaunch: launched.resolve })
  await Promise.race([launched.promise, ready])
  // Whoever waits for it hears why it does not start.
  void ready.then(({ lost }) => lost?.then(endAtOnce)).catch(() => {})
  return { ready }
}

async function loadTheRest() {
  const { startSystemInOneProcess } = await import('./local-system.ts')
  const { fillSandbox } = await import('./fill-sandbox.ts')
  const { nextSteps } = await import('./next-steps.ts')
  return { ...(await import('./first-run.ts')), fillSandbox, nextSteps, startSystemInOneProcess }
}

/**
 * `--only NAME,NAME` starts some; `--brief` leaves out what a person has read at the start before; `--own-mongodb` says that
 * MONGODB_URL is the administrator's of a MongoDB that npm run dev has started.
 */
function options(): { only: ServiceName[]; brief: boolean; mayAddUsers: { mayAddUsers?: true } } {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ options: { only: { type: 'string' }, brief: flag, 'own-mongodb': flag } })
  const names = values.only?.split(',').map((name) => name.trim()) ?? services
  const unknown = names.filter((name) => !isService(name))
  if (unknown.length > 0) throw new Error(`--only knows ${services.join(', ')}; not ${unknown.join(', ')}`)
  const only = services.filter((name) => names.includes(name))
  return { only, brief: values.brief, mayAddUsers: values['own-mongodb'] ? { mayAddUsers: true } : {} }
}

/** A stop that comes during the start waits for its end: half a system cannot be stopped in order. The second is at once. */
function listenToSignals(end: (why: string) => void): void {
  let firstSignalAt = 0
  const ask = (why: string) => {
    // The terminal signals us, npm signals us again: what follows within a second is the same Ctrl-C.
    if (firstSignalAt > 0 && Date.now() - firstSignalAt > 1_000) process.exit(130)
    if (firstSignalAt === 0) firstSignalAt = Date.now()
    end(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ask(signal))
  process.once('disconnect', () => ask('npm is gone'))
  process.channel?.unref()
}

/** The API does not need it, and whoever changes its sources is not kept from the rest. */
function goOnWithoutIt(error: unknown): void {
  progress(`${error instanceof Error ? error.message : error} Everything else starts without it.`)
}

async function refuseTakenPort(): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`PORT=${process.env.PORT} is no port`)
  if (await isFree(port, host)) return
  throw new Error(
    `Port ${port} of ${host} is taken: stop what listens there, or choose another one: PORT=${port + 1} npm start`,
  )
}
