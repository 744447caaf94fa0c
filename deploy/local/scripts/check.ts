// npm run check: what can be said about the code without running it. Says all that is wrong, not only the first.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Verdict = { good: boolean; report: string }

const root = join(import.meta.dirname, '../../..')
const bin = (name: string) => join(root, 'node_modules/.bin', name)
const GENERATED = 'libs/contracts/src/grpc/generated'
const CRUISE = ['--config', '.dependency-cruiser.js', '--output-type', 'err']

/** Each breaks one rule of .dependency-cruiser.js. A checker that resolves nothing finds nothing, and says all is well. */
const PLANTED = [
  { file: 'services/issuance/src/domain/planted.ts', breaks: 'domain-is-pure', code: `import 'mongoose'` },
  { file: 'services/catalog/src/planted.ts', breaks: 'services-are-apart', code: `import '@etax/issuance'` },
  { file: 'libs/kernel/src/planted.ts', breaks: 'libs-go-one-way', code: `import '@etax/runtime'` },
  { file: 'services/notifier/src/planted.ts', breaks: 'everything-resolves', code: `import '@etax/nowhere'` },
]

const steps: [name: string, check: () => Promise<Verdict>][] = [
  ['types, tests included', () => passes(bin('tsc'), '-p', 'deploy/local/tsconfig.check.json')],
  ['lint and format', () => passes(bin('biome'), 'check', '--error-on-warnings', '.')],
  ['boundaries', () => passes(bin('depcruise'), ...CRUISE, 'libs', 'services', 'deploy')],
  ['boundaries catch what is planted', catchPlanted],
  ['dead code', () => passes(bin('knip'), '--no-config-hints')],
  ['generated code is up to date', generatedIsCurrent],
]

let failed = 0
for (const [name, check] of steps) {
  const began = performance.now()
  const { good, report } = await check()
  if (!good) failed++
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (!good) console.log(report)
}
console.log(`check: ${steps.length - failed} good, ${failed} bad`)
process.exitCode = failed > 0 ? 1 : 0

async function passes(program: string, ...args: string[]): Promise<Verdict> {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let report = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      report += chunk
    })
  }
  const [code] = await once(child, 'close')
  return { good: code === 0, report }
}

async function catchPlanted(): Promise<Verdict> {
  try {
    for (const { file, code } of PLANTED) writeFileSync(join(root, file), `${code}\n`)
    const { report } = await passes(bin('depcruise'), ...CRUISE, ...PLANTED.map(({ file }) => file))
    const missed = PLANTED.filter(({ file, breaks }) => !report.includes(`${breaks}: ${file}`))
    return { good: missed.length === 0, report: `missed: ${JSON.stringify(missed, null, 2)}\n${report}` }
  } finally {
    for (const { file } of PLANTED) rmSync(join(root, file), { force: true })
  }
}

async function generatedIsCurrent(): Promise<Verdict> {
  const before = fingerprints(join(root, GENERATED))
  const { good, report } = await passes(process.execPath, 'deploy/local/scripts/codegen.ts')
  if (!good) return { good, report }
  const after = fingerprints(join(root, GENERATED))
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((f) => before.get(f) !== after.get(f))
  return { good: changed.length === 0, report: `npm run codegen changed:\n${changed.join('\n')}` }
}

function fingerprints(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return new Map(files.map((entry) => join(entry.parentPath, entry.name)).map((file) => [file, hash(file)]))
}
