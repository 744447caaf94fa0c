import { Agent, request } from 'node:http'

export interface Target {
  baseUrl: string
  headers: Record<string, string>
}

/** Posts `count` bodies by `clients` at once, each as soon as it has the answer to its last. Answers how long each took. */
export async function postAll(
  target: Target,
  path: string,
  body: Buffer,
  count: number,
  clients: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const latencies: number[] = []
  let left = count
  const client = async () => {
    while (left > 0) {
      left -= 1
      const began = performance.now()
      await post(target, path, body, agent)
      latencies.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  agent.destroy()
  return latencies
}

function post({ baseUrl, headers }: Target, path: string, body: Buffer, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const url = new URL(path, baseUrl)
    const options = {
      method: 'POST',
      agent,
      headers: { ...headers, 'content-type': 'application/json', 'content-length': body.length },
    }
    const asked = request(url, options, (answer) => {
      if (answer.statusCode === 202) {
        answer.resume().on('end', resolve)
        return
      }
      let text = ''
      answer.on('data', (chunk) => {
        text += chunk
      })
      answer.on('end', () => reject(new Error(`${path} answered ${answer.statusCode}: ${text}`)))
    })
    asked.setTimeout(30_000, () => asked.destroy(new Error(`${path} did not answer within 30 s`)))
    asked.on('error', reject)
    asked.end(body)
  })
}

/** The value below which that share of all values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
