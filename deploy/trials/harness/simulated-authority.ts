import { until } from '@etax/testkit'

export interface Fault {
  name: string
  operation?: 'send' | 'ask' | 'consult'
  ruc?: string
  accessKey?: string
  times?: number
  seconds?: number
  polls?: number
  code?: string
  comprobanteAs?: 'text' | 'cdata' | 'cdata-raw' | 'nothing'
}

export interface AuthorityLog {
  calls: { operation: 'send' | 'ask' | 'consult'; accessKey: string; answer: string }[]
  violations: string[]
}

export interface SimulatedAuthority {
  faults(): Promise<string[]>
  /** A call meets the first matching fault. */
  setFault(fault: Fault | readonly Fault[]): Promise<void>
  cancel(accessKey: string): Promise<void>
  /** Waits until a limited fault has met its calls, which may still be in flight. */
  faultIsOver(): Promise<void>
  log(): Promise<AuthorityLog>
  /** Forgets calls, so that documents of different systems under one key are no violation. */
  clearLog(): Promise<void>
  /** Calls about a document, each with its answer or fault. */
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
    async faults() {
      const page = await (await fetch(controlUrl, { signal: AbortSignal.timeout(10_000) })).text()
      return Array.from(page.matchAll(/<dt>([\w-]+)<\/dt>/g), ([, name]) => `${name}`)
    },
    async setFault(fault) {
      await json('fault', { method: 'PUT', body: JSON.stringify(fault) })
    },
    async cancel(accessKey) {
      await json(`documents/${accessKey}`, { method: 'PUT', body: JSON.stringify({ state: 'ANULADO' }) })
    },
    async faultIsOver() {
      await until('the fault to be over', async () => ((await json('fault')) as Fault).name === 'none', { every: 20 })
    },
    async clearLog() {
      await json('log', { method: 'DELETE' })
    },
    async calls(accessKey) {
      const { calls } = await log()
      return calls
        .filter((call) => call.accessKey === accessKey)
        .map(({ operation, answer }) => `${operation}: ${answer}`)
    },
  }
}
