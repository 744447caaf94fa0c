import { Decimal, type Text, words } from '@etax/kernel'
import {
  FINAL_CONSUMER,
  type IdentificationType,
  identificationCode,
  identificationTypeOf,
  identificationTypes,
  ivaRates,
} from '@etax/tax-document'
import { type TProperties, Type } from 'typebox'
import type { Fields, Resource, Row } from '../domain/resource.ts'
import type { Referred } from '../domain/show-record.ts'
import { choice, formed, optionalText, text } from '../domain/vocabulary.ts'
import { resources } from './resources.ts'

/** Other names for the records of the resource API. */
export interface DeveloperView {
  of: Resource
  body: Resource
  /** `before` is the record in the developer API's form. */
  toFields(sent: Fields, before: Fields | undefined): { fields: Fields; tax?: NamedTax | undefined }
  show(row: Row, referred: Referred): Fields
  recordFields: TProperties
  /** The keys are the fields' names in the resource API. */
  names: Record<string, string>
}

export interface NamedTax {
  taxType: unknown
  rate: unknown
}

const number = (form: Text) =>
  Type.Union([Type.Number({ minimum: 0 }), Type.String({ pattern: '^[0-9]+(\\.[0-9]+)?$' })], formed(form))

const IDENTIFICATION_TYPES = identificationTypes.entries.map(({ identificationType }) => identificationType)
const TAX_TYPES = ['IVA_RATE', 'IVA_EXEMPT', 'IVA_NOT_SUBJECT']

const customers: DeveloperView = {
  of: {
    ...resources.customers,
    filters: { identification: ['eq', 'like'], name: ['like'], email: ['like'] },
    filterNames: { name: 'legalName' },
  },
  body: {
    path: 'customers',
    name: 'Customer',
    fields: {
      identificationType: choice(IDENTIFICATION_TYPES),
      identification: Type.Optional(text(20, '1710034065')),
      legalName: Type.Optional(text(300, 'María Pérez')),
      email: optionalText(1_000),
      phone: optionalText(50),
      address: optionalText(300),
    },
    shows: ['identificationType', 'identification', 'legalName', 'email', 'phone', 'address'],
    keptByNull: ['identificationType'],
    filters: {},
  },
  toFields: ({ identificationType: type, legalName, ...same }) => {
    const finalConsumer = { identification: FINAL_CONSUMER.identification, name: FINAL_CONSUMER.legalName }
    const fields = {
      ...(type === 'FINAL_CONSUMER' ? finalConsumer : {}),
      ...same,
      ...(legalName === undefined ? {} : { name: legalName }),
      ...(type === undefined ? {} : { type: identificationCode(type as IdentificationType) }),
    }
    return { fields }
  },
  show: ({ type, identification, name, email, phone, address }) => ({
    identificationType: identificationTypeOf(String(type)) ?? null,
    identification,
    legalName: name,
    email,
    phone,
    address,
  }),
  recordFields: {
    identificationType: Type.Union([choice(IDENTIFICATION_TYPES), Type.Null()]),
    identification: text(20, '1710034065'),
    legalName: text(300, 'María Peña'),
  },
  names: { type: 'identificationType', name: 'legalName' },
}

const products: DeveloperView = {
  of: {
    ...resources.products,
    filters: { code: ['eq', 'like'], name: ['like'] },
    filterNames: { name: 'description' },
  },
  body: {
    path: 'products',
    name: 'Product',
    fields: {
      code: text(25, 'A-1'),
      description: text(300, 'Café tostado 500 g'),
      unitPrice: number(words('a number from 0, such as 12.5', 'un número desde 0, por ejemplo 12.5')),
      taxType: choice(TAX_TYPES),
      tax: Type.Optional(number(words('a rate in per cent, such as 15', 'una tarifa en por ciento, por ejemplo 15'))),
    },
    shows: ['code', 'description', 'unitPrice', 'taxType', 'tax'],
    keptByNull: ['taxType', 'tax'],
    filters: {},
  },
  toFields: ({ description, unitPrice, taxType, tax, ...same }, before) => ({
    fields: {
      ...same,
      ...(description === undefined ? {} : { name: description }),
      ...(unitPrice === undefined ? {} : { price: Decimal.of(unitPrice as string | number).toString() }),
    },
    tax: namedTax({ taxType, tax }, before),
  }),
  show: (row, referred) => ({
    code: row.code,
    description: row.name,
    unitPrice: Number(row.price),
    ...taxView(referred.get(String(row.taxId))),
  }),
  recordFields: {
    unitPrice: Type.Number({ minimum: 0 }),
    taxType: Type.Union([choice(TAX_TYPES), Type.Null()], {
      description: 'null for a tax that is not value-added',
    }),
    tax: Type.Union([Type.Number({ minimum: 0 }), Type.Null()], { description: 'the rate in per cent, or null' }),
  },
  names: { name: 'description', price: 'unitPrice', taxId: 'tax' },
}

export const developerViews: Record<string, DeveloperView> = { customers, products }

/** Undefined if a change leaves the tax. A new kind needs its rate; a new rate keeps the kind. */
function namedTax({ taxType, tax }: Fields, before: Fields | undefined): NamedTax | undefined {
  if (taxType !== undefined) return { taxType, rate: tax }
  return tax === undefined ? undefined : { taxType: before?.taxType, rate: tax }
}

function taxView(tax: Row | undefined): Fields {
  const rate = ivaRates.entries.find(({ code }) => code === tax?.authorityCode)
  if (tax === undefined || rate === undefined || tax.isRetention === true) return { taxType: null, tax: null }
  return { taxType: rate.taxType, tax: Number(tax.percentage) }
}
