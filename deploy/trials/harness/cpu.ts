import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../../local/src/registry.ts'

const TICKS_PER_SECOND = 100

/**
 * CPU milliseconds of each process since its start, by name. Linux only.
 * @param ours texts that only its database's command line or its broker's environment contains
 */
export function cpuByProcess(ours: readonly string[]): Map<string, number> {
  const used = new Map<string, number>()
  for (const { name, pid } of pidsOf(ours)) used.set(name, (used.get(name) ?? 0) + cpuOf(pid))
  return used
}

export function pidsOf(ours: readonly string[]): { name: string; pid: string }[] {
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid))
    .flatMap((pid) => {
      const name = nameOf(pid, ours)
      return name === undefined ? [] : [{ name, pid }]
    })
}

export function difference(before: Map<string, number>, after: Map<string, number>): Map<string, number> {
  return new Map([...after].map(([name, used]) => [name, used - (before.get(name) ?? 0)]))
}

function nameOf(pid: string, ours: readonly string[]): string | undefined {
  const line = read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')
  if (line.includes(`${root}/deploy/trials/bench/one-process.ts`)) return 'one process'
  const [, service] = /services\/([a-z-]+)\/(?:dist|src)\/main/.exec(line) ?? []
  if (service !== undefined && line.includes(`${root}/services/`)) return service
  if (line.includes('mongod ')) return ours.some((mark) => line.includes(mark)) ? 'mongod' : undefined
  if (!line.includes('beam.smp')) return undefined
  const environment = read(`/proc/${pid}/environ`)
  return ours.some((mark) => environment.includes(mark)) ? 'rabbitmq' : undefined
}

function cpuOf(pid: string): number {
  const fields = read(`/proc/${pid}/stat`)
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / TICKS_PER_SECOND
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
