// Runs services as processes on three database members and three broker nodes, under load with seeded faults; then
// checks the promises over everything recorded.
import { randomInt } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { namesOf, positive, readCommandLine, wholeNumber, writableFile } from '../../local/src/command-line.ts'
import { compile } from '../../local/src/compile.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { FAULTS } from './plan.ts'
import { inMarkdown } from './report.ts'
import { runChaos } from './run-chaos.ts'

const names = FAULTS.map(({ name }) => name)
const USAGE =
  `usage: npm run chaos -- [--minutes 10] [--seed NUMBER] [--rate 5] [--replicas 2] [--only ${names.join(',')}] [--calm SECONDS]` +
  ' [--beside DIRECTORY] [--json FILE] [--history FILE]'
const config = {
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: `${randomInt(1_000_000)}` },
    rate: { type: 'string', default: '5' },
    only: { type: 'string' },
    calm: { type: 'string' },
    replicas: { type: 'string', default: '2' },
    beside: { type: 'string' },
    json: { type: 'string' },
    history: { type: 'string' },
  },
} as const
const { json, ...options } = readCommandLine(config, USAGE, ({ values }) => ({
  seconds: positive('minutes', values.minutes) * 60,
  seed: wholeNumber('seed', values.seed, 0),
  rate: positive('rate', values.rate),
  replicas: wholeNumber('replicas', values.replicas, 1),
  only: values.only === undefined ? undefined : namesOf('only', values.only, names),
  calm: values.calm === undefined ? undefined : positive('calm', values.calm),
  beside: values.beside === undefined ? undefined : compiledCheckout(values.beside),
  json: writableFile('json', values.json),
  historyFile: writableFile('history', values.history),
}))
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1_000).toFixed(1)} s] ${text}`)

keepToOneFolder()
compile()
process.exitCode = await main()

async function main(): Promise<number> {
  const args = process.argv.slice(2)
  const again = args.filter((word, n) => !word.startsWith('--seed') && args[n - 1] !== '--seed')
  console.log(`Seed ${options.seed}: npm run chaos -- ${[...again, '--seed', options.seed].join(' ')}\n`)
  const databasePrefix = `chaos${process.pid}`
  const outcome = await runChaos({ ...options, tenants: 4, quietMs: 300_000, databasePrefix, progress })
  console.log(inMarkdown(outcome))
  for (const { id, breaches } of outcome.checked)
    for (const breach of breaches.slice(0, 20)) console.log(`${id}: ${breach}`)
  if (json !== undefined) writeFileSync(json, `${JSON.stringify(outcome, undefined, 2)}\n`)
  const broken = outcome.checked.some(({ breaches }) => breaches.length > 0)
  return broken || outcome.left.length > 0 ? 1 : 0
}

function compiledCheckout(checkout: string): string {
  const folder = resolve(checkout)
  if (existsSync(join(folder, 'services/issuance/dist/main.js'))) return folder
  throw new Error(`--beside ${checkout} is no compiled checkout: services/issuance/dist/main.js is not there.`)
}
