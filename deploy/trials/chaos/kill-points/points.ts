import { setTimeout as pause } from 'node:timers/promises'
import { type ServiceName, services } from '../../../local/src/registry.ts'
import type { ServiceProcess } from '../../../local/src/service-process.ts'
import { type ActName, acts, perform, restart } from './acts.ts'
import type { Target } from './target.ts'

export interface Row {
  service: ServiceName
  point: string
  act: ActName
  /** Passed only soon after a start, so armed before it. */
  atStart?: true
}

export interface Points {
  rows: Row[]
  unreached: string[]
  problems: string[]
}

/** An idle service runs all its loops within this time. */
const STARTED_MS = 3_000

/**
 * Does each act once and notes the points that each service passes. A point is tried with the first act that passes it;
 * at a start, if only processes started during the act passed it. Omits points before a call: ending there leaves the
 * same state as after the preceding call.
 */
export async function findPoints(target: Target): Promise<Points> {
  const rows = new Map<string, Row>()
  const names = new Set<string>()
  const called = new Set<string>()
  const processes = new Map<ServiceName, ServiceProcess>()
  const problems: string[] = []
  await note('receipt')
  rows.clear()
  for (const act of Object.keys(acts) as ActName[]) {
    const check = await perform(target, act)
    await check()
    if ((await note(act)) === 0) problems.push(`${act} comes to no point`)
  }
  await Promise.all(services.map((service) => restart(target, service)))
  await pause(STARTED_MS)
  await note('receipt')
  const unreached = [...names].filter((name) => !called.has(name))
  return { rows: [...rows.values()].sort(byName), unreached: unreached.sort(), problems }

  async function note(act: ActName): Promise<number> {
    const notes = await Promise.all(services.map((service) => noteOf(service, act)))
    return notes.reduce((sum, count) => sum + count, 0)
  }

  async function noteOf(service: ServiceName, act: ActName): Promise<number> {
    const process = target.system.processOf(service)
    const when: Pick<Row, 'atStart'> = processes.get(service) === process ? {} : { atStart: true }
    processes.set(service, process)
    const { points, reached } = await process.takePoints()
    for (const point of points.filter(isTried)) names.add(`${service} ${point}`)
    for (const point of reached) called.add(`${service} ${point.replace('#before', '#after').replace(/@.*/, '')}`)
    const tried = reached.filter(isTried)
    for (const point of tried) {
      const name = `${service} ${point}`
      const row = rows.get(name)
      if (row === undefined || (row.atStart && !when.atStart)) rows.set(name, { service, point, act, ...when })
    }
    return tried.length
  }
}

function isTried(point: string): boolean {
  return !point.includes('#before')
}

function byName(one: Row, other: Row): number {
  const order = services.indexOf(one.service) - services.indexOf(other.service)
  return order || one.point.localeCompare(other.point)
}
