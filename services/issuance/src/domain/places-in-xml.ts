import type { DocumentSummary } from '@etax/tax-document'
import type { NotePlaces } from './modified-receipt.ts'

export function placesInXml({ documentType }: Pick<DocumentSummary, 'documentType'>): NotePlaces {
  const header = documentType === 'DEBIT_NOTE' ? '/notaDebito/infoNotaDebito' : '/notaCredito/infoNotaCredito'
  return {
    document: `${header}/numDocModificado`,
    issueDate: `${header}/fechaEmisionDocSustento`,
    customer: `${header}/identificacionComprador`,
    total: `${header}/${documentType === 'DEBIT_NOTE' ? 'valorTotal' : 'valorModificacion'}`,
  }
}
