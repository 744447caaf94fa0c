import { fromBER } from 'asn1js'

/** The keys are universal tags. Certifiers write UTF-8 in ASCII types too. */
const decoders: Record<number, (content: Buffer) => string> = {
  12: (content) => content.toString('utf8'), // UTF8String
  18: (content) => content.toString('utf8'), // NumericString
  19: (content) => content.toString('utf8'), // PrintableString
  20: (content) => content.toString('latin1'), // TeletexString
  22: (content) => content.toString('utf8'), // IA5String
  30: (content) => Buffer.from(content).swap16().toString('utf16le'), // BMPString
}

export function readString(der: Uint8Array): string | null {
  const { offset, result } = fromBER(der, { parseEmbedded: false })
  const { tagClass, tagNumber, isConstructed, blockLength } = result.idBlock
  const decode = decoders[tagNumber]
  if (offset !== der.length || tagClass !== UNIVERSAL || isConstructed || decode === undefined) return null
  return decode(Buffer.from(result.valueBeforeDecodeView.subarray(blockLength + result.lenBlock.blockLength)))
}

/** Certifiers write a value as any string type, alone, wrapped in others, or as bare characters. */
export function readLooseText(value: Buffer, wraps = MAX_WRAPS): string {
  const text = readString(value)
  if (text !== null) return text
  const inner = wraps === 0 ? null : contentOf(value)
  return inner === null ? value.toString('latin1') : readLooseText(inner, wraps - 1)
}

const MAX_WRAPS = 4
const OCTET_STRING = 4

function contentOf(der: Buffer): Buffer | null {
  const { offset, result } = fromBER(der, { parseEmbedded: false })
  if (offset !== der.length) return null
  const { tagClass, tagNumber, isConstructed, blockLength } = result.idBlock
  if (!isConstructed && !(tagClass === UNIVERSAL && tagNumber === OCTET_STRING)) return null
  return Buffer.from(result.valueBeforeDecodeView.subarray(blockLength + result.lenBlock.blockLength))
}

const UNIVERSAL = 1
