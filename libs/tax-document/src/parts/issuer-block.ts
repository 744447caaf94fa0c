import { echoed, type FieldFacts, fieldErrors, inBoth, mustBe, mustHave, rule } from '@etax/kernel'
import { documentCode } from '../catalogs/documents.ts'
import { checkRuc } from '../catalogs/identification.ts'
import type { DocumentType } from '../catalogs/kind-facts.ts'
import { documentErrors } from '../errors/document-errors.ts'
import { MAX_ADDITIONAL_FIELDS } from '../schema/common.ts'
import type { Named } from '../schema/shape.ts'
import * as type from '../schema/types.ts'
import { lengthOf } from '../values/text.ts'
import { WITHHOLDING_AGENT_FORM, withholdingAgentNumber } from '../values/withholding-agent.ts'
import { type Contact, contactFields } from './contact-fields.ts'
import type { Issuer } from './issuer.ts'
import type { OrderBase } from './order-parts.ts'
import type { OrderReader } from './order-reader.ts'

// These are as long as real ones, so that checks and sizes before numbering stay valid.
export const UNNUMBERED = '0'.repeat(9)
export const UNKEYED = '0'.repeat(49)

const RIMPE_LEGENDS = {
  ENTREPRENEUR: 'CONTRIBUYENTE RÉGIMEN RIMPE',
  POPULAR_BUSINESS: 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE',
} as const

/** The first block of every document, without number and key. */
export function readIssuer(reader: OrderReader, issuer: Issuer, documentType: DocumentType) {
  const ruc = reader.text('issuer.ruc', issuer.ruc, type.ruc)
  if (ruc && checkRuc(ruc) === 'malformed')
    reader.refuse('issuer.ruc', documentErrors.identificationMalformed, { reason: 'ruc' })
  return {
    environment: issuer.environment === 2 ? '2' : '1',
    emissionType: '1',
    legalName: reader.text('issuer.legalName', issuer.legalName, type.text300),
    commercialName: reader.optionalText('issuer.commercialName', issuer.commercialName, type.text300),
    ruc,
    accessKey: UNKEYED,
    documentCode: documentCode(documentType),
    establishment: reader.text('issuer.establishment.code', issuer.establishment.code, type.branch),
    emissionPoint: reader.text('issuer.emissionPoint', issuer.emissionPoint, type.branch),
    sequential: UNNUMBERED,
    headOfficeAddress: reader.text('issuer.address', issuer.address, type.text300),
    withholdingAgent: readWithholdingAgent(reader, issuer.withholdingAgent),
    rimpe: issuer.rimpe ? RIMPE_LEGENDS[issuer.rimpe] : undefined,
  }
}

/** The issuer in the second block of every document. */
export function readEstablishment(
  reader: OrderReader,
  issuer: Issuer,
  contributor: type.TextType = type.specialContributor,
) {
  return {
    establishmentAddress: reader.optionalText(
      'issuer.establishment.address',
      issuer.establishment.address,
      type.text300,
    ),
    specialContributor: reader.optionalText(
      'issuer.specialContributorCode',
      issuer.specialContributorCode,
      contributor,
    ),
    accountingObligated: issuer.accountingObligated ? 'SI' : 'NO',
  }
}

function readWithholdingAgent(reader: OrderReader, resolution: string | null | undefined): string | undefined {
  if (!resolution?.trim()) return undefined
  const number = withholdingAgentNumber(resolution)
  if (number === undefined)
    reader.refuse('issuer.withholdingAgent', fieldErrors.wrongForm, mustBe(WITHHOLDING_AGENT_FORM))
  return number
}

/** The caller's additional fields, the customer's contact, and the issuer's marks; at most fifteen. */
export function readAdditionalInfo(
  reader: OrderReader,
  order: OrderBase,
  issuer: Issuer,
  contact: Contact,
): Named[] | undefined {
  const marks = marksOf(reader, issuer)
  const entries = Object.entries(order.additionalInfo ?? {}).filter(([, value]) => !isBlank(value))
  const allowed = MAX_ADDITIONAL_FIELDS - marks.length
  if (entries.length > allowed)
    reader.refuse('additionalInfo', fieldErrors.wrongLength, tooManyFields(entries.length, marks))
  if (entries.some(([name]) => isBlank(name))) reader.refuse('additionalInfo', fieldErrors.required, NAMELESS)
  const named = entries.filter(([name]) => !isBlank(name))
  for (const [name] of named) {
    const mark = marks.find((one) => sameName(one.name, name))
    if (mark === undefined) continue
    reader.refuse(`additionalInfo.${name}`, fieldErrors.notAllowed, writtenAnyway(mark))
  }
  for (const [name] of named)
    if (lengthOf(name) > MAX_NAME) reader.refuse('additionalInfo', fieldErrors.wrongLength, longName(name))
  const fields = named.map(([name, value]) => ({
    name: lengthOf(name) > MAX_NAME ? name : reader.text(`additionalInfo.${name}`, name, type.text300),
    value: reader.text(`additionalInfo.${name}`, value, type.text300),
  }))
  const all = [...fields, ...contactFields(reader, contact, { fields, left: allowed - fields.length }), ...marks]
  return all.length ? all : undefined
}

const MAX_NAME = 300

/** The value may be short: its field is the whole object. */
function longName(name: string): FieldFacts {
  const { rule: limit, ...facts } = mustHave({ max: MAX_NAME, count: lengthOf(name), of: 'character' })
  const sentences = inBoth((language) => `${limit?.[language]}: ${echoed(name)}`)
  return { ...facts, ...rule(`has a name that ${sentences.en}`, `tiene un nombre que ${sentences.es}`) }
}

const NAMELESS = rule('has a field without a name', 'tiene un campo sin nombre')

function writtenAnyway({ name, value }: Named): FieldFacts {
  return rule(
    `is written by the system itself, as ${name}: ${value}; leave it out, and name fields otherwise, such as Pedido`,
    `lo escribe el sistema mismo, como ${name}: ${value}; no lo envíe, y dé otro nombre a los campos, por ejemplo Pedido`,
  )
}

function sameName(one: string, other: string): boolean {
  const [a, b] = [one, other].map((name) =>
    name
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s_.:-]+/g, ''),
  )
  return a === b
}

function tooManyFields(count: number, marks: readonly Named[]): FieldFacts {
  const max = MAX_ADDITIONAL_FIELDS - marks.length
  if (marks.length === 0) return mustHave({ max, count, of: 'field' })
  const names = marks.map(({ name }) => name).join(', ')
  const sentence = rule(
    `must have at most ${MAX_ADDITIONAL_FIELDS} fields; ${names} must be there, which leaves ${max}; it has ${count}`,
    `debe tener a lo sumo ${MAX_ADDITIONAL_FIELDS} campos; debe estar ${names}, con lo que quedan ${max}; tiene ${count}`,
  )
  return { ...sentence, max, count }
}

/** A field with a blank value counts as absent. */
function isBlank(text: string | null | undefined): boolean {
  return (text ?? '').trim() === ''
}

function marksOf(reader: OrderReader, { largeContributor, artisan, providerRuc }: Issuer): Named[] {
  const mark = (name: string, path: string, text: string | null | undefined, kind: type.TextType) => {
    const value = reader.optionalText(path, text, kind)
    return value === undefined ? [] : [{ name, value }]
  }
  return [
    ...mark('Gran Contribuyente', 'issuer.largeContributor', largeContributor, type.text300),
    ...mark('Artesano Calificado', 'issuer.artisan', artisan, type.text300),
    ...mark('RUC Proveedor', 'issuer.providerRuc', providerRuc, type.ruc),
  ]
}

/** The fiscal machine that printed the document. */
export function readFiscalMachine(reader: OrderReader, { fiscalMachine }: OrderBase) {
  if (!fiscalMachine) return undefined
  return {
    brand: reader.text('fiscalMachine.brand', fiscalMachine.brand, type.text30),
    model: reader.text('fiscalMachine.model', fiscalMachine.model, type.text30),
    serial: reader.text('fiscalMachine.serial', fiscalMachine.serial, type.text30),
  }
}
