import { until } from '@etax/testkit'
import type { Answer } from '../../../harness/client.ts'
import type { Target } from '../target.ts'

/** @throws Error that names what has not recovered */
export type Check = () => Promise<void>

export type Act = (target: Target) => Promise<Check>

export const WITHIN = { within: 300_000, every: 250 }

export function must<T>(what: string, isSo: boolean, value: T): void {
  if (!isSo) throw new Error(`${what}: ${JSON.stringify(value)}`)
}

export function ok(answer: Answer, ...statuses: number[]): Answer['body'] {
  if (!statuses.includes(answer.status)) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

export function together(checks: readonly Check[]): Check {
  return async () => {
    await Promise.all(checks.map((check) => check()))
  }
}

export async function settled(
  target: Target,
  service: 'issuance' | 'api-gateway' | 'notifier',
  name: string,
  _id: string,
) {
  const rows = (await target.database(service)).collection<{ _id: string; due?: object }>(name)
  await until(
    `${service} ${name} ${_id} to be settled`,
    async () => {
      const row = await rows.findOne({ _id })
      return row !== null && row.due === undefined
    },
    WITHIN,
  )
}
