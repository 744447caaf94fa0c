import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { XmlDocument, XmlElement, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'

/** The authority's schemas, which are not in this repository; a folder `shared` beside it may hold them. */
const FOLDER = join(import.meta.dirname, '../../../../shared/spec/authority/xsd')

export const schemasAreHere = existsSync(FOLDER)
if (!schemasAreHere) console.warn(`skipped: the authority's schemas are not in ${FOLDER}`)

/**
 * Validates an invoice by the authority's schema of its version.
 * @throws XmlValidateError that tells what is wrong
 */
export function validateInvoice(xml: string): void {
  xmlRegisterFsInputProviders()
  using document = XmlDocument.fromString(xml)
  const version = document.root.attr('version')?.value
  const file = join(FOLDER, `factura_V${version}.xsd`)
  using schema = XmlDocument.fromBuffer(readFileSync(file), { url: pathToFileURL(file).href })
  using validator = XsdValidator.fromDoc(schema)
  validator.validate(document)
}

export function unwrap(wrapper: string): { state: string; number: string; document: string } {
  using parsed = XmlDocument.fromString(wrapper)
  const textOf = (name: string) => {
    const node = parsed.get(`/autorizacion/${name}`)
    return node instanceof XmlElement ? node.content : ''
  }
  return { state: textOf('estado'), number: textOf('numeroAutorizacion'), document: textOf('comprobante') }
}
