import { Button } from '@mantine/core'
import { useState } from 'react'
import { entriesAt } from '../../../fiscal/order-values.ts'
import { valuesOfCreditNote, valuesOfNoteFrom } from '../../../fiscal/values-of-document.ts'
import { useWords } from '../../../words/language.tsx'
import { issueWords } from '../issue-words.ts'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { useOrder, useOrderForm } from '../order-form.ts'
import { freshItems, ItemsSection } from '../sections/items-section.tsx'
import { ModifiedSection } from '../sections/modified-section.tsx'
import { PartySection } from '../sections/party-section.tsx'
import { BALANCE_CODES, NoteTotals } from './note-balance.tsx'

const kind = kindOf('CREDIT_NOTE')

export const creditNoteForm: KindForm = {
  kind,
  fresh: () => ({ supportingDocument: { documentType: 'INVOICE' }, items: freshItems() }),
  Sections: CreditNoteSections,
  Totals: NoteTotals,
  handled: ['customer', 'customerId', 'items', 'supportingDocument', 'reason'],
  like: valuesOfCreditNote,
  from: valuesOfNoteFrom,
  askBefore: {
    codes: BALANCE_CODES,
    question: {
      es: '¿Emitir por más de lo que queda de la factura?',
      en: 'Issue for more than the invoice has left?',
    },
  },
}

function CreditNoteSections() {
  const say = useWords(issueWords)
  return (
    <>
      <ModifiedSection hasReason />
      <PartySection path="customer" title={say.customer} />
      <ItemsSection kind={kind} action={<AllBack />} />
    </>
  )
}

function AllBack() {
  const form = useOrderForm()
  const say = useWords(issueWords)
  const [all] = useState(() => entriesAt(form.values, 'items'))
  const count = useOrder(({ values }) => entriesAt(values, 'items').length)
  if (all.length < 2 || count >= all.length) return null
  return (
    <Button variant="subtle" size="compact-sm" onClick={() => form.set('items', all)}>
      {say.allBack}
    </Button>
  )
}
