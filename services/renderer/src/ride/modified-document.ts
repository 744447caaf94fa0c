import { nameOf, supportingDocumentTypes } from '@etax/tax-document'
import type { Fact } from './ride.ts'
import { factsOf } from './words.ts'

export interface NoteHeader {
  customerName: string
  customerIdentification: string
  issueDate: string
  modifiedDocumentCode: string
  modifiedDocumentNumber: string
  modifiedDocumentDate: string
}

export function noteFacts(header: NoteHeader, reason?: string): Fact[] {
  const modified = `${nameOf(supportingDocumentTypes, header.modifiedDocumentCode)} ${header.modifiedDocumentNumber}`
  return factsOf(
    ['Razón social / Nombres y apellidos:', header.customerName, 'wide'],
    ['Identificación:', header.customerIdentification],
    ['Fecha de emisión:', header.issueDate],
    ['Comprobante que se modifica:', modified],
    ['Fecha de emisión (comprobante):', header.modifiedDocumentDate],
    ['Razón de modificación:', reason, 'wide'],
  )
}
