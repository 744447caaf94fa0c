import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The file's name gives the kind. A contract test that needs no server is a unit test. */
export type Kind = 'unit' | 'component' | 'e2e'

/** The servers and programs that a test file needs. */
export interface Needs {
  mongo: boolean
  rabbit: boolean
  /** Programs that check our output (`ensureTools`). */
  tools: boolean
  /** The program that tests an API by its description. */
  schemathesis: boolean
  /** A browser that shows the dashboard. */
  chromium: boolean
  /** The output of `tsc -b`. */
  compiled: boolean
}

export interface TestFile extends Needs {
  file: string
  kind: Kind
}

const SERVERS = {
  mongo: /\b(testMongo|findMongo|startSystemOfProcesses)\(/,
  rabbit: /\b(testRabbit|findRabbit)\(/,
}
const TOOLS = /\b(openssl|pdftoppm|pdftotext|xmlsec1|zbarimg)\b/
/** Imports of types only are left out: they start nothing. */
const RELATIVE_IMPORT = /^(?:(?:import|export) (?!type )|\} from )(?:.* from )?'(\.[^']+\.ts)'/gm

/** Every test file of the repository, its path relative to `root`. */
export function testFiles(root: string): TestFile[] {
  const text = reader(root)
  return globSync('{libs,services,deploy}/**/*.test.ts', { cwd: root, exclude: isLeftOut })
    .toSorted()
    .map((file) => {
      const needs = needsOf(file, text)
      return { file, kind: kindOf(file, needs), ...needs }
    })
}

/** Returns the files whose path matches a pattern, which is a regular expression; without patterns, all files. */
export function matching<File extends { file: string }>(files: readonly File[], patterns: readonly string[]): File[] {
  if (patterns.length === 0) return [...files]
  const wanted = patterns.map((pattern) => new RegExp(pattern.replace(/^\.\//, ''), 'i'))
  return files.filter(({ file }) => wanted.some((pattern) => pattern.test(file)))
}

function isLeftOut(path: string): boolean {
  return /(^|\/)(node_modules|dist)$/.test(path)
}

function kindOf(file: string, { mongo, rabbit }: Needs): Kind {
  if (file.endsWith('.e2e.test.ts')) return 'e2e'
  if (file.endsWith('.component.test.ts')) return 'component'
  return file.endsWith('.contract.test.ts') && (mongo || rabbit) ? 'component' : 'unit'
}

/** Derived from the calls in the file and in its relative imports; packages are not read. */
function needsOf(file: string, text: (file: string) => string): Needs {
  const isEndToEnd = file.endsWith('.e2e.test.ts')
  const texts = [...reachable(file, text)].map(text)
  const some = (pattern: RegExp) => texts.some((one) => pattern.test(one))
  return {
    mongo: isEndToEnd || some(SERVERS.mongo),
    rabbit: isEndToEnd || some(SERVERS.rabbit),
    tools: some(TOOLS),
    schemathesis: isEndToEnd && some(/\bfindSchemathesis\(/),
    chromium: isEndToEnd && some(/\bfindChromium\(/),
    compiled: isEndToEnd,
  }
}

/** The file and its relative imports, and theirs. */
function reachable(file: string, text: (file: string) => string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  for (const [, path = ''] of text(file).matchAll(RELATIVE_IMPORT)) {
    reachable(join(dirname(file), path), text, found)
  }
  return found
}

function reader(root: string): (file: string) => string {
  const texts = new Map<string, string>()
  return (file) => {
    const cachedText = texts.get(file)
    if (cachedText !== undefined) return cachedText
    const text = readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return text
  }
}
