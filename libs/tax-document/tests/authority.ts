import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import type { DocumentType } from '../src/index.ts'

// The authority's schemas and samples must not be published: they lie beside the repository.
const place = join(import.meta.dirname, '../../../../shared/spec/authority')

/** Whether the authority's schemas are present; reports their absence once. */
export const hasAuthority = existsSync(join(place, 'xsd'))
if (!hasAuthority) console.warn(`Skipped: comparisons with the authority's own schemas, which are not in ${place}.`)

const PREFIXES: Record<DocumentType, string> = {
  INVOICE: 'factura',
  PURCHASE_SETTLEMENT: 'LiquidacionCompra',
  CREDIT_NOTE: 'NotaCredito',
  DEBIT_NOTE: 'NotaDebito',
  WAYBILL: 'GuiaRemision',
  WITHHOLDING: 'ComprobanteRetencion',
}

const validators = new Map<string, XsdValidator>()

export function authorityErrors(xml: string, documentType: DocumentType, version: string): string[] {
  const file = `${PREFIXES[documentType]}_V${version}.xsd`
  const validator = validators.get(file) ?? compile(join(place, 'xsd', file))
  validators.set(file, validator)
  const document = XmlDocument.fromString(xml)
  try {
    validator.validate(document)
    return []
  } catch (error) {
    if (error instanceof XmlValidateError) return error.details.map(({ message }) => message)
    throw error
  } finally {
    document.dispose()
  }
}

export function authorityXsd(documentType: DocumentType, version: string): string {
  return readFileSync(join(place, 'xsd', `${PREFIXES[documentType]}_V${version}.xsd`), 'utf8')
}

function compile(path: string): XsdValidator {
  xmlRegisterFsInputProviders()
  return XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(path), { url: path }))
}

/** Documents of other issuers, some broken on purpose. */
export function samples(): { name: string; xml: string }[] {
  if (!hasAuthority) return []
  const folder = join(place, 'samples')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => ({ name, xml: readFileSync(join(folder, name), 'utf8') }))
}
