import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a test file is about, by its name; a contract test that needs no server is a unit test. */
export type Kind = 'unit' | 'component' | 'e2e'

/** What must be there before a test file runs. */
export interface Needs {
  mongo: boolean
  rabbit: boolean
  /** Programs that check our output (`ensureTools`). */
  tools: boolean
  /** The program that tries an API by its description. */
  schemathesis: boolean
  /** A browser that shows the dashboard. */
  chromium: boolean
  /** What `tsc -b` makes. */
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
/** What is imported for its types only starts nothing. */
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

/** Those of the patterns, which are regular expressions on the path, as jest's are; without patterns all. */
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

/** Told by what the file and those it imports by a path call: a package is not looked into. */
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

/** The file and all it imports by a path. */
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
    const known = texts.get(file)
    if (known !== undefined) return known
    const text = readFileSync(join(root, file), 'utf8')
    texts.set(file, text)
    return text
  }
}
