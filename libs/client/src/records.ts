import { answerIfAny, answerOf, dataOf, developerPages, resourcePages } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Answer, Body, Data, OperationId, Query, ResourceRow, Row } from './description.ts'
import type { Pages } from './pages.ts'

export interface RecordOperations {
  list: OperationId
  get: OperationId
  create?: OperationId
  update?: OperationId
  delete?: OperationId
}

export interface DeveloperRecords<Ids extends Required<RecordOperations>> {
  /** Newest first. Filters have names such as `name__like`. */
  list(filters?: Query<Ids['list']> & Readonly<Record<string, unknown>>, options?: CallOptions): Pages<Row<Ids['list']>>
  get(id: string, options?: CallOptions): Promise<Data<Ids['get']>>
  create(record: Body<Ids['create']>, options?: CallOptions): Promise<Data<Ids['create']>>
  update(id: string, change: Body<Ids['update']>, options?: CallOptions): Promise<Data<Ids['update']>>
  delete(id: string, options?: CallOptions): Promise<void>
}

export function developerRecords<const Ids extends Required<RecordOperations>>(
  connection: Connection,
  ids: Ids,
): DeveloperRecords<Ids> {
  return {
    list: (filters, options) => developerPages(connection, ids.list, { ...filters }, options),
    get: (id, options) => dataOf<Ids['get']>(connection, ids.get, { path: { id } }, options),
    create: (body, options) => dataOf<Ids['create']>(connection, ids.create, { body }, options),
    update: (id, body, options) => dataOf<Ids['update']>(connection, ids.update, { path: { id }, body }, options),
    delete: async (id, options) => {
      await connection.send(ids.delete, { path: { id } }, options)
    },
  }
}

/** The query of a list of the resource API. Its filters have no prefix: `{ filter: { name__like: 'IVA' } }`. */
export type ResourceQuery<All> = Omit<All, `filter.${string}`> & {
  filter?: { [Name in keyof All as Name extends `filter.${infer Field}` ? Field : never]?: All[Name] }
}

export interface ReadableResource<Ids extends RecordOperations> {
  list(query?: ResourceQuery<Query<Ids['list']>>, options?: CallOptions): Pages<ResourceRow<Ids['list']>>
  get(id: string, options?: CallOptions): Promise<Answer<Ids['get']>>
}

export interface Resource<Ids extends Required<RecordOperations>> extends ReadableResource<Ids> {
  create(record: Body<Ids['create']>, options?: CallOptions): Promise<Answer<Ids['create']>>
  update(id: string, record: Body<Ids['update']>, options?: CallOptions): Promise<Answer<Ids['update']>>
  /** The API answers a deleted taxpayer with its record, and others with nothing. */
  delete(id: string, options?: CallOptions): Promise<Answer<Ids['delete']>>
}

export function readableResource<const Ids extends RecordOperations>(
  connection: Connection,
  ids: Ids,
): ReadableResource<Ids> {
  return {
    list: (query, options) => resourcePages(connection, ids.list, flat(query ?? {}), options),
    get: (id, options) => answerOf<Ids['get']>(connection, ids.get, { path: { id } }, options),
  }
}

export function resource<const Ids extends Required<RecordOperations>>(
  connection: Connection,
  ids: Ids,
): Resource<Ids> {
  return {
    ...readableResource(connection, ids),
    create: (body, options) => answerOf<Ids['create']>(connection, ids.create, { body }, options),
    update: (id, body, options) => answerOf<Ids['update']>(connection, ids.update, { path: { id }, body }, options),
    delete: (id, options) => answerIfAny<Ids['delete']>(connection, ids.delete, { path: { id } }, options),
  }
}

function flat({ filter, ...query }: { filter?: object }): Record<string, unknown> {
  const filters = Object.entries(filter ?? {}).map(([name, value]) => [`filter.${name}`, value])
  return { ...query, ...Object.fromEntries(filters) }
}
