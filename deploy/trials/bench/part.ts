import type { Mongo } from '@etax/runtime'
import type { Infrastructure, Progress } from '@etax/testkit'

export interface Part {
  about: string
  onlyByName?: true
  measure(around: BenchContext): Promise<Measured>
}

export interface BenchContext {
  folder: string
  progress: Progress
  profiles: string | undefined
  compile(): Promise<void>
  servers(): Promise<Servers>
  yardsticks(): Promise<Yardsticks>
}

export interface Servers {
  mongo: Infrastructure
  rabbit: Infrastructure
  database(name: string): Promise<Mongo>
  marks: readonly string[]
}

export interface Yardsticks {
  rsa: number
  fastify: number
  commits: number
}

export interface Measured {
  figures: Record<string, number>
  tables: readonly Table[]
  load?: readonly LoadPoint[]
}

export interface Table {
  title: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
}

export interface LoadPoint {
  clients: number
  perSecond: number
  postP50: number
  postP99: number
  completedP50: number
}
