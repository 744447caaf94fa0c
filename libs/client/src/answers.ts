import type { CallOptions } from './call-options.ts'
import type { Connection, Request } from './connection.ts'
import type { Answer, Data, OperationId, Warning, WithWarnings } from './description.ts'
import { UnexpectedAnswerError } from './errors.ts'
import { type Page, type Pages, pages } from './pages.ts'

/** The JSON of an operation. @throws UnexpectedAnswerError for any other answer */
export async function answerOf<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<Answer<Id>> {
  const answer = await connection.send(id, request, options)
  const body = await jsonIn(answer)
  if (typeof body !== 'object' || body === null) throw unexpected(answer)
  return body as Answer<Id>
}

/** The JSON of an operation, or undefined for an empty answer. */
export async function answerIfAny<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<Answer<Id>> {
  return (await jsonIn(await connection.send(id, request, options))) as Answer<Id>
}

export async function dataOf<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<Data<Id>> {
  return (await enveloped<Data<Id>>(connection, id, request, options)).data
}

export async function dataWithWarnings<Id extends OperationId>(
  connection: Connection,
  id: Id,
  request: Request,
  options?: CallOptions,
): Promise<WithWarnings<Data<Id>>> {
  const { data, meta } = await enveloped<Data<Id>>(connection, id, request, options)
  return { ...(data as object), warnings: meta?.warnings ?? [] } as WithWarnings<Data<Id>>
}

async function enveloped<Content>(
  connection: Connection,
  id: OperationId,
  request: Request,
  options?: CallOptions,
): Promise<Enveloped<Content>> {
  const answer = await connection.send(id, request, options)
  const body = (await jsonIn(answer)) as Enveloped<Content> | null | undefined
  if (typeof body?.data !== 'object' || body.data === null) throw unexpected(answer)
  return body
}

/** Undefined for an empty answer. */
async function jsonIn(answer: Response): Promise<unknown> {
  const text = await answer.text()
  try {
    return text === '' ? undefined : JSON.parse(text)
  } catch {
    throw unexpected(answer)
  }
}

export function unexpected({ status, headers }: Response): UnexpectedAnswerError {
  const type = headers.get('content-type') ?? 'nothing'
  const problem = `The answer was ${status} with ${type}, and not what the service answers`
  return new UnexpectedAnswerError(`${problem}: something before it may have given it; check baseUrl.`, {
    status,
    requestId: headers.get('x-request-id') ?? '',
  })
}

interface Enveloped<Content> {
  data: Content
  meta?: { warnings?: Warning[]; pagination?: { total?: number; nextCursor: string | null } }
}

type Query = Readonly<Record<string, unknown>>

/** A list of the developer API, which has cursors; `total` is NaN for a list without a count. */
export function developerPages<Row>(
  connection: Connection,
  id: OperationId,
  query: Query,
  options?: CallOptions,
): Pages<Row> {
  return pages(query, async (pageQuery: Query) => {
    const answer = await connection.send(id, { query: pageQuery }, options)
    const { data, meta } = ((await jsonIn(answer)) ?? {}) as Partial<Enveloped<Row[]>>
    if (!Array.isArray(data) || meta?.pagination === undefined) throw unexpected(answer)
    const { total = Number.NaN, nextCursor } = meta.pagination
    const { page: _page, ...filters } = pageQuery
    return { page: { items: data, total }, next: nextCursor === null ? undefined : { ...filters, cursor: nextCursor } }
  })
}

const ROWS_A_PAGE = 100

/** A list of the resource API, which has offsets. */
export function resourcePages<Row>(
  connection: Connection,
  id: OperationId,
  query: Query,
  options?: CallOptions,
): Pages<Row> {
  const limit = Number(query.limit ?? ROWS_A_PAGE)
  return pages(Number(query.offset ?? 0), async (offset: number) => {
    const answer = await connection.send(id, { query: { ...query, limit, offset } }, options)
    const items = await jsonIn(answer)
    if (!Array.isArray(items)) throw unexpected(answer)
    const total = Number(answer.headers.get('x-total-count') ?? offset + items.length)
    const page: Omit<Page<Row>, 'hasMore'> = { items, total }
    const next = offset + items.length
    return { page, next: items.length === 0 || next >= total ? undefined : next }
  })
}
