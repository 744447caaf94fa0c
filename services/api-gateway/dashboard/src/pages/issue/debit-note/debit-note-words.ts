import { dictionary } from '../../../words/language.tsx'

export const debitNoteWords = dictionary(
  {
    modifiedAbout: 'Escriba su número y fecha, o ábrala en sus comprobantes y elija «Nota de débito».',
    reasons: 'Valores que se agregan',
    reasonsAbout: 'Cada motivo con su valor sin impuestos: intereses por mora, gastos de cobranza.',
    reason: 'Motivo',
    reasonExample: 'Interés por mora',
    addReason: 'Agregar otro motivo',
    tax: 'IVA de estos valores',
    noReasons: 'Agregue al menos un motivo con su valor.',
  },
  {
    modifiedAbout: 'Write its number and date, or open it in your receipts and choose "Debit note".',
    reasons: 'Amounts that are added',
    reasonsAbout: 'Each reason with its amount before taxes: interest, expenses of collection.',
    reason: 'Reason',
    reasonExample: 'Interest on arrears',
    addReason: 'Add another reason',
    tax: 'IVA of these amounts',
    noReasons: 'Add at least one reason with its amount.',
  },
)
