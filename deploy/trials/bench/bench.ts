// `npm run bench`: speed, size and idle cost of the system, beside goals and yardsticks of the same run and machine.
// Ratios are portable between machines; rates are not.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine, writableFile, writableFolder } from '../../local/src/command-line.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { root } from '../../local/src/registry.ts'
import { chart } from './chart.ts'
import { openContext } from './context.ts'
import { goals, isReached } from './goals.ts'
import { findLast, type KeptRun, keepRun } from './kept-runs.ts'
import type { Measured } from './part.ts'
import { parts } from './parts.ts'
import { fixed, printTable } from './table.ts'

const CHART = join(root, 'docs/images/speed.svg')
const USAGE = `usage: npm run bench -- [PART…] [--json FILE] [--compare] [--profiles FOLDER]

  --json FILE        keeps the figures, as under docs/performance/; draws docs/images/speed.svg anew where "system" is measured
  --compare          shows the figures of the last run that was kept under docs/performance/ beside these
  --profiles FOLDER  takes a CPU profile of each service while "system" is measured

Parts:
${Object.entries(parts)
  .map(([name, { about, onlyByName }]) => `  ${name.padEnd(16)} ${about}${onlyByName ? ' (only by name)' : ''}`)
  .join('\n')}`

interface Options {
  names: readonly string[]
  json: string | undefined
  last: KeptRun | undefined
  profiles: string | undefined
}

const config = {
  allowPositionals: true,
  options: {
    json: { type: 'string' },
    compare: { type: 'boolean', default: false },
    profiles: { type: 'string' },
  },
} as const
const options = readCommandLine(config, USAGE, ({ values, positionals }): Options => {
  const unknown = positionals.filter((name) => !Object.hasOwn(parts, name))
  if (unknown.length > 0) throw new Error(`No part of the bench is called ${unknown.join(', ')}.`)
  const usual = Object.keys(parts).filter((name) => !parts[name]?.onlyByName)
  const names = positionals.length > 0 ? [...new Set(positionals)] : usual
  if (values.profiles !== undefined && !names.includes('system'))
    throw new Error('--profiles is for the part "system".')
  return {
    names,
    json: writableFile('json', values.json),
    // The file is read before measuring: a failure hours later is too late.
    last: values.compare ? findLast() : undefined,
    profiles: writableFolder('profiles', values.profiles),
  }
})
keepToOneFolder()
await main(options)

async function main({ names, json, last, profiles }: Options): Promise<void> {
  const measured: Record<string, Measured> = {}
  await using around = await openContext(profiles)
  const began = performance.now()
  for (const name of names) {
    const part = parts[name]
    if (part === undefined) continue
    const result = await part.measure(around)
    measured[name] = result
    for (const table of result.tables) printTable(table)
  }
  const results = Object.values(measured)
  const figures: Record<string, number> = Object.assign({}, ...results.map((one) => one.figures))
  printGoals(figures, last)
  around.progress(
    `${names.length === 1 ? '1 part' : `${names.length} parts`} in ${fixed((performance.now() - began) / 1_000, 0)} s`,
  )
  if (json === undefined) return
  keepRun(json, figures, measured)
  const load = measured.system?.load
  if (load !== undefined) writeFileSync(CHART, chart(load))
}

function printGoals(figures: Record<string, number>, last: KeptRun | undefined): void {
  const measured = goals.filter(({ figure }) => figures[figure] !== undefined)
  if (measured.length === 0) return
  const before = (figure: string, digits: number) => {
    const value = last?.figures[figure]
    return value === undefined ? '–' : fixed(value, digits)
  }
  printTable({
    title: last === undefined ? 'Goals' : `Goals, beside ${last.file}`,
    head: ['work', ...(last === undefined ? [] : ['last']), 'now', 'goal', ''],
    rows: measured.map((goal) => {
      const { figure, work, digits, unit = '', atLeast, atMost } = goal
      const value = figures[figure] ?? 0
      const aim = atLeast === undefined ? `≤ ${atMost}` : `≥ ${fixed(atLeast, digits)}`
      const compared = last === undefined ? [] : [before(figure, digits)]
      const reached = isReached(goal, Number(value.toFixed(digits))) ? 'reached' : 'not yet'
      return [work, ...compared, `${fixed(value, digits)} ${unit}`.trim(), `${aim} ${unit}`.trim(), reached]
    }),
  })
}
