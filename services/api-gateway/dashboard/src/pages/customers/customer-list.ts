import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { paths } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import type { ListSearch } from '../../parts/list-search.ts'
import { firstMatch, looksLikeCode, PAGE_SIZE, type Page, pageOf } from '../../parts/page-query.ts'
import type { Customer, CustomerType } from './customer-values.ts'

type ListQuery = NonNullable<paths['/customers']['get']['parameters']['query']>

export const CUSTOMER_SORTS = ['-createdAt', 'name', 'identification'] as const

export type CustomerRow = Pick<Customer, 'id' | 'identification' | 'type' | 'name' | 'email' | 'phone'>

const TYPES: Record<string, CustomerType> = {
  RUC: '04',
  NATIONAL_ID: '05',
  PASSPORT: '06',
  FINAL_CONSUMER: '07',
  FOREIGN_ID: '08',
}

export function useCustomers(taxpayerId: string, { q = '', sort, page = 1 }: ListSearch) {
  const { records, key } = useApi()
  const order = CUSTOMER_SORTS.find((one) => one === sort) ?? CUSTOMER_SORTS[0]
  return useQuery({
    queryKey: [...key, 'customers', 'list', { q, order, page }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const byName = () => {
        const query: ListQuery = {
          'filter.taxpayerId__eq': taxpayerId,
          ...(q === '' ? {} : { 'filter.name__like': q }),
          limit: PAGE_SIZE,
          offset: (page - 1) * PAGE_SIZE,
          sort: order,
        }
        return pageOf<CustomerRow>(records.GET('/customers', { params: { query }, signal }))
      }
      const byNumber = async (): Promise<Page<CustomerRow>> => {
        const query = { identification__like: q, limit: PAGE_SIZE, page }
        const { data, meta } = await dataOf(records.GET('/v1/developer/customers', { params: { query }, signal }))
        const rows = data.map(({ identificationType, legalName, ...row }) => ({
          ...row,
          name: legalName,
          type: TYPES[identificationType ?? ''] ?? '08',
        }))
        return { rows, total: meta.pagination.total }
      }
      return firstMatch(looksLikeCode(q) ? [byNumber, byName] : [byName])
    },
  })
}

export function useCustomer(id: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'customers', 'one', id],
    queryFn: ({ signal }) => dataOf(records.GET('/customers/{id}', { params: { path: { id } }, signal })),
  })
}
