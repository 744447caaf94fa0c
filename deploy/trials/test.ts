// npm test, npm run test:unit, npm run test:component, each with patterns of paths and options of jest: chooses test
// files, starts the servers that they need, runs jest, and prints the line `N passed, N failed` last.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { buildDashboard } from '../local/src/build-dashboard.ts'
import { keepToOneFolder } from '../local/src/one-folder.ts'
import { type Kind, matching, type Needs, type TestFile, testFiles } from './test-files.ts'

interface Counts {
  passed: number
  failed: number
  skipped: number
}

const root = join(import.meta.dirname, '../..')
/** A busy machine must not fail a test; a hanging test must. */
const TEST_TIMEOUT_MS = 120_000
const KINDS: Record<string, readonly Kind[]> = {
  all: ['unit', 'component', 'e2e'],
  unit: ['unit'],
  component: ['component'],
}
/** A second worker would start too late for so few files. */
const FEW = 3
const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }

keepToOneFolder()
const counts = await main(process.argv.slice(2))
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`)
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0

async function main([which = 'all', ...args]: string[]): Promise<Counts> {
  await using life = new AsyncDisposableStack()
  try {
    const { patterns, options } = separate(args)
    const files = matching(testFiles(root), patterns).filter(({ kind }) => KINDS[which]?.includes(kind))
    if (files.length === 0) throw new Error(`No test file of npm run test:${which} matches ${patterns.join(' ')}`)
    const needs = neededBy(files)
    const env = await prepare(life, needs, which !== 'unit')
    const compiling = needs.compiled ? compile() : undefined
    const isUnit = ({ kind }: TestFile) => kind === 'unit'
    // Unit tests use every core and need no compiled code; the others mostly wait for servers.
    const phases = needs.compiled ? [files.filter(isUnit), files.filter((file) => !isUnit(file))] : [files]
    let counted = NOTHING
    for (const [index, phase] of phases.entries()) {
      const problem = index === phases.length - 1 ? await compiling : undefined
      if (problem !== undefined) {
        console.error(problem)
        return add(counted, { ...NOTHING, failed: 1 })
      }
      if (phase.length > 0) counted = add(counted, await jest(phase, [...workersFor(phase, options), ...options], env))
    }
    return counted
  } catch (error) {
    console.error(messageOf(error))
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

/** One worker more than there are cores: no core is idle while a test waits for a server. */
function workersFor(files: readonly TestFile[], options: readonly string[]): string[] {
  if (options.some((option) => /^(-w|--maxWorkers|-i|--runInBand)/.test(option))) return []
  return files.length <= FEW ? ['--runInBand'] : [`--maxWorkers=${availableParallelism() + 1}`]
}

/** Separates patterns from jest's options. The value of an option that is not named here must follow a `=`. */
function separate(args: string[]): { patterns: string[]; options: string[] } {
  const options = {
    testNamePattern: { type: 'string', short: 't' },
    maxWorkers: { type: 'string', short: 'w' },
  } as const
  const { positionals, tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const places = new Set(tokens.filter(({ kind }) => kind === 'positional').map(({ index }) => index))
  return { patterns: positionals, options: args.filter((_, index) => !places.has(index)) }
}

function neededBy(files: readonly TestFile[]): Needs {
  const some = (need: keyof Needs) => files.some((file) => file[need])
  return {
    mongo: some('mongo'),
    rabbit: some('rabbit'),
    tools: some('tools'),
    schemathesis: some('schemathesis'),
    chromium: some('chromium'),
    compiled: some('compiled'),
  }
}

async function prepare(
  life: AsyncDisposableStack,
  { mongo, rabbit, tools, schemathesis, chromium }: Needs,
  mayInstall: boolean,
): Promise<NodeJS.ProcessEnv> {
  if (!mongo && !rabbit && !(tools && mayInstall)) return {}
  const { ensureTools, findChromium, findMongo, findRabbit, findSchemathesis } = await import('@etax/testkit')
  if (schemathesis && (await findSchemathesis(progress)) === undefined)
    progress('schemathesis is not available (python3, pip, PyPI): tests that need it are skipped')
  if (chromium && (await findChromium(progress)) === undefined)
    progress('chromium is not available (apt-get as root, or a browser on the PATH): tests that need it are skipped')
  const missing = tools ? await ensureTools(progress) : []
  if (missing.length > 0) progress(`not found: ${missing.join(', ')}; tests that need them are skipped`)
  const dataDir = mkdtempSync(join(tmpdir(), 'etax-test-'))
  life.defer(() => rmSync(dataDir, { recursive: true, force: true }))
  const [database, broker] = await Promise.all([
    mongo ? findMongo({ dataDir, progress }).then((server) => life.use(server)) : undefined,
    rabbit ? findRabbit({ dataDir, progress }).then((server) => life.use(server)) : undefined,
  ])
  return {
    ...(database === undefined ? {} : { MONGODB_URL: database.url }),
    ...(broker === undefined ? {} : { RABBITMQ_URL: broker.url }),
  }
}

/** Compiles the services and the dashboard during the unit tests. Returns the problems, to be printed afterwards. */
async function compile(): Promise<string | undefined> {
  progress('compiling (tsc -b --noCheck) and building the dashboard during the unit tests')
  const results = await Promise.allSettled([compileServices(), buildDashboard(progress)])
  const problems = results.flatMap((one) => (one.status === 'rejected' ? [messageOf(one.reason)] : []))
  return problems.length === 0 ? undefined : problems.join('\n')
}

/** @throws Error with the compiler's output */
async function compileServices(): Promise<void> {
  // `npm run check` checks the types.
  const tsc = spawn(process.execPath, ['node_modules/typescript/bin/tsc', '-b', '--noCheck'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(tsc.stdout), once(tsc, 'exit')])
  if (code !== 0) throw new Error(`It does not compile:\n${output}`)
}

async function jest(files: readonly TestFile[], options: string[], env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'etax-jest-'))
  const outputFile = join(folder, 'results.json')
  const node = ['--conditions=@etax/source', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']
  const results = ['--json', `--outputFile=${outputFile}`, `--testTimeout=${TEST_TIMEOUT_MS}`]
  const chosen = { ETAX_TEST_FILES: JSON.stringify(files.map(({ file }) => file)) }
  try {
    await run([...node, ...results, ...options, '--filter=<rootDir>/deploy/trials/jest/chosen-files.cjs'], {
      ...env,
      ...chosen,
    })
    if (!existsSync(outputFile)) throw new Error('jest ended without results: see above.')
    return countsOf(JSON.parse(readFileSync(outputFile, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countsOf(results: Record<string, number>): Counts {
  const { numPassedTests = 0, numFailedTests = 0, numRuntimeErrorTestSuites = 0 } = results
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: (results.numPendingTests ?? 0) + (results.numTodoTests ?? 0),
  }
}

function progress(line: string): void {
  console.log(`[test] ${line}`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  // Tests start hundreds of processes with the same code.
  const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/node') }
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...compiled, ...process.env, ...env },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

function add(one: Counts, other: Counts): Counts {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
  }
}
