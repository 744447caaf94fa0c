import { writeFileSync } from 'node:fs'
import type { Cluster } from '../cluster.ts'
import type { Fault } from './fault.ts'

const HOUR_MS = 3_600_000
/** Ecuador is UTC−5: its midnight is 05:00 UTC, and 19:00 there is 00:00 UTC. */
const BOUNDARIES = { midnight: 5 * HOUR_MS, '19:00': 0 }
const DAY_MS = 24 * HOUR_MS

const missing = ({ instances }: Cluster) =>
  instances.some(({ clockFile }) => clockFile === undefined) ? 'libfaketime is not here' : undefined

export const clockSkew: Fault = {
  name: 'clock-skew',
  missing,
  async begin({ instances }, random) {
    const victim = random.pick(instances)
    const seconds = random.pick([-300, -30, 30, 300])
    setClock(victim.clockFile, seconds)
    const heal = async () => setClock(victim.clockFile, 0)
    return { detail: `${victim.label} by ${seconds} s`, seconds: 8 + random.below(10), heal }
  },
}

/** Sets all service clocks five seconds before midnight, or 19:00, in Ecuador. */
export const clockStep: Fault = {
  name: 'clock-step',
  missing,
  async begin({ instances }, random) {
    const boundary = random.pick(['midnight', '19:00'] as const)
    const until = (((BOUNDARIES[boundary] - Date.now()) % DAY_MS) + DAY_MS) % DAY_MS
    const seconds = Math.round(until / 1_000) - 5
    for (const { clockFile } of instances) setClock(clockFile, seconds)
    const heal = async () => {
      for (const { clockFile } of instances) setClock(clockFile, 0)
    }
    return { detail: `over ${boundary}`, seconds: 12, heal }
  },
}

function setClock(file: string | undefined, seconds: number): void {
  if (file !== undefined) writeFileSync(file, seconds < 0 ? `${seconds}` : `+${seconds}`)
}
