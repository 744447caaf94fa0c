import type { Coded } from '@etax/contracts'
import type { Fields, Resource } from './resource.ts'

/** What is wrong with a line; results of before have its sentence alone, in English. */
export interface ImportProblem extends Partial<Coded> {
  line: number
  /** Empty where the whole line is meant. */
  column: string
  /** In English. */
  message: string
}

export interface ImportResult {
  created: number
  updated: number
  /** Lines whose record was as they say already; results of before have none. */
  unchanged?: number
  /** Of the lines that were read: no more are after a thousand problems. */
  wrongLines: number
  /** The last says so where not all lines were read. */
  problems: ImportProblem[]
}

/** How far the writing of a file has come: up to which line, and what became of the lines. */
export interface ImportProgress {
  line: number
  created: number
  updated: number
  unchanged: number
}

/** A line of the file as a record: what the file says, and what a new record has besides. */
export interface ImportedRecord {
  line: number
  key: string
  values: Fields
  defaults: Fields
}

/**
 * For each column that names other records, pairs of a name and an id. The name is in lower case where no other differs in
 * case only; without an id where several records have it. The empty name stands for the one that new records get where
 * the file names none.
 */
export type ImportedNames = Record<string, (readonly [name: string, id: string])[]>

/** Whose records are imported, and the field that tells a line that changes one from a line that makes one. */
export interface ImportTarget {
  resource: Resource
  key: string
  workspaceId: string
  taxpayerId: string
}
