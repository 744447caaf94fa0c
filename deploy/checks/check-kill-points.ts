// Kill points (libs/kernel/src/kill-point.ts): each that is listed stands in one place; and use cases pass one between any
// two writes, so that `npm run chaos -- --kill-points` has ended the process there.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { EXCEPTIONS } from './kill-point-exceptions.ts'
import { type Gap, gapsIn } from './writes-in-order.ts'

/** The points of a service or library. */
export interface PointsOf {
  /** As it stands before a point's name. */
  owner: string
  /** Of the repository. */
  folder: string
  labels: string[]
}

/** No use cases: what they decide with, what they are called by, and what they call. */
const NO_USE_CASES =
  /\/(domain|inbound|outbound|simulator|layout|ride|resources|http|agents|description|dashboard-page)\/|-(routes?|schemas|pages|rpc)\.ts$|\/(config|main|service|ports|kill-points)\.ts$|\.test\.ts$/

/** The other services as use cases have them, and the bus. */
const CLIENTS = ['bus', 'catalog', 'issuance', 'renderer', 'signer', 'webhooks']

/** Everything that is wrong, a line each. */
export function killPointProblems(root: string): string[] {
  const all = killPointsIn(root)
  return [...all.flatMap((points) => placementProblems(points, placesIn(root, points))), ...gapProblems(root)]
}

/** Every point there is, as its list says. */
export function killPointsIn(root: string): PointsOf[] {
  return globSync('{services,libs}/*/src/kill-points.ts', { cwd: root })
    .sort()
    .map((file) => {
      const folder = file.slice(0, -'/kill-points.ts'.length)
      const text = readFileSync(join(root, file), 'utf8')
      const [, owner = '', list = ''] = /killPoints\('([^']+)', \[([^\]]*)\]/.exec(text) ?? []
      return { owner, folder, labels: Array.from(list.matchAll(/'([^']+)'/g), ([, label = '']) => label) }
    })
}

/** What is wrong with the places of listed points; `placed` has a label as often as it stands somewhere. */
export function placementProblems({ owner, folder, labels }: PointsOf, placed: readonly string[]): string[] {
  const times = (label: string) => placed.filter((one) => one === label).length
  return labels.flatMap((label) => {
    if (times(label) === 1) return []
    const how =
      times(label) === 0
        ? 'stands nowhere: place it, or take it off the list'
        : 'stands in two places: give each a name'
    return [`${folder}/kill-points.ts: ${owner}.${label} ${how}`]
  })
}

function placesIn(root: string, { folder }: PointsOf): string[] {
  return sourcesIn(root, folder).flatMap((file) =>
    Array.from(readFileSync(join(root, file), 'utf8').matchAll(/\bkillPoint\('([^']+)'\)/g), ([, label = '']) => label),
  )
}

function sourcesIn(root: string, folder: string): string[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
}

function gapProblems(root: string): string[] {
  const gaps = globSync('services/*/src', { cwd: root })
    .sort()
    .flatMap((folder) => gapsOf(root, folder))
  const known = new Set(EXCEPTIONS.map(nameOf))
  const found = new Set(gaps.map(nameOf))
  return [
    ...gaps
      .filter((gap) => !known.has(nameOf(gap)))
      .map(
        ({ file, line, first, second }) =>
          `${file}:${line}: ${first}, then ${second}, and no killPoint('…') between them: name one in the service's ` +
          'kill-points.ts and place it, or say in deploy/checks/kill-point-exceptions.ts why there is none',
      ),
    ...EXCEPTIONS.filter((one) => !found.has(nameOf(one))).map(
      ({ file, first, second }) =>
        `deploy/checks/kill-point-exceptions.ts: ${file} has no ${first} before a ${second} any more`,
    ),
  ]
}

function nameOf({ file, first, second }: Pick<Gap, 'file' | 'first' | 'second'>): string {
  return `${file}: ${first} → ${second}`
}

function gapsOf(root: string, folder: string): Gap[] {
  const ports = portsOf(root, folder)
  return sourcesIn(root, folder)
    .filter((file) => !NO_USE_CASES.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return gapsIn(file, text, receiversIn(text, ports))
    })
}

/** The interfaces that ports.ts declares. */
function portsOf(root: string, folder: string): Set<string> {
  const path = join(root, folder, 'ports.ts')
  if (!existsSync(path)) return new Set()
  const ports = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  return new Set(ports.statements.filter(ts.isInterfaceDeclaration).map(({ name }) => name.text))
}

/** The names under which a use case has what it writes through: those whose type is a port, or a part of one. */
function receiversIn(text: string, ports: ReadonlySet<string>): Set<string> {
  const names = [...ports].map((port) => `${port.charAt(0).toLowerCase()}${port.slice(1)}`)
  const typed = Array.from(text.matchAll(/\b(\w+): (?:Pick<)?(\w+)(?!\w|\[\])/g), ([, name = '', type = '']) => ({
    name,
    type,
  }))
  return new Set([...names, ...CLIENTS, ...typed.filter(({ type }) => ports.has(type)).map(({ name }) => name)])
}
