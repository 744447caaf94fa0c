import { newEntry, type Values } from '../../../fiscal/order-values.ts'
import { valuesOfWithholding } from '../../../fiscal/values-of-withholding.ts'
import { useWords } from '../../../words/language.tsx'
import type { KindForm } from '../kind-form.ts'
import { kindOf } from '../kind-of.ts'
import { PartySection } from '../sections/party-section.tsx'
import { SupportingDocuments } from './supporting-documents.tsx'
import { WithheldTotals } from './withheld-totals.tsx'
import { withholdingWords } from './withholding-words.ts'

const kind = kindOf('WITHHOLDING')

export const withholdingForm: KindForm = {
  kind,
  fresh: () => ({ supportingDocuments: [freshDocument()] }),
  Sections: WithholdingSections,
  Totals: WithheldTotals,
  handled: ['subject', 'supportingDocuments'],
  like: valuesOfWithholding,
  // An earlier withholding of the same document.
  askBefore: {
    codes: ['ISS_15032'],
    question: {
      es: '¿Retener otra vez del mismo documento?',
      en: 'Withhold from the same document again?',
    },
  },
}

function freshDocument(): Values {
  return newEntry({
    supportCode: '01',
    documentType: '01',
    taxes: [newEntry({ taxType: 'IVA_RATE', rate: '15' })],
    withholdings: [newEntry({ taxType: 'INCOME' })],
  })
}

function WithholdingSections() {
  return (
    <>
      <PartySection path="subject" title={useWords(withholdingWords).subject} />
      <SupportingDocuments schema={kind.schema} fresh={freshDocument} />
    </>
  )
}
