import { valuesOfSale } from '../../../fiscal/values-of-document.ts'
import { useWords } from '../../../words/language.tsx'
import { issueWords } from '../issue-words.ts'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { freshItems, ItemsSection } from '../sections/items-section.tsx'
import { PartySection } from '../sections/party-section.tsx'
import { freshPayments, PaymentsSection } from '../sections/payments-section.tsx'

const kind = kindOf('PURCHASE_SETTLEMENT')

export const purchaseSettlementForm: KindForm = {
  kind,
  fresh: () => ({ items: freshItems(), payments: freshPayments() }),
  Sections: PurchaseSettlementSections,
  handled: ['supplier', 'items', 'payments'],
  like: valuesOfSale,
}

function PurchaseSettlementSections() {
  const say = useWords(issueWords)
  return (
    <>
      <PartySection path="supplier" title={say.supplier} />
      <ItemsSection kind={kind} />
      <PaymentsSection />
    </>
  )
}
