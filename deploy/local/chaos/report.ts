import { percentile } from '../bench/load.ts'
import type { Evidence } from './evidence.ts'
import type { ClientCall, FaultRun } from './history.ts'
import { type Checked, lostIn } from './invariants.ts'

/** What a run came to. */
export interface Outcome {
  seed: number
  seconds: number
  versions: Record<string, string>
  counts: Record<string, number>
  checked: Checked[]
  faults: FaultFigures[]
  latency: Record<'calm' | 'in trouble', { calls: number; p50: number; p99: number }>
  /** What was not done when time was up. */
  left: string[]
  /** Faults that could not be tried here, and why. */
  untried: string[]
}

export interface FaultFigures {
  name: string
  times: number
  /** Seconds until no receipt had waited for 10 s. */
  median: number
  worst: number
  /** Share of the calls while it lasted that were answered 5xx, or not at all. */
  failed: number
}

/** As in a report of Jepsen: what clients asked, what they were told, and what became of it. */
export function countsOf(evidence: Evidence): Record<string, number> {
  const { calls, receipts, mails } = evidence
  const wishes = new Map<string, ClientCall[]>()
  for (const call of calls) wishes.set(call.reference, [...(wishes.get(call.reference) ?? []), call])
  const told = [...wishes.values()]
  const of = (test: (some: ClientCall[]) => boolean) => told.filter(test).length
  const stored = new Set(receipts.map(({ id }) => id))
  const accepted = (some: ClientCall[]) => some.find(({ status }) => status >= 200 && status < 300)
  return {
    attempts: calls.length,
    wishes: told.length,
    acknowledged: of((some) => accepted(some) !== undefined),
    ok: of((some) => isStored(accepted(some), stored)),
    recovered: of((some) => some.length > 1 && isStored(accepted(some), stored)),
    refused: of((some) => some.some(({ status }) => status >= 400 && status < 500 && status !== 429)),
    unanswered: of((some) => some.every(({ status }) => status === 0 || status >= 500 || status === 429)),
    'answered 503': calls.filter(({ status }) => status === 503).length,
    unexpected: unexpectedIn(calls).length,
    lost: lostIn(evidence).length,
    duplicated: receipts.length - new Set(receipts.map(({ reference, id }) => reference ?? id)).size,
    'mails that may be double': ambiguous(mails),
    ...states(receipts),
  }
}

/** A failure that says neither that it will pass nor when to come again. */
export function unexpectedIn(calls: readonly ClientCall[]): ClientCall[] {
  return calls.filter(({ status, retryAfter }) => status >= 500 && (status !== 503 || retryAfter === undefined))
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
    const recoveries = some.map(({ recoveredMs }) => (recoveredMs ?? Number.POSITIVE_INFINITY) / 1_000)
    const during = calls.filter(({ at }) => some.some(({ from, healed }) => at >= from && at <= healed + 1_000))
    const failed = during.filter(({ status }) => status === 0 || status >= 500).length
    return {
      name,
      times: some.length,
      median: percentile(recoveries, 0.5),
      worst: Math.max(...recoveries),
      failed: during.length === 0 ? 0 : failed / during.length,
    }
  })
}

/** Of accepted calls: while something was wrong, or had been in the 5 s before, and otherwise. */
export function latencyOf(faults: readonly FaultRun[], calls: readonly ClientCall[]): Outcome['latency'] {
  const isTroubled = ({ at }: ClientCall) =>
    faults.some(({ from, healed }) => at >= from - 1_000 && at <= healed + 5_000)
  const taken = calls.filter(({ status }) => status >= 200 && status < 300)
  const of = (some: readonly ClientCall[]) => {
    const all = some.map(({ ms }) => ms)
    return { calls: all.length, p50: percentile(all, 0.5), p99: percentile(all, 0.99) }
  }
  return { calm: of(taken.filter((call) => !isTroubled(call))), 'in trouble': of(taken.filter(isTroubled)) }
}

/** The tables that docs/reliability.md has. */
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
    row('', 'promise', 'looked at', 'broken'),
    row('---', '---', '---:', '---:'),
    ...checked.map(({ id, promise, looked, breaches }) => row(id, promise, looked, breaches.length)),
    '',
    row('fault', 'times', 'caught up, median s', 'worst s', 'calls failed'),
    row('---', '---:', '---:', '---:', '---:'),
    ...faults.map(({ name, times, median, worst, failed }) =>
      row(name, times, median.toFixed(1), worst.toFixed(1), `${(failed * 100).toFixed(1)} %`),
    ),
    '',
    row('accepted calls', 'number', 'p50 ms', 'p99 ms'),
    row('---', '---:', '---:', '---:'),
    ...Object.entries(latency).map(([when, { calls, p50, p99 }]) => row(when, calls, p50, p99)),
    ...[...untried, ...left].map((one) => `\n${one}`),
  ]
  return `${lines.join('\n')}\n`
}
