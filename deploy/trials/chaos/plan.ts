import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '@etax/kernel'
import { type Random, randomOf } from '../harness/random.ts'
import type { Cluster } from './cluster.ts'
import { brokerGone, cutOffService, killNode, stopNode } from './faults/broker.ts'
import { clockSkew, clockStep } from './faults/clock.ts'
import { cutOffPrimary, killPrimary, stepDown, stopPrimary } from './faults/database.ts'
import { fullDisk, slowDisk } from './faults/disk.ts'
import type { Fault } from './faults/fault.ts'
import { repeatedMessages } from './faults/messages.ts'
import { cuts, delays, resets } from './faults/network.ts'
import { authority, mail, unreadableAnswers, webhooks } from './faults/others.ts'
import { kill, killAll, stop } from './faults/processes.ts'
import type { History } from './history.ts'
import type { Backlog } from './watch.ts'

/** Consecutive faults, beside those of other sequences. */
interface Sequence {
  faults: readonly (readonly [Fault, number])[]
  calm: readonly [number, number]
}

/** Half an hour has about 200 `kill -9`, and 20 faults each of the database and the broker. */
const SEQUENCES: readonly Sequence[] = [
  {
    faults: [
      [kill, 9],
      [killAll, 1],
    ],
    calm: [1, 2],
  },
  {
    faults: [
      ...([stepDown, killPrimary] as const).map((one) => [one, 3] as const),
      ...([stopPrimary, cutOffPrimary, fullDisk, slowDisk] as const).map((one) => [one, 1] as const),
    ],
    calm: [25, 30],
  },
  {
    faults: [
      [authority, 6],
      [unreadableAnswers, 3],
      [mail, 3],
      [webhooks, 3],
      [clockSkew, 2],
      [clockStep, 1],
      [stop, 2],
    ],
    calm: [4, 10],
  },
  {
    faults: [
      [killNode, 3],
      ...([stopNode, cutOffService, brokerGone, repeatedMessages] as const).map((one) => [one, 2] as const),
    ],
    calm: [20, 20],
  },
  { faults: ([resets, cuts, delays] as const).map((one) => [one, 1] as const), calm: [20, 30] },
]

function sequencesOf(calm: number | undefined): readonly Sequence[] {
  return calm === undefined ? SEQUENCES : [{ faults: SEQUENCES.flatMap(({ faults }) => faults), calm: [calm, 0] }]
}

export const FAULTS: readonly Fault[] = SEQUENCES.flatMap(({ faults }) => faults.map(([fault]) => fault))

export interface PlanOptions {
  cluster: Cluster
  seed: number
  seconds: number
  only: readonly string[]
  calm?: number | undefined
  history: History
  backlog: Backlog
  progress: (text: string) => void
}

const CAUGHT_UP_MS = 10_000
const RECOVERY_WITHIN_MS = 300_000
const RECOVERY_MS = 30_000
const HEAL_TRIES = 10
const SHORTEST = 4

/** Each sequence draws its faults from the seed. All are over at the end. */
export async function letFaultsHappen(options: PlanOptions): Promise<void> {
  const { cluster, seed, seconds, only } = options
  const until = performance.now() + seconds * 1_000
  const recoveries: Promise<void>[] = []
  const sequences = sequencesOf(options.calm).map(async ({ faults, calm }, n) => {
    const random = randomOf(seed * SEQUENCES.length + n)
    const possible = faults.filter(([{ name, missing }]) => only.includes(name) && missing?.(cluster) === undefined)
    const drawn = possible.flatMap(([fault, weight]) => Array.from({ length: weight }, () => fault))
    if (drawn.length === 0) return
    const rest = () => pause(Math.min(calm[0] + random.below(calm[1] + 1), seconds / SHORTEST) * 1_000)
    for (await rest(); performance.now() < until; await rest()) {
      const happened = await happen(random.pick(drawn), random, options)
      if (happened !== undefined) recoveries.push(happened.recovery)
    }
  })
  await Promise.all(sequences)
  await Promise.all(recoveries)
}

/** Resolves when the fault is over, and `recovery` when its effects are. Undefined when another fault prevents it. */
async function happen(
  fault: Fault,
  random: Random,
  { cluster, history, backlog, progress }: PlanOptions,
): Promise<{ recovery: Promise<void> } | undefined> {
  const from = Date.now()
  const trouble = await fault.begin(cluster, random).catch((error: unknown) => {
    progress(`${fault.name} could not begin: ${reasonOf(error)}`)
  })
  if (trouble === undefined) return undefined
  const { detail, seconds, heal } = trouble
  progress(`${fault.name}: ${detail}`)
  await pause(seconds * 1_000)
  await healAtLast(fault.name, heal, progress)
  const healed = Date.now()
  const run = { kind: 'fault' as const, name: fault.name, detail, from, healed }
  const recovery = recovered(fault, { backlog, progress }, fault.isInstant === true ? from : healed).then(
    (recoveredMs) => history.add(recoveredMs === undefined ? run : { ...run, recoveredMs }),
  )
  return { recovery }
}

/** Needed servers may be away: retries, as a supervisor does. */
async function healAtLast(name: string, heal: () => Promise<void>, progress: (text: string) => void): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await heal()
    } catch (error) {
      progress(`${name} goes on: ${reasonOf(error)}`)
      if (tries === HEAL_TRIES) throw error
      await pause(1_000)
    }
  }
}

async function recovered(
  { name }: Fault,
  { backlog, progress }: Pick<PlanOptions, 'backlog' | 'progress'>,
  since: number,
): Promise<number | undefined> {
  let isReported = false
  while (Date.now() - since < RECOVERY_WITHIN_MS) {
    await pause(500)
    if (backlog.ageMs() < CAUGHT_UP_MS) return Date.now() - since
    if (isReported || Date.now() - since < RECOVERY_MS) continue
    isReported = true
    progress(
      `${name} is not caught up with after ${RECOVERY_MS / 1_000} s: ${backlog.count()} wait, ${backlog.oldest()}`,
    )
  }
  return undefined
}
