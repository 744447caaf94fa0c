// npm run example issue.ts: runs an example of libs/client against `npm start`, with the sandbox key of first-run.json.
// ETAX_API_KEY, ETAX_TAXPAYER_RUC and ETAX_BASE_URL override it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FirstRun } from '../src/first-run.ts'

const folder = join(import.meta.dirname, '../../../libs/client/examples')
const dataDir = process.env.DATA_DIR || '.local'
const [name = '', ...args] = process.argv.slice(2)

process.exitCode = await main()

async function main(): Promise<number> {
  const examples = readdirSync(folder)
  if (!examples.includes(name)) {
    console.error(`npm run example NAME, such as issue.ts; there are ${examples.join(', ')}.`)
    return 1
  }
  const facts = join(dataDir, 'first-run.json')
  if (!existsSync(facts) && !process.env.ETAX_API_KEY) {
    console.error(`No key: ${facts} is not there. Run npm start first, in another terminal, or set ETAX_API_KEY.`)
    return 1
  }
  const [program, ...first] = name.endsWith('.py') ? ['python3'] : [process.execPath, '--conditions=@etax/source']
  const env = { ...(existsSync(facts) && settingsOf(facts)), OUT: dataDir, ...process.env }
  const child = spawn(`${program}`, [...first, join(folder, name), ...args], { env, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

function settingsOf(file: string): Record<string, string> {
  const { baseUrl, testKey, taxpayerRuc }: FirstRun = JSON.parse(readFileSync(file, 'utf8'))
  return { ETAX_BASE_URL: baseUrl, ETAX_API_KEY: testKey, ETAX_TAXPAYER_RUC: taxpayerRuc }
}
