// npm run first-invoice: follows the four ways to the first COMPLETED invoice as a new user does, with the text of npm
// start, the guides and the client's README, pasted unchanged. Starts the system as `npm start` on its own port, and
// prints docs/first-invoice.md; `--write` writes it. Ends with 1 when a way does not reach COMPLETED. Without python3
// and venv, it omits Python and does not write the page.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCommandLine } from '../../local/src/command-line.ts'
import { firstRun } from '../../local/src/first-run.ts'
import { nextSteps } from '../../local/src/next-steps.ts'
import { keepToOneFolder } from '../../local/src/one-folder.ts'
import { root } from '../../local/src/registry.ts'
import { startTemporarySystem } from '../../local/src/temporary-system.ts'
import { firstInvoicePage, type TakenWay } from './page.ts'
import { openTerminal, pythonIsHere, type TakenStep } from './take-step.ts'
import { type Texts, type Way, waysToAnInvoice } from './ways.ts'

const config = { options: { write: { type: 'boolean', default: false } } } as const
const { write } = readCommandLine(config, 'usage: npm run first-invoice -- [--write]', ({ values }) => values)
keepToOneFolder()
const began = performance.now()
const progress = (text: string) => console.error(`[${((performance.now() - began) / 1000).toFixed(1)} s] ${text}`)

process.exitCode = (await main()) ? 0 : 1
// Lost connections keep the process alive.
process.exit()

async function main(): Promise<boolean> {
  await using life = new AsyncDisposableStack()
  const { system, folder } = await startTemporarySystem(life, { name: 'first-invoice', progress })
  const { facts } = await firstRun({ dataDir: folder, baseUrl: system.baseUrl, accounts: system.accounts, progress })
  return await takeEveryWay(folder, nextSteps(facts, folder, system.authorityUrl))
}

async function takeEveryWay(folder: string, startOutput: string): Promise<boolean> {
  const python = pythonIsHere()
  if (!python) progress('left out: Python, because there is no python3 with venv here')
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const ways = waysToAnInvoice(textsOf(startOutput, folder)).filter(({ name }) => python || name !== 'Python')
  const takenWays: TakenWay[] = []
  for (const way of ways) takenWays.push(await takeWay(way, way.name === '@etax/client' ? root : folder))
  const page = firstInvoicePage(takenWays)
  if (write && python) writeFileSync(join(root, 'docs/first-invoice.md'), page)
  else console.log(page)
  return takenWays.every(isCompleted)
}

async function takeWay({ name, steps }: Way, cwd: string): Promise<TakenWay> {
  using terminal = openTerminal(cwd)
  const takenSteps: TakenStep[] = []
  for (const step of steps) takenSteps.push(await terminal.take(step))
  const way = { name, steps: takenSteps }
  progress(
    `${name}: ${isCompleted(way) ? 'COMPLETED' : `not COMPLETED\n${takenSteps.map((one) => one.printed).join('\n')}`}`,
  )
  return way
}

function isCompleted({ steps }: TakenWay): boolean {
  return steps.some(({ printed }) => printed.includes('COMPLETED'))
}

function textsOf(startOutput: string, folder: string): Texts {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return {
    readme: read('README.md'),
    startOutput,
    clientReadme: read('libs/client/README.md').replaceAll('../shop', join(folder, 'shop')),
    quickStart: read('docs/guides/quick-start.md'),
    agents: read('docs/guides/agents.md'),
  }
}
