import { hash, verify, X509Certificate } from 'node:crypto'
import { ParseOption, XmlDocument, XmlElement } from 'libxml2-wasm'

/** True only for intact signatures in the form of the technical sheet; a slower check decides the others. */
export function confirmSignature(xml: string): boolean {
  using document = parsed(xml)
  // Holds the signature alone: canonicalizing a part visits every node of its document.
  using alone = parsed(xml)
  const [signature, ...more] = elements(document.root, '//ds:Signature')
  const [inAlone] = elements(alone.root, 'ds:Signature')
  if (document.dtd !== null || signature === undefined || more.length > 0 || inAlone === undefined) return false
  signature.remove()
  for (const node of alone.root.find('node()')) if (!node.isSameNode(inAlone)) node.remove()
  return isSigned(inAlone) && referencesOf(inAlone).every((reference) => isDigested(reference, document, inAlone))
}

interface Disposed extends XmlDocument, Disposable {}

function parsed(xml: string): Disposed {
  return XmlDocument.fromString(xml, { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE }) as Disposed
}

const DSIG = 'http://www.w3.org/2000/09/xmldsig#'
const CANONICAL = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315'
const TRANSFORMS = [CANONICAL, `${DSIG}enveloped-signature`]
const DIGESTS = new Map([
  [`${DSIG}sha1`, 'sha1'],
  ['http://www.w3.org/2001/04/xmlenc#sha256', 'sha256'],
])
const SIGNATURES = new Map([
  [`${DSIG}rsa-sha1`, 'sha1'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'sha256'],
])

function isSigned(signature: XmlElement): boolean {
  const [signedInfo] = elements(signature, 'ds:SignedInfo')
  const algorithm = SIGNATURES.get(algorithmOf(signature, 'ds:SignedInfo/ds:SignatureMethod'))
  if (signedInfo === undefined || algorithm === undefined) return false
  if (algorithmOf(signature, 'ds:SignedInfo/ds:CanonicalizationMethod') !== CANONICAL) return false
  const certificate = new X509Certificate(bytesOf(signature, 'ds:KeyInfo/ds:X509Data/ds:X509Certificate'))
  const signed = Buffer.from(signedInfo.canonicalizeToString())
  return verify(algorithm, signed, certificate.publicKey, bytesOf(signature, 'ds:SignatureValue'))
}

function referencesOf(signature: XmlElement): XmlElement[] {
  return elements(signature, 'ds:SignedInfo/ds:Reference')
}

function isDigested(reference: XmlElement, document: XmlDocument, signature: XmlElement): boolean {
  const algorithm = DIGESTS.get(algorithmOf(reference, 'ds:DigestMethod'))
  const transforms = elements(reference, 'ds:Transforms/ds:Transform').map((one) => one.attr('Algorithm')?.value ?? '')
  const id = /^#([\w-]+)$/.exec(reference.attr('URI')?.value ?? '')?.[1]
  if (algorithm === undefined || id === undefined || !transforms.every((one) => TRANSFORMS.includes(one))) return false
  const [target, ...more] = [...withId(document.root, id), ...withId(signature, id)]
  if (target === undefined || more.length > 0) return false
  const isRoot = target.isSameNode(document.root)
  if (!isRoot && target.doc === document) return false
  const canonical = isRoot ? document.canonicalizeToString() : target.canonicalizeToString()
  return bytesOf(reference, 'ds:DigestValue').equals(hash(algorithm, canonical, 'buffer'))
}

function withId(around: XmlElement, id: string): XmlElement[] {
  return elements(around, `descendant-or-self::*[@id="${id}" or @Id="${id}" or @ID="${id}"]`)
}

function elements(around: XmlElement, path: string): XmlElement[] {
  return around.find(path, { ds: DSIG }).filter((node) => node instanceof XmlElement)
}

function algorithmOf(around: XmlElement, path: string): string {
  return elements(around, path)[0]?.attr('Algorithm')?.value ?? ''
}

function bytesOf(around: XmlElement, path: string): Buffer {
  return Buffer.from(elements(around, path)[0]?.content ?? '', 'base64')
}
