import { AsnConvert } from '@peculiar/asn1-schema'
import type { AttributeTypeAndValue, Name } from '@peculiar/asn1-x509'
import { readString } from './read-string.ts'

/**
 * RFC 2253 order (most specific first), as the authority's Java validator writes it: keywords of RFC 2253,
 * EMAILADDRESS, and `oid=#hex` for other attributes.
 */
export function formatName(name: Name): string {
  return format(name, keywords)
}

/** Readable: certifiers write the owner's number as serial number. */
export function formatReadableName(name: Name): string {
  return format(name, { ...keywords, '2.5.4.5': 'serialNumber' })
}

function format(name: Name, keywords: Keywords): string {
  return Array.from(name, (rdn) => Array.from(rdn, (attribute) => formatAttribute(attribute, keywords)).join('+'))
    .reverse()
    .join(',')
}

export interface Field {
  type: string
  text: string
}

export function attributesOf(name: Name): Field[] {
  return Array.from(name, (rdn) => Array.from(rdn))
    .flat()
    .map((attribute) => ({ type: attribute.type, text: readString(encoded(attribute)) ?? '' }))
}

type Keywords = Readonly<Record<string, string>>

const keywords: Keywords = {
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

function formatAttribute(attribute: AttributeTypeAndValue, keywords: Keywords): string {
  const bytes = encoded(attribute)
  const text = readString(bytes)
  const keyword = keywords[attribute.type]
  if (keyword === undefined || text === null) return `${keyword ?? attribute.type}=#${bytes.toString('hex')}`
  return `${keyword}=${escapeValue(text)}`
}

function encoded({ value }: AttributeTypeAndValue): Buffer {
  return Buffer.from(AsnConvert.serialize(value))
}

/** RFC 2253 section 2.4. */
function escapeValue(text: string): string {
  return text
    .replace(/[,+"\\<>;]/g, '\\$&')
    .replace(/^[ #]/, '\\$&')
    .replace(/(?<!\\) $/, '\\ ')
}
