import { checkRuc } from '@etax/tax-document'
import { AsnConvert } from '@peculiar/asn1-schema'
import { type Extension, id_ce_subjectAltName, type Name, SubjectAlternativeName } from '@peculiar/asn1-x509'
import { certifiers } from './certifiers.ts'
import { attributesOf, type Field } from './distinguished-name.ts'
import { readLooseText } from './read-string.ts'

/**
 * 13 digits, or the 10 of a national id, from the signed subject and extensions. Null for no number, and for several,
 * because then none is proven.
 */
export function findRegistryNumber(subject: Name, extensions: readonly Extension[]): string | null {
  const named = attributesOf(subject)
  const fields = [...fieldsOf(extensions), ...named]
  const declared = textsOf(fields, isRegistryNumber)
  if (new Set(declared.flatMap(registryNumbersIn)).size > 1) return null
  const texts = [...declared, ...textsOf(fields, isNationalId), ...subjectTexts(named)]
  return texts.flatMap(registryNumbersIn)[0] ?? texts.flatMap(nationalIdsIn)[0] ?? null
}

const registryNumberTypes = new Set(certifiers.flatMap(({ registryNumber }) => registryNumber))
const nationalIdTypes = new Set(certifiers.flatMap(({ nationalId }) => nationalId))

/** Present certifiers use `<arc>.3.11` under their enterprise number; future ones may too. */
const isRegistryNumber = (type: string) =>
  registryNumberTypes.has(type) || /^1\.3\.6\.1\.4\.1(\.\d{1,10}){1,4}\.3\.11$/.test(type)
const isNationalId = (type: string) => nationalIdTypes.has(type)

const ORGANIZATION_IDENTIFIER = '2.5.4.97'
const SERIAL_NUMBER = '2.5.4.5'
const USER_ID = '0.9.2342.19200300.100.1.1'

function subjectTexts(named: readonly Field[]): string[] {
  return [ORGANIZATION_IDENTIFIER, SERIAL_NUMBER, USER_ID].flatMap((oid) => textsOf(named, (type) => type === oid))
}

function textsOf(fields: readonly Field[], isOfType: (type: string) => boolean): string[] {
  return fields.filter(({ type, text }) => isOfType(type) && !foreignNumber.test(text)).map(({ text }) => text)
}

/** Passports and foreign numbers, in the form of ETSI EN 319 412-1 ("PASEC-…", "IDCCO-…") and in free forms. */
const foreignNumber = /(?<![a-z])(pas[a-z]*[\s:.-]*\d|(idc|pno|tax|tin|vat|ntr)(?!ec)[a-z]{2}-)/i

function registryNumbersIn(text: string): string[] {
  const numbers = Array.from(text.matchAll(/(?<!\d)(\d{10})[ -]?(001)(?!\d)/g), ([, first, last]) => `${first}${last}`)
  return numbers.filter((number) => checkRuc(number) !== 'malformed')
}

function nationalIdsIn(text: string): string[] {
  return Array.from(text.matchAll(/(?<!\d)\d{10}(?!\d)/g), ([digits]) => digits)
}

function fieldsOf(extensions: readonly Extension[]): Field[] {
  const own = extensions.map(({ extnID, extnValue }) => asField(extnID, extnValue.buffer))
  const alternatives = extensions.filter(({ extnID }) => extnID === id_ce_subjectAltName)
  return [...own, ...alternatives.flatMap(({ extnValue }) => alternativeNames(Buffer.from(extnValue.buffer)))]
}

function alternativeNames(extension: Buffer): Field[] {
  return Array.from(AsnConvert.parse(extension, SubjectAlternativeName)).flatMap(({ otherName, directoryName }) => {
    const named = otherName === undefined ? [] : [asField(otherName.typeId, otherName.value)]
    return directoryName === undefined ? named : [...named, ...attributesOf(directoryName)]
  })
}

function asField(type: string, value: ArrayBuffer): Field {
  return { type, text: isRegistryNumber(type) || isNationalId(type) ? readLooseText(Buffer.from(value)) : '' }
}
