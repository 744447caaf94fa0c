import type { Progress } from '@etax/testkit'
import type { FirstRun } from './first-run.ts'

const DEADLINE_MS = 60_000

export async function fillSandbox(facts: FirstRun, progress: Progress): Promise<void> {
  try {
    const receipts = await fill(facts)
    progress(`the sandbox has demo data: ${receipts} receipts, customers and products`)
  } catch (error) {
    progress(
      `the sandbox has no demo data (the dashboard can make them): ${error instanceof Error ? error.message : error}`,
    )
  }
}

async function fill({ baseUrl, email, password }: FirstRun): Promise<number> {
  const signal = AbortSignal.timeout(DEADLINE_MS)
  const post = async (path: string, headers: Record<string, string>, body?: object) => {
    const payload = body === undefined ? {} : { body: JSON.stringify(body) }
    const answer = await fetch(`${baseUrl}/account${path}`, { method: 'POST', headers, signal, ...payload })
    const content = (await answer.json()) as { message?: string; data: { csrfToken: string; receipts: number } }
    if (!answer.ok) throw new Error(content.message)
    return {
      ...content.data,
      cookie: answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    }
  }
  const { csrfToken, cookie } = await post('/session', { 'content-type': 'application/json' }, { email, password })
  return (await post('/demo-data', { cookie, 'x-csrf-token': csrfToken })).receipts
}
