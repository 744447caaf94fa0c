import { setTimeout as pause } from 'node:timers/promises'
import { acts, perform } from './acts.ts'
import type { Row } from './points.ts'
import type { Target } from './target.ts'

export interface PointResult extends Row {
  killed: number
  /** The longest time from a kill until all pending work was right. */
  worstMs: number
  problems: string[]
}

export interface KillOutcome {
  row: PointResult
  ms: number
  problems: string[]
}

const REACHED_WITHIN_MS = 90_000
const MAX_TRIES = 12
const MAX_STARTS = 5

/**
 * Ends a service at a point. Resolves once it is up again, to a function that checks the pending work and notes it in
 * the row: the service may be ended elsewhere meanwhile.
 */
export async function killAt(target: Target, row: PointResult): Promise<() => Promise<KillOutcome>> {
  const killed: KillOutcome = { row, ms: 0, problems: [] }
  let checking: Promise<unknown> = Promise.resolve()
  try {
    const { works, at } = await (row.atStart ? killedAtStart(target, row) : killedRunning(target, row))
    row.killed += 1
    checking = Promise.all(works.map((work) => watched(killed, work, at)))
  } catch (error) {
    killed.problems.push(sentenceOf(error))
  }
  return async () => {
    await checking
    row.worstMs = Math.max(row.worstMs, killed.ms)
    row.problems.push(...killed.problems)
    return killed
  }
}

async function watched(killed: KillOutcome, work: Promise<void>, killedAt: number): Promise<void> {
  try {
    await work
    killed.ms = Math.max(killed.ms, performance.now() - killedAt)
  } catch (error) {
    killed.problems.push(sentenceOf(error))
  }
}

interface Ended {
  works: Promise<void>[]
  at: number
}

async function killedRunning(target: Target, { service, point, act }: Row): Promise<Ended> {
  return target.alone(service, async () => {
    const { system } = target
    const { ended, arm } = system.processOf(service)
    await arm(point)
    const works: Promise<void>[] = []
    let dead = false
    const death = ended.then(() => {
      dead = true
    })
    const giveUpAt = performance.now() + REACHED_WITHIN_MS
    while (!dead && performance.now() < giveUpAt && works.length < MAX_TRIES) {
      const acted = perform(target, act)
      const work = acted.then((check) => check())
      work.catch(() => {})
      works.push(work)
      await Promise.race([death, settled(acted).then(() => Promise.race([death, pause(1_500)]))])
    }
    await Promise.race([death, pause(Math.max(0, giveUpAt - performance.now()))])
    const at = performance.now()
    if (!dead) {
      await system.kill(service)
      await startAgain(target, service)
      const failures = await Promise.all(works.map(failureOf))
      throw new Error(
        `was not reached in ${REACHED_WITHIN_MS} ms of ${act}: ${failures.filter(Boolean)[0] ?? 'it went well'}`,
      )
    }
    await startAgain(target, service)
    return { works, at }
  })
}

async function killedAtStart(target: Target, { service, point, act }: Row): Promise<Ended> {
  const check = await acts[act](target)
  return target.alone(service, async () => {
    const { system } = target
    await system.kill(service)
    const ended = system.restart(service, { FAULT_POINTS: point }).then(
      () => system.processOf(service).ended,
      (error: Error) => error.message,
    )
    const isDead = (await Promise.race([ended, pause(REACHED_WITHIN_MS, 'alive')])).includes('SIGKILL')
    const at = performance.now()
    if (!isDead) await system.kill(service)
    await startAgain(target, service)
    if (!isDead) throw new Error(`was not reached in ${REACHED_WITHIN_MS} ms after a start`)
    return { works: [check()], at }
  })
}

/** On a loaded machine a start may time out; without the service nothing else recovers. */
async function startAgain({ system }: Target, service: Row['service']): Promise<void> {
  for (let starts = 1; ; starts += 1) {
    try {
      return await system.restart(service)
    } catch (error) {
      if (starts === MAX_STARTS) throw error
    }
  }
}

async function failureOf(work: Promise<void>): Promise<string> {
  return Promise.race([
    work.then(
      () => '',
      (error: unknown) => sentenceOf(error),
    ),
    pause(5_000, 'still under way'),
  ])
}

function settled(work: Promise<unknown>): Promise<void> {
  return work.then(
    () => {},
    () => {},
  )
}

function sentenceOf(error: unknown): string {
  const { message, cause } = error as Error
  return `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`.slice(0, 400)
}
