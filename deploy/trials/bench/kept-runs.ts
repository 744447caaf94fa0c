import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { root } from '../../local/src/registry.ts'
import type { Measured } from './part.ts'

const FOLDER = join(root, 'docs/performance')

export interface KeptRun {
  file: string
  at: string
  figures: Record<string, number>
}

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

/**
 * The latest value of each figure, since a run may cover one part only; named after the newest run.
 * @throws Error when no valid run is kept
 */
export function findLast(folder = FOLDER): KeptRun {
  const runs = globSync('*.json', { cwd: folder })
    .map((name) => readRun(join(folder, name)))
    .toSorted((a, b) => a.at.localeCompare(b.at))
  const newest = runs.at(-1)
  if (newest === undefined) throw new Error(`No run is kept in ${folder}: there is nothing to compare with.`)
  return { ...newest, figures: Object.assign({}, ...runs.map(({ figures }) => figures)) }
}

function readRun(file: string): KeptRun {
  try {
    const { at, figures } = JSON.parse(readFileSync(file, 'utf8')) as KeptRun
    const isRun = typeof at === 'string' && Object.values(figures).every((value) => typeof value === 'number')
    if (isRun) return { at, figures, file: basename(file) }
  } catch {
    // Thrown below.
  }
  throw new Error(`${file} is no kept run of the bench: remove it, or bring it back.`)
}
