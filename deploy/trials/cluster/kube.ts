import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

export const NAMESPACE = 'etax'

export interface Pod {
  name: string
  ip: string
  app: string
}

/** @throws Error with what kubectl prints */
export async function kubectl(...args: string[]): Promise<string> {
  return run('kubectl', args)
}

/** Applies a manifest that is not in a file. */
export async function apply(manifest: object): Promise<void> {
  const child = spawn('kubectl', ['apply', '-f', '-'], { stdio: ['pipe', 'ignore', 'inherit'] })
  child.stdin.end(JSON.stringify(manifest))
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error(`kubectl apply ended with ${code}`)
}

/** In the services' namespace. */
export async function inOurs(...args: string[]): Promise<string> {
  return kubectl('-n', NAMESPACE, ...args)
}

export async function run(program: string, args: readonly string[], cwd?: string): Promise<string> {
  const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 64 * 1024 * 1024, ...(cwd && { cwd }) })
  return stdout
}

/** Running pods that are not ending. */
export async function podsOf(selector: string, namespace = NAMESPACE): Promise<Pod[]> {
  const { items } = JSON.parse(await kubectl('-n', namespace, 'get', 'pods', '-l', selector, '-o', 'json'))
  // biome-ignore lint/suspicious/noExplicitAny: as the cluster answers
  const running = items.filter((pod: any) => pod.status.phase === 'Running' && !pod.metadata.deletionTimestamp)
  return running.map(({ metadata, status }: { metadata: Pod & { labels: Pod }; status: { podIP: string } }) => ({
    name: metadata.name,
    ip: status.podIP,
    app: metadata.labels.app ?? '',
  }))
}

/** Runs JavaScript in a pod of a service, whose image has Node. */
export async function nodeIn(pod: string, source: string, namespace = NAMESPACE): Promise<string> {
  return kubectl('-n', namespace, 'exec', pod, '--', 'node', '-e', source)
}

export async function rolledOut(names: readonly string[]): Promise<void> {
  for (const name of names) await inOurs('rollout', 'status', `deployment/${name}`, '--timeout=300s')
}

/** Forwards a port of this machine to a pod, again after each loss. */
export async function forward(target: string, port: number, to: number): Promise<AsyncDisposable> {
  let child: ChildProcess | undefined
  let ended = false
  const keep = async () => {
    while (!ended) {
      child = spawn('kubectl', ['-n', NAMESPACE, 'port-forward', target, `${port}:${to}`], { stdio: 'ignore' })
      await once(child, 'exit')
      if (!ended) await pause(500)
    }
  }
  const kept = keep()
  return {
    async [Symbol.asyncDispose]() {
      ended = true
      child?.kill()
      await kept
    },
  }
}

export async function settled(
  what: string,
  isSo: () => Promise<boolean>,
  withinMs: number,
  everyMs = 1_000,
): Promise<number> {
  const began = performance.now()
  for (;;) {
    if (await isSo().catch(() => false)) return (performance.now() - began) / 1_000
    if (performance.now() - began > withinMs) throw new Error(`waited ${withinMs / 1_000} s in vain: ${what}`)
    await pause(everyMs)
  }
}
