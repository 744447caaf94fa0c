import { parseArgs } from 'node:util'
import { findMongo, type Infrastructure, isFree } from '@etax/testkit'
import { buildDashboard } from './build-dashboard.ts'
import { privateDataFolder } from './data-folder.ts'
import { isService, type ServiceName, services } from './registry.ts'
import { demoSettings } from './variables.ts'

const host = process.env.HOST || '127.0.0.1'
const port = Number(process.env.PORT || 8080)
const dataDir = process.env.DATA_DIR || '.local'
const began = performance.now()
const progress = (line: string) => console.log(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${line}`)

// Tax data, keys and passwords: only this user may read them.
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
    // Not awaited: a stop ends it with the gateway.
    if (isNew) void fillSandbox(facts, progress)
  }
  progress(`stopping: ${await ending.promise}`)
}

/** Without the database an orderly stop is impossible, and unnecessary: accepted documents are stored. */
function endAtOnce(what: string): void {
  progress(`${what}. The system stops too; the next npm start continues with all accepted documents.`)
  process.exit(1)
}

/** Starts MongoDB while the rest of the code loads. */
async function launchedMongo(): Promise<{ ready: Promise<Infrastructure> }> {
  const launched = Promise.withResolvers<void>()
  const ready = findMongo({ dataDir, progress, onLaunch: launched.resolve })
  await Promise.race([launched.promise, ready])
  // Awaiting `ready` reports a failed start.
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
 * `--only NAME,NAME` starts some services; `--brief` omits text printed at an earlier start; `--own-mongodb`:
 * MONGODB_URL is the administrator's of a MongoDB that npm run dev started.
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

/**
 * A stop during the start waits until the start is over: half a system cannot stop in order. A second stop acts at
 * once.
 */
function listenToSignals(end: (why: string) => void): void {
  let firstSignalAt = 0
  const ask = (why: string) => {
    // One Ctrl-C signals twice, from the terminal and from npm: signals within a second count as one.
    if (firstSignalAt > 0 && Date.now() - firstSignalAt > 1_000) process.exit(130)
    if (firstSignalAt === 0) firstSignalAt = Date.now()
    end(why)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ask(signal))
  process.once('disconnect', () => ask('npm is gone'))
  process.channel?.unref()
}

/** The API works without the dashboard, and its broken sources must not block other work. */
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
