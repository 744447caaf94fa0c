// npm run chaos -- --kill-points: ends each service at each of its fault points while clients work, and prints whether
// and how soon all work recovered. `--times 10 --at-once 3 --only issuance,bus. --json FILE --markdown FILE`.
import { writeFileSync } from 'node:fs'
import { until } from '@etax/testkit'
import { readCommandLine, wholeNumber, writableFile } from '../../local/src/command-line.ts'
import { compile } from '../../local/src/compile.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { problemsOfAll, stockUp } from './kill-points/final-state.ts'
import { type KillOutcome, killAt, type PointResult } from './kill-points/kill-at.ts'
import { findPoints, type Row } from './kill-points/points.ts'
import { openTarget } from './kill-points/target.ts'

const USAGE =
  'usage: npm run chaos -- --kill-points [--times 10] [--at-once 3] [--only SERVICE,POINT…] [--json FILE] [--markdown FILE]'
const config = {
  options: {
    'kill-points': { type: 'boolean' },
    times: { type: 'string', default: '10' },
    'at-once': { type: 'string', default: '3' },
    only: { type: 'string' },
    json: { type: 'string' },
    markdown: { type: 'string' },
  },
} as const
const { times, atOnce, only, json, markdown } = readCommandLine(config, USAGE, ({ values }) => ({
  times: wholeNumber('times', values.times, 1),
  atOnce: wholeNumber('at-once', values['at-once'], 1),
  only: values.only,
  json: writableFile('json', values.json),
  markdown: writableFile('markdown', values.markdown),
}))

keepToOneFolder()
compile()
const began = performance.now()
await using target = await openTarget()
await stockUp(target)
const points = await findPoints(target)
const selection = only === undefined ? points.rows : chosenBy(only)
console.log(`${selection.length} points, each ${times} times, ${atOnce} services at once`)

const tried: PointResult[] = selection.map((row) => ({ ...row, killed: 0, worstMs: 0, problems: [] }))
const checking: Promise<void>[] = []
for (let round = 1; round <= times; round += 1) {
  const left = Map.groupBy(tried, ({ service }) => service)
  await Promise.all(Array.from({ length: atOnce }, () => worker(left)))
  console.log(`round ${round} of ${times} after ${minutes()} minutes`)
}
await Promise.all(checking)
report(tried, await quiet())

function chosenBy(list: string): Row[] {
  const names = list.split(',')
  const chosen = (one: string) => points.rows.filter(({ service, point }) => service === one || point.startsWith(one))
  const unknown = names.filter((one) => one === '' || chosen(one).length === 0)
  if (unknown.length > 0)
    throw new Error(`--only: no service and no point that is passed is called "${unknown.join('", "')}".`)
  const rows = new Set(names.flatMap(chosen))
  return points.rows.filter((row) => rows.has(row))
}

/**
 * One service for each worker, so that no two end the same one. Each point once a round: repeated kills without a pause
 * block the clients' work.
 */
async function worker(left: Map<string, PointResult[]>): Promise<void> {
  for (;;) {
    const longest = [...left].sort(([, a], [, b]) => b.length - a.length)[0]
    if (longest === undefined) return
    const [service, rows] = longest
    left.delete(service)
    for (const row of rows) checking.push((await killAt(target, row))().then(printOutcome))
  }
}

function printOutcome({ row, ms, problems }: KillOutcome): void {
  const outcome = problems.length === 0 ? `ok   right after ${(ms / 1_000).toFixed(1)} s` : 'FAIL'
  console.log(`${outcome} ${row.service}: ${row.point}, ${row.killed} of ${times}`)
  for (const problem of problems) console.log(`     ${problem}`)
}

async function quiet(): Promise<string[]> {
  let problems: string[] = []
  await until(
    'nothing to move any more',
    async () => {
      problems = await problemsOfAll(target)
      return problems.length === 0
    },
    { within: 120_000, every: 1_000 },
  ).catch(() => {})
  return problems
}

function report(tried: readonly PointResult[], problems: readonly string[]): void {
  console.log(tableOf(tried))
  if (markdown !== undefined) writeFileSync(markdown, `${tableOf(tried)}\n`)
  const kills = tried.reduce((sum, { killed }) => sum + killed, 0)
  const bad = tried.filter((one) => one.problems.length > 0 || one.killed < times)
  for (const name of points.unreached) console.log(`no act comes to ${name}`)
  for (const problem of [...points.problems, ...problems]) console.log(`FAIL ${problem}`)
  console.log(
    `fault points: ${tried.length - bad.length} of ${tried.length} good, ${kills} kills in ${minutes()} minutes; ` +
      `${target.doubled.size} mails came twice, which the end of DATA allows; ${problems.length} things wrong in the end`,
  )
  if (json !== undefined) writeFileSync(json, JSON.stringify({ times, kills, tried, problems }, null, 2))
  process.exitCode = bad.length + points.problems.length + problems.length > 0 ? 1 : 0
}

function minutes(): string {
  return ((performance.now() - began) / 60_000).toFixed(1)
}

/** One row for each point, as in docs/reliability.md; points of libraries with the services that pass them. */
function tableOf(tried: readonly PointResult[]): string {
  const lines = tried.map(({ service, point, killed, worstMs, problems }) => {
    const where = point.startsWith(`${service}.`) ? `\`${point}\`` : `\`${point}\` in ${service}`
    const recovered = problems.length === 0 && killed > 0 ? `${(worstMs / 1_000).toFixed(1)} s` : 'FAIL'
    return `| ${where} | ${killed} | ${recovered} |`
  })
  return ['| point | killed | worst recovery |', '|---|--:|--:|', ...lines].join('\n')
}
