import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buildDashboard, dashboardSources } from './build-dashboard.ts'

const PAGE = 'services/api-gateway/dashboard'
let root: string

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'etax-page-'))
  write(`${PAGE}/index.html`, '<!doctype html><script type="module" src="/src/main.ts"></script>')
  write(`${PAGE}/src/main.ts`, "document.title = 'first'\n")
  write(`${PAGE}/src/main.test.ts`, '')
  write(`${PAGE}/package.json`, '{"type": "module"}')
})

afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

async function isBuilt(): Promise<boolean> {
  const lines: string[] = []
  await buildDashboard((line) => lines.push(line), root)
  return lines.length > 0
}

function script(): string {
  const assets = join(root, PAGE, 'dist/assets')
  const [name = ''] = readdirSync(assets).filter((one) => one.endsWith('.js'))
  return join(assets, name)
}

test('the page is built once for its sources, packed both ways, and again when one has changed', async () => {
  expect(await isBuilt()).toBe(true)
  const content = readFileSync(script(), 'utf8')
  expect(content).toContain('first')
  expect(brotliDecompressSync(readFileSync(`${script()}.br`)).toString()).toBe(content)
  expect(gunzipSync(readFileSync(`${script()}.gz`)).toString()).toBe(content)

  write(`${PAGE}/src/main.test.ts`, '// changed')
  expect(await isBuilt()).toBe(false)

  write(`${PAGE}/src/main.ts`, "document.title = 'second'\n")
  expect(await isBuilt()).toBe(true)
  expect(readFileSync(script(), 'utf8')).toContain('second')

  write(`${PAGE}/src/main.ts`, "import './nowhere.ts'\n")
  await expect(isBuilt()).rejects.toThrow('The dashboard cannot be built: see above.')
  expect(readFileSync(script(), 'utf8')).toContain('second')
  expect(readdirSync(join(root, '.cache'))).toEqual([])
})

test.each([
  `${PAGE}/vite.config.ts`,
  'libs/tax-document/src/totals.ts',
  'libs/client/src/generated/types.ts',
  'package-lock.json',
])('the page is made of %s, among others', (file) => {
  const before = dashboardSources(root)
  write(file, 'changed')
  const after = dashboardSources(root)
  rmSync(join(root, file))

  expect(after).not.toBe(before)
  expect(dashboardSources(root)).toBe(before)
})
