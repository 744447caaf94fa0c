import type { Resource, Row } from '../domain/resource.ts'
import { referredIds } from '../domain/show-record.ts'
import type { Records } from '../ports.ts'

export async function findReferred(
  records: Records,
  resource: Resource,
  rows: readonly Row[],
): Promise<Map<string, Row>> {
  const [first] = rows
  if (first === undefined) return new Map()
  const byResource = Map.groupBy(
    rows.flatMap((row) => referredIds(resource, row)),
    ({ to }) => to,
  )
  const rowMaps = await Promise.all(
    [...byResource].map(([to, references]) =>
      records.findAny(to, first.workspaceId, [...new Set(references.map(({ id }) => id))]),
    ),
  )
  return new Map(rowMaps.flatMap((rowsById) => [...rowsById]))
}
