import { XmlDocument as Xml, type XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import type { DocumentType } from '../catalogs/documents.ts'
import { shapeOf } from '../kinds.ts'
import { xsdOf } from '../schema/xsd.ts'
import { type Complaint, complaintsOf } from './parse.ts'

const validators = new Map<string, XsdValidator>()

/** What the schema of a kind and version has against a document; empty where it is valid. */
export function schemaErrors(xml: XmlDocument, documentType: DocumentType, version: string): Complaint[] {
  try {
    validatorOf(documentType, version).validate(xml)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return complaintsOf(error)
  }
}

/** Compiled once and kept as long as the process: there are thirteen of them. */
function validatorOf(documentType: DocumentType, version: string): XsdValidator {
  const key = `${documentType} ${version}`
  const known = validators.get(key)
  if (known) return known
  const schema = Xml.fromString(xsdOf(shapeOf(documentType, version)))
  const validator = XsdValidator.fromDoc(schema)
  schema.dispose()
  validators.set(key, validator)
  return validator
}
