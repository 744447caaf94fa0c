import { dataOf } from './answers.ts'
import type { CallOptions } from './call-options.ts'
import type { Connection } from './connection.ts'
import type { Data, Query } from './description.ts'

/** The authority's codes and rates, with their days in force. */
export interface Catalogs {
  list(options?: CallOptions): Promise<Data<'listCatalogs'>>
  /** The codes in force on `date` (default: today) that have every word of `q`. */
  get(name: string, query?: Omit<Query<'getCatalog'>, 'format'>, options?: CallOptions): Promise<Data<'getCatalog'>>
}

export function catalogs(connection: Connection): Catalogs {
  return {
    list: (options) => dataOf(connection, 'listCatalogs', {}, options),
    get: (name, query = {}, options) => dataOf(connection, 'getCatalog', { path: { name }, query }, options),
  }
}
