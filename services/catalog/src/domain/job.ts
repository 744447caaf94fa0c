import type { ImportedNames, ImportProgress } from './import-record.ts'
import type { ResourcePath } from './resource.ts'

/** Work that continues after a crash; it may run twice. */
export type Job = DeleteDependents | ApplyImport

export interface DeleteDependents {
  _id: string
  kind: 'delete-dependents'
  workspaceId: string
  path: ResourcePath
  id: string
}

export interface ApplyImport {
  _id: string
  kind: 'import'
  workspaceId: string
  resource: string
  taxpayerId: string
  importId: string
  parts: number
  at: Date
  names: ImportedNames
  /** Saved together with the lines; absent before the first line. */
  progress?: ImportProgress
}

export type LeasedJob<Kind extends Job = Job> = Kind & { due: { lease: string } }
