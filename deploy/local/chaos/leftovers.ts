import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Of each run: the process whose folder it is stands in its name. */
const NAME = /^etax-chaos-(\d+)-/
const MOUNTS = '/proc/mounts'
/** What the run had started ends with it, but not at once. */
const SERVERS_END_SECONDS = 4

/** A private folder of this run, which goes with it. */
export function temporaryFolder(life: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), `etax-chaos-${process.pid}-`))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Removes what runs left behind that were killed. */
export function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = Number(NAME.exec(name)?.[1] ?? Number.NaN)
    if (Number.isNaN(owner) || isAlive(owner)) continue
    const folder = join(tmpdir(), name)
    for (const mount of mountsBelow(folder)) spawnSync('umount', ['-l', mount], { stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Ends this process; what it had made is removed once its servers have noticed that it is gone. */
export function endAndRemove(code: number): never {
  wakeHalted()
  const own = readdirSync(tmpdir()).filter((name) => name.startsWith(`etax-chaos-${process.pid}-`))
  const folders = own.map((name) => join(tmpdir(), name))
  const script = `sleep ${SERVERS_END_SECONDS}; for mount in $MOUNTS; do umount -l "$mount"; done; rm -rf "$@"`
  const env = { ...process.env, MOUNTS: folders.flatMap(mountsBelow).join(' ') }
  spawn('sh', ['-c', script, 'sh', ...folders], { detached: true, stdio: 'ignore', env }).unref()
  process.exit(code)
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
