import { child, children, type Der, readOid, readString } from './der.ts'

/**
 * A name in RFC 2253 order (most specific first), spelled as the authority's Java validator spells it: keywords of
 * RFC 2253, EMAILADDRESS for the e-mail attribute, and `oid=#hex` for every other attribute.
 */
export function formatName(name: Der): string {
  return children(name)
    .reverse()
    .map((rdn) => children(rdn).map(formatAttribute).join('+'))
    .join(',')
}

/** The first value of an attribute of the name, or null. */
export function attributeOf(name: Der, oid: string): string | null {
  for (const pair of children(name).flatMap(children)) {
    if (readOid(child(pair, 0)) === oid) return readString(child(pair, 1))
  }
  return null
}

const keywords: Record<string, string> = {
  '2.5.4.3': 'CN',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'EMAILADDRESS',
}

function formatAttribute(pair: Der): string {
  const oid = readOid(child(pair, 0))
  const value = child(pair, 1)
  const text = readString(value)
  const keyword = keywords[oid]
  if (keyword === undefined || text === null) return `${keyword ?? oid}=#${value.bytes.toString('hex')}`
  return `${keyword}=${escapeValue(text)}`
}

/** RFC 2253 section 2.4. */
function escapeValue(text: string): string {
  return text
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/^[ #]/, '\\$&')
    .replace(/(?<!\\) $/, '\\ ')
}
