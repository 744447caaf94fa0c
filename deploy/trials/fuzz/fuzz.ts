// `npm run fuzz`: a million nearly valid inputs to everything that reads foreign data. Reports crashes, unintended
// errors, server errors, and excess of time or memory.
import { fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { namesOf, readCommandLine, wholeNumber } from '../../local/src/command-line.ts'
import { CLASSES } from './classes.ts'
import type { FuzzClass } from './fuzz-class.ts'
import { type Result, runClass } from './run-class.ts'

const names = CLASSES.map(({ name }) => name)
const USAGE = `usage: npm run fuzz -- [--seed NUMBER] [--inputs 1000000] [--only ${names}]`
const config = {
  options: {
    seed: { type: 'string', default: `${randomInt(1_000_000)}` },
    only: { type: 'string', default: names.join(',') },
    inputs: { type: 'string', default: '1000000' },
    child: { type: 'string' },
  },
} as const
const { seed, inputs, only, child } = readCommandLine(config, USAGE, ({ values }) => ({
  seed: wholeNumber('seed', values.seed, 0),
  inputs: wholeNumber('inputs', values.inputs, 1),
  only: namesOf('only', values.only, names),
  child: values.child,
}))
const chosen = CLASSES.filter(({ name }) => only.includes(name))

if (child === undefined) process.exitCode = await main()
else await runAsChild(child)

async function main(): Promise<number> {
  const began = performance.now()
  console.log(`Seed ${seed}: npm run fuzz -- --seed ${seed} --inputs ${inputs}\n`)
  const waiting = [...chosen]
  const results: Result[] = []
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const result = await inChild(next)
      results.push(result)
      console.error(
        `[${Math.round((performance.now() - began) / 1_000)} s] ${result.name}: ${result.broken.length} broken`,
      )
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  print(results)
  console.log(`\nSeed ${seed}; ${Math.round((performance.now() - began) / 1_000)} s; Node ${process.version}.`)
  return results.some(({ broken }) => broken.length > 0) ? 1 : 0
}

function inputsOf({ share }: FuzzClass): number {
  const all = chosen.reduce((sum, one) => sum + one.share, 0)
  return Math.ceil((inputs * share) / all)
}

/** One process for each class: a crash is a defect, and ends no other class. */
function inChild(one: FuzzClass): Promise<Result> {
  const { name } = one
  const args = ['--child', name, '--seed', String(seed), '--inputs', String(inputsOf(one))]
  const child = fork(import.meta.filename, args, { execArgv: [...process.execArgv, '--expose-gc'], stdio: 'inherit' })
  return new Promise((resolve) => {
    let result: Result | undefined
    child.on('message', (message) => {
      result = message as Result
    })
    child.on('exit', (code, signal) => resolve(result ?? diedOf(name, `the process ended: ${signal ?? code}`)))
  })
}

function diedOf(name: string, why: string): Result {
  const broken = [{ why, input: '' }]
  return { name, inputs: 0, refused: 0, accepted: 0, worstMs: 0, heapMb: [0, 0], seconds: 0, broken }
}

async function runAsChild(name: string): Promise<void> {
  const one = CLASSES.find((fuzzClass) => fuzzClass.name === name)
  if (one === undefined) return
  const result = await runClass(one, inputs, seed)
  process.send?.(result, () => process.exit())
}

function print(results: readonly Result[]): void {
  const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
  const count = (number: number) => number.toLocaleString('en-US')
  row(['class', 'inputs', 'refused', 'accepted', 'worst', 'heap at half, at the end', 'took', 'BROKEN'])
  row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'])
  for (const { name, inputs: all, refused, accepted, worstMs, heapMb, seconds, broken } of results) {
    const [half, end] = heapMb
    const cells = [count(all), count(refused), count(accepted), `${worstMs} ms`, `${half}, ${end} MB`, `${seconds} s`]
    row([name, ...cells, broken.length])
  }
  row(['all', count(results.reduce((sum, one) => sum + one.inputs, 0)), '', '', '', '', '', ''])
  for (const { name, broken } of results) {
    for (const { why, input } of broken) console.log(`\nBROKEN ${name}: ${why}\n  input (base64): ${input}`)
  }
}
