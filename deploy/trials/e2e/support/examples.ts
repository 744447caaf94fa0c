import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@etax/testkit'
import type { Fixture } from '../../harness/fixture.ts'

const folder = join(import.meta.dirname, '../../../../libs/client/examples')
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

export const pythonIsHere = spawnSync('python3', ['-c', 'import requests']).status === 0

export async function runExample(fixture: Fixture, file: string, env: Record<string, string> = {}): Promise<string> {
  const [program, ...args] = commandOf(file)
  const options = { env: { ...variablesOf(fixture), ...env }, timeout: 60_000 }
  const { stdout } = await promisify(execFile)(program, args, options)
  return stdout
}

export async function runSnippets(fixture: Fixture, before: string): Promise<string> {
  const readme = await readFile(join(folder, '../README.md'), 'utf8')
  const snippets = [...readme.matchAll(/```[jt]s\n([\s\S]*?)```/g)].map(([, code = '']) => code)
  const args = ['--conditions=@etax/source', '--input-type=module-typescript', '-e', [before, ...snippets].join('\n')]
  const env = { ...variablesOf(fixture), ETAX_WEBHOOK_SECRET: SECRET }
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env, timeout: 60_000 })
  return stdout
}

export function signatureHeaders(body: string): Record<string, string> {
  return { 'x-service-signature': signatureOf(body) }
}

export interface RunningExample extends AsyncDisposable {
  url: string
  tell(event: object, signature?: string): Promise<number>
  tellUnsigned(content: RequestInit): Promise<number>
}

export async function startExample(fixture: Fixture, file: string): Promise<RunningExample> {
  const port = await freePort()
  const [program, ...args] = commandOf(file)
  const env = { ...variablesOf(fixture), PORT: String(port), ETAX_WEBHOOK_SECRET: SECRET }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await untilListening(child)
  const url = `http://127.0.0.1:${port}`
  return {
    url,
    tell: async (event, signature) => {
      const body = JSON.stringify(event)
      const headers = { 'content-type': 'application/json', 'x-service-signature': signature ?? signatureOf(body) }
      const answer = await fetch(`${url}/webhooks`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(10_000),
      })
      return answer.status
    },
    tellUnsigned: async (content) => {
      const options = { method: 'POST', signal: AbortSignal.timeout(10_000), ...content }
      return (await fetch(`${url}/webhooks`, options)).status
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return
      child.kill()
      await once(child, 'exit')
    },
  }
}

function commandOf(file: string): [string, ...string[]] {
  const path = join(folder, file)
  return file.endsWith('.py') ? ['python3', path] : [process.execPath, '--conditions=@etax/source', path]
}

function variablesOf({ baseUrl, workspace }: Fixture): NodeJS.ProcessEnv {
  const { testKey, taxpayerRuc } = workspace
  return { PATH: process.env.PATH, ETAX_BASE_URL: baseUrl, ETAX_API_KEY: testKey, ETAX_TAXPAYER_RUC: taxpayerRuc }
}

async function untilListening(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the example ended with ${code} before it listened`)
  })
  const listening = (async () => {
    for await (const text of child.stdout ?? []) if (String(text).includes('listening')) return
  })()
  await Promise.race([listening, ended])
  child.stdout?.resume()
  ended.catch(() => {})
}

function signatureOf(body: string): string {
  const t = Math.floor(Date.now() / 1_000)
  return `t=${t},v1=${createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex')}`
}
