import forge from 'node-forge'

/** An element of a BER encoding: containers come with indefinite lengths and split strings, which DER forbids. */
export type Node = forge.asn1.Asn1

// The published types know only the older, boolean form of the options.
const fromDer = forge.asn1.fromDer as unknown as (bytes: string, options: object) => Node

/** @throws Error where the bytes are not BER */
export function parseBer(bytes: Buffer): Node {
  return fromDer(bytes.toString('binary'), { strict: true, parseAllBytes: false, decodeBitStrings: false })
}

export function encodeDer(node: Node): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'binary')
}

/** The elements inside a constructed one. */
export function parts(node: Node | undefined): Node[] {
  if (node === undefined || !Array.isArray(node.value)) throw new RangeError('not a sequence')
  return node.value
}

/** The content of a string, the pieces of a split one joined. */
export function bytesOf(node: Node | undefined): Buffer {
  if (node === undefined) throw new RangeError('a part is missing')
  if (Array.isArray(node.value)) return Buffer.concat(node.value.map(bytesOf))
  return Buffer.from(node.value, 'binary')
}

export function oidOf(node: Node | undefined): string {
  return forge.asn1.derToOid(forge.util.createBuffer(bytesOf(node).toString('binary')))
}

export function numberOf(node: Node | undefined): number {
  const bytes = bytesOf(node)
  if (bytes.length === 0 || bytes.length > 6) throw new RangeError('a number out of range')
  return bytes.readUIntBE(0, bytes.length)
}
