// npm test: compiles (the end-to-end tests run what is deployed), finds one MongoDB and one RabbitMQ for all suites, runs
// jest, and closes with the line `N passed, N failed`. With arguments it passes them on to jest, once.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureTools, findMongo, findRabbit } from '@etax/testkit'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const root = join(import.meta.dirname, '../../..')
/** A busy machine is no failure: a test that hangs is one, and this tells them apart. */
const PATIENCE_MS = 30_000
const END_TO_END = '\\.e2e\\.test\\.ts$'

const counts = await main(process.argv.slice(2))
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

async function main(args: string[]): Promise<Counts> {
  await using life = new AsyncDisposableStack()
  try {
    const env = await prepare(life)
    if (args.length > 0) return await jest(args, env)
    // The end-to-end tests start whole systems: one at a time, and with the machine to themselves.
    const inside = await jest([`--testPathIgnorePatterns=/node_modules/`, '/dist/', END_TO_END], env)
    const endToEnd = await jest(['--runInBand', `--testPathPatterns=${END_TO_END}`], env)
    return sum(inside, endToEnd)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

async function prepare(life: AsyncDisposableStack): Promise<NodeJS.ProcessEnv> {
  const progress = (line: string) => console.log(`[test] ${line}`)
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-test-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  progress('compiling (tsc -b)')
  if ((await run(['node_modules/typescript/bin/tsc', '-b'], {})) !== 0)
    throw new Error('It does not compile: see above.')
  const missing = await ensureTools(progress)
  if (missing.length > 0) progress(`not found, and what needs them is skipped: ${missing.join(', ')}`)
  const mongo = life.use(await findMongo({ dataDir, progress }))
  const rabbit = life.use(await findRabbit({ dataDir, progress }))
  return { MONGODB_URL: mongo.url, RABBITMQ_URL: rabbit.url }
}

async function jest(args: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'etax-jest-'))
  const outputFile = join(folder, 'results.json')
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
  try {
    await run([...node, '--json', `--outputFile=${outputFile}`, `--testTimeout=${PATIENCE_MS}`, ...args], env)
    if (!existsSync(outputFile)) throw new Error('jest ended without results: see above.')
    const results = JSON.parse(readFileSync(outputFile, 'utf8'))
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

function sum(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
