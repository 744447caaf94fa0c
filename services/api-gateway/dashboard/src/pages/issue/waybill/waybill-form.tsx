import { authorityDay } from '@etax/tax-document'
import { newEntry, type Values } from '../../../fiscal/order-values.ts'
import { valuesOfWaybill, valuesOfWaybillFrom } from '../../../fiscal/values-of-waybill.ts'
import { useWords } from '../../../words/language.tsx'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { PartySection } from '../sections/party-section.tsx'
import type { Places } from '../sections/series-section.tsx'
import { JourneySection } from './journey-section.tsx'
import { RecipientsSection } from './recipients-section.tsx'
import { waybillWords } from './waybill-words.ts'

const kind = kindOf('WAYBILL')

export const waybillForm: KindForm = {
  kind,
  fresh: (places) => ({ departureAddress: departureOf(places), ...journeyToday(), recipients: [freshRecipient()] }),
  Sections: WaybillSections,
  // A waybill has no amounts.
  Totals: () => null,
  handled: ['departureAddress', 'carrier', 'plate', 'startDate', 'endDate', 'recipients', 'email'],
  // The dates of another waybill are over.
  like: (source) => ({ ...valuesOfWaybill(source), ...journeyToday() }),
  from: valuesOfWaybillFrom,
}

function journeyToday(): Values {
  const today = authorityDay(Date.now())
  return { startDate: today, endDate: today }
}

function departureOf({ taxpayer, establishments }: Places): string {
  return establishments[0]?.address ?? taxpayer.address ?? ''
}

function freshRecipient(): Values {
  return newEntry({ reason: 'Venta', items: [newEntry({ quantity: '1' })] })
}

function WaybillSections() {
  return (
    <>
      <JourneySection />
      <PartySection path="carrier" title={useWords(waybillWords).carrier} />
      <RecipientsSection schema={kind.schema} fresh={freshRecipient} />
    </>
  )
}
