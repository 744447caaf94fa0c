import { Text } from '@mantine/core'
import { dataOf } from '../../../api/client.ts'
import type { components } from '../../../api/generated/api.ts'
import { useApi } from '../../../api/use-api.ts'
import { RecordSearch, type RecordSearchProps } from './record-search.tsx'

export type CustomerRecord = components['schemas']['DeveloperCustomer']

export function CustomerSearch(
  field: Omit<RecordSearchProps<CustomerRecord>, 'searchKey' | 'search' | 'idOf' | 'show' | 'enterFinds'>,
) {
  const { records, key } = useApi()
  return (
    <RecordSearch
      {...field}
      enterFinds
      searchKey={[...key, 'customers', 'found']}
      search={async (typed, signal) => {
        const isNumber = /^[\d-]+$/.test(typed)
        const query = typed === '' ? {} : isNumber ? { identification__like: typed } : { legalName__like: typed }
        const answer = await dataOf(
          records.GET('/v1/developer/customers', { params: { query: { ...query, limit: 20 } }, signal }),
        )
        return answer.data
      }}
      idOf={({ id }) => id}
      show={({ legalName, identification }) => (
        <>
          <Text size="sm">{legalName}</Text>
          <Text size="xs" opacity={0.8}>
            {identification}
          </Text>
        </>
      )}
    />
  )
}
