import { type Named, withName } from '../catalogs/catalog.ts'
import { byReason, declared, fixed, sentence } from './declared.ts'
import { barredBags, withheldAt } from './shared-sentences.ts'

const TABLES = {
  countries: { en: 'countries', es: 'países' },
  documents: { en: 'documents', es: 'documentos' },
  supports: { en: 'supports', es: 'sustentos' },
  presumptiveWithholdings: { en: 'presumptive withholdings', es: 'retenciones presuntivas' },
  ivaWithholdings: { en: 'withholdings of IVA', es: 'retenciones de IVA' },
  isdWithholdings: { en: 'withholdings of ISD', es: 'retenciones de ISD' },
} as const

export type Table = keyof typeof TABLES

const listed = (codes: readonly string[] | undefined) => (codes === undefined ? '' : `: ${codes.join(', ')}`)

const ratesInForce = byReason({
  rates: sentence<{ day: string; rates: readonly string[] }>(
    ({ day, rates }) => `must be one of the value-added rates in force on ${day}: ${rates.join(', ')}`,
    ({ day, rates }) => `debe ser una de las tarifas de IVA vigentes el ${day}: ${rates.join(', ')}`,
  ),
  code: sentence<{ code: string; day: string }>(
    ({ code, day }) => `Code ${code} is not in force on ${day}.`,
    ({ code, day }) => `El código ${code} no está vigente el ${day}.`,
  ),
  taxOfProduct: sentence<{ code: string; authorityCode: string }>(
    ({ code, authorityCode }) =>
      `names tax ${code} (authorityCode ${authorityCode}), but its rate is not in force today: GET /taxes/default lists the current taxes`,
    ({ code, authorityCode }) =>
      `nombra el impuesto ${code} (authorityCode ${authorityCode}), cuya tarifa no está vigente hoy: GET /taxes/default da los impuestos de hoy`,
  ),
  dayOfInvoice: fixed(
    'is a day on which the tax of a product in details was not in force: send one of the last 90 days, such as today',
    'es un día en que el impuesto de un producto de details no estaba vigente: envíe uno de los últimos 90 días, como hoy',
  ),
})

const codesInForce = byReason({
  /** The sentence for an order. `codes`: all codes of a short table. */
  code: sentence<{ day: string; codes?: readonly string[]; example?: Named }>(
    ({ day, codes, example }) =>
      `must be a code of the authority's table in force on ${day}${listed(codes)}${example ? `, such as ${withName(example, 'en')}` : ''}`,
    ({ day, codes, example }) =>
      `debe ser un código de la tabla del SRI vigente el ${day}${listed(codes)}${example ? `, como ${withName(example, 'es')}` : ''}`,
  ),
  /** The sentence for XML. `day`: the known code was not in force. */
  table: sentence<{ table: Table; code: string; day?: string; example?: Named }>(
    ({ table, code, day, example }) =>
      `It must be a code of the table of ${TABLES[table].en}${example ? `, such as ${withName(example, 'en')}` : ''}; ${code} ${day === undefined ? 'is not one of its codes' : `was not in force on ${day}`}.`,
    ({ table, code, day, example }) =>
      `Debe ser un código de la tabla de ${TABLES[table].es}${example ? `, como ${withName(example, 'es')}` : ''}; ${code} ${day === undefined ? 'no es uno de sus códigos' : `no estaba vigente el ${day}`}.`,
  ),
  reimbursement: sentence<{ code: string; right: string }>(
    ({ code, right }) => `It is ${code}; documents with reimbursements have code ${right}.`,
    ({ code, right }) => `Es ${code}; los comprobantes de reembolso llevan el código ${right}.`,
  ),
  paymentMethod: sentence<{ method: string; day?: string }>(
    ({ method, day }) =>
      `Payment method ${method} ${day === undefined ? 'is not in the table' : `was not in force on ${day}`}; 01 (without banks) and 20 (through banks) are.`,
    ({ method, day }) =>
      `La forma de pago ${method} ${day === undefined ? 'no está en la tabla' : `no estaba vigente el ${day}`}; 01 (sin el sistema financiero) y 20 (con el sistema financiero) sí.`,
  ),
  currency: sentence<{ currency: string; right: string }>(
    ({ currency, right }) => `It is ${currency}; documents are in dollars: ${right}.`,
    ({ currency, right }) => `Es ${currency}; los comprobantes son en dólares: ${right}.`,
  ),
  bottles: sentence<{ code: string }>(
    ({ code }) => `It is ${code}; plastic bottles have code 5001.`,
    ({ code }) => `Es ${code}; las botellas plásticas tienen el código 5001.`,
  ),
  tooLong: sentence<{ code: string }>(
    ({ code }) => `must be two digits, such as 01: the schema of this document does not accept ${code}`,
    ({ code }) => `debe tener dos dígitos, como 01: el esquema de este comprobante no admite ${code}`,
  ),
  withheldTax: sentence<{ code: string }>(
    ({ code }) => `It is ${code}; a withheld tax is 1 (income tax), 2 (IVA) or 6 (ISD).`,
    ({ code }) => `Es ${code}; lo que se retiene es 1 (renta), 2 (IVA) o 6 (ISD).`,
  ),
  foreignRegime: sentence<{ code: string }>(
    ({ code }) => `It is ${code}; it must be 01 (general), 02 (tax haven) or 03 (preferential).`,
    ({ code }) => `Es ${code}; debe ser 01 (general), 02 (paraíso fiscal) o 03 (preferente).`,
  ),
})

const EXCISE_ONCE = {
  BOTH: { en: 'once as a percentage and once per unit', es: 'una vez como porcentaje y una vez por unidad' },
  PERCENTAGE: { en: 'as one percentage', es: 'como un solo porcentaje' },
  PER_UNIT: { en: 'once', es: 'una vez' },
}

const misplaced = byReason({
  rate: fixed('A rate, such as 15, goes with IVA_RATE only.', 'Una tarifa, como 15, va solo con IVA_RATE.'),
  onlyIva: fixed(
    'A purchase settlement carries value-added tax only: leave it out.',
    'Una liquidación de compra lleva solo IVA: no lo envíe.',
  ),
  refund: fixed(
    'Only a buyer with a national id is given value-added tax back.',
    'Solo a un comprador con cédula se le devuelve el IVA.',
  ),
  ivaTwice: fixed('A line has value-added tax once, at one rate.', 'Una línea tiene el IVA una vez, con una tarifa.'),
  exciseTwice: sentence<{ code: string; forms: keyof typeof EXCISE_ONCE; example: string }>(
    ({ code, forms, example }) =>
      `Excise ${code} is on the line already: it is charged ${EXCISE_ONCE[forms].en}, such as ${example}.`,
    ({ code, forms, example }) =>
      `El ICE ${code} ya está en la línea: se cobra ${EXCISE_ONCE[forms].es}, como ${example}.`,
  ),
  subjectKind: fixed(
    'The kind (01 person, 02 company) goes with a foreign identification, type 08, only.',
    'La clase (01 persona, 02 sociedad) va solo con una identificación del exterior, tipo 08.',
  ),
  subjectKindInOrder: fixed(
    'The kind goes with a foreign identification only: one of type FOREIGN_ID.',
    'La clase va solo con una identificación del exterior: una de tipo FOREIGN_ID.',
  ),
  dividends: sentence<{ right: string; supportCode: string }>(
    ({ right, supportCode }) => `Dividends go with support code ${right} only; it is ${supportCode}.`,
    ({ right, supportCode }) => `Los dividendos van solo con el sustento ${right}; es ${supportCode}.`,
  ),
  dividendsInOrder: sentence<{ right: string }>(
    ({ right }) => `Dividends go with support code ${right} only.`,
    ({ right }) => `Los dividendos van solo con el sustento ${right}.`,
  ),
  boxes: sentence<{ codes: readonly string[]; code: string }>(
    ({ codes, code }) => `Boxes go with the banana codes only (${codes.join(', ')}); it is ${code}.`,
    ({ codes, code }) => `Las cajas van solo con los códigos de banano (${codes.join(', ')}); es ${code}.`,
  ),
  boxesInOrder: fixed('Boxes go with the banana codes only.', 'Las cajas van solo con los códigos de banano.'),
  reimbursements: sentence<{ right: string; code: string }>(
    ({ right, code }) => `Reimbursements go with document ${right} only; it is ${code}.`,
    ({ right, code }) => `Los reembolsos van solo con el documento ${right}; es ${code}.`,
  ),
})

const percentages = byReason({
  withheldAt,
  rateOfCode: sentence<{ code: string; right: string; rate: string; form: 'PERCENTAGE' | 'PER_UNIT' }>(
    ({ code, right, rate, form }) => {
      const unit = form === 'PERCENTAGE' ? '%' : ' dollars a bottle'
      return `Code ${code} is ${right}${unit}, not ${rate}${unit}.`
    },
    ({ code, right, rate, form }) => {
      const unit = form === 'PERCENTAGE' ? ' %' : ' dólares por botella'
      return `El código ${code} es ${right}${unit}, no ${rate}${unit}.`
    },
  ),
})

const refunds = byReason({
  twice: sentence<{ rate: string; sum: string }>(
    ({ rate, sum }) => `There already is a refund at ${rate}%: send one; the two add up to ${sum}.`,
    ({ rate, sum }) => `Ya hay una devolución al ${rate} %: envíe una sola; las dos suman ${sum}.`,
  ),
  notCharged: sentence<{ rate: string; rates: readonly string[] }>(
    ({ rate, rates }) =>
      `Nothing is charged at ${rate}%: ${rates.length > 0 ? `give one of ${rates.map((one) => `${one}%`).join(', ')}` : 'leave the refund out'}.`,
    ({ rate, rates }) =>
      `No se cobra nada al ${rate} %: ${rates.length > 0 ? `use una de ${rates.map((one) => `${one} %`).join(', ')}` : 'no envíe la devolución'}.`,
  ),
  tooMuch: sentence<{ amount: string; rate: string; charged: string }>(
    ({ amount, rate, charged }) => `It is ${amount}: send at most the tax charged at ${rate}%, such as ${charged}.`,
    ({ amount, rate, charged }) =>
      `Es ${amount}: devuelva como máximo el impuesto cobrado al ${rate} %, como ${charged}.`,
  ),
})

const NO_ENDORSEMENT = {
  en: 'The payments of a negotiable invoice have no endorsement, method 21: leave them out, or add one such as {"method": "21", "amount": 11.50}.',
  es: 'Los pagos de una factura comercial negociable no tienen un endoso, forma 21: no los envíe, o agregue uno como {"method": "21", "amount": 11.50}.',
}

const negotiable = byReason({
  payments: fixed(NO_ENDORSEMENT.en, NO_ENDORSEMENT.es),
  paymentsOfOrder: sentence<{ method: string }>(
    ({ method }) =>
      `A negotiable invoice has a payment by method ${method}, the endorsement of titles. Leave the payments out for one payment of the whole total.`,
    ({ method }) =>
      `Una factura comercial negociable se paga, toda o en parte, con la forma ${method}, el endoso de títulos; no envíe los pagos para que haya uno de todo el total.`,
  ),
  address: fixed(
    'A negotiable invoice has the address of its buyer (direccionComprador).',
    'Una factura comercial negociable lleva la dirección de su comprador (direccionComprador).',
  ),
})

export const taxErrors = {
  rateNotInForce: declared(
    'DOC_30001',
    {
      en: {
        message: 'The tax rate is not in force on the date. Send a rate in force, such as 15.',
        cause:
          'The percentage of value-added tax was not in force on the relevant day: the issue date, or for notes and withholdings the date of the supporting document.',
        remedy: 'Send a rate in force on that day.',
      },
      es: {
        message: 'La tarifa no es una de las vigentes en la fecha; se necesita una vigente, como 15.',
        cause:
          'El porcentaje de IVA no estaba vigente el día que cuenta: el de emisión, o en notas y retenciones el del documento de sustento.',
        remedy: 'Envíe una tarifa vigente ese día.',
      },
    },
    ratesInForce,
  ),
  codeNotInForce: declared(
    'DOC_30002',
    {
      en: {
        message:
          "The code is not in the authority's catalog, or not in force on the date. Send a code of its table, such as 01.",
        cause:
          "The code is not in the authority's table, does not belong to its tax, or was not in force on the relevant day.",
        remedy: 'Use a code of the table named in the schema of the field.',
      },
      es: {
        message:
          'El código no está en el catálogo del SRI, o no está vigente en la fecha; se necesita uno de su tabla, como 01.',
        cause:
          'Un código de una de las tablas del SRI no se conoce, no es de su impuesto, o no estaba vigente el día que cuenta.',
        remedy: 'Use un código de la tabla que nombra el esquema del campo.',
      },
    },
    codesInForce,
  ),
  taxMisplaced: declared(
    'DOC_30003',
    {
      en: {
        message: 'This kind of document or item cannot have the tax: leave it out.',
        cause: 'The order has a tax, a rate or a refund, but this kind of document or item has no place for it.',
        remedy: 'Leave it out, or use the right kind of document.',
      },
      es: {
        message: 'El impuesto no va con este tipo de comprobante o de ítem: no lo envíe.',
        cause:
          'Se envió un impuesto, una tarifa o una devolución donde este tipo de comprobante o de ítem no tiene lugar para ello.',
        remedy: 'No lo envíe, o use el tipo de comprobante que lo lleva.',
      },
    },
    misplaced,
  ),
  percentageNotOfCode: declared(
    'DOC_30004',
    {
      en: {
        message: 'The percentage does not belong to the code: code 4 of value-added tax, for example, has 15.',
        cause:
          'The code has a fixed percentage, and the order has another. This concerns value-added tax, its withholding, and tax on money leaving the country.',
        remedy: 'Send the percentage in the message, or another code.',
      },
      es: {
        message: 'El porcentaje no es el del código, como 15 lo es del código 4 de IVA.',
        cause:
          'El código tiene un porcentaje fijo y se envió otro: de IVA, de una retención de IVA, o de la salida de divisas.',
        remedy: 'Envíe el porcentaje que dice el mensaje, u otro código.',
      },
    },
    percentages,
  ),
  refundMisplaced: declared(
    'DOC_30005',
    {
      en: {
        message:
          'The document does not charge the refunded tax, or charges less of it: for 10.00 at 15% the refund is at most 1.50.',
        cause:
          'A refund of value-added tax has a rate that the document does not charge or that another refund already has, or it is more than the tax at its rate.',
        remedy: 'Send one refund for each charged rate, at most the tax of that rate.',
      },
      es: {
        message:
          'La devolución es de un impuesto que no se cobra, o de más de lo que se cobra: para 10.00 al 15 % puede ser de hasta 1.50.',
        cause:
          'Una devolución de IVA es de una tarifa a la que no se cobra nada o que ya tiene otra devolución, o es mayor que el impuesto a su tarifa.',
        remedy: 'Envíe una devolución por cada tarifa cobrada, como máximo de su impuesto.',
      },
    },
    refunds,
  ),
  notNegotiable: declared(
    'DOC_30006',
    {
      en: {
        message: NO_ENDORSEMENT.en,
        cause: 'The invoice is negotiable, but none of its payments is by endorsement of titles (method 21).',
        remedy: 'Add a payment by method 21, or leave the payments out.',
      },
      es: {
        message: NO_ENDORSEMENT.es,
        cause: 'La factura debe ser comercial negociable y ninguno de sus pagos es por endoso de títulos (forma 21).',
        remedy: 'Agregue un pago con la forma 21, o no envíe los pagos.',
      },
    },
    negotiable,
  ),
  bagMisnamed: declared(
    'DOC_30007',
    {
      en: {
        message: "The item's code does not say which kind of plastic bag it is, such as ICE-FPN-01.",
        cause:
          'An item has the excise on plastic bags (3680), but its code is not one of the three that the authority requires, or is the code of exempt bags.',
        remedy:
          'Use ICE-FPN-01 (normal), ICE-FPR-02 (reduced) or ICE-FPE-03 (exempt), and one item for each kind of bag.',
      },
      es: {
        message: 'El código del ítem no dice qué clase de funda plástica es, como ICE-FPN-01.',
        cause:
          'Un ítem lleva el ICE de fundas plásticas (3680), y su código no es ninguno de los tres que pide el SRI, o es el de fundas exentas.',
        remedy:
          'Use ICE-FPN-01 (normal), ICE-FPR-02 (reducida) o ICE-FPE-03 (exenta), y un ítem por cada clase de funda.',
      },
    },
    byReason(barredBags),
  ),
  notModifiable: declared(
    'DOC_30020',
    {
      en: {
        message: 'Credit and debit notes modify invoices only.',
        cause:
          'The supporting document of a credit or debit note is of another kind than an invoice: a waybill or a withholding, for one.',
        remedy: 'Send the invoice of the note: INVOICE in an order, 01 in XML.',
      },
      es: {
        message: 'Las notas de crédito y de débito modifican solo facturas.',
        cause:
          'El documento de sustento de una nota de crédito o de débito no es una factura: es una guía de remisión o una retención, por ejemplo.',
        remedy: 'Indique la factura que la nota baja o sube: INVOICE en una orden, 01 en XML.',
      },
    },
    sentence<Named>(
      (other) => `A credit or debit note modifies an invoice, such as INVOICE or 01, not ${withName(other, 'en')}.`,
      ({ code, name }) =>
        `Una nota de crédito o de débito modifica una factura, como INVOICE o 01, no lo que significa ${code} (${name}).`,
    ),
  ),
}
