import { type ChildProcess, execFile, spawn, spawnSync } from 'node:child_process'
import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '@etax/testkit'
import type { Fixture } from './fixture.ts'

const folder = join(import.meta.dirname, '../../../../libs/client/examples')
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

/** Whether the example in Python can run here. */
export const pythonIsHere = spawnSync('python3', ['-c', 'import requests']).status === 0

/** What an example of the client prints; it must end well. */
export async function runExample(fixture: Fixture, file: string, env: Record<string, string> = {}): Promise<string> {
  const [program, ...args] = commandOf(file)
  const options = { env: { ...environmentOf(fixture), ...env }, timeout: 60_000 }
  const { stdout } = await promisify(execFile)(program, args, options)
  return stdout
}

export interface RunningExample extends AsyncDisposable {
  url: string
  /** Posts an event as the service signs it, or with another signature. */
  tell(event: object, signature?: string): Promise<number>
}

/** An example that is a server, once it listens. */
export async function startExample(fixture: Fixture, file: string): Promise<RunningExample> {
  const port = await freePort()
  const [program, ...args] = commandOf(file)
  const env = { ...environmentOf(fixture), PORT: String(port), ETAX_WEBHOOK_SECRET: SECRET }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await saidListening(child)
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

function environmentOf({ baseUrl, workspace }: Fixture): NodeJS.ProcessEnv {
  const { testKey, taxpayerRuc } = workspace
  return { PATH: process.env.PATH, ETAX_BASE_URL: baseUrl, ETAX_API_KEY: testKey, ETAX_TAXPAYER_RUC: taxpayerRuc }
}

async function saidListening(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the example ended with ${code} before it listened`)
  })
  const said = (async () => {
    for await (const text of child.stdout ?? []) if (String(text).includes('listening')) return
  })()
  await Promise.race([said, ended])
  child.stdout?.resume()
  ended.catch(() => {})
}

function signatureOf(body: string): string {
  const t = Math.floor(Date.now() / 1_000)
  return `t=${t},v1=${createHmac('sha256', SECRET).update(`${t}.${body}`).digest('hex')}`
}
