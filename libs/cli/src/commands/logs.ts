import { setTimeout as pause } from 'node:timers/promises'
import type { LoggedRequest } from '@etax/client'
import type { Call, Command } from '../command.ts'
import { text } from '../language.ts'

export const logs: Command = {
  args: '',
  least: 0,
  most: 0,
  about: text('Show the latest requests with this key.', 'Muestra las últimas solicitudes con esta clave.'),
  options: {
    follow: { type: 'boolean', about: text('and those to come', 'y las que vengan') },
    failed: { type: 'boolean', about: text('only failed ones', 'solo las fallidas') },
  },
  async run(call) {
    const { out, options, signal } = call
    const seen = new Map<string, string>()
    for (let from: string | undefined; ; ) {
      for (const request of await newOnes(call, seen, from)) out.result(request, line(request))
      if (options.follow !== true) return 'good'
      from = overlapping([...seen.values()].at(-1))
      await pause(FOLLOW_MS, undefined, { signal })
    }
  },
}

const FOLLOW_MS = 1_000
/** The log is written a few seconds late, and not in order. */
const OVERLAP_MS = 15_000
const FIRST = 20

async function newOnes(
  { etax, options, signal }: Call,
  seen: Map<string, string>,
  from: string | undefined,
): Promise<LoggedRequest[]> {
  const filters = { ...(options.failed === true ? { status: 'failed' } : {}), ...(from === undefined ? {} : { from }) }
  const max = from === undefined ? FIRST : 1_000
  const requests = await etax()
    .requests.list({ ...filters, limit: Math.min(100, max) }, { signal })
    .all({ max })
  const unseen = requests.filter(({ id }) => !seen.has(id)).reverse()
  for (const { id, at } of unseen) seen.set(id, at)
  for (const [id, at] of seen) if (from !== undefined && at < from) seen.delete(id)
  return unseen
}

function overlapping(last: string | undefined): string {
  const at = last === undefined ? Date.now() : Date.parse(last)
  return new Date(at - OVERLAP_MS).toISOString()
}

function line({ at, method, path, query, status, durationMs, code, remedies }: LoggedRequest): string {
  const address = query === null ? path : `${path}?${query}`
  const request = `${at} ${status} ${method} ${address} ${durationMs} ms${code === null ? '' : ` ${code}`}`
  return [request, ...remedies.map(({ meaning, remedy }) => `  ${meaning} ${remedy}`)].join('\n')
}
