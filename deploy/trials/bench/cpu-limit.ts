import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The kernel's minimum: pauses are as short as possible. */
const QUOTA_US = 1_000
/** Version 1 in its own folder, version 2 in the root; files to write, in order. */
const CGROUPS = [
  {
    root: '/sys/fs/cgroup/cpu',
    limits: (periodUs: number) => ({ 'cpu.cfs_period_us': periodUs, 'cpu.cfs_quota_us': QUOTA_US }),
  },
  { root: '/sys/fs/cgroup', limits: (periodUs: number) => ({ 'cpu.max': `${QUOTA_US} ${periodUs}` }) },
]

/**
 * Limits each process to a share of a core by a control group.
 * @throws Error when this user may not make groups: it needs root
 */
export function limitCpu(pids: readonly string[], share: number): Disposable {
  const cgroup = usableCgroup()
  if (cgroup === undefined) throw new Error('no control group limits the CPU here: it takes Linux and root')
  const groups = pids.map((pid) => {
    const folder = join(cgroup.root, `etax-bench-${pid}`)
    mkdirSync(folder)
    for (const [file, limit] of Object.entries(cgroup.limits(Math.round(QUOTA_US / share)))) {
      writeFileSync(join(folder, file), `${limit}`)
    }
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

export function canLimitCpu(): boolean {
  return usableCgroup() !== undefined
}

function usableCgroup() {
  return CGROUPS.find(({ root, limits }) => {
    return existsSync(join(root, 'cgroup.procs')) && areOffered(root, Object.keys(limits(0)))
  })
}

function areOffered(root: string, files: readonly string[]): boolean {
  const folder = join(root, `etax-bench-${process.pid}`)
  try {
    mkdirSync(folder)
    const areThere = files.every((file) => existsSync(join(folder, file)))
    rmdirSync(folder)
    return areThere
  } catch {
    return false
  }
}
