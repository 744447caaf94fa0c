// npm run check [-- part of a name]: static checks. Reports all failures, not only the first. Works in a temporary
// copy; the working tree stays as it is.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { breaksSinceLastRelease, lastRelease } from '../releases/last-release.ts'
import { clientProblems, pythonProblems } from './api-generators.ts'
import { apiProblems } from './api-lint.ts'
import { wordsOutOfPlace } from './check-words.ts'
import { unverifiedPackages } from './lock-file.ts'
import { temporaryCopy } from './temporary-copy.ts'

type Verdict = { good: boolean; report: string; note?: string }

const root = join(import.meta.dirname, '../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const CRUISE = ['--config', '.dependency-cruiser.js', '--output-type', 'err']

/** Each breaks one rule of .dependency-cruiser.js: a checker that resolves no import finds no violation. */
const PLANTED = [
  { file: 'services/issuance/src/domain/planted.ts', breaks: 'domain-is-pure', code: `import 'mongoose'` },
  { file: 'services/catalog/src/planted.ts', breaks: 'services-are-apart', code: `import '@etax/issuance'` },
  { file: 'libs/kernel/src/planted.ts', breaks: 'libs-go-one-way', code: `import '@etax/runtime'` },
  { file: 'services/notifier/src/planted.ts', breaks: 'everything-resolves', code: `import '@etax/nowhere'` },
  {
    file: 'libs/tax-document/src/values/planted.ts',
    breaks: 'tax-document-goes-one-way',
    code: `import '../kinds/kinds.ts'`,
  },
  {
    file: 'services/api-gateway/dashboard/src/words/planted.ts',
    breaks: 'the-page-goes-one-way',
    code: `import '../shell/last-place.ts'`,
  },
  { file: 'services/renderer/src/planted.ts', breaks: 'one-importer', code: `import 'amqplib'` },
  { file: 'libs/rpc/src/planted.ts', breaks: 'one-importer', code: `import 'undici'` },
]
const steps: [name: string, check: (folder: string) => Promise<Verdict>][] = [
  ['types, tests included', (folder) => passes(folder, bin('tsc'), '-p', 'deploy/checks/tsconfig.json')],
  ['types of the dashboard', (folder) => passes(folder, bin('tsc'), '-p', 'services/api-gateway/dashboard')],
  ['lint and format', (folder) => passes(folder, bin('biome'), 'check', '--error-on-warnings', '.')],
  ['boundaries', (folder) => passes(folder, bin('depcruise'), ...CRUISE, 'libs', 'services', 'deploy')],
  ['boundaries catch what is planted', catchPlanted],
  ['dead code', (folder) => passes(folder, bin('knip'), '--no-config-hints')],
  ['what scripts write is up to date', writtenIsCurrent],
  ['the description of the API', apiIsWellDescribed],
  ['clients that generators make of it', generatorsMakeClients],
  ['protos follow the rules of buf.yaml', (folder) => passes(folder, bin('buf'), 'lint')],
  ['words, codes and tables', wordsAreInPlace],
  ['packages have their hash in the lock file', packagesAreVerified],
  ['callers of the last release go on working', releaseIsKept],
]

/** Checking types takes as long as all other checks together. */
const WORKERS = 2

let failed = 0
const chosen = steps.filter(([name]) => name.includes(process.argv[2] ?? ''))
const left = [...chosen]
await Promise.all(Array.from({ length: WORKERS }, work))
console.log(`check: ${chosen.length - failed} good, ${failed} bad`)
process.exitCode = failed > 0 ? 1 : 0

async function work(): Promise<void> {
  for (let step = left.shift(); step !== undefined; step = left.shift()) {
    const [name, check] = step
    const began = performance.now()
    // Each check has its own copy, because some write files.
    using copy = temporaryCopy(root)
    const { good, report, note } = await check(copy.folder)
    if (!good) failed++
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    console.log(`${good ? 'ok  ' : 'FAIL'} ${name}${note === undefined ? '' : `: ${note}`} (${seconds} s)`)
    if (!good) console.log(report)
  }
}

async function passes(cwd: string, program: string, ...args: string[]): Promise<Verdict> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let report = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      report += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { good: code === 0, report }
}

async function catchPlanted(folder: string): Promise<Verdict> {
  for (const { file, code } of PLANTED) writeFileSync(place(folder, file), `${code}\n`)
  const { report } = await passes(folder, bin('depcruise'), ...CRUISE, ...PLANTED.map(({ file }) => file))
  const missed = PLANTED.filter(({ file, breaks }) => !report.includes(`${breaks}: ${file}`))
  return { good: missed.length === 0, report: `missed: ${JSON.stringify(missed, null, 2)}\n${report}` }
}

function place(folder: string, file: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  return join(folder, file)
}

async function writtenIsCurrent(folder: string): Promise<Verdict> {
  const before = written(folder)
  const codegen = 'deploy/checks/codegen.ts'
  const { good, report } = await passes(folder, process.execPath, '--conditions=@etax/source', codegen)
  if (!good) return { good, report }
  const after = written(folder)
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((f) => before.get(f) !== after.get(f))
  return { good: changed.length === 0, report: `npm run codegen changes:\n${changed.join('\n')}` }
}

function written(folder: string): Map<string, string> {
  const files = globSync(['{*,.*}', '{deploy,docs,libs,protos,services}/**/*.{json,proto,ts,yaml,yml}'], {
    cwd: folder,
    exclude: ['**/node_modules'],
  })
  const isFile = (file: string) => statSync(join(folder, file)).isFile()
  return new Map(files.filter(isFile).map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

async function wordsAreInPlace(): Promise<Verdict> {
  const problems = wordsOutOfPlace(root)
  return { good: problems.length === 0, report: problems.join('\n') }
}

async function apiIsWellDescribed(folder: string): Promise<Verdict> {
  const problems = await apiProblems(readFileSync(join(folder, 'docs/openapi.json'), 'utf8'))
  return { good: problems.length === 0, report: problems.join('\n') }
}

async function generatorsMakeClients(folder: string): Promise<Verdict> {
  const inTypeScript = await clientProblems(folder)
  const inPython = await pythonProblems(folder)
  const report = [inTypeScript, inPython ?? ''].filter(Boolean).join('\n')
  const note = inPython === null ? 'TypeScript; openapi-python-client is not installed' : 'TypeScript and Python'
  return { good: report === '', report, note }
}

async function packagesAreVerified(): Promise<Verdict> {
  const files = ['package-lock.json', 'deploy/node/package-lock.json']
  const unverified = files.flatMap((file) => unverifiedPackages(JSON.parse(readFileSync(join(root, file), 'utf8'))))
  return { good: unverified.length === 0, report: unverified.join('\n') }
}

async function releaseIsKept(): Promise<Verdict> {
  const breaks = await breaksSinceLastRelease(root)
  const last = lastRelease(root)
  const note = last === undefined ? 'no release yet, nothing was compared' : `compared with ${last}`
  return { good: breaks.length === 0, report: breaks.join('\n'), note }
}
