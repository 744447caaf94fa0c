import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { dataOf } from '../../api/client.ts'
import { useApi } from '../../api/use-api.ts'
import type { Receipt } from '../../parts/receipt-words.ts'
import { hasAmount } from './kind-of-receipt.ts'
import { listQueryOf, type ReceiptSearch } from './receipt-search.ts'

/** Only what a row shows: the list may have 100,000 receipts. */
export interface ReceiptRow
  extends Pick<Receipt, 'id' | 'number' | 'documentType' | 'issueDate' | 'status' | 'createdAt' | 'updatedAt'> {
  customer: string
  total: string | null
  voided: boolean
  cancelled: boolean
}

interface Page {
  rows: readonly ReceiptRow[]
  total: number
  totalIsMinimum: boolean
  nextCursor: string | null
}

const PAGE = 100
const NEWEST_EVERY_MS = 10_000

export function useReceiptList(search: ReceiptSearch, { enabled }: { enabled: boolean }) {
  const { key, records } = useApi()
  const queries = useQueryClient()
  const queryKey = [...key, 'receipts', search]
  const list = useInfiniteQuery({
    queryKey,
    enabled,
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<Page> => {
      const query = { ...listQueryOf(search), limit: PAGE, ...(pageParam === '' ? {} : { cursor: pageParam }) }
      const { data, meta } = await dataOf(records.GET('/v1/developer/receipts', { params: { query }, signal }))
      const { total, totalIsMinimum = false, nextCursor } = meta.pagination
      return { rows: data.map(rowOf), total, totalIsMinimum, nextCursor }
    },
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    // Loaded pages are never refetched: there may be a thousand. Rows and the newest receipt are polled below.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  })
  const pages = list.data?.pages
  const rows = useMemo(() => (pages ?? []).flatMap((page) => page.rows), [pages])
  const newest = useNewest(search, enabled && pages !== undefined)
  const hasNewer = pages !== undefined && newest !== undefined && !pages[0]?.rows.some(({ id }) => id === newest.id)

  const showNewer = async () => {
    queries.setQueryData<InfiniteData<Page, string>>(queryKey, (cached) => cached && firstPage(cached))
    await queries.invalidateQueries({ queryKey, exact: true })
  }
  return { ...list, rows, first: pages?.[0], hasNewer, showNewer }
}

function firstPage({ pages, pageParams }: InfiniteData<Page, string>): InfiniteData<Page, string> {
  return { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) }
}

function useNewest(search: ReceiptSearch, enabled: boolean): Receipt | undefined {
  const { key, records } = useApi()
  const { data } = useQuery({
    queryKey: [...key, 'newest-receipt', search],
    enabled,
    queryFn: async ({ signal }) => {
      const query = { ...listQueryOf(search), limit: 1 }
      const { data } = await dataOf(records.GET('/v1/developer/receipts', { params: { query }, signal }))
      return data
    },
    refetchInterval: NEWEST_EVERY_MS,
  })
  return data?.[0]
}

/** Reloads the list when newer receipts exist, if the user does not lose their place. */
export function useFreshList({
  hasNewer,
  showNewer,
}: Pick<ReturnType<typeof useReceiptList>, 'hasNewer' | 'showNewer'>) {
  useEffect(() => {
    if (hasNewer && window.scrollY < 100) void showNewer()
  }, [hasNewer])
}

function rowOf(receipt: Receipt): ReceiptRow {
  const { id, number, documentType, issueDate, status, createdAt, updatedAt } = receipt
  return {
    id,
    number,
    documentType,
    issueDate,
    status,
    createdAt,
    updatedAt,
    customer: receipt.customer?.legalName ?? '',
    total: hasAmount(receipt) ? (receipt.totals?.total ?? null) : null,
    voided: receipt.voided !== null,
    cancelled: receipt.authorityStatus?.state === 'CANCELLED',
  }
}
