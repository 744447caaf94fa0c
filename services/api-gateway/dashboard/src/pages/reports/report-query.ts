import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import { MAX_GROUPS, type ReportQuery } from './report-search.ts'

export type SalesReport = components['schemas']['SalesReport']

/** Sums follow the receipts within seconds, so the page polls. */
const REFRESH_MS = 30_000
const shared = { placeholderData: keepPreviousData, refetchInterval: REFRESH_MS }

const optionsOf = (query: ReportQuery, signal: AbortSignal) => {
  const limit = query.by === 'customer' ? MAX_GROUPS.customer : MAX_GROUPS.others
  return { params: { query: { ...query, limit } }, signal }
}

export function useSales(query: ReportQuery) {
  const { key, records } = useApi()
  return useQuery({
    ...shared,
    queryKey: [...key, 'reports', 'sales', query],
    queryFn: async ({ signal }) =>
      (await dataOf(records.GET('/v1/developer/reports/sales', optionsOf(query, signal)))).data,
  })
}

export function useTaxes(query: ReportQuery) {
  const { key, records } = useApi()
  return useQuery({
    ...shared,
    queryKey: [...key, 'reports', 'taxes', query],
    queryFn: async ({ signal }) =>
      (await dataOf(records.GET('/v1/developer/reports/taxes', optionsOf(query, signal)))).data,
  })
}

export function useWithholdings(query: ReportQuery) {
  const { key, records } = useApi()
  return useQuery({
    ...shared,
    queryKey: [...key, 'reports', 'withholdings', query],
    queryFn: async ({ signal }) =>
      (await dataOf(records.GET('/v1/developer/reports/withholdings', optionsOf(query, signal)))).data,
  })
}
