import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { components, paths } from '../../api/generated/api.ts'
import { useApi } from '../../api/use-api.ts'
import type { ListSearch } from '../../parts/list-search.ts'
import { firstMatch, looksLikeCode, PAGE_SIZE, pageOf } from '../../parts/page-query.ts'

export type Tax = components['schemas']['Tax']
export type PriceType = components['schemas']['PriceType']
export type Category = components['schemas']['Category']

type ListQuery = NonNullable<paths['/products']['get']['parameters']['query']>

export const PRODUCT_SORTS = ['-createdAt', 'name', 'code', 'price', '-price', 'currentStock'] as const

export function useProducts(taxpayerId: string, { q = '', sort, page = 1, category }: ListSearch) {
  const { records, key } = useApi()
  const order = PRODUCT_SORTS.find((one) => one === sort) ?? PRODUCT_SORTS[0]
  return useQuery({
    queryKey: [...key, 'products', 'list', { q, order, page, category }],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const by = (filter: ListQuery) => () => {
        const query: ListQuery = {
          'filter.taxpayerId__eq': taxpayerId,
          ...(category === undefined ? {} : { 'filter.categoryId__eq': category }),
          ...filter,
          limit: PAGE_SIZE,
          offset: (page - 1) * PAGE_SIZE,
          sort: order,
        }
        return pageOf(records.GET('/products', { params: { query }, signal }))
      }
      if (q === '') return firstMatch([by({})])
      const ways = [by({ 'filter.name__like': q }), by({ 'filter.code__like': q })]
      return firstMatch(looksLikeCode(q) ? ways.reverse() : ways)
    },
  })
}

export function useProduct(id: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'products', 'one', id],
    queryFn: ({ signal }) => dataOf(records.GET('/products/{id}', { params: { path: { id } }, signal })),
  })
}

export function useProductPrices(productId: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'products', 'prices', productId],
    queryFn: ({ signal }) =>
      dataOf(records.GET('/product-prices', { params: { query: { 'filter.productId__eq': productId } }, signal })),
  })
}

/** Charged taxes first, highest rate first; then withheld ones. */
export function useTaxes() {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'taxes'],
    queryFn: async ({ signal }) => {
      const all = await dataOf(records.GET('/taxes', { params: { query: { sort: '-percentage' } }, signal }))
      return all.toSorted((one, other) => Number(one.isRetention) - Number(other.isRetention))
    },
  })
}

export function usePriceTypes(taxpayerId: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'price-types'],
    queryFn: ({ signal }) => dataOf(records.GET('/price-types', { params: { query: ofTaxpayer(taxpayerId) }, signal })),
  })
}

export function useCategories(taxpayerId: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'categories'],
    queryFn: ({ signal }) => dataOf(records.GET('/categories', { params: { query: ofTaxpayer(taxpayerId) }, signal })),
  })
}

export function useWarehouses(taxpayerId: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: [...key, 'warehouses'],
    queryFn: ({ signal }) => dataOf(records.GET('/warehouses', { params: { query: ofTaxpayer(taxpayerId) }, signal })),
  })
}

function ofTaxpayer(taxpayerId: string) {
  return { 'filter.taxpayerId__eq': taxpayerId, sort: 'name' } as const
}
