// The system as separate processes on a database of three members and a broker of three nodes, under load,
// while things go wrong by a seeded plan; then what was promised is checked over everything that was recorded.
import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { endAndRemove, removeLeftovers } from './leftovers.ts'
import { FAULTS } from './plan.ts'
import { inMarkdown } from './report.ts'
import { runChaos } from './run-chaos.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    rate: { type: 'string', default: '5' },
    only: { type: 'string' },
    calm: { type: 'string' },
    replicas: { type: 'string', default: '2' },
    beside: { type: 'string' },
    json: { type: 'string' },
    history: { type: 'string' },
  },
})
const names = FAULTS.map(({ name }) => name)
const seed = Number(values.seed ?? randomInt(1_000_000))
const [minutes, rate, replicas] = [values.minutes, values.rate, values.replicas].map(Number)
const only = values.only?.split(',')
const calm = values.calm === undefined ? undefined : Number(values.calm)
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1_000).toFixed(1)} s] ${text}`)

if (
  !(Number.isInteger(seed) && isPositive(minutes) && isPositive(rate) && isPositive(replicas) && isPositive(calm ?? 1))
)
  usage()
else if (only?.some((name) => !names.includes(name))) usage()
else process.exitCode = await main(minutes, rate, replicas)

async function main(forMinutes: number, perSecond: number, processes: number): Promise<number> {
  removeLeftovers()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endAndRemove(130))
  const again = process.argv.slice(2).filter((word, n, all) => !word.startsWith('--seed') && all[n - 1] !== '--seed')
  console.log(`Seed ${seed}: npm run chaos -- ${[...again, '--seed', seed].join(' ')}\n`)
  const outcome = await runChaos({
    ...{ seed, seconds: forMinutes * 60, rate: perSecond, replicas: processes, only, calm, progress },
    ...{ tenants: 4, quietMs: 300_000, databasePrefix: `chaos${process.pid}`, historyFile: values.history },
    beside: values.beside,
  })
  console.log(inMarkdown(outcome))
  for (const { id, breaches } of outcome.checked)
    for (const breach of breaches.slice(0, 20)) console.log(`${id}: ${breach}`)
  if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(outcome, undefined, 2)}\n`)
  const broken = outcome.checked.some(({ breaches }) => breaches.length > 0)
  return broken || outcome.left.length > 0 ? 1 : 0
}

function isPositive(number: number | undefined): number is number {
  return number !== undefined && number > 0
}

function usage(): void {
  console.error(
    `usage: npm run chaos -- [--minutes 10] [--seed NUMBER] [--rate 5] [--replicas 2] [--only ${names.join(',')}] [--calm SECONDS]` +
      ' [--beside DIRECTORY] [--json FILE] [--history FILE]',
  )
  process.exitCode = 2
}
