interface Entry {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}

/** Platforms of images and checks. */
const OURS = { os: 'linux', cpu: ['x64', 'arm64'], libc: 'glibc' }

/**
 * Packages of a lock file that npm installs without a hash or from another registry. Ignores parts for other platforms
 * that the registry lacked when the lock file was made: no image has them.
 */
export function unverifiedPackages({ packages }: { packages: Record<string, Entry> }): string[] {
  return Object.entries(packages)
    .filter(([place, entry]) => place.includes('node_modules/') && entry.link !== true)
    .filter(([, entry]) => !isVerified(entry) && !isForOtherMachines(entry))
    .map(([place, { version, resolved = 'no hash' }]) => `${place} ${version}: ${resolved}`)
}

function isVerified({ integrity, resolved }: Entry): boolean {
  const isOfRegistry = resolved === undefined || resolved.startsWith('https://registry.npmjs.org/')
  return integrity !== undefined && /^sha512-/.test(integrity) && isOfRegistry
}

function isForOtherMachines({ dev, optional, resolved, os = [], cpu = [], libc = [] }: Entry): boolean {
  if (dev !== true || optional !== true || resolved !== undefined) return false
  const runsHere = takes(os, OURS.os) && OURS.cpu.some((one) => takes(cpu, one)) && takes(libc, OURS.libc)
  return !runsHere
}

function takes(allowed: readonly string[], one: string): boolean {
  return allowed.length === 0 || allowed.includes(one)
}
