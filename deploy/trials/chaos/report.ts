import { percentile } from '../harness/percentile.ts'
import type { Evidence } from './evidence.ts'
import type { ClientCall, FaultRun } from './history.ts'
import { type Checked, lostIn, purgedIn, unexpectedIn } from './invariants.ts'

export interface Outcome {
  seed: number
  seconds: number
  versions: Record<string, string>
  counts: Record<string, number>
  checked: Checked[]
  faults: FaultFigures[]
  latency: Record<string, { calls: number; p50: number; p99: number }>
  left: string[]
  untried: string[]
}

export interface FaultFigures {
  name: string
  times: number
  /** Seconds until no receipt had waited for 10 s, other faults included. */
  median: number
  worst: number
  alone: { times: number; worst: number }
  failed: number
}

export function countsOf(evidence: Evidence): Record<string, number> {
  const { calls, receipts, mails } = evidence
  const byReference = new Map<string, ClientCall[]>()
  for (const call of calls) byReference.set(call.reference, [...(byReference.get(call.reference) ?? []), call])
  const requests = [...byReference.values()]
  const of = (test: (some: ClientCall[]) => boolean) => requests.filter(test).length
  const purged = purgedIn(evidence)
  const stored = new Set([...receipts.map(({ id }) => id), ...purged.keys()])
  const accepted = (some: ClientCall[]) => some.find(({ status }) => status >= 200 && status < 300)
  return {
    attempts: calls.length,
    wishes: requests.length,
    acknowledged: of((some) => accepted(some) !== undefined),
    ok: of((some) => isStored(accepted(some), stored)),
    recovered: of((some) => some.length > 1 && isStored(accepted(some), stored)),
    refused: of((some) => some.some(({ status }) => status >= 400 && status < 500 && status !== 429)),
    unanswered: of((some) => some.every(({ status }) => status === 0 || status >= 500 || status === 429)),
    'answered 503': calls.filter(({ status }) => status === 503).length,
    unexpected: unexpectedIn(calls).length,
    lost: lostIn(evidence).length,
    'purged in the sandbox': purged.size,
    duplicated: receipts.length - new Set(receipts.map(({ reference, id }) => reference ?? id)).size,
    'mails sent twice': ambiguous(mails),
    ...states(receipts),
  }
}

function isStored(call: ClientCall | undefined, stored: ReadonlySet<string>): boolean {
  return call !== undefined && (call.receiptId === undefined || stored.has(call.receiptId))
}

function ambiguous(mails: Evidence['mails']): number {
  const seen = new Set<string>()
  return mails.filter(({ id, to }) => {
    const key = `${id} ${to.join(',')}`
    const again = seen.has(key)
    seen.add(key)
    return again
  }).length
}

function states(receipts: Evidence['receipts']): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { status } of receipts) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

export function figuresOf(faults: readonly FaultRun[], calls: readonly ClientCall[]): FaultFigures[] {
  const names = [...new Set(faults.map(({ name }) => name))].toSorted()
  return names.map((name) => {
    const some = faults.filter((fault) => fault.name === name)
    const recoveries = some.map(secondsOf)
    const alone = some.filter((fault) => !faults.some((other) => other !== fault && isBeside(fault, other)))
    const during = calls.filter(({ at }) => some.some(({ from, healed }) => at >= from && at <= healed + 1_000))
    const failed = during.filter(({ status }) => status === 0 || status >= 500).length
    return {
      name,
      times: some.length,
      median: percentile(recoveries, 0.5),
      worst: Math.max(...recoveries),
      alone: { times: alone.length, worst: Math.max(0, ...alone.map(secondsOf)) },
      failed: during.length === 0 ? 0 : failed / during.length,
    }
  })
}

const secondsOf = ({ recoveredMs }: FaultRun) => (recoveredMs ?? Number.POSITIVE_INFINITY) / 1_000

function isBeside({ from, healed, recoveredMs = Number.POSITIVE_INFINITY }: FaultRun, other: FaultRun): boolean {
  return other.from <= healed + recoveredMs && other.healed >= from
}

const BEFORE_MS = 1_000
const AFTER_MS = 5_000

/** Latency of accepted calls: without faults, during a single process restart, and otherwise. */
export function latencyOf(faults: readonly FaultRun[], calls: readonly ClientCall[]): Outcome['latency'] {
  const around = ({ at }: ClientCall) =>
    faults.filter(({ from, healed }) => at >= from - BEFORE_MS && at <= healed + AFTER_MS)
  const rows: Record<string, number[]> = { calm: [], 'one process killed': [], 'other trouble': [] }
  for (const call of calls.filter(({ status }) => status >= 200 && status < 300)) {
    const near = around(call)
    const isKill = near.length === 1 && near[0]?.name === 'kill'
    rows[near.length === 0 ? 'calm' : isKill ? 'one process killed' : 'other trouble']?.push(call.ms)
  }
  const figures = Object.entries(rows).map(([when, all]) => [
    when,
    { calls: all.length, p50: percentile(all, 0.5), p99: percentile(all, 0.99) },
  ])
  return Object.fromEntries(figures)
}

export function inMarkdown({
  seed,
  seconds,
  versions,
  counts,
  checked,
  faults,
  latency,
  left,
  untried,
}: Outcome): string {
  const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const lines = [
    `Seed ${seed}, ${Math.round(seconds / 60)} minutes; ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}.`,
    '',
    row('count', 'of this run'),
    row('---', '---:'),
    ...Object.entries(counts).map(([name, count]) => row(name, count)),
    '',
    row('', 'promise', 'checked', 'broken'),
    row('---', '---', '---:', '---:'),
    ...checked.map(({ id, promise, looked, breaches }) => row(id, promise, looked, breaches.length)),
    '',
    `Faults: ${faults.reduce((sum, { times }) => sum + times, 0)}.`,
    '',
    row('fault', 'times', 'caught up, median s', 'worst s', 'alone', 'worst s alone', 'calls failed'),
    row('---', '---:', '---:', '---:', '---:', '---:', '---:'),
    ...faults.map(({ name, times, median, worst, alone, failed }) => {
      const ownWorst = alone.times === 0 ? '' : alone.worst.toFixed(1)
      return row(
        name,
        times,
        median.toFixed(1),
        worst.toFixed(1),
        alone.times,
        ownWorst,
        `${(failed * 100).toFixed(1)} %`,
      )
    }),
    '',
    row('accepted calls', 'number', 'p50 ms', 'p99 ms'),
    row('---', '---:', '---:', '---:'),
    ...Object.entries(latency).map(([when, { calls, p50, p99 }]) => row(when, calls, p50, p99)),
    ...[...untried, ...left].map((one) => `\n${one}`),
  ]
  return `${lines.join('\n')}\n`
}
