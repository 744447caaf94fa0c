import type { Fields, Resource, Row } from './resource.ts'

/** A new record of these fields. */
export function newRow(fields: Fields, { id, workspaceId, now }: { id: string; workspaceId: string; now: Date }): Row {
  return { ...fields, _id: id, workspaceId, live: true, createdAt: now, updatedAt: now, deletedAt: null }
}

/** What makes a record a deleted one. */
export function tombstone(now: Date): Fields {
  return { live: false, deletedAt: now, updatedAt: now }
}

/** What fixes some fields of a record for good. */
export function fixingMark({ fixedBy }: Resource): Fields {
  return fixedBy === undefined ? {} : { [fixedBy.mark]: true }
}
