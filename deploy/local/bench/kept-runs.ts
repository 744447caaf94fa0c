import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '../src/registry.ts'
import type { Measured } from './part.ts'

const FOLDER = join(root, 'docs/performance')

export interface KeptRun {
  file: string
  at: string
  figures: Record<string, number>
}

/** What was measured, when, and on what. */
export function keepRun(file: string, figures: Record<string, number>, parts: Record<string, Measured>): void {
  const machine = { cpu: cpus()[0]?.model, cores: availableParallelism(), node: process.version }
  mkdirSync(dirname(file), { recursive: true })
  const rounded = Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  )
  writeFileSync(
    file,
    `${JSON.stringify({ at: new Date().toISOString(), machine, figures: rounded, parts }, null, 2)}\n`,
  )
}

/** Each figure as it was measured last: a run may be of one part only. Named after the newest of the runs. */
export function findLast(folder = FOLDER): KeptRun | undefined {
  const runs = globSync('*.json', { cwd: folder })
    .map((name) => ({ ...(JSON.parse(readFileSync(join(folder, name), 'utf8')) as KeptRun), file: basename(name) }))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const newest = runs.at(-1)
  if (newest === undefined) return undefined
  return { ...newest, figures: Object.assign({}, ...runs.map(({ figures }) => figures)) }
}
