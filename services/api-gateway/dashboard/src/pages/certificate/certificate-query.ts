import { useQuery } from '@tanstack/react-query'
import { dataOf } from '../../api/client.ts'
import type { components } from '../../api/generated/api.ts'
import { type ScopedApi, useApi } from '../../api/use-api.ts'

export type CertificateStatus = components['schemas']['CertificateStatus']

export function certificateKey(key: ScopedApi['key']) {
  return [...key, 'certificate'] as const
}

export function useCertificate() {
  const { records, key } = useApi()
  return useQuery({
    queryKey: certificateKey(key),
    queryFn: async ({ signal }) => (await dataOf(records.GET('/v1/developer/certificate/status', { signal }))).data,
  })
}
