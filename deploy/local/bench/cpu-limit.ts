import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PERIOD_US = 100_000
/** Of version 1 in a folder of its own, of version 2 in the one root. */
const CGROUPS = [
  { root: '/sys/fs/cgroup/cpu', file: 'cpu.cfs_quota_us', limit: (quota: number) => `${quota}` },
  { root: '/sys/fs/cgroup', file: 'cpu.max', limit: (quota: number) => `${quota} ${PERIOD_US}` },
]

/**
 * Lets each of these processes have a share of a core, by a control group of the kernel for each.
 * @throws Error where this user may not make any: it takes root
 */
export function limitCpu(pids: readonly string[], share: number): Disposable {
  const cgroup = found()
  if (cgroup === undefined) throw new Error('no control group limits the CPU here: it takes Linux and root')
  const groups = pids.map((pid) => {
    const folder = join(cgroup.root, `etax-bench-${pid}`)
    mkdirSync(folder)
    writeFileSync(join(folder, cgroup.file), cgroup.limit(Math.round(PERIOD_US * share)))
    writeFileSync(join(folder, 'cgroup.procs'), pid)
    return { folder, pid }
  })
  return {
    [Symbol.dispose]() {
      for (const { folder, pid } of groups) {
        if (existsSync(`/proc/${pid}`)) writeFileSync(join(cgroup.root, 'cgroup.procs'), pid)
        rmdirSync(folder)
      }
    },
  }
}

/** Whether this user may limit processes here. */
export function canLimitCpu(): boolean {
  return found() !== undefined
}

function found() {
  return CGROUPS.find(({ root, file }) => existsSync(join(root, 'cgroup.procs')) && isOffered(root, file))
}

/** Whether a group made here has that file. */
function isOffered(root: string, file: string): boolean {
  const folder = join(root, `etax-bench-${process.pid}`)
  try {
    mkdirSync(folder)
    const isThere = existsSync(join(folder, file))
    rmdirSync(folder)
    return isThere
  } catch {
    return false
  }
}
