import { byReason, declaredWarning, fixed, sentence } from './declared.ts'

/** Likely mistakes that the authority accepts, and that cost the taxpayer later. */
export const unusualErrors = {
  drawnOtherwise: declaredWarning(
    'DOC_90066',
    {
      en: {
        message: 'The text has characters that the RIDE cannot show.',
        cause:
          'The fonts of the RIDE do not have these characters, or cannot set them correctly. The document is issued unchanged, and its RIDE shows the sign � instead.',
        remedy: 'Write the text in Latin letters if the RIDE must show all of it. The message names the characters.',
      },
      es: {
        message: 'El texto tiene caracteres que el RIDE no puede mostrar.',
        cause:
          'Las fuentes del RIDE no tienen caracteres del comprobante, o no los pueden componer bien; el comprobante se emite como está, y su RIDE lleva el signo � en su lugar.',
        remedy:
          'Escriba el texto con letras latinas si su RIDE debe mostrarlo completo; el mensaje dice cuáles son los caracteres.',
      },
    },
    sentence<{ characters: readonly string[] }>(
      ({ characters }) => `The RIDE shows the sign � in the place of ${characters.join(', ')}.`,
      ({ characters }) => `El RIDE muestra el signo � en lugar de ${characters.join(', ')}.`,
    ),
  ),
  settlementToCompany: declaredWarning(
    'DOC_90031',
    {
      en: {
        message: 'The supplier of the purchase settlement is a company.',
        cause:
          'Purchase settlements are for suppliers who cannot invoice. The supplier has the registry number of a company or a public body, and those issue invoices.',
        remedy: "Ask the supplier for an invoice; or send the person's own identification.",
      },
      es: {
        message: 'La liquidación de compra se emite a una compañía.',
        cause:
          'Las liquidaciones de compra son para proveedores que no pueden facturar; el proveedor tiene el RUC de una compañía o entidad pública, que emite facturas.',
        remedy: 'Pida una factura al proveedor; o envíe la identificación de la persona.',
      },
    },
    sentence<{ ruc: string }>(
      ({ ruc }) =>
        `${ruc} is the registry number of a company or a public body, and those issue invoices. A purchase settlement is for a person who cannot invoice.`,
      ({ ruc }) =>
        `${ruc} es el RUC de una compañía o entidad pública, que emite facturas: una liquidación de compra es para una persona que no puede emitirlas.`,
    ),
  ),
  supportOfEarlierYear: declaredWarning(
    'DOC_90032',
    {
      en: {
        message: 'The supporting document is from an earlier year.',
        cause:
          'The supporting document was issued in an earlier year than its withholding, and the returns of that year are closed.',
        remedy: 'Make sure of both dates; the withholding is issued.',
      },
      es: {
        message: 'El documento del que se retiene es de un año anterior.',
        cause:
          'El documento de sustento se emitió en un año anterior al de su retención, cuyas declaraciones están cerradas.',
        remedy: 'Asegúrese de ambas fechas; la retención se emite igual.',
      },
    },
    sentence<{ day: string; issued: string }>(
      ({ day, issued }) => `The document has the date ${day}; its withholding has ${issued}, another year.`,
      ({ day, issued }) => `El documento es del ${day} y su retención del ${issued}, otro año.`,
    ),
  ),
  withheldLate: declaredWarning(
    'DOC_90033',
    {
      en: {
        message: 'The supporting document is older than five days.',
        cause: 'A withholding must be delivered within five days of its supporting document. This one is issued later.',
        remedy: 'Make sure of both dates; the withholding is issued.',
      },
      es: {
        message: 'El documento del que se retiene tiene más de cinco días.',
        cause: 'Una retención se entrega dentro de los cinco días del documento de sustento; esta se emite después.',
        remedy: 'Asegúrese de ambas fechas; la retención se emite igual.',
      },
    },
    sentence<{ day: string; age: number; most: number }>(
      ({ day, age, most }) =>
        `The document has the date ${day}, ${age} days before its withholding. The limit is ${most} days.`,
      ({ day, age, most }) =>
        `El documento es del ${day}, ${age} días antes de su retención; se retiene hasta ${most} días después.`,
    ),
  ),
  taxAbroadPaidHere: declaredWarning(
    'DOC_90035',
    {
      en: {
        message: 'The withholding taxes money leaving the country, but the payment is local.',
        cause: 'A line withholds ISD, and its supporting document says that the payment is local.',
        remedy: 'Add paidAbroad to the supporting document, or remove the line.',
      },
      es: {
        message: 'Se retiene el impuesto a la salida de divisas de un pago local.',
        cause: 'Una línea retiene ISD, y su documento de sustento dice que el pago es local.',
        remedy: 'Agregue paidAbroad al documento de sustento, o quite la línea.',
      },
    },
    byReason({
      country: sentence<{ country: string }>(
        ({ country }) => `It is ${country}, which is Ecuador: a payment abroad goes to another country.`,
        ({ country }) => `Es ${country}, el mismo Ecuador: un pago al exterior va a otro país.`,
      ),
      local: fixed(
        'Tax on money leaving the country is withheld, and the payment is local: say where it was paid (paidAbroad).',
        'Se retiene el impuesto a la salida de divisas y el pago es local: diga a dónde se pagó (paidAbroad).',
      ),
    }),
  ),
  exportUnusual: declaredWarning(
    'DOC_90036',
    {
      en: {
        message: 'The terms of the sale abroad are not possible.',
        cause:
          'An invoice with terms of exportation goes to Ecuador (593), charges value-added tax, or has an unknown incoterm.',
        remedy: 'Make sure of the terms; leave exportation out of a sale within the country.',
      },
      es: {
        message: 'La exportación tiene datos que una exportación no tiene.',
        cause:
          'Una factura con datos de exportación va al mismo Ecuador (593), cobra IVA, o tiene un incoterm que no existe.',
        remedy: 'Asegúrese de los datos; no envíe exportation en una venta local.',
      },
    },
    byReason({
      destination: sentence<{ country: string }>(
        ({ country }) =>
          `It is ${country}, which is Ecuador: a sale abroad goes to another country, such as 110 (Estados Unidos).`,
        ({ country }) => `Es ${country}, el mismo Ecuador: una exportación va a otro país, como 110 (Estados Unidos).`,
      ),
      incoterm: sentence<{ term: string }>(
        ({ term }) => `${term} is not an incoterm, such as FOB, CIF or EXW.`,
        ({ term }) => `${term} no es un incoterm; lo son FOB, CIF y EXW, entre otros.`,
      ),
      iva: sentence<{ amount: string }>(
        ({ amount }) => `Value-added tax of ${amount} is charged on a sale abroad, which has 0 %.`,
        ({ amount }) => `Se cobra un IVA de ${amount} en una exportación, cuya tarifa es 0 %.`,
      ),
    }),
  ),
  selfWithholding: declaredWarning(
    'DOC_90037',
    {
      en: {
        message: 'A withholding from oneself contradicts its supporting documents.',
        cause:
          'A withholding from oneself has document 42, the withholding itself. A document of somebody else has another subject.',
        remedy:
          'Send document type 42 without a number if the subject is the issuer, otherwise the code of the document.',
      },
      es: {
        message: 'Una autorretención y sus documentos de sustento no concuerdan.',
        cause:
          'Quien se retiene a sí mismo pone el documento 42, la propia retención; el documento de otro tiene otro sujeto.',
        remedy:
          'Envíe el tipo de documento 42 sin número si el sujeto es el emisor, y el código del documento en otro caso.',
      },
    },
    byReason({
      self: sentence<{ subject: string; own: string; code: string }>(
        ({ subject, own, code }) =>
          `The subject, ${subject}, is the issuer: a withholding from oneself refers to document ${own}, not to ${code}.`,
        ({ subject, own, code }) =>
          `El sujeto, ${subject}, es el emisor: una autorretención se sustenta en el documento ${own}, no en ${code}.`,
      ),
      another: sentence<{ subject: string; own: string }>(
        ({ subject, own }) =>
          `Document ${own} is a withholding from oneself, and the subject is ${subject}: name the document of the subject, such as 01.`,
        ({ subject, own }) =>
          `El documento ${own} es una autorretención, y el sujeto es ${subject}: indique el documento del sujeto, como 01.`,
      ),
    }),
  ),
  nothingCharged: declaredWarning(
    'DOC_90038',
    {
      en: {
        message: 'The document charges nothing, or a line has quantity 0.',
        cause: 'A line has quantity 0, or a debit note has the total 0.00.',
        remedy: 'Make sure of it: orders with such amounts are refused.',
      },
      es: {
        message: 'El comprobante no cobra nada, o una línea tiene cantidad 0.',
        cause: 'Una línea tiene cantidad 0, o una nota de débito suma 0.00.',
        remedy: 'Asegúrese de que sea así: las órdenes con esos valores se rechazan.',
      },
    },
    byReason({
      line: sentence<{ quantity: string }>(
        ({ quantity }) => `It is ${quantity}: the line is empty.`,
        ({ quantity }) => `Es ${quantity}: la línea no es de nada.`,
      ),
      debitNote: fixed(
        'The debit note comes to 0.00: it adds nothing to the sale.',
        'La nota de débito suma 0.00: no agrega nada a la venta.',
      ),
    }),
  ),
}
