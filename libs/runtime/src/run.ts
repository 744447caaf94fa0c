import { setTimeout as pause } from 'node:timers/promises'
import { AppError, isOutage, reasonOf, requireArmedKnown } from '@etax/kernel'
import { type Bus, connectRabbit } from '@etax/messaging'
import { busWithFaultPoints } from './bus-with-fault-points.ts'
import { faultPointProblem } from './fault-point-problem.ts'
import { createLogger, type Logger } from './logger.ts'
import { readSettings, type Settings, type SettingsOf } from './settings.ts'
import { startTelemetry } from './telemetry.ts'

export interface ServiceContext {
  log: Logger
  /** Opens the bus at `url`; the broker lists the connection by `name`. */
  openBus: (url: string, name: string) => Promise<Bus>
}

export type Start<Config> = (config: Config, context: ServiceContext) => Promise<AsyncDisposable>

/** sysexits.h: the settings are wrong. */
const EX_CONFIG = 78

/** A start is repeated this long during an outage: longer than MongoDB's election. */
const START_WITHIN_MS = 60_000
const START_AGAIN_MS = 1_000
/** The limit for calls at the signal: uploads and reports take longest. */
const STOP_WITHIN_MS = 30_000
const AWAY =
  'What the service needs did not answer for a minute while it started. Check that MongoDB has a primary, and that ' +
  'RabbitMQ and the other services run, at the addresses in the settings; then start it again, as a supervisor does.'

/**
 * The life of a service's process: settings, telemetry, start, SIGTERM or SIGINT, orderly stop. It calls exit() only
 * thirty seconds after the signal, so that buffers are written.
 */
export async function run<All extends Settings>(
  name: string,
  settings: All,
  start: Start<SettingsOf<All>>,
): Promise<void> {
  const read = readSettings(settings, process.env)
  if ('problems' in read) {
    for (const { variable, problem } of read.problems) console.error(`${name}: ${variable} ${problem}`)
    process.exitCode = EX_CONFIG
    return
  }
  const problem = faultPointProblem(process.env)
  if (problem !== undefined) {
    console.error(`${name}: ${problem}`)
    process.exitCode = EX_CONFIG
    return
  }
  const config = read.values
  const log = createLogger(name, String((config as { logLevel?: string }).logLevel ?? 'info'))
  await using _telemetry = await startTelemetry(name)
  const stop = signalled()
  try {
    const openBus: ServiceContext['openBus'] = async (url, as) =>
      busWithFaultPoints(name, await connectRabbit(url, { log, name: as }))
    const context: ServiceContext = { log, openBus }
    const started = await startAtLast(() => start(config, context), { log, stop })
    if (started === undefined) return
    await using _service = started
    requireArmedKnown()
    log.info('started')
    log.info({ signal: await stop }, 'stopping')
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref()
  } catch (error) {
    // No requests have come yet: the settings are invalid.
    if (AppError.is(error) && error.kind === 'invalid') {
      console.error(`${name}: ${error.message}`)
      process.exitCode = EX_CONFIG
      return
    }
    const remedy = isOutage(error) ? AWAY : undefined
    log.fatal({ reason: reasonOf(error), remedy, stack: (error as Error).stack }, 'the service ends after an error')
    process.exitCode = 1
    setTimeout(() => process.exit(1), 2_000).unref()
    return
  }
  log.info('stopped')
}

interface StartOptions {
  log: Pick<Logger, 'warn'>
  /** Settles when the process must stop: no start follows. */
  stop: Promise<unknown>
  withinMs?: number
  againAfterMs?: number
}

/** Starts, with repeats during an outage: a primary may step down at any step. Undefined when the process must stop. */
export async function startAtLast<Service>(
  start: () => Promise<Service>,
  { log, stop, withinMs = START_WITHIN_MS, againAfterMs = START_AGAIN_MS }: StartOptions,
): Promise<Service | undefined> {
  const until = performance.now() + withinMs
  const stopped = new AbortController()
  void stop.then(() => stopped.abort())
  for (;;) {
    try {
      return await start()
    } catch (error) {
      if (!isOutage(error) || performance.now() > until) throw error
      log.warn({ reason: reasonOf(error) }, 'a dependency is unavailable; the start is repeated')
    }
    await pause(againAfterMs, undefined, { signal: stopped.signal }).catch(() => {})
    if (stopped.signal.aborted) return undefined
  }
}

function signalled(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve(signal))
  })
}
