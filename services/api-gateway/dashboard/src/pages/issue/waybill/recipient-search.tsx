import { useState } from 'react'
import { textAt } from '../../../fiscal/order-values.ts'
import { BROUGHT_EMAIL } from '../../../fiscal/values-of-waybill.ts'
import { useWords } from '../../../words/language.tsx'
import { CustomerSearch } from '../fields/customer-search.tsx'
import { type OrderForm, useOrderForm } from '../order-form.ts'
import { mailedTo } from './mailed-to.ts'
import { waybillWords } from './waybill-words.ts'

export function RecipientSearch({ path }: { path: string }) {
  const form = useOrderForm()
  const say = useWords(waybillWords)
  const [text, setText] = useState('')
  return (
    <CustomerSearch
      label={say.find}
      value={text}
      onChange={setText}
      onPick={({ identification, legalName, address, email }) => {
        setText('')
        form.set(`${path}.identification`, identification)
        form.set(`${path}.legalName`, legalName)
        form.set(`${path}.address`, address ?? '')
        mailTo(form, path, email ?? '')
      }}
      noMatch={say.nobody}
    />
  )
}

export function mailTo(form: OrderForm, path: string, addresses: string): void {
  const before = textAt(form.values, `${path}.${BROUGHT_EMAIL}`)
  form.set('email', mailedTo(textAt(form.values, 'email'), before, addresses))
  form.set(`${path}.${BROUGHT_EMAIL}`, addresses)
}
