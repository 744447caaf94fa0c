import { until } from '@etax/testkit'

export interface Mood {
  name: string
  operation?: 'send' | 'ask'
  times?: number
  seconds?: number
  polls?: number
  code?: string
}

export interface AuthorityLog {
  calls: { operation: 'send' | 'ask'; accessKey: string; answer: string }[]
  /** What a well-behaved client would not have done. */
  violations: string[]
}

/** The control page of the simulated authority. */
export interface SimulatedAuthority {
  /** Every mood it knows, by name. */
  moods(): Promise<string[]>
  setMood(mood: Mood): Promise<void>
  /** Waits until a mood of a limited number of calls has met them; they may still be under way. */
  moodIsOver(): Promise<void>
  log(): Promise<AuthorityLog>
  /** What it was asked about a document, and what it answered or did instead. */
  calls(accessKey: string): Promise<string[]>
}

export function simulatedAuthority(controlUrl: string): SimulatedAuthority {
  const json = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${controlUrl}/${path}`, { ...init, signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  const log = async () => (await json('log')) as AuthorityLog
  return {
    log,
    async moods() {
      const page = await (await fetch(controlUrl, { signal: AbortSignal.timeout(10_000) })).text()
      return Array.from(page.matchAll(/<dt>([\w-]+)<\/dt>/g), ([, name]) => `${name}`)
    },
    async setMood(mood) {
      await json('mood', { method: 'PUT', body: JSON.stringify(mood) })
    },
    async moodIsOver() {
      await until('the mood to be over', async () => ((await json('mood')) as Mood).name === 'normal', { every: 20 })
    },
    async calls(accessKey) {
      const { calls } = await log()
      return calls
        .filter((call) => call.accessKey === accessKey)
        .map(({ operation, answer }) => `${operation}: ${answer}`)
    },
  }
}
