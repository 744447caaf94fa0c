import { listedKinds } from '@etax/tax-document/kind-facts'
import type { components } from '../api/generated/api.ts'
import { dictionary, type Language } from '../words/language.tsx'

export { isFinal } from './receipt-states.ts'

export type Receipt = components['schemas']['Receipt']
export type ReceiptStatus = Receipt['status']
export type DocumentType = Receipt['documentType']

export const receiptWords = dictionary(
  {
    kinds: kindNames('es'),
    states: {
      DRAFT: 'En preparación',
      RECEIVED_AUTHORITY: 'Recibido por el SRI',
      AUTHORIZED: 'Autorizado',
      COMPLETED: 'Completado',
      REJECTED: 'No autorizado',
      RETURNED: 'Devuelto',
      ERROR: 'Con error',
    },
    voided: 'Anulado aquí',
    cancelled: 'Anulado en el SRI',
  },
  {
    kinds: kindNames('en'),
    states: {
      DRAFT: 'In preparation',
      RECEIVED_AUTHORITY: 'Received by the authority',
      AUTHORIZED: 'Authorized',
      COMPLETED: 'Completed',
      REJECTED: 'Not authorized',
      RETURNED: 'Returned',
      ERROR: 'Error',
    },
    voided: 'Voided here',
    cancelled: 'Cancelled at the authority',
  },
)

export const STATUS_COLORS: Record<ReceiptStatus, string> = {
  DRAFT: 'gray',
  RECEIVED_AUTHORITY: 'blue',
  AUTHORIZED: 'cyan',
  COMPLETED: 'teal',
  REJECTED: 'red',
  RETURNED: 'red',
  ERROR: 'orange',
}

function kindNames(language: Language): Readonly<Record<DocumentType, string>> {
  const names = listedKinds.map((kind): [string, string] => [kind.documentType, kind.names[language]])
  return Object.fromEntries(names) as Record<DocumentType, string>
}
