import type { Coded } from '@etax/contracts'
import type { Fields, Resource } from './resource.ts'

/** Older results have only the message. */
export interface ImportProblem extends Partial<Coded> {
  line: number
  /** Empty for the whole line. */
  column: string
  message: string
}

export interface ImportResult {
  created: number
  updated: number
  /** Absent in older results. */
  unchanged?: number
  /** Reading stops after a thousand problems. */
  wrongLines: number
  problems: ImportProblem[]
}

export interface ImportProgress {
  line: number
  created: number
  updated: number
  unchanged: number
}

/** `values` come from the file; only a new record takes `defaults`. */
export interface ImportedRecord {
  line: number
  key: string
  values: Fields
  defaults: Fields
}

/**
 * Pairs of name and id for each column that names records. Names are in lower case unless only case tells two apart.
 * The id is empty if several records have the name. The empty name is the default of new records.
 */
export type ImportedNames = Record<string, (readonly [name: string, id: string])[]>

/** The key field decides whether a line changes a record or creates one. */
export interface ImportTarget {
  resource: Resource
  key: string
  workspaceId: string
  taxpayerId: string
}
