import type { OrderKind } from '@etax/tax-document'
import { valuesOfSale } from '../../fiscal/values-of-document.ts'
import { useWords } from '../../words/language.tsx'
import { issueWords } from './issue-words.ts'
import type { KindForm } from './kind-form.ts'
import { freshItems, ItemsSection } from './sections/items-section.tsx'
import { PartySection } from './sections/party-section.tsx'
import { freshPayments, PaymentsSection } from './sections/payments-section.tsx'

export function saleForm(kind: OrderKind, { mayBeUnnamed = false } = {}): KindForm {
  const { partyPath } = kind
  return {
    kind,
    fresh: () => ({ items: freshItems(), payments: freshPayments() }),
    Sections: () => <SaleSections kind={kind} mayBeUnnamed={mayBeUnnamed} />,
    handled: [partyPath, `${partyPath}Id`, 'items', 'payments'],
    like: valuesOfSale,
  }
}

function SaleSections({ kind, mayBeUnnamed }: { kind: OrderKind; mayBeUnnamed: boolean }) {
  const say = useWords(issueWords)
  const title = kind.partyRole === 'supplier' ? say.supplier : say.customer
  return (
    <>
      <PartySection path={kind.partyPath} title={title} mayBeUnnamed={mayBeUnnamed} />
      <ItemsSection kind={kind} />
      <PaymentsSection />
    </>
  )
}
