import { type BaseBlock, fromBER, ObjectIdentifier } from 'asn1js'

/** BER: containers have indefinite lengths and split strings, which DER forbids. */
export type Node = BaseBlock

/** @throws Error if the bytes are not BER; ignores bytes after the first element */
export function parseBer(bytes: Buffer): Node {
  const { offset, result } = fromBER(bytes, { parseEmbedded: false })
  if (offset === -1) throw new Error(result.error)
  return result
}

export function encodingOf(node: Node): Buffer {
  return Buffer.from(node.valueBeforeDecodeView)
}

export function isConstructed(node: Node): boolean {
  return node.idBlock.isConstructed
}

export function parts(node: Node | undefined): Node[] {
  if (node === undefined || !isConstructed(node)) throw new RangeError('not a sequence')
  return (node.valueBlock as unknown as { value: Node[] }).value
}

export function bytesOf(node: Node | undefined): Buffer {
  if (node === undefined) throw new RangeError('a part is missing')
  if (isConstructed(node)) return Buffer.concat(parts(node).map(bytesOf))
  return Buffer.from(node.valueBeforeDecodeView.subarray(node.idBlock.blockLength + node.lenBlock.blockLength))
}

export function oidOf(node: Node | undefined): string {
  if (!(node instanceof ObjectIdentifier)) throw new RangeError('not an object identifier')
  return node.getValue()
}

export function numberOf(node: Node | undefined): number {
  const bytes = bytesOf(node)
  if (bytes.length === 0 || bytes.length > 6) throw new RangeError('a number out of range')
  return bytes.readUIntBE(0, bytes.length)
}
