import { valuesOfSale } from '../../../fiscal/values-of-document.ts'
import { useWords } from '../../../words/language.tsx'
import { issueWords } from '../issue-words.ts'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { freshItems, ItemsSection } from '../sections/items-section.tsx'
import { PartySection } from '../sections/party-section.tsx'
import { freshPayments, PaymentsSection } from '../sections/payments-section.tsx'

const kind = kindOf('INVOICE')

export const invoiceForm: KindForm = {
  kind,
  fresh: () => ({ items: freshItems(), payments: freshPayments() }),
  Sections: InvoiceSections,
  handled: ['customer', 'customerId', 'items', 'payments'],
  like: valuesOfSale,
}

function InvoiceSections() {
  const say = useWords(issueWords)
  return (
    <>
      <PartySection path="customer" title={say.customer} mayBeUnnamed />
      <ItemsSection kind={kind} />
      <PaymentsSection />
    </>
  )
}
