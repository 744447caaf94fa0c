import type { Mongo } from '@etax/runtime'
import type { Infrastructure, Progress } from '@etax/testkit'

/** Something that is measured alone, by its name. */
export interface Part {
  /** What is measured, for the usage. */
  about: string
  /** Only where it is named: too long for every run. */
  onlyByName?: true
  measure(around: BenchContext): Promise<Measured>
}

/** What parts share; each is made when the first of them asks. */
export interface BenchContext {
  /** Removed in the end. */
  folder: string
  progress: Progress
  /** Takes profiles of the services' processes, where they are asked for. */
  profiles: string | undefined
  compile(): Promise<void>
  servers(): Promise<Servers>
  yardsticks(): Promise<Yardsticks>
}

export interface Servers {
  mongo: Infrastructure
  rabbit: Infrastructure
  /** An administrator's connection. */
  database(name: string): Promise<Mongo>
  /** What tells their processes from others'. */
  marks: readonly string[]
}

/** What the same machine does of the same kind, in the same run. */
export interface Yardsticks {
  /** RSA-2048 signatures a second of one core. */
  rsa: number
  /** Posts a second of the same body to a bare Fastify route. */
  fastify: number
  /** Rows of 6 KB a second in transactions of 64. */
  commits: number
}

export interface Measured {
  /** By the names of goals.ts. */
  figures: Record<string, number>
  tables: readonly Table[]
  /** How the system does with more and more clients: for the chart. */
  load?: readonly LoadPoint[]
}

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  /** How it was measured, where a reader has to know. */
  note?: string
}

export interface LoadPoint {
  clients: number
  perSecond: number
  postP50: number
  postP99: number
  completedP50: number
}
