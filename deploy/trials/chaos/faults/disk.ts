import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { missing, primaryOf } from './database.ts'
import type { Fault } from './fault.ts'

/** The primary's disk is full, so MongoDB ends. Only the last member has a small disk. */
export const fullDisk: Fault = {
  name: 'full-disk',
  missing: (cluster) => missing(cluster) ?? (cluster.smallDisk === undefined ? 'no tmpfs can be mounted' : undefined),
  async begin({ mongo, smallDisk = '' }, random) {
    const member = mongo?.members.at(-1)
    if (mongo === undefined || member === undefined) throw new Error('there is no such member')
    await mongo.tell(member, { replSetStepUp: 1 }).catch(() => {})
    const filler = `${smallDisk}/filler`
    execFileSync('sh', ['-c', `dd if=/dev/zero of=${filler} bs=1M 2>/dev/null || true`])
    const heal = async () => {
      execFileSync('rm', ['-f', filler])
      await member.kill()
      await member.start()
    }
    return { detail: 'the last member', seconds: 10 + random.below(10), heal }
  },
}

const SLOWEST_MS = 1_000

/** Disk writes of the primary, or of a broker node, take long; other disks are fast. */
export const slowDisk: Fault = {
  name: 'slow-disk',
  missing: (cluster) => missing(cluster) ?? (canTrace() ? undefined : 'strace is not installed, or may not trace'),
  async begin({ mongo, rabbit }, random) {
    const node = random.below(2) === 0 ? undefined : random.pick(rabbit?.nodes ?? [])
    const server = node ?? (await primaryOf(mongo))
    const ms = random.pick([50, 200, SLOWEST_MS])
    const slow = await delayed(server.group(), ms)
    const target = node === undefined ? 'primary' : `node ${rabbit?.nodes.indexOf(node)}`
    return { detail: `${target}, ${ms} ms`, seconds: 10 + random.below(15), heal: slow.end }
  },
}

/**
 * Delays every fsync of a process group.
 * @throws Error when the group has ended
 */
async function delayed(group: number | undefined, ms: number): Promise<{ end(): Promise<void> }> {
  const pids = group === undefined ? [] : processesOf(group)
  if (pids.length === 0) throw new Error('the server does not run')
  const calls = 'fsync,fdatasync'
  const delay = [`trace=${calls}`, `inject=${calls}:delay_enter=${ms * 1_000}`].flatMap((rule) => ['-e', rule])
  const strace = spawn('strace', ['-f', '-qq', '-o', '/dev/null', ...delay, '-p', pids.join(',')], { stdio: 'ignore' })
  const ended = once(strace, 'exit')
  ended.catch(() => {})
  return {
    async end() {
      // strace detaches from its processes before it ends.
      strace.kill('SIGTERM')
      if (strace.exitCode === null && strace.signalCode === null) await ended
    },
  }
}

function processesOf(group: number): string[] {
  return readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && groupOf(pid) === group)
}

/** The fifth field of /proc/PID/stat; the second, the program's name, may contain spaces and ends with a bracket. */
function groupOf(pid: string): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
  } catch {
    return Number.NaN
  }
}

function canTrace(): boolean {
  return spawnSync('strace', ['-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' }).status === 0
}
