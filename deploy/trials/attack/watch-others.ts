import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { connectMongo } from '@etax/runtime'
import { answerText } from './attempt.ts'
import { sendHttp } from './http.ts'
import { stateOf, type Target } from './target.ts'

/**
 * Limits of the other workspace's wait for a signature: twice in a row, and absolute. A busy machine is slow at times.
 */
const MAX_SIGN_MS = 2_000
const MAX_ONCE_MS = 6_000
const MAX_LOOP_MS = 250
const EVERY_MS = 400

/** Effects on others during attacks. Ending it returns the problems. */
export interface Watch {
  end(): Promise<string[]>
}

export interface Observer {
  watch(storesNothing: boolean): Promise<Watch>
}

interface Needs {
  target: Target
  document: string
  eventLoopFile: string
}

export function observer({ target, document, eventLoopFile }: Needs): Observer {
  return {
    async watch(storesNothing) {
      const began = Date.now()
      const before = { victim: await victimOf(target), attacker: await rowsOf(target) }
      const stop = new AbortController()
      const problems: string[] = []
      const bystander = useAlong(target, document, stop.signal, problems)
      return {
        async end() {
          stop.abort()
          await bystander
          problems.push(...stallsSince(eventLoopFile, began))
          if ((await victimOf(target)) !== before.victim) problems.push('the other workspace’s records changed')
          const rows = await rowsOf(target)
          if (storesNothing && rows !== before.attacker) problems.push(`stored: ${before.attacker} became ${rows}`)
          return problems
        },
      }
    },
  }
}

async function useAlong({ baseUrl, victim }: Target, document: string, stop: AbortSignal, problems: string[]) {
  const signing = { method: 'POST', path: '/v1/developer/sign', headers: victim.liveHeaders, body: { xml: document } }
  const looking = { method: 'GET', path: '/v1/developer/certificate/status', headers: victim.liveHeaders }
  let slow = 0
  while (!stop.aborted) {
    const answers = await Promise.all([signing, looking].map((request) => sendHttp(baseUrl, request)))
    const ms = Math.max(...answers.map((answer) => answer.ms))
    slow = ms > MAX_SIGN_MS ? slow + 1 : 0
    if (slow > 1 || ms > MAX_ONCE_MS) problems.push(`the other workspace waited ${Math.round(ms)} ms for the signer`)
    const refusals = answers.filter(({ status }) => status !== 200)
    problems.push(...refusals.map((answer) => `the other workspace was answered ${answerText(answer)}`))
    await pause(EVERY_MS, undefined, { signal: stop }).catch(() => {})
  }
}

function stallsSince(file: string, began: number): string[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines
    .map((line) => JSON.parse(line) as { service: string; at: number; ms: number })
    .filter(({ at, ms }) => at >= began && ms > MAX_LOOP_MS)
    .map(
      ({ service, ms }) => `the event loop of ${/services\/([^/]+)/.exec(service)?.[1]} stood for ${Math.round(ms)} ms`,
    )
}

async function victimOf(target: Target): Promise<string> {
  return JSON.stringify(await stateOf(target.victim))
}

const STORED = [
  ['issuance', 'receipts'],
  ['signer', 'certificates'],
  ['api_gateway', 'users'],
  ['api_gateway', 'apiKeys'],
  ['webhook_dispatcher', 'endpoints'],
  ['catalog', 'taxpayers'],
  ['catalog', 'customers'],
  ['catalog', 'products'],
] as const

async function rowsOf({ mongodbUrl, databasePrefix }: Target): Promise<string> {
  const counts = STORED.map(async ([service, collection]) => {
    await using mongo = await connectMongo(mongodbUrl, `${databasePrefix}_${service}`)
    return `${collection} ${await mongo.db.collection(collection).countDocuments()}`
  })
  return (await Promise.all(counts)).join(', ')
}
