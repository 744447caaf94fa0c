import type { ImportedNames, ImportProgress } from './import-record.ts'
import type { ResourcePath } from './resource.ts'

/** Work that a call begins and that is finished whatever happens to the process: it is safe to do twice. */
export type Job = DeleteDependents | ApplyImport

/** Delete what belongs to a record that was deleted. */
export interface DeleteDependents {
  _id: string
  kind: 'delete-dependents'
  workspaceId: string
  path: ResourcePath
  id: string
}

/** Write the lines of a file that was found right. */
export interface ApplyImport {
  _id: string
  kind: 'import'
  workspaceId: string
  resource: string
  taxpayerId: string
  importId: string
  parts: number
  at: Date
  /** What the names in the file stood for when it was found right. */
  names: ImportedNames
  /** What was written so far, saved with the lines themselves; none where no line was. */
  progress?: ImportProgress
}

/** A job that the caller works on until its lease runs out. */
export type LeasedJob<Kind extends Job = Job> = Kind & { due: { lease: string } }
