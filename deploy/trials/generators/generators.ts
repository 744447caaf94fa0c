// npm run generators: makes a client of a running system's `/openapi.json?profile=codegen` with each generator of
// `generator.ts`, compiles it, and runs a program of that language, which issues an invoice, lists the receipts and is
// refused. Prints a table; ends with 1 if one fails. `--only ogen,php` selects by parts of names.
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayErrors } from '@etax/contracts'
import { run } from '@etax/testkit'
import { readCommandLine } from '../../local/src/command-line.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { openWorkspace } from '../../local/src/open-workspace.ts'
import { root } from '../../local/src/registry.ts'
import { startTemporarySystem } from '../../local/src/temporary-system.ts'
import { type Generator, generators } from './generator.ts'
import { toolchains } from './toolchains.ts'

const USAGE = 'usage: npm run generators -- [--only PART,PART…]'
const config = { options: { only: { type: 'string' } } } as const
const chosen = readCommandLine(config, USAGE, ({ values: { only = '' } }) =>
  generators.filter(({ name }) => only.split(',').some((part) => name.includes(part))),
)
const UNKNOWN_RECEIPT = '01935a2e-7c1f-7abc-8def-0123456789ab'
const MINUTES_A_STEP = 30
const STEPS = ['generate', 'compile', 'use'] as const
const LINES_OF_FAILURE = 30
const PROGRAMS = join(import.meta.dirname, 'programs')

keepToOneFolder()
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

process.exitCode = (await main()) ? 0 : 1
// Lost connections keep the process alive.
process.exit()

async function main(): Promise<boolean> {
  const tools = await toolchains([...new Set(chosen.flatMap(({ needs }) => needs))], progress)
  await using life = new AsyncDisposableStack()
  const { system, folder } = await startTemporarySystem(life, { name: 'generators', progress })
  const { testKey, taxpayerRuc } = await openWorkspace(system.accounts, 'generators')
  const answer = await fetch(`${system.baseUrl}/openapi.json?profile=codegen`)
  const description = await answer.text()
  const env = {
    ...tools,
    ETAX_BASE_URL: system.baseUrl,
    ETAX_API_KEY: testKey,
    ETAX_TAXPAYER_RUC: taxpayerRuc,
    UNKNOWN_RECEIPT,
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const outcomes: Outcome[] = []
  for (const generator of chosen) {
    const cwd = join(folder, generator.name.replaceAll(' ', '-'))
    mkdirSync(cwd)
    writeFileSync(join(cwd, 'openapi.json'), description)
    outcomes.push(await tryGenerator(generator, { cwd, env }))
  }
  console.log(tableOf(outcomes))
  return outcomes.every(({ good }) => good)
}

interface Place {
  cwd: string
  env: NodeJS.ProcessEnv
}

interface Outcome {
  generator: Generator
  good: boolean
  /** What each step took, or why it was not run. */
  cells: readonly string[]
}

/** Does the steps up to the first that fails, or whose programs are missing. */
async function tryGenerator(generator: Generator, place: Place): Promise<Outcome> {
  const cells: string[] = []
  const { program: [file, name] = [] } = generator
  if (file !== undefined && name !== undefined) copyFileSync(join(PROGRAMS, file), join(place.cwd, name))
  for (const step of STEPS) {
    const command = generator[step]
    if (command === undefined) return { generator, good: true, cells: [...cells, 'not run: no program'] }
    const missing = await missingOf(step === 'generate' ? generator.generatedBy : generator.needs, place)
    if (missing.length > 0) return { generator, good: true, cells: [...cells, `not run: no ${missing.join(', ')}`] }
    progress(`${generator.name}: ${step}`)
    const startedAt = performance.now()
    const { ok, output } = await inBash(command, place)
    if (!ok || (step === 'use' && !isUsed(output))) {
      progress(`${generator.name}: ${step} failed\n${output.trim().split('\n').slice(-LINES_OF_FAILURE).join('\n')}`)
      return { generator, good: false, cells: [...cells, 'FAILED'] }
    }
    cells.push(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
  }
  return { generator, good: true, cells }
}

function inBash(command: string, { cwd, env }: Place) {
  return run('bash', ['-ec', command], { cwd, env, within: MINUTES_A_STEP * 60_000 })
}

async function missingOf(programs: readonly string[], place: Place): Promise<string[]> {
  const found = await Promise.all(programs.map((program) => inBash(`command -v ${program}`, place)))
  return programs.filter((_, index) => found[index]?.ok !== true)
}

/** Each program prints the key of the invoice, that of the newest receipt, and the code of the refusal. */
function isUsed(output: string): boolean {
  const [, issued, newest, code] = /^issued (\d{49})\nnewest (\d{49})\nrefused (\S+)$/m.exec(output) ?? []
  return issued !== undefined && issued === newest && code === gatewayErrors.receiptUnknown.code
}

function tableOf(outcomes: readonly Outcome[]): string {
  const rows = outcomes.map(({ generator: { name, language }, cells }) =>
    [name, language, ...cells, '', ''].slice(0, 5),
  )
  const lines = [['generator', 'language', 'generated', 'compiled', 'used'], Array(5).fill('---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
