import { readdirSync, readFileSync } from 'node:fs'

/** Which process is which, by what stands in its command line. */
const names: [RegExp, string][] = [
  [/services\/([a-z-]+)\/(dist|src)\/main/, ''],
  [/mongod/, 'mongod'],
  [/beam\.smp/, 'rabbitmq'],
  [/bench\/one-process\.ts/, 'one process'],
]

const TICKS_PER_SECOND = 100

/** CPU milliseconds each process of the system has used since it was started, by name. Linux only. */
export function cpuByProcess(): Map<string, number> {
  const used = new Map<string, number>()
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const name = nameOf(pid)
    if (name !== undefined) used.set(name, (used.get(name) ?? 0) + cpuOf(pid))
  }
  return used
}

/** What was used between two looks. */
export function difference(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  return new Map([...after].map(([name, used]) => [name, used - (before.get(name) ?? 0)]))
}

function nameOf(pid: string): string | undefined {
  const line = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  for (const [pattern, name] of names) {
    const match = pattern.exec(line)
    if (match !== null) return name === '' ? match[1] : name
  }
  return undefined
}

function cpuOf(pid: string): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / TICKS_PER_SECOND
}

/** Empty where the process is gone. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
