import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Mode } from '@etax/contracts'

export interface Target {
  baseUrl: string
  mode: Mode
  headers: Record<string, string>
}

export interface Posted {
  ms: number[]
  refused: number
}

export const TOO_MANY: readonly number[] = [429, 503]
const MAX_WAIT_MS = 5_000

export async function postAll(
  target: Target,
  path: string,
  body: Buffer,
  count: number,
  clients: number,
  pauseMs = 0,
): Promise<Posted> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const posted: Posted = { ms: [], refused: 0 }
  let left = count
  const client = async () => {
    while (left > 0) {
      left -= 1
      posted.ms.push(await postUntilTaken())
      if (pauseMs > 0) await pause(pauseMs)
    }
  }
  const postUntilTaken = async (): Promise<number> => {
    const began = performance.now()
    for (;;) {
      const again = await post(target, path, body, agent)
      if (again === undefined) return performance.now() - began
      posted.refused += 1
      await pause(again)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return posted
}

function post({ baseUrl, headers }: Target, path: string, body: Buffer, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, baseUrl)
    const options = {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
    }
    const clientRequest = request(url, options, (answer) => {
      const { statusCode = 0 } = answer
      if (statusCode === 202) {
        answer.resume().on('end', () => resolve(undefined))
        return
      }
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => {
        if (TOO_MANY.includes(statusCode)) resolve(waitOf(answer.headers['retry-after']))
        else reject(new Error(`${path} answered ${statusCode}: ${text}`))
      })
    })
    clientRequest.setTimeout(30_000, () => clientRequest.destroy(new Error(`${path} did not answer within 30 s`)))
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

function waitOf(retryAfter: string | undefined): number {
  return Math.min(Number(retryAfter ?? 1) * 1_000 || 1_000, MAX_WAIT_MS)
}
