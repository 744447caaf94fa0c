import { documentTypes, nameOf, numberText } from '@etax/tax-document'
import type { Heading, Issuer } from './ride.ts'
import { factsOf, printedInstant } from './words.ts'

export interface IssuerBlock {
  environment: string
  emissionType: string
  legalName: string
  commercialName?: string | undefined
  ruc: string
  accessKey: string
  documentCode: string
  establishment: string
  emissionPoint: string
  sequential: string
  headOfficeAddress: string
  withholdingAgent?: string | undefined
  rimpe?: string | undefined
}

export interface IssuerMarks {
  establishmentAddress?: string | undefined
  specialContributor?: string | undefined
  accountingObligated?: string | undefined
  rise?: string | undefined
}

/** Facts without an element in the schema are additional fields. */
export interface AdditionalField {
  name: string
  value: string
}

export interface Authorized {
  number?: string | undefined
  authorizedAt?: number | undefined
}

export function issuerOf(issuer: IssuerBlock, marks: IssuerMarks, additional: readonly AdditionalField[] = []): Issuer {
  const { withholdingAgent, rimpe } = issuer
  const largeContributor = additional.find(isLargeContributor)?.value
  return {
    legalName: issuer.legalName,
    commercialName: issuer.commercialName ?? null,
    facts: factsOf(
      ['Dirección matriz:', issuer.headOfficeAddress],
      ['Dirección sucursal:', marks.establishmentAddress],
      ['Contribuyente especial Nro.:', marks.specialContributor],
      ['Obligado a llevar contabilidad:', marks.accountingObligated],
    ),
    legends: [
      withholdingAgent === undefined ? '' : `Agente de Retención Resolución No. ${withholdingAgent}`,
      largeContributor === undefined ? '' : `Gran Contribuyente ${resolution(largeContributor)}`,
      rimpe ?? '',
      marks.rise ?? '',
    ].filter((legend) => legend !== ''),
  }
}

/** Printed in the heading instead (annex 24). */
export function isLargeContributor({ name }: AdditionalField): boolean {
  return /^\s*gran\s+contribuyente\s*:?\s*$/i.test(name)
}

/** Some values contain the word already. */
function resolution(value: string): string {
  return /\d/.test(value) && !/resol/i.test(value) ? `Resolución No. ${value}` : value
}

/** The number and the access key are assigned at issuing. */
export function draftHeadingOf(issuer: IssuerBlock): Heading {
  return {
    ruc: issuer.ruc,
    title: `${nameOf(documentTypes, issuer.documentCode)} (BORRADOR)`,
    number: `${issuer.establishment}-${issuer.emissionPoint}-(se asigna al emitir)`,
    facts: factsOf(
      ['NÚMERO DE AUTORIZACIÓN', 'BORRADOR: no se ha emitido ni autorizado'],
      ['AMBIENTE', environmentOf(issuer)],
      ['EMISIÓN', emissionOf(issuer)],
      ['CLAVE DE ACCESO', 'Se asigna al emitir'],
    ),
    accessKey: null,
  }
}

export function headingOf(issuer: IssuerBlock, { number, authorizedAt }: Authorized): Heading {
  return {
    ruc: issuer.ruc,
    title: nameOf(documentTypes, issuer.documentCode),
    number: numberText(issuer),
    facts: factsOf(
      ['NÚMERO DE AUTORIZACIÓN', number ?? issuer.accessKey],
      ['FECHA Y HORA DE AUTORIZACIÓN', authorizedAt === undefined ? undefined : printedInstant(authorizedAt)],
      ['AMBIENTE', environmentOf(issuer)],
      ['EMISIÓN', emissionOf(issuer)],
    ),
    accessKey: issuer.accessKey,
  }
}

function environmentOf({ environment }: IssuerBlock): string {
  return environment === '2' ? 'PRODUCCIÓN' : 'PRUEBAS'
}

function emissionOf({ emissionType }: IssuerBlock): string {
  return emissionType === '2' ? 'INDISPONIBILIDAD DEL SISTEMA' : 'NORMAL'
}
