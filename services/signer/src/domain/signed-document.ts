/** What a parser found in a signed document, before anything in it is believed. */
export interface SignedDocument {
  /** Signature elements anywhere in the document. */
  signatures: number
  /** Whether the only signature is a child of the root. */
  isEnveloped: boolean
  /** Values of every id, Id and ID attribute. */
  ids: string[]
  rootId: string | null
  /** The root without the signature, in canonical form. */
  canonicalRoot: Buffer
  /** Null unless there is one, enveloped and of a sensible size. */
  signature: SignatureParts | null
}

export interface SignatureParts {
  id: string | null
  canonicalizationMethod: string
  signatureMethod: string
  /** In the canonical form its own method asks for; null where the method is not known. */
  signedInfo: Buffer | null
  references: Reference[]
  value: Buffer
  keyInfoId: string | null
  certificates: Buffer[]
  /** Modulus and exponent, where a KeyValue is there. */
  keyValue: { modulus: Buffer; exponent: Buffer } | null
  /** Elements named SignedProperties inside the signature. */
  signedProperties: SignedProperties[]
}

export interface Reference {
  id: string | null
  uri: string | null
  type: string | null
  transforms: string[]
  digestMethod: string
  digestValue: Buffer
  /** What it points at inside the signature, in canonical form; null for the root or anything else. */
  canonicalTarget: Buffer | null
}

export interface SignedProperties {
  id: string | null
  /** Of the QualifyingProperties around it. */
  target: string | null
  signingTime: string | null
  certDigestMethod: string
  certDigest: Buffer
  serialNumber: string
  objectReferences: string[]
}
