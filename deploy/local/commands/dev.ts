// npm run dev: restarts npm start when a source changes, with a debugger's port. MongoDB stays up, so a restart takes
// about two seconds.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { globSync, watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findMongo } from '@etax/testkit'

const root = join(import.meta.dirname, '../../..')
const SOURCES = ['libs/*/src', 'services/*/src', 'services/*/dashboard', 'deploy/local/src', 'protos']
const INSPECT_ADDRESS = process.env.INSPECT_ADDRESS || '127.0.0.1:9229'
/** Editors and checkouts write several files at once. */
const QUIET_MS = 150

const progress = (line: string) => console.log(`[dev] ${line}`)

await main()

async function main(): Promise<void> {
  const stopped = new Promise<undefined>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(undefined))
    process.once('disconnect', () => resolve(undefined))
    process.channel?.unref()
  })
  process.umask(0o077)
  const isOurs = !process.env.MONGODB_URL
  await using mongo = await findMongo({ dataDir: process.env.DATA_DIR || '.local', progress })
  const nextChange = watchSources()
  for (let isFirst = true; ; isFirst = false) {
    const changed = nextChange()
    const system = startSystem(mongo.url, [...(isOurs ? ['--own-mongodb'] : []), ...(isFirst ? [] : ['--brief'])])
    const file = await Promise.race([changed, stopped])
    if (file !== undefined) progress(`${file} has changed: starting again`)
    await system.end()
    if (file === undefined) return
  }
}

/** Returns a function that waits until sources change and are quiet, and resolves to the first changed file. */
function watchSources(): () => Promise<string> {
  let onChange: (file: string) => void = () => {}
  for (const folder of globSync(SOURCES, { cwd: root })) {
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name !== null && !/\.test\.tsx?$|~$|(^|\/)\.|^dist(\/|$)/.test(name)) onChange(join(folder, name))
    }).unref()
  }
  return async () => {
    const file = await new Promise<string>((resolve) => {
      onChange = resolve
    })
    for (let isQuiet = false; !isQuiet; ) {
      isQuiet = true
      onChange = () => {
        isQuiet = false
      }
      await pause(QUIET_MS)
    }
    return file
  }
}

function startSystem(mongodbUrl: string, args: string[]): { end(): Promise<void> } {
  const child = fork(join(root, 'deploy/local/src/main.ts'), args, {
    cwd: root,
    // A Ctrl-C in the terminal reaches only this process, which stops the child in order.
    detached: true,
    execArgv: ['--conditions=@etax/source', `--inspect=${INSPECT_ADDRESS}`],
    env: { ...process.env, MONGODB_URL: mongodbUrl, NODE_COMPILE_CACHE: join(root, '.cache/node') },
  })
  const isRunning = () => child.exitCode === null && child.signalCode === null
  let isWanted = true
  child.once('exit', () => {
    if (isWanted) progress('it has ended: the next change starts it again')
  })
  return {
    async end() {
      isWanted = false
      if (!isRunning()) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
