// The page at /dashboard, built when its sources change. As a program: builds it for the gateway's image.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const repository = join(import.meta.dirname, '../../..')
const PAGE = 'services/api-gateway/dashboard'
/** A pattern without matches counts as a source, too. */
const SOURCES = [
  `${PAGE}/{index.html,package.json,tsconfig.json,vite.config.ts,chunk-groups.ts}`,
  `${PAGE}/{src,public}/**`,
  'libs/{client,kernel,tax-document}/{package.json,src/**}',
  'package-lock.json',
  'tsconfig.base.json',
]
const MARK = '.built-from'
const PACKED = new Set(['.css', '.js', '.json', '.mjs', '.svg', '.ttf', '.txt', '.wasm', '.webmanifest'])

if (import.meta.main) await buildDashboard(console.log)

/**
 * Builds the page unless its sources are unchanged. The previous build stays until the new one is complete.
 * @throws Error when the build fails, after printing the errors
 */
export async function buildDashboard(progress: (line: string) => void, root = repository): Promise<void> {
  const folder = join(root, PAGE, 'dist')
  const sources = dashboardSources(root)
  if (sources === builtFrom(folder)) return
  progress('building the dashboard: its sources have changed (some 10 s)')
  const began = performance.now()
  const newFolder = join(root, '.cache', `dashboard-${process.pid}`)
  try {
    await vite(join(root, PAGE), newFolder)
    await packFiles(newFolder)
    writeFileSync(join(newFolder, MARK), sources)
    rmSync(folder, { recursive: true, force: true })
    renameSync(newFolder, folder)
  } finally {
    rmSync(newFolder, { recursive: true, force: true })
  }
  progress(`the dashboard was built in ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

export function dashboardSources(root = repository): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function builtFrom(folder: string): string | undefined {
  const mark = join(folder, MARK)
  return existsSync(mark) ? readFileSync(mark, 'utf8') : undefined
}

async function vite(page: string, outDir: string): Promise<void> {
  mkdirSync(dirname(outDir), { recursive: true })
  const program = join(repository, 'node_modules/vite/bin/vite.js')
  const args = ['build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const child = spawn(process.execPath, [program, ...args], { cwd: page, stdio: ['ignore', 'inherit', 'inherit'] })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('The dashboard cannot be built: see above.')
}

/** Compresses once at the highest level, so that the gateway does not compress for each visitor. */
async function packFiles(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && PACKED.has(extname(entry.name)))
  await Promise.all(files.map(({ parentPath, name }) => pack(join(parentPath, name))))
}

async function pack(file: string): Promise<void> {
  const content = readFileSync(file)
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params }))
  writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
}
