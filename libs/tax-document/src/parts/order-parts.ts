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
      {
        brand: text(type.text30, 'The maker of the machine.'),
        model: text(type.text30, 'The model of the machine.'),
        serial: text(type.text30, 'The serial number of the machine.'),
      },
      { title: 'FiscalMachine', description: 'The machine that printed the document, if there is one.' },
    ),
  ),
}

export type OrderBase = Static<typeof orderBase>
const orderBase = strict(common)

function identificationType() {
  const types = identificationTypes.entries.map((entry) => entry.identificationType)
  return oneOf(types, 'The kind of identification.')
}

/** The day of another document. */
export const issueDay = Type.String({ ...day, description: 'The day of issue of the document, YYYY-MM-DD.' })

export type Party = Static<typeof Party>
export const Party = strict(
  {
    identificationType: identificationType(),
    identification: optional(text(type.text20, 'The number of the identification. Not required for FINAL_CONSUMER.')),
    legalName: optional(
      text(type.text300, 'The legal name, or first name and surname. Not required for FINAL_CONSUMER.'),
    ),
    email: optional(emails),
    phone: optional(text(type.text300, 'The telephone number.')),
    address: optional(text(type.text300, 'The postal address.')),
  },
  { title: 'Party', description: 'A person or a company.' },
)

export const taxType = oneOf(TAX_TYPES, 'The treatment for value-added tax.')

/** The rounding of taxes; `otherwise` names the default. */
export function taxRounding(otherwise = "the taxpayer's taxRounding") {
  const description = `BASE: once for each rate, on the sum of its bases. LINE: on each line, then summed. Default: ${otherwise}.`
  return optional(oneOf(TAX_ROUNDINGS, description))
}

const Detail = strict(
  { name: text(type.text300, 'The name of the detail.'), value: text(type.text300, 'Its text.') },
  { title: 'Detail', description: 'A name and a text to print with an item.' },
)

export const details = list(Detail, {
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
  { title: 'Excise', description: 'Excise: a percentage of the line, its amount, or base and rate.' },
)

export type Excises = Excise | readonly Excise[]
/** One excise, or a list: a percentage and dollars per unit on one line. */
export const excises = oneOrSeveral(Excise, 'One tax, or a list: a percentage and dollars per unit on the same line.')

export type Item = Static<typeof Item>
export const Item = strict({
  code: text(type.text25, 'Your code of the item.'),
  auxiliaryCode: optional(text(type.text25, 'A second code, such as a bar code.')),
  description: text(type.text300, 'What is sold.'),
  unit: optional(text(type.text50, 'The unit of the quantity, such as kg.')),
  quantity: amount(type.fineAmount, 'The number of units.'),
  unitPrice: amount(type.fineAmount, 'The price of a unit, before taxes.'),
  discount: optional(amount(type.money, 'The discount as an amount, not a percentage. Default 0.')),
  taxType,
  tax: optional(amount(type.rate, 'A percentage, with IVA_RATE only.', PERCENTAGE)),
  details: optional(details),
  ice: optional(excises),
  plasticBottleTax: optional(
    strict(
      { amount: amount(type.money, 'The tax of the whole line.') },
      { description: 'The tax on plastic bottles that cannot be returned.' },
    ),
  ),
  unsubsidizedPrice: optional(amount(type.fineAmount, 'The price without the subsidy, if the State pays part of it.')),
})

export type Payment = Static<typeof Payment>
export const Payment = strict(
  {
    method: text(type.paymentMethod, "The authority's code, table 24: 01, 15 to 21."),
    amount: amount(type.money, 'The amount paid by this method.'),
    term: optional(amount(type.money, 'The time until the payment, in timeUnit.')),
    timeUnit: optional(
      oneOf(
        timeUnits.entries.map((unit) => unit.code),
        'The unit of term.',
      ),
    ),
  },
  { title: 'Payment', description: 'A payment: method, amount and term. The payments add up to the total.' },
)

export const payments = list(Payment)

/** Some identifications do not show whether their owner is a person or a company. */
export const personOrCompany = oneOf(['PERSON', 'COMPANY'], 'Whether the identification is of a person or a company.')

/** The tax of another issuer's document may be excise or the bottle tax. */
export const otherTaxFields = {
  taxType: oneOf([...TAX_TYPES, 'ICE', 'PLASTIC_BOTTLES'], 'The tax, or the treatment for value-added tax.'),
  code: optional(text(type.rateCode, 'The code of the excise. Send it only with ICE.')),
  base: amount(type.money, 'The base of the tax.'),
  amount: optional(amount(type.money, 'The amount of the tax. Default: the rate applied to the base.')),
}

export type ReimbursedTax = Static<typeof ReimbursedTax>
export const ReimbursedTax = strict(
  {
    ...otherTaxFields,
    tax: optional(amount(type.rate, 'The rate in per cent. Send it with IVA_RATE and ICE.', PERCENTAGE)),
  },
  { title: 'ReimbursedTax', description: 'A tax of a reimbursed document.' },
)

export type Reimbursement = Static<typeof Reimbursement>
/** A supplier's document, paid for another party and claimed back. */
export const Reimbursement = strict(
  {
    supplier: strict(
      {
        identificationType: identificationType(),
        identification: text(type.text20, 'The number of the identification.'),
        kind: personOrCompany,
        country: optional(text(type.country, "The authority's code of the country, table 25.")),
      },
      { description: 'The supplier of the reimbursed document.' },
    ),
    documentType: text(type.code2or3, "The authority's code of the document: 01 for an invoice."),
    number: text(type.anyNumber, 'The number of the document.'),
    issueDate: issueDay,
    authorizationNumber: text(type.authorization, 'The authorization number of the document.'),
    taxes: list(ReimbursedTax, { description: 'The taxes of the document.' }),
  },
  {
    title: 'Reimbursement',
    description: "A supplier's document, paid for another party and claimed back.",
  },
)

export const documentTypeOrCode = text(
  {
    kind: 'text',
    name: 'DocumentTypeOrCode',
    patterns: [...documentTypes.entries.map((entry) => entry.documentType), ...(type.code2or3.patterns ?? [])],
    form: words(
      "INVOICE, another kind of document, or the authority's code, such as 01",
      'INVOICE, otro tipo de documento, o el código del SRI, por ejemplo 01',
    ),
  },
  'The kind of the document.',
)

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
    accessKey: optional(text(type.accessKey, 'The access key of a receipt here.')),
    documentType: optional({ ...documentTypeOrCode, form: orAccessKey }),
    number: optional(text(type.anyNumber, 'The number of the document.')),
    issueDate: optional(issueDay),
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
    amount: amount(type.money, 'The refunded amount.'),
  },
  {
    title: 'IvaRefund',
    description: 'Value-added tax that is refunded at once to an older or disabled buyer. It lowers the total.',
  },
)

export const negotiable = optional(
  strict(
    { email: text(type.text100, 'The address for the transfer of the commercial invoice.') },
    { title: 'Negotiable', description: 'Makes the document a negotiable commercial invoice.' },
  ),
)
