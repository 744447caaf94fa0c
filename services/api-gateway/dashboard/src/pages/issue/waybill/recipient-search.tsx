import { Text } from '@mantine/core'
import { useState } from 'react'
import { answered } from '../../../api/client.ts'
import type { components } from '../../../api/generated/api.ts'
import { useApi } from '../../../api/use-api.ts'
import { useWords } from '../../../words/language.tsx'
import { FoundRecords } from '../fields/found-records.tsx'
import { useOrderForm } from '../order-form.ts'
import { waybillWords } from './waybill-words.ts'

type CustomerRecord = components['schemas']['DeveloperCustomer']

/** Fills in a recipient with a customer of the records. */
export function RecipientSearch({ path }: { path: string }) {
  const { records, key } = useApi()
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const [text, setText] = useState('')
  return (
    <FoundRecords
      label={say.find}
      value={text}
      onChange={setText}
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
      show={({ legalName, identification }: CustomerRecord) => (
        <>
          <Text size="sm">{legalName}</Text>
          <Text size="xs" opacity={0.8}>
            {identification}
          </Text>
        </>
      )}
      onPick={({ identification, legalName, address }) => {
        setText('')
        form.set(`${path}.identification`, identification)
        form.set(`${path}.legalName`, legalName)
        form.set(`${path}.address`, address ?? '')
      }}
      nothing={say.nobody}
    />
  )
}
