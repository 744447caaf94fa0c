/** Parsed, but not examined. */
export interface SignedDocument {
  signatures: number
  isEnveloped: boolean
  ids: string[]
  rootId: string | null
  canonicalRoot: Buffer
  /** Null unless there is exactly one, enveloped and of normal size. */
  signature: SignatureParts | null
}

export interface SignatureParts {
  id: string | null
  canonicalizationMethod: string
  signatureMethod: string
  /** The canonical form of its method; null for an unknown method. */
  signedInfo: Buffer | null
  references: Reference[]
  value: Buffer
  keyInfoId: string | null
  certificates: Buffer[]
  keyValue: { modulus: Buffer; exponent: Buffer } | null
  signedProperties: SignedProperties[]
}

export interface Reference {
  id: string | null
  uri: string | null
  type: string | null
  transforms: string[]
  digestMethod: string
  digestValue: Buffer
  /** The target inside the signature, in canonical form; null for the root or others. */
  canonicalTarget: Buffer | null
}

export interface SignedProperties {
  id: string | null
  target: string | null
  signingTime: string | null
  certDigestMethod: string
  certDigest: Buffer
  serialNumber: string
  objectReferences: string[]
}
