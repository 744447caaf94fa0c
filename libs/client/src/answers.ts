import type { CallOptions, Connection, Request } from './connection.ts'
import type { Answer, Data, OperationId, Warning, WithWarnings } from './description.ts'
import { type Page, type Pages, pages } from './pages.ts'

/** The JSON that an operation answers; undefined where it answers nothing. */
export async function answerOf<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<Answer<Id>> {
  const answer = await connection.send(id, request, options)
  const text = await answer.text()
  return (text === '' ? undefined : JSON.parse(text)) as Answer<Id>
}

/** The `data` of an answer of the developer API. */
export async function dataOf<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<Data<Id>> {
  return ((await answerOf(connection, id, request, options)) as { data: Data<Id> }).data
}

/** The same, with the warnings that came beside it. */
export async function dataWithWarnings<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<WithWarnings<Data<Id>>> {
  const { data, meta } = (await answerOf(connection, id, request, options)) as Enveloped<Data<Id>>
  return { ...(data as object), warnings: meta.warnings ?? [] } as WithWarnings<Data<Id>>
}

interface Enveloped<Answered> {
  data: Answered
  meta: { warnings?: Warning[]; pagination: { total: number; nextCursor: string | null } }
}

type Asked = Readonly<Record<string, unknown>>

/** A list of the developer API: goes on by its cursor. */
export function developerPages<Row>(
  connection: Connection,
  id: OperationId,
  query: Asked,
  options?: CallOptions,
): Pages<Row> {
  return pages(query, async (asked: Asked) => {
    const answer = await answerOf(connection, id, { query: asked }, options)
    const { data, meta } = answer as unknown as Enveloped<Row[]>
    const { total, nextCursor } = meta.pagination
    const { page: _page, ...filters } = asked
    return { page: { items: data, total }, next: nextCursor === null ? undefined : { ...filters, cursor: nextCursor } }
  })
}

const ROWS_A_PAGE = 100

/** A list of the resource API: goes on by its offset. */
export function resourcePages<Row>(
  connection: Connection,
  id: OperationId,
  query: Asked,
  options?: CallOptions,
): Pages<Row> {
  const limit = Number(query.limit ?? ROWS_A_PAGE)
  return pages(Number(query.offset ?? 0), async (offset: number) => {
    const answer = await connection.send(id, { query: { ...query, limit, offset } }, options)
    const items = (await answer.json()) as Row[]
    const total = Number(answer.headers.get('x-total-count') ?? offset + items.length)
    const page: Omit<Page<Row>, 'hasMore'> = { items, total }
    const next = offset + items.length
    return { page, next: items.length === 0 || next >= total ? undefined : next }
  })
}
