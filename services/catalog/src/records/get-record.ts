import { notFound } from '../domain/not-found.ts'
import type { Fields, Resource, Row } from '../domain/resource.ts'
import type { Records } from '../ports.ts'

/** @param fields that the record must have @throws AppError `not-found` CAT_10012 */
export const getRecord =
  ({ records }: { records: Records }) =>
  async (
    resource: Resource,
    { workspaceId, id }: { workspaceId: string; id: string },
    fields: Fields = {},
  ): Promise<Row> => {
    const row = await records.find(resource, workspaceId, id)
    if (row === undefined || Object.keys(fields).some((name) => row[name] !== fields[name]))
      throw notFound(resource, id)
    return row
  }
