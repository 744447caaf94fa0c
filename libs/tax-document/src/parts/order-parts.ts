import { words } from '@etax/kernel'
import { type Static, type TProperties, Type } from 'typebox'
import { TAX_ROUNDINGS } from '../amounts/pricing.ts'
import { documentTypes } from '../catalogs/documents.ts'
import { identificationTypes } from '../catalogs/parties.ts'
import { timeUnits } from '../catalogs/payments.ts'
import { TAX_TYPES } from '../catalogs/taxes.ts'
import { MAX_ADDITIONAL_FIELDS, MAX_ITEM_DETAILS } from '../schema/common.ts'
import {
  amount,
  day,
  emails,
  list,
  oneOf,
  oneOrSeveral,
  optional,
  PERCENTAGE,
  strict,
  text,
} from '../schema/order-schema-parts.ts'
import * as type from '../schema/types.ts'
import { DOLLAR_NAMES } from '../values/currency.ts'

// Schemas and types that several kinds of order share. A JSON amount may be a number; in these types it is decimal
// text.

export function orderOf<const D extends string, P extends TProperties>(
  documentType: D,
  members: P,
  options: object = {},
) {
  return strict({ documentType: Type.Literal(documentType), ...common, ...members }, options)
}

const anyCase = (name: string) => name.replace(/./g, (letter) => `[${letter}${letter.toLowerCase()}]`)

const common = {
  issueDate: optional(Type.String({ ...day, description: 'YYYY-MM-DD; default today.' })),
  additionalInfo: optional(
    Type.Unsafe<Readonly<Record<string, string>>>(
      Type.Record(Type.String(), text(type.text300), {
        maxProperties: MAX_ADDITIONAL_FIELDS,
        examples: [{ Pedido: '1001' }],
        description: `Names and texts to print on the document: at most ${MAX_ADDITIONAL_FIELDS}, fewer if the taxpayer's marks need some.`,
      }),
    ),
  ),
  currency: optional(
    Type.String({
      pattern: `^(?:${DOLLAR_NAMES.map(anyCase).join('|')})$`,
      form: words(
        `${DOLLAR_NAMES.join(' or ')}: documents are in dollars`,
        `${DOLLAR_NAMES.join(' o ')}: los documentos son en dólares`,
      ),
      description: 'The currency: always the dollar, which is also the default.',
    }),
  ),
  fiscalMachine: optional(
    strict(
      { brand: text(type.text30), model: text(type.text30), serial: text(type.text30) },
      { title: 'FiscalMachine', description: 'The machine that printed the document, if there is one.' },
    ),
  ),
}

export type OrderBase = Static<typeof orderBase>
const orderBase = strict(common)

export type Party = Static<typeof Party>
export const Party = strict(
  {
    identificationType: oneOf(identificationTypes.entries.map((entry) => entry.identificationType)),
    identification: optional(text(type.text20, 'The number of the identification. Not required for FINAL_CONSUMER.')),
    legalName: optional(
      text(type.text300, 'The legal name, or first name and surname. Not required for FINAL_CONSUMER.'),
    ),
    email: optional(emails),
    phone: optional(text(type.text300)),
    address: optional(text(type.text300)),
  },
  { title: 'Party' },
)

export const taxType = oneOf(TAX_TYPES)

/** The rounding of taxes; `otherwise` names the default. */
export function taxRounding(otherwise = "the taxpayer's taxRounding") {
  const description = `BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: ${otherwise}.`
  return optional(oneOf(TAX_ROUNDINGS, description))
}

export const details = list(strict({ name: text(type.text300), value: text(type.text300) }, { title: 'Detail' }), {
  maxItems: MAX_ITEM_DETAILS,
})

export type Excise = Static<typeof Excise>
/** Excise: a percentage of the line, its amount, or base and rate. */
export const Excise = strict(
  {
    code: text(type.rateCode, "The authority's code, table 18."),
    base: optional(amount(type.money, 'The base of the rate: dollars, or units. Default: the line before taxes.')),
    rate: optional(
      amount(type.rate, 'A percentage; for codes charged per unit, dollars per unit: then send the base too.'),
    ),
    amount: optional(
      amount(
        type.money,
        'Send it instead of base and rate. If the code can be charged in both ways, send it with them to select ' +
          'one.',
      ),
    ),
  },
  { title: 'Excise' },
)

export type Excises = Excise | readonly Excise[]
/** One excise, or a list: a percentage and dollars per unit on one line. */
export const excises = oneOrSeveral(Excise, 'One tax, or a list: a percentage and dollars per unit on the same line.')

export type Item = Static<typeof Item>
export const Item = strict({
  code: text(type.text25),
  auxiliaryCode: optional(text(type.text25)),
  description: text(type.text300),
  unit: optional(text(type.text50)),
  quantity: amount(type.fineAmount),
  unitPrice: amount(type.fineAmount),
  discount: optional(amount(type.money, 'The discount as an amount, not a percentage. Default 0.')),
  taxType,
  tax: optional(amount(type.rate, 'A percentage, with IVA_RATE only.', PERCENTAGE)),
  details: optional(details),
  ice: optional(excises),
  plasticBottleTax: optional(strict({ amount: amount(type.money, 'The tax of the whole line.') })),
  unsubsidizedPrice: optional(amount(type.fineAmount, 'The price without the subsidy, if the State pays part of it.')),
})

export type Payment = Static<typeof Payment>
export const Payment = strict(
  {
    method: text(type.paymentMethod, "The authority's code, table 24: 01, 15 to 21."),
    amount: amount(type.money),
    term: optional(amount(type.money)),
    timeUnit: optional(oneOf(timeUnits.entries.map((unit) => unit.code))),
  },
  { title: 'Payment' },
)

export const payments = list(Payment)

/** Some identifications do not show whether their owner is a person or a company. */
export const personOrCompany = oneOf(['PERSON', 'COMPANY'])

/** The tax of another issuer's document may be excise or the bottle tax. */
export const otherTaxFields = {
  taxType: oneOf([...TAX_TYPES, 'ICE', 'PLASTIC_BOTTLES']),
  code: optional(text(type.rateCode, 'The code of the excise. Send it only with ICE.')),
  base: amount(type.money),
  amount: optional(amount(type.money, 'The amount of the tax. Default: the rate applied to the base.')),
}

export type ReimbursedTax = Static<typeof ReimbursedTax>
export const ReimbursedTax = strict(
  {
    ...otherTaxFields,
    tax: optional(amount(type.rate, 'The rate in per cent. Send it with IVA_RATE and ICE.', PERCENTAGE)),
  },
  { title: 'ReimbursedTax' },
)

export type Reimbursement = Static<typeof Reimbursement>
/** A supplier's document, paid for another party and claimed back. */
export const Reimbursement = strict(
  {
    supplier: strict({
      identificationType: oneOf(identificationTypes.entries.map((entry) => entry.identificationType)),
      identification: text(type.text20),
      kind: personOrCompany,
      country: optional(text(type.country, "The authority's code of the country, table 25.")),
    }),
    documentType: text(type.code2or3, "The authority's code of the document: 01 for an invoice."),
    number: text(type.anyNumber),
    issueDate: day,
    authorizationNumber: text(type.authorization),
    taxes: list(ReimbursedTax),
  },
  { title: 'Reimbursement' },
)

export const documentTypeOrCode = text({
  kind: 'text',
  name: 'DocumentTypeOrCode',
  patterns: [...documentTypes.entries.map((entry) => entry.documentType), ...(type.code2or3.patterns ?? [])],
  form: words(
    "INVOICE, another kind of document, or the authority's code, such as 01",
    'INVOICE, otro tipo de documento, o el código del SRI, por ejemplo 01',
  ),
})

const orAccessKey = words(
  "INVOICE or the authority's code, such as 01; or leave it out and send the accessKey of a receipt here",
  'INVOICE o el código del SRI, por ejemplo 01; o no lo envíe, y envíe el accessKey de un comprobante de aquí',
)

/** The OpenAPI component of a reference by access key. */
export const WITH_ACCESS_KEY = 'SupportingReferenceWithAccessKey'

export type SupportingReference = Static<typeof SupportingReference>
/** The document that a note modifies: by access key alone, or by type, number and date. */
export const SupportingReference = strict(
  {
    accessKey: optional(text(type.accessKey)),
    documentType: optional({ ...documentTypeOrCode, form: orAccessKey }),
    number: optional(text(type.anyNumber)),
    issueDate: optional(day),
  },
  {
    title: 'SupportingReference',
    description: 'Send the accessKey of a receipt here, or documentType, number and issueDate.',
    if: { title: WITH_ACCESS_KEY, required: ['accessKey'] },
    else: { title: 'SupportingReferenceWithNumber', required: ['documentType', 'number', 'issueDate'] },
  },
)

export type IvaRefund = Static<typeof IvaRefund>
/** Value-added tax refunded at once to an older or disabled buyer; lowers the total. */
export const IvaRefund = strict(
  {
    tax: amount(type.rate, 'The percentage of its tax rate.', PERCENTAGE),
    amount: amount(type.money),
  },
  { title: 'IvaRefund' },
)

export const negotiable = optional(strict({ email: text(type.text100) }, { title: 'Negotiable' }))
