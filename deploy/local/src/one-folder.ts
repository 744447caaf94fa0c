import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The name holds the id of the owning process. */
const NAME = /^etax-of-(\d+)-/
const MOUNTS = '/proc/mounts'
const SERVERS_END_SECONDS = 4

/**
 * Puts temporary files of this process and its children into one folder, and removes it when this process ends, also by
 * Ctrl-C. After a kill, the next caller removes it.
 */
export function keepToOneFolder(): void {
  removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `etax-of-${process.pid}-`))
  process.env.TMPDIR = folder
  let endsOrderly = true
  process.on('exit', () => {
    if (endsOrderly) removeNow(folder)
  })
  // One Ctrl-C signals twice, from the terminal and from npm: the second must not interrupt the handling of the first.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      endsOrderly = false
      wakeHalted()
      removeSoon(folder)
      process.exit(128 + constants.signals[signal])
    })
  }
}

function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(NAME.exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(owner) || isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    for (const mount of mountsBelow(folder)) spawnSync('umount', ['-l', mount], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
}

function removeNow(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    removeSoon(folder)
  }
}

function removeSoon(folder: string): void {
  const script = `sleep ${SERVERS_END_SECONDS}; for mount in $MOUNTS; do umount -l "$mount"; done; rm -rf "$1"`
  const env = { ...process.env, MOUNTS: mountsBelow(folder).join(' ') }
  spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: 'ignore', env }).unref()
}

/**
 * A stopped process does not notice the end. Services and servers are children of this process with their own process
 * groups.
 */
function wakeHalted(): void {
  const children = `/proc/${process.pid}/task/${process.pid}/children`
  if (!existsSync(children)) return
  for (const pid of readFileSync(children, 'utf8').split(' ').filter(Boolean)) {
    try {
      process.kill(-Number(pid), 'SIGCONT')
    } catch {
      // A process without its own group is never stopped.
    }
  }
}

function mountsBelow(folder: string): string[] {
  if (!existsSync(MOUNTS)) return []
  const mounts = readFileSync(MOUNTS, 'utf8').split('\n')
  return mounts.map((line) => line.split(' ')[1] ?? '').filter((mount) => mount.startsWith(`${folder}/`))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
