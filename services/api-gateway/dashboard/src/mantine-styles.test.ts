import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

// Styles are imported by component: Mantine's whole sheet is three times as large. A component's parts have their own
// styles, in the order of that sheet.

const SRC = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)
const FOUNDATIONS = ['baseline', 'default-css-variables', 'global']

test('pages before the sign-in have the styles of the components they use, and no others', () => {
  const pages = readdirSync(join(SRC, 'pages/sign-in')).map((name) => join(SRC, 'pages/sign-in', name))
  const files = imported([join(SRC, 'app.tsx'), ...pages.filter(isSource)])

  expect(stylesIn('first-styles.ts')).toEqual(inOrder([...FOUNDATIONS, ...stylesOf(files)]))
})

test('pages behind the sign-in have the styles of all other components', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).map((name) => join(SRC, name))
  const first = stylesIn('first-styles.ts')

  const others = [...stylesOf(files.filter(isSource))].filter((name) => !first.includes(name))
  expect(stylesIn('shell/shell-styles.ts')).toEqual(inOrder(others))
})

function isSource(file: string): boolean {
  return /\.tsx?$/.test(file) && !file.endsWith('.test.ts')
}

function stylesIn(file: string): string[] {
  const lines = readFileSync(join(SRC, file), 'utf8').matchAll(/^import '@mantine\/core\/styles\/(.+)\.css'$/gm)
  return [...lines].flatMap(([, name = '']) => name)
}

function imported(files: readonly string[], visited = new Set<string>()): Set<string> {
  for (const file of files) {
    if (visited.has(file)) continue
    visited.add(file)
    const next = valueImports(file).filter(({ from }) => from.startsWith('.') && isSource(from))
    imported(
      next.map(({ from }) => resolve(dirname(file), from)),
      visited,
    )
  }
  return visited
}

function stylesOf(files: Iterable<string>): Set<string> {
  const styles = new Set<string>()
  for (const file of files) for (const one of valueImports(file)) collect(one, styles)
  return styles
}

interface Import {
  names: string[]
  from: string
}

/** Omits type imports, which load nothing. */
function valueImports(file: string): Import[] {
  const imports = readFileSync(file, 'utf8').matchAll(/^(?:import|export) (?!type )\{?([^'"]*?)\}? from ['"](.+)['"]/gm)
  return [...imports].map(([, names = '', from = '']) => ({
    names: names.split(',').map((name) => name.trim()),
    from,
  }))
}

function collect({ names, from }: Import, styles: Set<string>): void {
  if (!/^@mantine\/(core|notifications)$/.test(from)) return
  const root = join(dirname(require.resolve(`${from}/styles.css`)), 'esm')
  const index = valueImports(join(root, 'index.mjs'))
  for (const name of names) {
    const home = index.find((line) => line.from.startsWith('.') && line.names.includes(name))
    if (home !== undefined) collectFile(resolve(root, home.from), styles, new Set())
  }
}

function collectFile(file: string, styles: Set<string>, visited: Set<string>): void {
  if (visited.has(file)) return
  visited.add(file)
  if (file.includes('/@mantine/core/') && file.endsWith('.module.mjs')) styles.add(basename(file, '.module.mjs'))
  for (const { names, from } of valueImports(file)) {
    if (from.startsWith('.')) collectFile(resolve(dirname(file), from), styles, visited)
    else collect({ names, from }, styles)
  }
}

/** Sorts the names as in the whole sheet: later styles override earlier ones. */
function inOrder(names: Iterable<string>): string[] {
  const sheet = readFileSync(require.resolve('@mantine/core/styles.css'), 'utf8')
  const placeOf = (name: string) => {
    const place = sheet.indexOf(readFileSync(require.resolve(`@mantine/core/styles/${name}.css`), 'utf8').trim())
    if (place < 0) throw new Error(`Mantine's sheet has ${name} in another form`)
    return place
  }
  return [...new Set(names)].sort((one, other) => placeOf(one) - placeOf(other))
}
