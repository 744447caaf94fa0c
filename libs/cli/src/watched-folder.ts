import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { extname, join } from 'node:path'
import { UsageError } from './exit.ts'
import { text } from './language.ts'
import { EXTENSIONS, type ReadOrder } from './read-orders.ts'
import type { Result } from './verdicts.ts'

/** A file that was still being written a moment ago is left for later. */
const SETTLED_MS = 2_000

/**
 * A folder whose files are issued. A file is claimed by its move to `working`, which one program wins; its results are
 * written as they come, and it moves to `done` last. So the next program continues where a killed one was.
 */
export interface WatchedFolder {
  /** The next file to issue: an interrupted one first. */
  claim(): string | undefined
  pathOf(claimed: string): string
  /** The results of an interrupted run. */
  resultsOf(claimed: string): Result[]
  record(claimed: string, result: Result): void
  /** Moves the file and its results to `done`, and writes the refused orders to `refused`, to correct them. */
  finish(claimed: string, orders: readonly ReadOrder[]): void
  /** Moves a file that cannot be read to `refused`. */
  refuse(claimed: string): void
  [Symbol.dispose](): void
}

/** @throws UsageError for a folder that does not exist, or that another program watches */
export function watchedFolder(folder: string): WatchedFolder {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) {
    throw new UsageError(text(`${folder} is no folder.`, `${folder} no es una carpeta.`))
  }
  const lock = lockOf(folder)
  const [working, done, refused] = ['working', 'done', 'refused'].map((name) => join(folder, name))
  const inside = { working: working ?? '', done: done ?? '', refused: refused ?? '' }
  for (const one of Object.values(inside)) mkdirSync(one, { recursive: true })
  const seen = new Map<string, string>()
  const resultsFile = (claimed: string) => join(inside.working, `${claimed}${RESULTS}`)

  return {
    claim() {
      const [interrupted] = filesIn(inside.working)
      if (interrupted !== undefined) return interrupted
      for (const name of filesIn(folder)) {
        if (!isSettled(join(folder, name), seen)) continue
        const claimed = freeName(name, inside.done)
        renameSync(join(folder, name), join(inside.working, claimed))
        return claimed
      }
      return undefined
    },
    pathOf: (claimed) => join(inside.working, claimed),
    resultsOf: (claimed) => resultsIn(resultsFile(claimed)),
    record: (claimed, result) => appendFileSync(resultsFile(claimed), `${JSON.stringify(result)}\n`),
    finish(claimed, orders) {
      const failed = new Set(
        resultsIn(resultsFile(claimed)).flatMap(({ line, status }) => (status === 'refused' ? line : [])),
      )
      const wrong = orders.flatMap(({ line, order }) => (failed.has(line) ? order : []))
      if (wrong.length > 0) {
        writeFileSync(join(inside.refused, `${claimed}.json`), `${JSON.stringify(wrong, null, 2)}\n`)
      }
      if (existsSync(resultsFile(claimed))) renameSync(resultsFile(claimed), join(inside.done, `${claimed}${RESULTS}`))
      renameSync(join(inside.working, claimed), join(inside.done, claimed))
    },
    refuse: (claimed) => renameSync(join(inside.working, claimed), join(inside.refused, claimed)),
    [Symbol.dispose]: () => rmSync(lock, { force: true }),
  }
}

const RESULTS = '.results.ndjson'

function filesIn(folder: string): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile())
  return files
    .map(({ name }) => name)
    .filter(
      (name) => EXTENSIONS.includes(extname(name).toLowerCase()) && !name.endsWith(RESULTS) && !name.startsWith('.'),
    )
    .sort()
}

function isSettled(file: string, seen: Map<string, string>): boolean {
  const { size, mtimeMs } = statSync(file)
  const now = `${size} ${mtimeMs}`
  const isSame = seen.get(file) === now
  seen.set(file, now)
  return isSame || Date.now() - mtimeMs > SETTLED_MS
}

/** An earlier file of the same name stays. */
function freeName(name: string, done: string): string {
  const end = extname(name)
  const bare = name.slice(0, -end.length)
  for (let count = 1; ; count += 1) {
    const free = count === 1 ? name : `${bare}-${count}${end}`
    if (!existsSync(join(done, free))) return free
  }
}

/** A line that a kill cut off is left out, and issued again: its reference finds the first receipt. */
function resultsIn(file: string): Result[] {
  if (!existsSync(file)) return []
  const whole = readFileSync(file, 'utf8')
  const complete = whole.slice(0, whole.lastIndexOf('\n') + 1)
  if (complete !== whole) writeFileSync(file, complete)
  return complete.split('\n').flatMap((line) => (line === '' ? [] : (JSON.parse(line) as Result)))
}

/** The lock of a killed program is taken over. */
function lockOf(folder: string): string {
  const lock = join(folder, '.etax-watch')
  for (;;) {
    try {
      const file = openSync(lock, 'wx')
      writeFileSync(file, String(process.pid))
      closeSync(file)
      return lock
    } catch {
      const pid = Number(existsSync(lock) ? readFileSync(lock, 'utf8') : '')
      if (isRunning(pid)) {
        throw new UsageError(
          text(`Process ${pid} watches ${folder} already.`, `El proceso ${pid} ya vigila ${folder}.`),
        )
      }
      rmSync(lock, { force: true })
    }
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as { code?: unknown }).code === 'EPERM'
  }
}
