import type { Progress } from './progress.ts'

export interface Infrastructure extends AsyncDisposable {
  /** Where it is to be reached. */
  url: string
  /** Settles with a word on it when a server that was started for this one has ended by itself. */
  lost?: Promise<string>
}

export interface FindOptions {
  /** Its data and logs are kept in here; absolute or relative to the working directory. */
  dataDir: string
  progress?: Progress
  /** Called once it has been launched; it is ready some time later. */
  onLaunch?: () => void
}

/** Where servers for development and tests may come from. */
export type Source = 'docker' | 'local'

/**
 * Whether servers may come from there: `ETAX_INFRASTRUCTURE=docker` leaves only containers, `local` leaves only programs of
 * this machine. A URL that is given counts in any case.
 * @throws Error when the variable says something else
 */
export function isAllowed(source: Source): boolean {
  const only = process.env.ETAX_INFRASTRUCTURE || undefined
  if (only !== undefined && only !== 'docker' && only !== 'local') {
    throw new Error(`ETAX_INFRASTRUCTURE is docker, local or not set; not ${only}`)
  }
  return only === undefined || only === source
}
