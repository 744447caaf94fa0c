import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { type ScopedApi, useApi } from '../../api/use-api.ts'

export type Establishment = components['schemas']['Establishment']
export type EmissionPoint = components['schemas']['EmissionPoint']

export interface Place {
  establishment: Establishment
  points: EmissionPoint[]
}

/** Largest page of the API. */
const LIMIT = 1000

export function usePlaces(taxpayerId: string) {
  const { records, key } = useApi()
  return useQuery({
    queryKey: placesKey(key),
    queryFn: async ({ signal }): Promise<Place[]> => {
      const of = { 'filter.taxpayerId__eq': taxpayerId, limit: LIMIT, sort: 'code' } as const
      const [establishments, points] = await Promise.all([
        dataOf(records.GET('/establishments', { params: { query: of }, signal })),
        allPages((offset) => dataOf(records.GET('/emission-points', { params: { query: { ...of, offset } }, signal }))),
      ])
      return establishments.map((establishment) => ({
        establishment,
        points: points.filter(({ establishmentId }) => establishmentId === establishment.id),
      }))
    },
  })
}

export function placesKey(key: ScopedApi['key']) {
  return [...key, 'places'] as const
}

export function useSeries() {
  const { records, key } = useApi()
  return useQuery({
    queryKey: seriesKey(key),
    queryFn: async ({ signal }) => (await dataOf(records.GET('/v1/developer/sequentials', { signal }))).data,
  })
}

export function seriesKey(key: ScopedApi['key']) {
  return [...key, 'series'] as const
}

/** Each establishment has up to 999 codes, so emission points may exceed one page. */
async function allPages<Row>(read: (offset: number) => Promise<Row[]>): Promise<Row[]> {
  const all: Row[] = []
  for (;;) {
    const page = await read(all.length)
    all.push(...page)
    if (page.length < LIMIT) return all
  }
}
