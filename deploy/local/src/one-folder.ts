import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/** The process whose folder it is stands in its name. */
const NAME = /^etax-of-(\d+)-/
const MOUNTS = '/proc/mounts'
/** What the process had started ends with it, but not at once. */
const SERVERS_END_SECONDS = 4

/**
 * From here on, whatever this process and those that it starts put into the system's temporary folder goes into one of their
 * own, which goes with this process: when it ends, by Ctrl-C too. Where it was killed, the next to ask for this removes it.
 */
export function keepToOneFolder(): void {
  removeLeftovers()
  const folder = mkdtempSync(join(tmpdir(), `etax-of-${process.pid}-`))
  process.env.TMPDIR = folder
  let endsOrderly = true
  process.on('exit', () => {
    if (endsOrderly) removeNow(folder)
  })
  // The terminal signals us, npm signals us again: the second must not end us while we do what the first asks for.
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

/** What is still written to is removed once its writer has ended. */
function removeNow(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    removeSoon(folder)
  }
}

/** Once the servers of this process have noticed that it is gone. */
function removeSoon(folder: string): void {
  const script = `sleep ${SERVERS_END_SECONDS}; for mount in $MOUNTS; do umount -l "$mount"; done; rm -rf "$1"`
  const env = { ...process.env, MOUNTS: mountsBelow(folder).join(' ') }
  spawn('sh', ['-c', script, 'sh', folder], { detached: true, stdio: 'ignore', env }).unref()
}

/** What a fault has halted would not notice. Services and servers are children of this process, each with a group of its own. */
function wakeHalted(): void {
  const children = `/proc/${process.pid}/task/${process.pid}/children`
  if (!existsSync(children)) return
  for (const pid of readFileSync(children, 'utf8').split(' ').filter(Boolean)) {
    try {
      process.kill(-Number(pid), 'SIGCONT')
    } catch {
      // One without a group of its own is never halted.
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
