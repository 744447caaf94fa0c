import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import { loadFailureWords } from '../../api/failure-words.ts'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { listQueryOf, type RequestSearch } from './request-search.ts'

export type LoggedRequest = components['schemas']['LoggedRequest']
export type RequestWithBodies = components['schemas']['LoggedRequestWithBodies']
export type LoggedBody = components['schemas']['LoggedBody']

const PAGE = 50
const NEWEST_EVERY_MS = 5_000

/** Newest first; polled until the user loads earlier ones. */
export function useRequests({ request: _opened, ...search }: RequestSearch) {
  const { account, key } = useApi()
  return useInfiniteQuery({
    queryKey: [...key, 'requests', search],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }) => {
      const query = { ...listQueryOf(search), limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) }
      const [page] = await Promise.all([
        dataOf(account.GET('/account/requests', { params: { query }, signal })),
        loadFailureWords(),
      ])
      return page
    },
    getNextPageParam: ({ meta }) => meta.pagination.nextCursor ?? undefined,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 1) === 1 ? NEWEST_EVERY_MS : false),
  })
}

export function useRequest(id: string) {
  const { account, key } = useApi()
  return useQuery({
    queryKey: [...key, 'request', id],
    queryFn: async ({ signal }) => {
      const path = { path: { id } }
      const [{ data }] = await Promise.all([
        dataOf(account.GET('/account/requests/{id}', { params: path, signal })),
        loadFailureWords(),
      ])
      return data
    },
    // A logged request does not change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}
