import { fromBER } from 'asn1js'

/** Printable and the like should be ASCII; certifiers write UTF-8 in them. By the number of the universal tag. */
const decoders: Record<number, (content: Buffer) => string> = {
  12: (content) => content.toString('utf8'), // UTF8String
  18: (content) => content.toString('utf8'), // NumericString
  19: (content) => content.toString('utf8'), // PrintableString
  20: (content) => content.toString('latin1'), // TeletexString
  22: (content) => content.toString('utf8'), // IA5String
  30: (content) => Buffer.from(content).swap16().toString('utf16le'), // BMPString
}

/** The characters of any of the string types certificates use, given its DER encoding; null for everything else. */
export function readString(der: Uint8Array): string | null {
  const { offset, result } = fromBER(der, { parseEmbedded: false })
  const { tagClass, tagNumber, isConstructed, blockLength } = result.idBlock
  const decode = decoders[tagNumber]
  if (offset === -1 || tagClass !== UNIVERSAL || isConstructed || decode === undefined) return null
  return decode(Buffer.from(result.valueBeforeDecodeView.subarray(blockLength + result.lenBlock.blockLength)))
}

const UNIVERSAL = 1
