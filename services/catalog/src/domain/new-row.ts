import type { Fields, Resource, Row } from './resource.ts'

export function newRow(fields: Fields, { id, workspaceId, now }: { id: string; workspaceId: string; now: Date }): Row {
  return { ...fields, _id: id, workspaceId, live: true, createdAt: now, updatedAt: now, deletedAt: null }
}

export function tombstone(now: Date): Fields {
  return { live: false, deletedAt: now, updatedAt: now }
}

export function fixingMark({ fixedBy }: Resource): Fields {
  return fixedBy === undefined ? {} : { [fixedBy.mark]: true }
}
