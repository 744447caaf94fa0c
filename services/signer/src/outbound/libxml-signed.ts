import { type XmlDocument, XmlElement, type XmlNode, type XmlTreeNode } from 'libxml2-wasm'
import { MAX_CERTIFICATES } from '../domain/examine-signature.ts'
import type { Reference, SignatureParts, SignedDocument, SignedProperties } from '../domain/signed-document.ts'
import { canonicalizeRoot, parseXml } from './libxml.ts'

/**
 * Reads all parts that the examination needs, without judgement.
 * @throws AppError SGN_20002 not well-formed, SGN_20003 doctype, SGN_20013 costly for a parser
 */
export function readSignedDocument(xml: Buffer): SignedDocument {
  const document = parseXml(xml)
  const copy = parseXml(xml)
  try {
    return readSigned(document, copy)
  } finally {
    document.dispose()
    copy.dispose()
  }
}

const namespaces = { ds: 'http://www.w3.org/2000/09/xmldsig#', xades: 'http://uri.etsi.org/01903/v1.3.2#' }
const withComments = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315#WithComments'
const plain = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'

/** The document loses its signature, the copy all else. */
function readSigned(document: XmlDocument, copy: XmlDocument): SignedDocument {
  const { root } = document
  const signatures = elements(document, '//ds:Signature')
  const [element] = signatures
  const isEnveloped = element?.parent?.isSameNode(root) ?? false
  // One by one: a union takes time by the product of the sizes.
  const ids = ['//@id', '//@Id', '//@ID'].flatMap((path) => document.find(path).map(({ content }) => content))
  if (signatures.length === 1) element?.remove()
  return {
    signatures: signatures.length,
    isEnveloped,
    ids,
    rootId: root.attr('id')?.value ?? null,
    canonicalRoot: canonicalizeRoot(document),
    signature: signatures.length === 1 && isEnveloped ? readAlone(copy.root) : null,
  }
}

/**
 * Reads the signature in a root without other children: canonicalization of a part checks every node, which is slow.
 * Null for a signature of abnormal size.
 */
function readAlone(root: XmlElement): SignatureParts | null {
  const [signature] = elements(root, 'ds:Signature')
  for (const node of root.find('node()')) if (signature === undefined || !node.isSameNode(signature)) node.remove()
  return signature === undefined || elements(signature, './/*').length > 500 ? null : readSignature(signature)
}

function readSignature(signature: XmlElement): SignatureParts {
  const signedInfo = single(signature, 'ds:SignedInfo')
  const keyInfo = single(signature, 'ds:KeyInfo')
  const method = algorithmOf(signedInfo, 'ds:CanonicalizationMethod')
  const keyValue = keyInfo === null ? null : single(keyInfo, 'ds:KeyValue/ds:RSAKeyValue')
  return {
    id: attributeOf(signature, 'Id'),
    canonicalizationMethod: method,
    signatureMethod: algorithmOf(signedInfo, 'ds:SignatureMethod'),
    signedInfo:
      signedInfo !== null && (method === plain || method === withComments) ? subtree(signedInfo, method) : null,
    references: signedInfo === null ? [] : readReferences(signedInfo, signature),
    value: bytesOf(single(signature, 'ds:SignatureValue')),
    keyInfoId: keyInfo === null ? null : attributeOf(keyInfo, 'Id'),
    certificates: keyInfo === null ? [] : readCertificates(keyInfo),
    keyValue:
      keyValue === null
        ? null
        : { modulus: bytesOf(single(keyValue, 'ds:Modulus')), exponent: bytesOf(single(keyValue, 'ds:Exponent')) },
    signedProperties: elements(signature, './/xades:SignedProperties').slice(0, 2).map(readProperties),
  }
}

/** Three are valid; a fourth shows that there are too many. */
function readReferences(signedInfo: XmlElement, signature: XmlElement): Reference[] {
  const references = elements(signedInfo, 'ds:Reference').slice(0, 4)
  return references.map((reference) => readReference(reference, signature))
}

function readCertificates(keyInfo: XmlElement): Buffer[] {
  const certificates = elements(keyInfo, 'ds:X509Data/ds:X509Certificate').slice(0, MAX_CERTIFICATES + 1)
  return certificates.map(bytesOf)
}

function readReference(reference: XmlElement, signature: XmlElement): Reference {
  const uri = attributeOf(reference, 'URI')
  const inside = uri?.startsWith('#')
    ? elements(signature, './/*[@Id]').filter((e) => `#${attributeOf(e, 'Id')}` === uri)
    : []
  const [target, ...more] = inside
  return {
    id: attributeOf(reference, 'Id'),
    uri,
    type: attributeOf(reference, 'Type'),
    transforms: elements(reference, 'ds:Transforms/ds:Transform').map(transformOf),
    digestMethod: algorithmOf(reference, 'ds:DigestMethod'),
    digestValue: bytesOf(single(reference, 'ds:DigestValue')),
    canonicalTarget: target === undefined || more.length > 0 ? null : subtree(target, plain),
  }
}

/** Parameters change a transform. */
function transformOf(transform: XmlElement): string {
  return elements(transform, '*').length > 0 ? 'with parameters' : (attributeOf(transform, 'Algorithm') ?? '')
}

function readProperties(properties: XmlElement): SignedProperties {
  const cert = single(properties, 'xades:SignedSignatureProperties/xades:SigningCertificate/xades:Cert')
  const digest = cert === null ? null : single(cert, 'xades:CertDigest')
  const time = single(properties, 'xades:SignedSignatureProperties/xades:SigningTime')
  const formats = elements(properties, 'xades:SignedDataObjectProperties/xades:DataObjectFormat')
  const serial = cert === null ? null : single(cert, 'xades:IssuerSerial/ds:X509SerialNumber')
  return {
    id: attributeOf(properties, 'Id'),
    target: properties.parent === null ? null : attributeOf(properties.parent, 'Target'),
    signingTime: time?.content.trim() ?? null,
    certDigestMethod: algorithmOf(digest, 'ds:DigestMethod'),
    certDigest: bytesOf(digest === null ? null : single(digest, 'ds:DigestValue')),
    serialNumber: serial?.content.trim() ?? '',
    objectReferences: formats.map((format) => attributeOf(format, 'ObjectReference') ?? ''),
  }
}

function elements(from: XmlNode | XmlDocument, path: string): XmlElement[] {
  return from.find(path, namespaces).filter((node): node is XmlElement => node instanceof XmlElement)
}

/** Null for none or several. */
function single(from: XmlElement, path: string): XmlElement | null {
  const [first, ...more] = elements(from, path)
  return first === undefined || more.length > 0 ? null : first
}

function attributeOf(element: XmlElement, name: string): string | null {
  return element.attr(name)?.value ?? null
}

function algorithmOf(element: XmlElement | null, path: string): string {
  const match = element === null ? null : single(element, path)
  return match === null ? '' : (attributeOf(match, 'Algorithm') ?? '')
}

function bytesOf(element: XmlTreeNode | null): Buffer {
  return Buffer.from(element?.content ?? '', 'base64')
}

function subtree(element: XmlElement, method: string): Buffer {
  return Buffer.from(element.canonicalizeToString({ withComments: method === withComments }))
}
