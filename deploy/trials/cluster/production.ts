import { execFileSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { names } from '../../topology.ts'
import { type Cluster, findCluster, openAccess, ROOT } from './install.ts'
import { kubectl, rolledOut, settled } from './kube.ts'
import { commandsOf } from './readme-commands.ts'

const README = join(ROOT, 'deploy/k8s/README.md')
const PLACES = ['deploy', 'libs', 'services', 'package.json', 'package-lock.json', 'protos']

export interface Production extends Cluster {
  /** Runs the commands of the section about upgrades, in the same folder. */
  upgrade(): Promise<void>
}

interface Options {
  /** A file of `docker save` for the tool of a local cluster. */
  images: string | undefined
  /** The tag of the images before the upgrade; undefined for the same ones. */
  lastRelease: string | undefined
}

/**
 * Runs the README's commands, from an empty cluster to the running services, as they are written, in a copy of the
 * project whose overlay is the example. Needs a cluster without the namespaces.
 */
export async function installProduction({ images, lastRelease }: Options): Promise<Production> {
  await using life = new AsyncDisposableStack()
  await findCluster(images)
  await removeAll()
  const folder = copyOfProject(life)
  const ours = join(folder, 'deploy/k8s/ours')
  cpSync(join(folder, 'deploy/k8s/production'), ours, { recursive: true })
  const kustomization = join(ours, 'kustomization.yaml')
  const ofThisVersion = readFileSync(kustomization)
  if (lastRelease !== undefined) appendFileSync(kustomization, imagesWith(lastRelease))
  const began = performance.now()
  for (const block of commandsOf(README, '## From an empty cluster to the first live invoice')) shell(block, folder)
  await rolledOut(names)
  console.log(`the README's commands: ready after ${((performance.now() - began) / 1_000).toFixed(0)} s`)
  life.use(await openAccess())
  const rest = life.move()
  return {
    async upgrade() {
      writeFileSync(kustomization, ofThisVersion)
      for (const block of commandsOf(README, '## Upgrading').slice(0, 1)) shell(block, folder)
      await rolledOut(names)
    },
    [Symbol.asyncDispose]: () => rest.disposeAsync(),
  }
}

function imagesWith(tag: string): string {
  return `images:\n${names.map((name) => `  - { name: etax/${name}, newTag: ${tag} }\n`).join('')}`
}

async function removeAll(): Promise<void> {
  await kubectl('delete', 'namespace', 'etax', 'etax-data', '--ignore-not-found', '--timeout=180s')
  const gone = async () =>
    !/^etax/m.test(await kubectl('get', 'namespaces', '-o', 'name').then((all) => all.replaceAll('namespace/', '')))
  await settled('the namespaces to be gone', gone, 120_000)
}

/** Scripts of the project work in it; what is installed is shared. */
function copyOfProject(life: AsyncDisposableStack): string {
  const folder = mkdtempSync(join(tmpdir(), 'etax-production-'))
  life.defer(() => rmSync(folder, { recursive: true, force: true }))
  for (const place of PLACES) {
    const isOurs = (path: string) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(ROOT.length))
    cpSync(join(ROOT, place), join(folder, place), { recursive: true, filter: isOurs })
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

function shell(commands: string, cwd: string): void {
  for (const line of commands.trim().split('\n')) console.log(`  $ ${line}`)
  execFileSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: process.env,
  })
}
