import { Text } from '@mantine/core'
import { answered } from '../../../api/client.ts'
import type { components } from '../../../api/generated/api.ts'
import { useApi } from '../../../api/use-api.ts'
import { FoundRecords, type FoundRecordsProps } from './found-records.tsx'

export type CustomerRecord = components['schemas']['DeveloperCustomer']

/** A text field that finds customers by name or number. */
export function CustomerSearch(
  field: Omit<FoundRecordsProps<CustomerRecord>, 'searchKey' | 'search' | 'idOf' | 'show' | 'enterFinds'>,
) {
  const { records, key } = useApi()
  return (
    <FoundRecords
      {...field}
      enterFinds
      searchKey={[...key, 'customers', 'found']}
      search={async (typed, signal) => {
        const isNumber = /^[\d-]+$/.test(typed)
        const query = typed === '' ? {} : isNumber ? { identification__like: typed } : { legalName__like: typed }
        const found = await answered(
          records.GET('/v1/developer/customers', { params: { query: { ...query, limit: 20 } }, signal }),
        )
        return found.data
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
