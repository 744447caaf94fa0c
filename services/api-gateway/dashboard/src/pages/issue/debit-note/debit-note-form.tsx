import { newEntry } from '../../../fiscal/order-values.ts'
import { valuesOfDebitNote, valuesOfDebitNoteFrom } from '../../../fiscal/values-of-debit-note.ts'
import { useWords } from '../../../words/language.tsx'
import { issueWords } from '../issue-words.ts'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { ModifiedSection } from '../sections/modified-section.tsx'
import { PartySection } from '../sections/party-section.tsx'
import { freshPayments, PaymentsSection } from '../sections/payments-section.tsx'
import { debitNoteWords } from './debit-note-words.ts'
import { ReasonsSection } from './reasons-section.tsx'

export const debitNoteForm: KindForm = {
  kind: kindOf('DEBIT_NOTE'),
  fresh: () => ({
    supportingDocument: { documentType: 'INVOICE' },
    reasons: [newEntry()],
    taxType: 'IVA_RATE',
    tax: '15',
    payments: freshPayments(),
  }),
  Sections: DebitNoteSections,
  handled: ['customer', 'customerId', 'supportingDocument', 'reasons', 'taxType', 'tax', 'payments'],
  like: valuesOfDebitNote,
  from: valuesOfDebitNoteFrom,
}

function DebitNoteSections() {
  const say = useWords(issueWords)
  return (
    <>
      <ModifiedSection about={useWords(debitNoteWords).modifiedAbout} />
      <PartySection path="customer" title={say.customer} />
      <ReasonsSection />
      <PaymentsSection />
    </>
  )
}
