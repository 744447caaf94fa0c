import { type Environment, signerErrors } from '@etax/contracts'
import { type DocumentType, documentCode, kindFacts, parseAccessKey } from '@etax/tax-document'

export interface DocumentIdentity {
  documentType: DocumentType
  version: string
  environment: Environment
  ruc: string
  accessKey: string
}

const kinds = new Map(kindFacts.map(({ root, documentType }) => [root, documentType]))

/** Reads the signed bytes, so that signer and parser agree. @throws AppError SGN_20005, SGN_20011, SGN_20012 */
export function readIdentity(canonical: Buffer): DocumentIdentity {
  const head = canonical.toString('utf8', 0, headLength)
  const root = rootTag.exec(head)
  const documentType = kinds.get(root?.[1] ?? '')
  if (root === null || documentType === undefined) throw signerErrors.unknownDocument({ reason: 'root' })
  const attributes = readAttributes(root[2] as string)
  if (attributes.get('id') !== 'comprobante') throw signerErrors.idAmbiguous()
  const fields = readTaxBlock(head.slice(root[0].length))
  return consistent(documentType, attributes.get('version') ?? '', fields)
}

/** The block with the access key is first and short; its names have at most 300 characters. */
const headLength = 8192
const rootTag = /^<([A-Za-z]+)((?: [\w:.-]+="[^"<]*")*)>/
const attribute = / ([\w:.-]+)="([^"<]*)"/g
const taxBlock = /^\s*<infoTributaria>((?:\s*<([A-Za-z]+)>[^<]*<\/\2>)*)\s*<\/infoTributaria>/
const field = /<([A-Za-z]+)>([^<]*)<\//g

function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(attribute)].map(([, name, value]) => [name as string, value as string]))
}

function readTaxBlock(head: string): Map<string, string> {
  const block = taxBlock.exec(head)
  if (block === null) throw signerErrors.unknownDocument({ reason: 'first-block' })
  const fields = new Map<string, string>()
  for (const [, name, value] of (block[1] as string).matchAll(field)) {
    if (fields.has(name as string)) throw signerErrors.unknownDocument({ reason: 'field-twice' })
    fields.set(name as string, (value as string).trim())
  }
  return fields
}

function consistent(documentType: DocumentType, version: string, fields: Map<string, string>): DocumentIdentity {
  const text = (name: string) => fields.get(name) ?? ''
  const key = parseAccessKey(text('claveAcceso'))
  const agrees =
    key !== null &&
    key.documentType === documentType &&
    documentCode(documentType) === text('codDoc') &&
    key.ruc === text('ruc') &&
    String(key.environment) === text('ambiente') &&
    key.number === `${text('estab')}-${text('ptoEmi')}-${text('secuencial')}` &&
    text('tipoEmision') === '1'
  if (!agrees) throw signerErrors.accessKeyInconsistent()
  const { accessKey, ruc, environment } = key
  return { documentType, version, environment: environment === 2 ? 'production' : 'sandbox', ruc, accessKey }
}
