// Contents of a service's image, computed from package-lock.json without a build.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isNeedless } from './needless.ts'

export interface ImagePart {
  name: string
  bytes: number
}

interface Locked {
  link?: true
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const root = join(import.meta.dirname, '../..')

export function imagesOf(service: string): ImagePart[] {
  const locked: Record<string, Locked> = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  const packages = [...packagesOf(`services/${service}`, locked)].map((place) => ({
    name: place.replace(/^.*node_modules\//, ''),
    bytes: place.includes('node_modules/') ? sizeOf(place) : sizeOf(join(place, 'dist')),
  }))
  const own = ['protos', ...(service === 'api-gateway' ? ['docs/guides', 'services/api-gateway/dashboard/dist'] : [])]
  return [...packages, ...own.map((name) => ({ name, bytes: sizeOf(name) }))]
}

function packagesOf(workspace: string, locked: Record<string, Locked>): Set<string> {
  const places = new Set<string>()
  const follow = (place: string) => {
    if (places.has(place)) return
    places.add(place)
    for (const name of neededBy(locked[place] ?? {})) {
      const at = placeOf(name, place, locked)
      const link = at === undefined ? undefined : locked[at]
      if (at !== undefined) follow(link?.link ? (link.resolved ?? at) : at)
    }
  }
  follow(workspace)
  return places
}

function neededBy({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys(dependencies ?? {}), ...Object.keys(optionalDependencies ?? {}), ...peers]
}

function placeOf(name: string, from: string, locked: Record<string, Locked>): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = folder === '.' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (locked[place] !== undefined) return place
    if (folder === '.') return undefined
  }
}

/** 0 for parts of other platforms, which are not installed here. */
function sizeOf(place: string): number {
  const folder = join(root, place)
  if (!existsSync(folder)) return 0
  return globSync('**/*', { cwd: folder, exclude: (name) => name === 'node_modules' })
    .filter((name) => !isNeedless(join(place, name)))
    .map((name) => statSync(join(folder, name), { throwIfNoEntry: false }))
    .reduce((sum, entry) => sum + (entry?.isFile() ? entry.size : 0), 0)
}
