import { XmlDocument as Xml, type XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { allKinds, shapeOf } from '../kinds/kinds.ts'
import { plainlyValidBy } from '../schema/plainly-valid.ts'
import { xsdOf } from '../schema/xsd.ts'
import { type Complaint, complaintsOf } from './parse.ts'

const validators = new Map<string, XsdValidator>()

export function schemaErrors(xml: XmlDocument, documentType: DocumentType, version: string): Complaint[] {
  try {
    validatorOf(documentType, version).validate(xml)
    return []
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error
    return complaintsOf(error)
  }
}

/** Compiled once for each of the thirteen. */
function validatorOf(documentType: DocumentType, version: string): XsdValidator {
  const key = `${documentType} ${version}`
  const cached = validators.get(key)
  if (cached) return cached
  const schema = Xml.fromString(xsdOf(shapeOf(documentType, version)))
  const validator = XsdValidator.fromDoc(schema)
  schema.dispose()
  validators.set(key, validator)
  return validator
}

const plainly = new Map<string, (text: string) => boolean>()
const ROOT = /<([A-Za-z]+) id="comprobante" version="([0-9.]{1,10})">/y
const BEFORE_ROOT = /<\?xml [^<>]*\?>\n?/y

/**
 * The kind and version of a text that is provably valid without a parser: our writer's output, signed or not. Null for
 * any other text, which may be valid too.
 */
export function plainlyValid(text: string): { documentType: DocumentType; version: string } | null {
  BEFORE_ROOT.lastIndex = 0
  if (!BEFORE_ROOT.test(text)) return null
  ROOT.lastIndex = BEFORE_ROOT.lastIndex
  const [, root, version = ''] = ROOT.exec(text) ?? []
  const kind = allKinds.find((candidate) => candidate.root === root)
  if (!kind?.versions.some((candidate) => candidate === version)) return null
  const { documentType } = kind
  const key = `${documentType} ${version}`
  const isValid = plainly.get(key) ?? plainlyValidBy(shapeOf(documentType, version))
  plainly.set(key, isValid)
  return isValid(text) ? { documentType, version } : null
}
