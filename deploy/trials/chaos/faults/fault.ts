import type { Random } from '../../harness/random.ts'
import type { Cluster } from '../cluster.ts'

export interface Fault {
  name: string
  /** Over at once: recovery counts from its begin. */
  isInstant?: boolean
  missing?(cluster: Cluster): string | undefined
  /** Begins the fault; resolves to its description and its end. */
  begin(cluster: Cluster, random: Random): Promise<Trouble>
}

export interface Trouble {
  detail: string
  seconds: number
  heal(): Promise<void>
}
