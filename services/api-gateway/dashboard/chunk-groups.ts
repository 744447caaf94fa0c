import { join } from 'node:path'
import { build, type Rolldown, type UserConfig } from 'vite'

type Chunk = Rolldown.OutputChunk
type Group = Rolldown.CodeSplittingGroup

/** Bytes before minification. Smaller chunks are merged with a near one, because each file costs a request. */
const SMALL = 6_000
const CODE = /\.[mc]?[jt]sx?$/

/**
 * Groups the modules into files. Without groups, the bundler makes one file for each set of pages that share a module:
 * seventy for the first page. A first build shows which modules the frame and the sign-in share.
 */
export async function chunkGroups(config: UserConfig): Promise<Group[]> {
  const chunks = await bundledOnce(config)
  const modules = (entry: string) => modulesOf(chunks, join(import.meta.dirname, 'src', entry))
  const frame = modules('shell/shell.tsx')
  const signIn = modules('pages/sign-in/sign-in-page.tsx')
  const always = modules('app.tsx').union(frame.intersection(signIn))
  return [
    { name: 'first', test: CODE, tags: ['$initial'], priority: 4 },
    { name: 'always', test: (id) => always.has(id), priority: 3 },
    { name: 'frame', test: (id) => frame.has(id), priority: 2 },
    { name: 'entrance', test: (id) => signIn.has(id), priority: 2 },
    { name: 'parts', test: CODE, minShareCount: 7, priority: 1 },
    { name: 'pages', test: CODE, minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL },
  ]
}

async function bundledOnce(config: UserConfig): Promise<Chunk[]> {
  const built = await build({
    ...config,
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })
  return [built].flat().flatMap((one) => ('output' in one ? one.output.filter((file) => file.type === 'chunk') : []))
}

/** The modules that an entry loads, itself included. */
function modulesOf(chunks: readonly Chunk[], entry: string): Set<string> {
  const modules = new Set<string>()
  const visited = new Set<string>()
  const collect = (chunk: Chunk | undefined) => {
    if (chunk === undefined || visited.has(chunk.fileName)) return
    visited.add(chunk.fileName)
    for (const id of chunk.moduleIds) if (CODE.test(id)) modules.add(id)
    for (const name of chunk.imports) collect(chunks.find(({ fileName }) => fileName === name))
  }
  const first = chunks.find(({ facadeModuleId }) => facadeModuleId === entry)
  if (first === undefined) throw new Error(`No file of the page begins with ${entry}: name its new place here.`)
  collect(first)
  return modules
}
