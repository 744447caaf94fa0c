import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The least the kernel takes: a process stands still for as short a time as can be. */
const QUOTA_US = 1_000
/** Of version 1 in a folder of its own, of version 2 in the one root. */
const CGROUPS = [
  {
    root: '/sys/fs/cgroup/cpu',
    file: 'cpu.cfs_quota_us',
    limit(folder: string, periodUs: number) {
      writeFileSync(join(folder, 'cpu.cfs_period_us'), `${periodUs}`)
      writeFileSync(join(folder, 'cpu.cfs_quota_us'), `${QUOTA_US}`)
    },
  },
  {
    root: '/sys/fs/cgroup',
    file: 'cpu.max',
    limit: (folder: string, periodUs: number) => writeFileSync(join(folder, 'cpu.max'), `${QUOTA_US} ${periodUs}`),
  },
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
    cgroup.limit(folder, Math.round(QUOTA_US / share))
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
