// npm run figures [-- --rev REVISION]: lengths of files and functions of production code, files that name every kind of
// document or every service, files that five changes touch, and packages, beside a revision's. The lengths leave out
// tests, benches, generated and compiled code. A function is everything with a body in braces; its lines include inner
// functions.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kindFacts } from '@etax/tax-document/kind-facts'
import ts from 'typescript'
import { readCommandLine } from '../local/src/command-line.ts'
import { isCode, rowsOfChanges, rowsOfPackages, type SourceText } from './figures-of-changes.ts'
import { filesOf } from './temporary-copy.ts'

interface Measured {
  file: string
  lines: number
  imports: number
  functions: { name: string; lines: number }[]
}

const root = join(import.meta.dirname, '../..')
const PRODUCTION = /^(libs|services)\/[^/]+\/src\/.*\.ts$|^deploy\/local\/src\/.*\.ts$/
const LEFT_OUT = /\.test\.ts$|\/(generated|tests|bench|fixtures|dist)\//
const SMALL_FILE_LINES = 30
const LOCK_FILE = 'package-lock.json'
const MAY_LIST_KINDS =
  /^(libs|services)\/[^/]+\/(dashboard\/)?src\/.*\.tsx?$|^deploy\/local\/src\/.*\.ts$|^protos\/.*\.proto$/
/** The folder of a kind may name related kinds. */
const OF_A_KIND = /^libs\/tax-document\/src\/kinds\/[^/]+\//

const config = { options: { rev: { type: 'string' } } } as const
const { rev } = readCommandLine(config, 'usage: npm run figures -- [--rev REVISION]', ({ values }) => values)
const columns = [columnOf('working tree', workingTree())]
if (rev !== undefined) columns.unshift(columnOf(rev, revision(rev)))
print()

function columnOf(title: string, sources: readonly SourceText[]) {
  const measured = rowsOf(measureAll(sources.filter(({ file }) => isProduction(file))))
  const kinds: [string, string] = ['files that name every kind of document', `${listing(sources).length}`]
  const code = sources.filter(({ file }) => isCode(file))
  const lockFile = sources.find(({ file }) => file === LOCK_FILE)?.text ?? '{"packages":{}}'
  return { title, rows: [...measured, kinds, ...rowsOfChanges(code), ...rowsOfPackages(lockFile)] }
}

function workingTree(): SourceText[] {
  return filesOf(root)
    .filter(isRead)
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}

function revision(rev: string): SourceText[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 << 20 })
  return git('ls-tree', '-r', '--name-only', rev)
    .split('\n')
    .filter(isRead)
    .map((file) => ({ file, text: git('show', `${rev}:${file}`) }))
}

function isRead(file: string): boolean {
  return isProduction(file) || mayListKinds(file) || isCode(file) || file === LOCK_FILE
}

function isProduction(file: string): boolean {
  return PRODUCTION.test(file) && !LEFT_OUT.test(file)
}

function mayListKinds(file: string): boolean {
  return MAY_LIST_KINDS.test(file) && !LEFT_OUT.test(file) && !OF_A_KIND.test(file)
}

function listing(sources: readonly SourceText[]): SourceText[] {
  const spellings = kindFacts.map(({ documentType, root, path, component, names }) => {
    const name = component.replace(/Order$/, '')
    const member = name.slice(0, 1).toLowerCase() + name.slice(1)
    const words = [documentType, root, path, path.slice(1, -1), name, member, names.en, names.es]
    return new RegExp(`\\b(${words.join('|')})\\b`, 'i')
  })
  return sources.filter(({ file, text }) => mayListKinds(file) && spellings.every((spelling) => spelling.test(text)))
}

function measureAll(sources: readonly SourceText[]): Measured[] {
  return sources.map(({ file, text }) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
    const functions: Measured['functions'] = []
    const visit = (node: ts.Node) => {
      if (ts.isFunctionLike(node) && 'body' in node && node.body && ts.isBlock(node.body as ts.Node)) {
        functions.push({ name: `${file} ${nameOf(node)}`, lines: linesOf(source, node) })
      }
      ts.forEachChild(node, visit)
    }
    visit(source)
    const imports = source.statements.filter(ts.isImportDeclaration).length
    return { file, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0), imports, functions }
  })
}

function nameOf(node: ts.SignatureDeclaration): string {
  const named = node.name ?? (ts.isVariableDeclaration(node.parent) ? node.parent.name : undefined)
  return named?.getText() ?? '(no name)'
}

function linesOf(source: ts.SourceFile, node: ts.Node): number {
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  return lineAt(node.getEnd()) - lineAt(node.getStart()) + 1
}

function rowsOf(measured: readonly Measured[]): [string, string][] {
  const lines = measured.map((one) => one.lines)
  const functions = measured.flatMap((one) => one.functions)
  const bodies = functions.map((one) => one.lines)
  const imports = measured.map((one) => one.imports)
  return [
    ['files', `${measured.length}`],
    ['lines', `${lines.reduce((sum, one) => sum + one, 0)}`],
    ['lines a file: median · p95 · largest', spread(lines)],
    ['the largest file', largest(measured.map(({ file, lines }) => ({ name: file, lines })))],
    [`files under ${SMALL_FILE_LINES} lines`, `${lines.filter((one) => one < SMALL_FILE_LINES).length}`],
    ['functions', `${functions.length}`],
    ['lines a function: median · p95 · largest', spread(bodies)],
    ['the largest function', largest(functions)],
    ['imports a file: median · p95 · most', spread(imports)],
  ]
}

function spread(numbers: readonly number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${at(0.5)} · ${at(0.95)} · ${at(1)}`
}

function largest(all: readonly { name: string; lines: number }[]): string {
  return all.toSorted((a, b) => b.lines - a.lines)[0]?.name ?? ''
}

function print(): void {
  console.log(`| | ${columns.map(({ title }) => title).join(' | ')} |`)
  console.log(`|---|${columns.map(() => '---').join('|')}|`)
  for (const [index, [name]] of (columns[0]?.rows ?? []).entries()) {
    console.log(`| ${name} | ${columns.map(({ rows }) => rows[index]?.[1]).join(' | ')} |`)
  }
}
