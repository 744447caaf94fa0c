import { byReason, declared, sentence } from './declared.ts'
import { authorization, incomeBase } from './shared-sentences.ts'

const { authorizationLength } = authorization

const bases = byReason({
  incomeBase,
  ivaBase: sentence<{ base: string; charged: string }>(
    ({ base, charged }) =>
      `The base of the withheld value-added tax is ${base}; the document charged ${charged}. The base is the charged tax, such as 15.00 for 100.00 at 15%.`,
    ({ base, charged }) =>
      `Se retiene IVA sobre ${base}; el documento cobró ${charged}: la base es el impuesto, como 15.00 de 100.00 al 15 %.`,
  ),
})

const boxes = byReason({
  missing: sentence<{ code: string }>(
    ({ code }) => `Code ${code} needs the boxes and their price, such as 10 boxes at 5.00.`,
    ({ code }) => `El código ${code} necesita las cajas y su precio, como 10 cajas a 5.00.`,
  ),
  none: sentence<{ boxes: string }>(
    ({ boxes }) => `It is ${boxes}; send the number of boxes, such as 10.`,
    ({ boxes }) => `Es ${boxes}; debe haber cajas, como 10.`,
  ),
})

export const withholdingErrors = {
  baseAboveDocument: declared(
    'DOC_60001',
    {
      en: {
        message: 'The withholding has a larger base than the document.',
        cause:
          'The base of the income tax is larger than the total of the supporting document, or the base of the value-added tax is larger than the charged tax.',
        remedy:
          'Use the subtotal as the base for income tax, and the charged tax as the base for value-added tax: 15.00 for 100.00 at 15 %.',
      },
      es: {
        message: 'La base de la retención es mayor que la del documento.',
        cause: 'Se retiene renta de más que el total del documento de sustento, o IVA de más que el que cobró.',
        remedy: 'Retenga la renta del subtotal y el IVA del impuesto cobrado: 15.00 de 100.00 al 15 %.',
      },
    },
    bases,
  ),
  dividendsMissing: declared(
    'DOC_60002',
    {
      en: {
        message: 'A withholding from dividends lacks the data of the dividends.',
        cause: 'Support code 10 is for dividends, and its withholding of income tax has no data of them.',
        remedy:
          'Add the day of payment, the fiscal year, and the income tax that the company paid. Or send another support code.',
      },
      es: {
        message: 'A una retención de dividendos le faltan los datos de los dividendos.',
        cause: 'El sustento 10 es de dividendos, y una retención de renta con él no tiene los datos de ellos.',
        remedy:
          'Agregue el día en que se pagaron, su ejercicio fiscal y el impuesto a la renta que pagó la sociedad; o use otro sustento.',
      },
    },
    sentence<{ supportCode: string }>(
      ({ supportCode }) =>
        `Support code ${supportCode} pays dividends: when, of which year, and the company's income tax are needed.`,
      ({ supportCode }) =>
        `El sustento ${supportCode} es de dividendos: se necesitan la fecha de pago, el ejercicio y el impuesto a la renta de la sociedad.`,
    ),
  ),
  boxesMissing: declared(
    'DOC_60003',
    {
      en: {
        message: 'The withholding code needs the number of boxes.',
        cause: 'Codes 338 and 340 withhold from purchases of bananas, and the boxes or their price are missing.',
        remedy: 'Add the number of boxes and the price of one, or use another code.',
      },
      es: {
        message: 'El código de retención necesita el número de cajas.',
        cause: 'Los códigos 338 y 340 son de compras de banano, y faltan las cajas o su precio.',
        remedy: 'Agregue el número de cajas y el precio de una, o use otro código.',
      },
    },
    boxes,
  ),
  authorizationMalformed: declared(
    'DOC_60004',
    {
      en: {
        message: 'The authorization of the document has an impossible length.',
        cause:
          'An authorization has 10 digits in print, 37 in the first electronic scheme and 49, the access key, in this one.',
        remedy: 'Copy the whole number from the document, or leave it out.',
      },
      es: {
        message: 'La autorización del documento tiene un largo imposible.',
        cause:
          'Una autorización tiene 10 dígitos si es impresa, 37 en el primer esquema electrónico y 49, la clave de acceso, en este.',
        remedy: 'Copie el número completo del documento, o no lo envíe.',
      },
    },
    byReason({ authorizationLength }),
  ),
  periodOutside: declared(
    'DOC_60005',
    {
      en: {
        message: 'The fiscal period does not lie between the document and its withholding.',
        cause: 'The period is later than the month of issue, or earlier than the month of every supporting document.',
        remedy: 'Send the month of issue as MM/YYYY, or leave it out of an order.',
      },
      es: {
        message: 'El período fiscal no está entre el documento y su retención.',
        cause: 'El período es posterior al mes de emisión, o anterior al mes de todos los documentos de sustento.',
        remedy: 'Envíe el mes de emisión como MM/AAAA, o no lo envíe en una orden.',
      },
    },
    sentence<{ period: string; first: string; last: string }>(
      ({ period, first, last }) =>
        `It is ${period}; with these dates it must ${first === last ? `be ${last}` : `lie between ${first} and ${last}`}: the month of issue or of the document, such as ${last}.`,
      ({ period, first, last }) =>
        `Es ${period}; con estas fechas debe ${first === last ? `ser ${last}` : `estar entre ${first} y ${last}`}: el mes de emisión o el del documento, como ${last}.`,
    ),
  ),
}
