import type { GuardedServer } from './guarded-process.ts'

/** A server that can crash, pause and start again. */
export interface Restartable {
  kill(): Promise<void>
  start(): Promise<void>
  signal(name: NodeJS.Signals): Promise<void>
  isRunning(): boolean
  /** The number of its process group; undefined while it does not run. */
  group(): number | undefined
}

/**
 * Starts a server that ends with `life`.
 * @param launch starts it, each time
 * @param ready resolves when it answers
 */
export async function startRestartable(
  life: AsyncDisposableStack,
  launch: (nth: number) => GuardedServer,
  ready: (server: GuardedServer) => Promise<void>,
): Promise<Restartable> {
  let server: GuardedServer | undefined
  let starts = 0
  const start = async () => {
    if (server?.isRunning()) return
    starts += 1
    server = launch(starts)
    await ready(server)
  }
  life.defer(async () => {
    // A paused process does not end.
    await server?.signal('SIGCONT')
    await server?.stop()
  })
  await start()
  return {
    start,
    kill: async () => server?.signal('SIGKILL'),
    signal: async (name) => server?.signal(name),
    isRunning: () => server?.isRunning() === true,
    group: () => server?.group(),
  }
}
