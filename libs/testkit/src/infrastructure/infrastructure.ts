import type { Progress } from './progress.ts'

export interface Infrastructure extends AsyncDisposable {
  url: string
  /** Resolves with the reason when an own server ends by itself. */
  lost?: Promise<string>
}

export interface FindOptions {
  /** The folder of data and logs; absolute, or relative to the working directory. */
  dataDir: string
  progress?: Progress
  /** Called after the launch; the server is ready later. */
  onLaunch?: () => void
}

export type Source = 'docker' | 'local'

/**
 * Whether servers may come from there: `ETAX_INFRASTRUCTURE=docker` allows only containers, `local` only programs of
 * this machine. A URL is always allowed.
 * @throws Error for another value
 */
export function isAllowed(source: Source): boolean {
  const only = process.env.ETAX_INFRASTRUCTURE || undefined
  if (only !== undefined && only !== 'docker' && only !== 'local') {
    throw new Error(`ETAX_INFRASTRUCTURE is docker, local or not set; not ${only}`)
  }
  return only === undefined || only === source
}
