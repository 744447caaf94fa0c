import { byReason, declaredWarning, fixed, sentence } from './declared.ts'
import { identified } from './party-errors.ts'
import {
  authorization,
  barredBags,
  claimedTax,
  incomeBase,
  missingTotal,
  taxedMore,
  withheldAt,
} from './shared-sentences.ts'

const WRONG_DIGIT = {
  en: 'The check digit of the identification is wrong: it follows from the other digits, such as the last of 1710034065.',
  es: 'El dígito verificador de la identificación no es correcto: resulta de los demás dígitos, como el último de 1710034065.',
}

const UNKNOWN = {
  en: 'Our catalog does not have the code. It has codes such as 3031 of excise or 312 of income tax.',
  es: 'El código no está en nuestro catálogo de códigos del SRI, como 3031 de ICE o 312 de renta.',
}

const IMMEDIATE = {
  en: 'Since 2026-01-01 a document is sent when it is issued (Res. NAC-DGERCGC25-00000014); a late one may be fined with 1 to 30 basic salaries (Res. NAC-DGERCGC24-00000022).',
  es: 'Desde el 2026-01-01 un comprobante se envía al momento de emitirlo (Res. NAC-DGERCGC25-00000014); el atraso puede multarse con 1 a 30 remuneraciones básicas (Res. NAC-DGERCGC24-00000022).',
}

const NOT_A_TOURISM_DAY = {
  en: 'The rate applies only on certain days, such as holidays of a decree, and this day is not listed.',
  es: 'La tarifa se aplica solo ciertos días, como los feriados que fija un decreto, y este no consta entre ellos.',
}

const tourismDays = byReason({
  unlisted: fixed(NOT_A_TOURISM_DAY.en, NOT_A_TOURISM_DAY.es),
  secondHand: sentence<{ name: string; english: string; source: string; scope?: string }>(
    ({ english, source, scope }) =>
      `The day is one of ${english} (${source}${scope === undefined ? '' : `; only ${scope}`}), which we know at second hand: make sure that the decree is about your establishment.`,
    ({ name, source, scope }) =>
      `El día es de ${name} (${source}${scope === undefined ? '' : `; solo ${scope}`}), lo que sabemos de segunda mano: asegúrese de que el decreto incluye su establecimiento.`,
  ),
})

const unknownCodes = byReason({
  unknown: fixed(UNKNOWN.en, UNKNOWN.es),
  excise: sentence<{ code: string }>(
    ({ code }) => `Excise code ${code} is not in our table. The table has codes such as 3031.`,
    ({ code }) => `El código de ICE ${code} no está en nuestra tabla; 3031 sí está.`,
  ),
  ended: sentence<{ code: string; last: string }>(
    ({ code, last }) => `Code ${code} was in the table until ${last}; look for its successor.`,
    ({ code, last }) => `El código ${code} estuvo en la tabla hasta ${last}; busque el que lo reemplazó.`,
  ),
  later: sentence<{ code: string; first: string }>(
    ({ code, first }) => `Code ${code} is in the table since ${first}, after the date of the document.`,
    ({ code, first }) => `El código ${code} está en la tabla desde ${first}, después de la fecha del documento.`,
  ),
})

const percentages = byReason({
  withheldAt,
  presumptive: sentence<{ rate: string; code: string; printed: string }>(
    ({ rate, code, printed }) => `It is ${rate}; table 23 has another rate for code ${code}, such as ${printed}.`,
    ({ rate, code, printed }) => `Es ${rate}; la tabla 23 tiene otro para el código ${code}, como ${printed}.`,
  ),
  presumptiveWithoutRate: sentence<{ rate: string; code: string }>(
    ({ rate, code }) =>
      `It is ${rate} of code ${code}; table 23 has this code for withholdings and without a rate. An invoice has one such as 0.20 of code 327.`,
    ({ rate, code }) =>
      `Es ${rate} del código ${code}, que la tabla 23 tiene para retenciones y sin porcentaje; una factura lleva uno como 0.20 del código 327.`,
  ),
})

const bags = byReason({
  ...barredBags,
  bagWithoutExcise: sentence<{ code: string; excise: string; exempt: string }>(
    ({ code, excise, exempt }) =>
      `It is ${code}, a code of bags with excise ${excise}, but the line has no excise: add it, such as {"code": "${excise}", "rate": 0.08}, or use ${exempt} for exempt bags.`,
    ({ code, excise, exempt }) =>
      `Es ${code}, de fundas que pagan el ICE ${excise}, y la línea no lo tiene: agréguelo, como {"code": "${excise}", "rate": 0.08}, o use ${exempt} para fundas exentas.`,
  ),
  otherNumberOfBags: sentence<{ bags: string; quantity: string }>(
    ({ bags, quantity }) =>
      `The excise is on ${bags} bags, and the line has ${quantity}: the base is the number of bags, such as ${quantity}.`,
    ({ bags, quantity }) =>
      `El ICE es sobre ${bags} fundas, y la línea tiene ${quantity}: la base es el número de fundas, como ${quantity}.`,
  ),
})

const CLAIMED_ONCE =
  '{"taxes": [{"taxType": "IVA_RATE", "tax": 15, "base": 10}, {"taxType": "IVA_RATE", "tax": 0, "base": 5}]}'

const combinations = byReason({
  ...authorization,
  claimedTax,
  incomeBase,
  missingTotal,
  taxedMore,
  supportSeldom: sentence<{ documentCode: string; supportCode: string; usual: readonly string[] }>(
    ({ documentCode, supportCode, usual }) =>
      `Documents ${documentCode} seldom support code ${supportCode}; it usually has ${usual.join(', ')}.`,
    ({ documentCode, supportCode, usual }) =>
      `Los documentos ${documentCode} no suelen ir con el sustento ${supportCode}, que suele llevar ${usual.join(', ')}.`,
  ),
  supportSeldomInOrder: sentence<{ documentCode: string; supportCode: string; usual: readonly string[] }>(
    ({ documentCode, supportCode, usual }) =>
      `Code ${supportCode} is seldom supported by document ${documentCode}; usual are ones such as ${usual.join(', ')}.`,
    ({ documentCode, supportCode, usual }) =>
      `El sustento ${supportCode} no suele ir con el documento ${documentCode}; son usuales otros como ${usual.join(', ')}.`,
  ),
  booked: sentence<{ booked: string; day: string }>(
    ({ booked, day }) =>
      `It is ${booked}, before the document was issued; it must be that day or later, such as ${day}.`,
    ({ booked, day }) =>
      `Es ${booked}, antes de la emisión del documento; debe ser ese día o uno posterior, como ${day}.`,
  ),
  partlyTaxed: sentence<{ taxed: string; most: string }>(
    ({ taxed, most }) => `Value-added tax is charged on ${taxed} of ${most}; code 0, 6 or 7 would name the rest.`,
    ({ taxed, most }) => `Se cobra IVA sobre ${taxed} de ${most}; el código 0, 6 o 7 nombraría el resto.`,
  ),
  subsidy: sentence<{ subsidy: string; lines: string }>(
    ({ subsidy, lines }) => `It is ${subsidy}; the subsidies of the lines add up to ${lines}.`,
    ({ subsidy, lines }) => `Es ${subsidy}; el subsidio de las líneas es ${lines}.`,
  ),
  excise: sentence<{ amount: string; form: 'PERCENTAGE' | 'PER_UNIT'; rate: string; base: string; example: string }>(
    ({ amount, form, rate, base, example }) =>
      `The document shows an excise of ${amount} as ${rate}${form === 'PERCENTAGE' ? '% of' : ' for each of'} ${base}. To change this, send base and rate, such as ${example}.`,
    ({ amount, form, rate, base, example }) =>
      `Un ICE de ${amount} se escribe como ${form === 'PERCENTAGE' ? `el ${rate} % de ${base}` : `${rate} por cada uno de ${base}`}. Envíe la base y la tarifa para que se escriba de otra forma, como ${example}.`,
  ),
  emissionType: fixed(
    'The access key names another emission type than the document.',
    'La clave de acceso tiene un tipo de emisión distinto al del comprobante.',
  ),
  claimedBefore: sentence<{ documentCode: string; number: string; supplier: string }>(
    ({ documentCode, number, supplier }) =>
      `The order already claims back document ${documentCode} ${number} of ${supplier}: send each document once, with all of its taxes, such as ${CLAIMED_ONCE}.`,
    ({ documentCode, number, supplier }) =>
      `El documento ${documentCode} ${number} de ${supplier} ya está entre los reembolsos: ponga cada uno una vez, con todos sus impuestos, como ${CLAIMED_ONCE}.`,
  ),
  claimedWithoutTotal: sentence<{ claimed: string }>(
    ({ claimed }) => `The reimbursed documents add up to ${claimed}; the totals are missing.`,
    ({ claimed }) => `Los reembolsos suman ${claimed}; ningún total lo dice.`,
  ),
  period: sentence<{ period: string; issued: string; example: string }>(
    ({ period, issued, example }) =>
      `${period} is neither the month of issue, ${issued}, nor that of a supporting document, such as ${example}.`,
    ({ period, issued, example }) =>
      `${period} no es el mes de emisión, ${issued}, ni el de un documento de sustento, como ${example}.`,
  ),
  dividendsLater: sentence<{ paidOn: string; issued: string }>(
    ({ paidOn, issued }) =>
      `It is ${paidOn}, after the issue date of the withholding, ${issued}. Dividends are paid on or before that day, such as on ${issued}.`,
    ({ paidOn, issued }) =>
      `Es ${paidOn}, después de la emisión de la retención, el ${issued}; los dividendos se pagan hasta entonces, como el ${issued}.`,
  ),
  boxes: sentence<{ boxes: string; price: string; cost: string; base: string }>(
    ({ boxes, price, cost, base }) =>
      `${boxes} boxes at ${price} cost ${cost}; the base is ${base}. The base must be the cost of the boxes, such as 50.00 for 10 at 5.00.`,
    ({ boxes, price, cost, base }) =>
      `${boxes} cajas a ${price} son ${cost}; la base es ${base}: es lo que cuestan las cajas, como 50.00 por 10 a 5.00.`,
  ),
  selfNumber: sentence<{ number: string; documentCode: string; own: string }>(
    ({ number, documentCode, own }) =>
      `It is ${number}; document ${documentCode} is this withholding and has its number, such as ${own}. In an order, leave the number out.`,
    ({ number, documentCode, own }) =>
      `Es ${number}; el documento ${documentCode} es esta misma retención y lleva su número, como ${own}. En una orden, no envíe el número.`,
  ),
  namedTwice: sentence<{ number: string; place: number }>(
    ({ number, place }) =>
      `Document ${number} is already in the list, at place ${place}: send all withholdings of one document together, such as those of income tax and of IVA.`,
    ({ number, place }) =>
      `El documento ${number} ya está en el lugar ${place} de la lista: las retenciones de un documento van juntas, como las de renta y de IVA.`,
  ),
})

const unwritten = byReason({
  member: sentence<{ member: string }>(
    ({ member }) =>
      `A credit note has no element for ${member} and omits it. Send it in details if the note must show it.`,
    ({ member }) =>
      `Una nota de crédito no tiene un elemento para ${member}: se deja fuera. Dígalo en details si la nota debe mostrarlo.`,
  ),
  timeUnit: sentence<{ member: 'term' | 'deadline' }>(
    ({ member }) =>
      `A unit of time without a term is left out: send ${member === 'deadline' ? member : 'the term'} too, such as 30.`,
    ({ member }) =>
      `Una unidad de tiempo sin plazo se deja fuera: envíe también ${member === 'deadline' ? member : 'el plazo'}, como 30.`,
  ),
})

/** Findings that refuse nothing. */
export const warningErrors = {
  checkDigitWrong: declaredWarning(
    'DOC_90001',
    {
      en: {
        message: WRONG_DIGIT.en,
        cause:
          'The identification is well formed, but its last digit does not follow from the others. Company numbers issued since 2021 can be so.',
        remedy: "Compare it with the customer's own papers; the document is issued.",
      },
      es: {
        message: WRONG_DIGIT.es,
        cause:
          'La identificación está bien formada, pero su último dígito no resulta de los demás, como en números de compañías dados desde 2021.',
        remedy: 'Compárela con los papeles del cliente; el comprobante se emite igual.',
      },
    },
    byReason({ digit: fixed(WRONG_DIGIT.en, WRONG_DIGIT.es), form: identified }),
  ),
  notATourismDay: declaredWarning(
    'DOC_90002',
    {
      en: {
        message: NOT_A_TOURISM_DAY.en,
        cause:
          'The reduced rate of tourism was used on a day that is neither in our table nor configured (TOURISM_DAYS), or whose decree we know at second hand only.',
        remedy: 'Make sure that a decree allows the rate on this day; the document is issued.',
      },
      es: {
        message: NOT_A_TOURISM_DAY.es,
        cause:
          'La tarifa reducida de turismo se usó en un día que no está en nuestra tabla ni configurado (TOURISM_DAYS), o cuyo decreto conocemos solo de segunda mano.',
        remedy: 'Asegúrese de que un decreto permite la tarifa ese día; el comprobante se emite igual.',
      },
    },
    tourismDays,
  ),
  codeUnknown: declaredWarning(
    'DOC_90003',
    {
      en: {
        message: UNKNOWN.en,
        cause:
          'Codes of excise, of income-tax withholding and of supports change by resolution, and this one is not in our tables on the date.',
        remedy: 'Make sure of the code: GET /v1/developer/catalogs lists the tables. The document is issued.',
      },
      es: {
        message: UNKNOWN.es,
        cause:
          'Los códigos de ICE, de retención de renta y de sustento cambian por resolución, y este no está en nuestras tablas en la fecha.',
        remedy: 'Asegúrese del código: GET /v1/developer/catalogs da las tablas. El comprobante se emite igual.',
      },
    },
    unknownCodes,
  ),
  percentageUnusual: declaredWarning(
    'DOC_90004',
    {
      en: {
        message: 'The percentage is not the one our catalog has for the code, such as 2 for 312.',
        cause: 'The percentage of an income-tax withholding differs from our table.',
        remedy: 'Make sure of the percentage; the document is issued.',
      },
      es: {
        message: 'El porcentaje no es el que nuestro catálogo tiene para el código, como 2 para 312.',
        cause: 'El porcentaje de una retención de renta es otro que el de nuestra tabla.',
        remedy: 'Asegúrese del porcentaje; el comprobante se emite igual.',
      },
    },
    percentages,
  ),
  dateTooOld: declaredWarning(
    'DOC_90005',
    {
      en: {
        message:
          'The date is more than 90 days ago, and the authority is known to accept 90 days: send a later date, such as today.',
        cause: 'The issue date of XML is more than 90 days ago.',
        remedy: 'Do nothing if the document is already authorized. Sent now, it would be refused with code 65.',
      },
      es: {
        message:
          'La fecha es de hace más de los 90 días que se sabe que acepta el SRI: envíe una posterior, como la de hoy.',
        cause: 'La fecha de emisión del XML es de hace más de 90 días.',
        remedy: 'Nada, si el comprobante ya está autorizado; enviado ahora sería devuelto con el código 65.',
      },
    },
    sentence<{ day: string; age: number; most: number; today: string }>(
      ({ day, age, most, today }) =>
        `It is ${day}, ${age} days ago; the authority is known to accept ${most} days. It would refuse the document now: send a later day, such as ${today}.`,
      ({ day, age, most, today }) =>
        `Es ${day}, hace ${age} días; se sabe que el SRI acepta ${most}. Enviado ahora sería devuelto: envíe uno de un día posterior, como ${today}.`,
    ),
  ),
  issuedLate: declaredWarning(
    'DOC_90043',
    {
      en: {
        message:
          'The issue date is before today, and a document must be sent to the authority when it is issued: use the date of today.',
        cause: `The issue date is before today. ${IMMEDIATE.en}`,
        remedy: 'Leave issueDate out unless the date is right. Do nothing if the document is already authorized.',
      },
      es: {
        message:
          'La fecha de emisión es anterior a hoy, y un comprobante se envía al SRI al momento de emitirlo: use la fecha de hoy.',
        cause: `La fecha de emisión es anterior a hoy. ${IMMEDIATE.es}`,
        remedy: 'No envíe issueDate si la fecha no debe ser otra. Nada, si el comprobante ya está autorizado.',
      },
    },
    sentence<{ day: string; days: number; today: string }>(
      ({ day, days, today }) =>
        `It is ${day}, ${days} ${days === 1 ? 'day' : 'days'} before today; use a date such as ${today}. ${IMMEDIATE.en}`,
      ({ day, days, today }) =>
        `Es ${day}, ${days} ${days === 1 ? 'día' : 'días'} antes de hoy; use una fecha como ${today}. ${IMMEDIATE.es}`,
    ),
  ),
  tipTooLarge: declaredWarning('DOC_90006', {
    en: {
      message: 'The tip is more than a tenth of the subtotal, such as 1.00 for 10.00.',
      cause: 'By law a tip is a tenth of the subtotal.',
      remedy: 'Make sure of the tip; the document is issued.',
    },
    es: {
      message: 'La propina es más de la décima parte del subtotal, como 1.00 para 10.00.',
      cause: 'Por ley la propina es la décima parte del subtotal.',
      remedy: 'Asegúrese de la propina; el comprobante se emite igual.',
    },
  }),
  bagUnusual: declaredWarning(
    'DOC_90008',
    {
      en: {
        message:
          "The item's code and its excise on plastic bags contradict each other. ICE-FPN-01, for example, goes with 3680 for each bag.",
        cause:
          'An item of a credit note has the excise on plastic bags (3680), but not a code that the authority requires in invoices. Or the code of bags has no such excise, or the excise is on another number of bags than the line.',
        remedy: 'Make sure that code and base are right; the document is issued.',
      },
      es: {
        message:
          'El código del ítem y su ICE no dicen lo mismo de sus fundas plásticas, como ICE-FPN-01 con 3680 por cada funda.',
        cause:
          'En una nota de crédito un ítem lleva el ICE de fundas plásticas (3680), y su código no es ninguno de los que pide el SRI en facturas; o el código de fundas no tiene ese ICE, o lo tiene sobre otro número de fundas que la línea.',
        remedy: 'Asegúrese de que el código y la base son correctos; el comprobante se emite igual.',
      },
    },
    bags,
  ),
  unusual: declaredWarning(
    'DOC_90007',
    {
      en: {
        message: 'The combination is unusual.',
        cause: 'Two codes are seldom seen together.',
        remedy: 'Make sure of both; the document is issued.',
      },
      es: {
        message: 'La combinación es poco común.',
        cause: 'Dos códigos rara vez se ven juntos.',
        remedy: 'Asegúrese de ambos; el comprobante se emite igual.',
      },
    },
    combinations,
  ),
  finalConsumerNamed: declaredWarning('DOC_90021', {
    en: {
      message: 'The document says CONSUMIDOR FINAL instead of the sent name, because a final consumer is not named.',
      cause: 'A party is FINAL_CONSUMER and has a name. All documents to final consumers have the same name.',
      remedy: 'Do nothing, or send an identification with its type if the document must show the name.',
    },
    es: {
      message:
        'A un consumidor final no se lo nombra: el comprobante dice CONSUMIDOR FINAL en lugar del nombre enviado.',
      cause: 'Alguien es FINAL_CONSUMER y tiene un nombre; los comprobantes a consumidor final llevan todos el mismo.',
      remedy: 'Nada, o envíe una identificación con su tipo si el nombre debe constar en el comprobante.',
    },
  }),
  noPlaceInDocument: declaredWarning(
    'DOC_90022',
    {
      en: {
        message: 'The document has no place for it and omits it, such as the unit of an item in a credit note.',
        cause:
          'This kind of document has no element for a sent member: unit and unsubsidizedPrice in a credit note, or timeUnit without a term.',
        remedy:
          'Do nothing if the document does not need it. Otherwise send it in details or additionalInfo, or send the term.',
      },
      es: {
        message:
          'El comprobante no tiene lugar para eso: se deja fuera, como la unidad de un ítem en una nota de crédito.',
        cause:
          'Se envió un dato para el que este tipo de comprobante no tiene un elemento: unit y unsubsidizedPrice en una nota de crédito, o timeUnit sin plazo.',
        remedy: 'Nada, si puede faltar en el comprobante; si no, dígalo en details o additionalInfo, o envíe el plazo.',
      },
    },
    unwritten,
  ),
  ownInPlaceOfProduct: declaredWarning(
    'DOC_90023',
    {
      en: {
        message: "The item's own fields, such as unitPrice, replace those of its product.",
        cause: 'The item has productId and also some of code, description, unitPrice, taxType and tax.',
        remedy: 'Do nothing if that is intended. Otherwise leave them out: the product supplies them.',
      },
      es: {
        message: 'El ítem tiene datos propios, que valen en lugar de los de su producto, como unitPrice.',
        cause:
          'Un ítem nombra un producto con productId y tiene además alguno de code, description, unitPrice, taxType y tax.',
        remedy: 'Nada, si eso quería; si no, no los envíe, y los pone el producto.',
      },
    },
    sentence<{ members: readonly string[]; productId: string }>(
      ({ members, productId }) =>
        `The item's own ${members.join(', ')} ${members.length === 1 ? 'replaces' : 'replace'} the values of product ${productId}: leave out the fields that the product supplies.`,
      ({ members, productId }) =>
        `${members.length === 1 ? 'El dato propio' : 'Los datos propios'} del ítem, ${members.join(', ')}, ${members.length === 1 ? 'vale' : 'valen'} en lugar de lo que tiene el producto ${productId}: no envíe lo que debe poner el producto.`,
    ),
  ),
  contactLeftOut: declaredWarning('DOC_90020', {
    en: {
      message: 'The document has no place left for it: all 15 additional fields are used.',
      cause: "The customer's e-mail address, phone or address goes into an additional field, and there are 15 of them.",
      remedy: 'Send fewer additional fields if the document must show it. The mail is sent anyway.',
    },
    es: {
      message: 'No queda lugar en el comprobante: los 15 campos adicionales están usados.',
      cause: 'El correo, el teléfono o la dirección del cliente va en un campo adicional, y hay 15 de ellos.',
      remedy: 'Envíe menos campos adicionales si debe constar en el comprobante; el correo se envía igual.',
    },
  }),
}
