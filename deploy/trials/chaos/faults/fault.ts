import type { Random } from '../../harness/random.ts'
import type { Cluster } from '../cluster.ts'

/** Something that goes wrong. */
export interface Fault {
  name: string
  /** It is over when it begins: recovery is counted from there, not from its end. */
  isInstant?: boolean
  /** Whether it can be tried here; otherwise why not. */
  missing?(cluster: Cluster): string | undefined
  /** Lets it happen, and answers what happened, in a few words, and how it ends. */
  begin(cluster: Cluster, random: Random): Promise<Trouble>
}

export interface Trouble {
  detail: string
  /** How long it lasts. */
  seconds: number
  heal(): Promise<void>
}
