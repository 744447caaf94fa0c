import fc, { type Arbitrary } from 'fast-check'

/** A DER element and its parts, also of octet strings that hold DER. */
interface Element {
  tag: number
  content: Buffer
  parts: Element[] | null
}

export interface DerEdit {
  way: (typeof WAYS)[number]
  at: number
  other: number
  bytes: Uint8Array
}

const WAYS = [
  ...['tag', 'content', 'content', 'end', 'drop', 'repeat', 'swap', 'copy', 'empty'],
  ...['long length', 'indefinite', 'wrong length', 'deeper'],
] as const
const TAGS = [
  0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x0a, 0x0c, 0x13, 0x16, 0x17, 0x18, 0x1e, 0x30, 0x31, 0xa0, 0x80, 0x24, 0x1f,
]
const CONTENTS = [
  ...[
    '',
    '00',
    '7fffffff',
    '80000000',
    'ff',
    '0000000001',
    '00ffffffffffffff',
    '2a864886f70d010c0a0103',
    '80',
    'ffffffffff7f',
  ],
  ...[
    '39393939313233313233353935395a',
    '30313031303130303030305a',
    '32303236313332313235363136315a',
    'd800',
    'c328',
    '31373930',
  ],
].map((hex) => Buffer.from(hex, 'hex'))

export const derEdit: Arbitrary<DerEdit> = fc.record({
  way: fc.constantFrom(...WAYS),
  at: fc.nat(),
  other: fc.nat(),
  bytes: fc.oneof(fc.constantFrom(...CONTENTS), fc.uint8Array({ maxLength: 24 })),
})

/** Edits some elements and corrects the surrounding lengths, except where the edit is of a length. */
export function editedDer(der: Uint8Array, edits: readonly DerEdit[]): Buffer {
  const root: Element = { tag: 0x30, content: Buffer.alloc(0), parts: elementsIn(Buffer.from(der)) ?? [] }
  for (const edit of edits) apply(root, edit)
  return Buffer.concat((root.parts ?? []).map(encode))
}

function elementsIn(bytes: Buffer): Element[] | null {
  const elements: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const [tag = 0, first = 0] = bytes.subarray(at, at + 2)
    const more = first < 0x80 ? 0 : first & 0x7f
    if ((tag & 0x1f) === 0x1f || first === 0x80 || more > 3 || at + 2 + more > bytes.length) return null
    const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
    const from = at + 2 + more
    if (from + length > bytes.length) return null
    const content = bytes.subarray(from, from + length)
    const isOpened = (tag & 0x20) !== 0 || (tag === 0x04 && content[0] === 0x30)
    const parts = isOpened ? elementsIn(content) : null
    if ((tag & 0x20) !== 0 && parts === null) return null
    elements.push({ tag, content: Buffer.from(content), parts })
    at = from + length
  }
  return elements
}

function encode({ tag, content, parts }: Element): Buffer {
  const inside = parts === null ? content : Buffer.concat(parts.map(encode))
  return Buffer.concat([Buffer.from([tag]), lengthOf(inside.length), inside])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const bytes = length > 0xffff ? 3 : length > 0xff ? 2 : 1
  const written = Buffer.alloc(1 + bytes)
  written[0] = 0x80 | bytes
  written.writeUIntBE(length, 1, bytes)
  return written
}

function apply(root: Element, { way, at, other, bytes }: DerEdit): void {
  const all = allIn(root)
  const place = all[at % all.length]
  if (place === undefined) return
  const { element, siblings } = place
  const position = siblings.indexOf(element)
  if (way === 'drop') siblings.splice(position, 1)
  else if (way === 'swap') siblings.push(...siblings.splice(position, 1))
  else if (way === 'repeat') siblings.push(...Array.from({ length: 1 + (other % 30) }, () => copyOf(element)))
  else if (way === 'copy') Object.assign(element, copyOf(all[other % all.length]?.element ?? element))
  else Object.assign(element, changed(element, way, { other, bytes }))
}

function changed(
  element: Element,
  way: Exclude<DerEdit['way'], 'drop' | 'swap' | 'repeat' | 'copy'>,
  { other, bytes }: Pick<DerEdit, 'other' | 'bytes'>,
): Partial<Element> {
  switch (way) {
    case 'tag':
      return { tag: TAGS[other % TAGS.length] ?? 0x04 }
    case 'content':
      return { content: Buffer.from(bytes), parts: null }
    case 'end':
      return { content: encode(element).subarray(2, 2 + (other % 20)), parts: null }
    case 'empty':
      return { content: Buffer.alloc(0), parts: null }
    default:
      return relength(element, way, other)
  }
}

/** Writes one element with a wrong length: its own tag, and the rest as content. */
function relength(
  element: Element,
  way: 'long length' | 'indefinite' | 'wrong length' | 'deeper',
  other: number,
): Element {
  if (way === 'deeper') return { tag: 0x30, content: Buffer.alloc(0), parts: [copyOf(element)] }
  const written = encode(element)
  const header = written.length - (written.length - 2 - ((written[1] ?? 0) < 0x80 ? 0 : (written[1] ?? 0) & 0x7f))
  const content = written.subarray(header)
  const tag = Buffer.from([element.tag])
  const encoding = {
    'long length': Buffer.concat([tag, Buffer.from([0x84]), uint32(content.length), content]),
    indefinite: Buffer.concat([tag, Buffer.from([0x80]), content, Buffer.alloc(2)]),
    'wrong length': Buffer.concat([tag, Buffer.from([0x82]), uint32(other % 70_000).subarray(2), content]),
  }[way]
  return { tag: 0x30, content: encoding, parts: null }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function copyOf({ tag, content, parts }: Element): Element {
  return { tag, content: Buffer.from(content), parts: parts?.map(copyOf) ?? null }
}

function allIn({ parts }: Element): { element: Element; siblings: Element[] }[] {
  return (parts ?? []).flatMap((element) => [{ element, siblings: parts ?? [] }, ...allIn(element)])
}
