import { useState } from 'react'
import { useWords } from '../../../words/language.tsx'
import { CustomerSearch } from '../fields/customer-search.tsx'
import { useOrderForm } from '../order-form.ts'
import { waybillWords } from './waybill-words.ts'

/** Fills in a recipient with a customer of the records. */
export function RecipientSearch({ path }: { path: string }) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const [text, setText] = useState('')
  return (
    <CustomerSearch
      label={say.find}
      value={text}
      onChange={setText}
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
