/** One element of a DER (or definite-length BER) encoding, with its bytes still in place. */
export interface Der {
  /** The identifier octet: class, constructed bit and number. */
  tag: number
  /** The content, without tag and length. */
  content: Buffer
  /** The whole element. */
  bytes: Buffer
}

/**
 * Reads the element at the beginning of `bytes`; what follows it is ignored.
 * @throws RangeError where the encoding is cut short or uses long tags or indefinite lengths
 */
export function readDer(bytes: Buffer): Der {
  const tag = bytes[0]
  const first = bytes[1]
  if (tag === undefined || first === undefined || (tag & 0x1f) === 0x1f || first === 0x80) throw broken()
  const octets = first < 0x80 ? 0 : first & 0x7f
  if (octets > 4 || bytes.length < 2 + octets) throw broken()
  const length = octets === 0 ? first : bytes.readUIntBE(2, octets)
  const end = 2 + octets + length
  if (end > bytes.length) throw broken()
  return { tag, content: bytes.subarray(2 + octets, end), bytes: bytes.subarray(0, end) }
}

/** The elements inside a constructed one, in order. */
export function children({ content }: Der): Der[] {
  const found: Der[] = []
  for (let at = 0; at < content.length; ) {
    const child = readDer(content.subarray(at))
    found.push(child)
    at += child.bytes.length
  }
  return found
}

/** The child at `index`, which must be there. */
export function child(parent: Der, index: number): Der {
  const found = children(parent)[index]
  if (found === undefined) throw broken()
  return found
}

/** An object identifier in dotted form. */
export function readOid({ content }: Der): string {
  const arcs: bigint[] = []
  let arc = 0n
  for (const byte of content) {
    arc = (arc << 7n) | BigInt(byte & 0x7f)
    if (byte < 0x80) {
      arcs.push(arc)
      arc = 0n
    }
  }
  const [head = 0n, ...rest] = arcs
  const top = head < 40n ? 0n : head < 80n ? 1n : 2n
  return [top, head - top * 40n, ...rest].join('.')
}

/** The characters of any of the string types certificates use; null for other types. */
export function readString({ tag, content }: Der): string | null {
  if (tag === 0x0c || tag === 0x13 || tag === 0x16 || tag === 0x12) return content.toString('utf8')
  if (tag === 0x14) return content.toString('latin1')
  if (tag === 0x1e) return Buffer.from(content).swap16().toString('utf16le')
  return null
}

function broken(): RangeError {
  return new RangeError('broken DER encoding')
}
