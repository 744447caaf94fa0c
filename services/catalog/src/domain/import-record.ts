import type { Fields, Resource } from './resource.ts'

export interface ImportProblem {
  line: number
  /** Empty where the whole line is meant. */
  column: string
  message: string
}

export interface ImportResult {
  created: number
  updated: number
  wrongLines: number
  /** The first thousand. */
  problems: ImportProblem[]
}

/** A line of the file as a record: what the file says, and what a new record has besides. */
export interface ImportedRecord {
  line: number
  key: string
  said: Fields
  defaults: Fields
}

/**
 * For each column that names other records, pairs of a name in lower case and an id; the empty name stands for the one
 * that new records get where the file names none.
 */
export type ImportedNames = Record<string, (readonly [name: string, id: string])[]>

/** Whose records are imported, and the field that tells a line that changes one from a line that makes one. */
export interface ImportTarget {
  resource: Resource
  key: string
  workspaceId: string
  taxpayerId: string
}
