import { byReason, declared, declaredWarning, fixed, sentence } from './declared.ts'

const PLATE = {
  en: 'An invoice of a transport operator (item code H492001) has the plate of the vehicle: three letters and four digits, such as PCM4567.',
  es: 'Una factura de operadora de transporte (ítem H492001) lleva la placa del vehículo: tres letras y cuatro dígitos, como PCM4567.',
}

const plates = byReason({
  missing: fixed(
    'is missing: the invoice has an item H492001, of a transport operator to its client. Send the plate of the vehicle, such as PCM4567',
    'falta: la factura tiene un ítem H492001, de una operadora de transporte a su cliente. Envíe la placa del vehículo, como PCM4567',
  ),
  form: sentence<{ plate: string }>(
    ({ plate }) => `must be three letters and four digits, such as PCM4567 or ABC0123, not ${plate}`,
    ({ plate }) => `debe ser tres letras y cuatro dígitos, como PCM4567 o ABC0123, no ${plate}`,
  ),
})

const plateRemedy = {
  en: 'Send plate; three digits are filled with a zero: ABC123 becomes ABC0123. Taxis do not use H492001.',
  es: 'Envíe plate; tres dígitos se completan con un cero: ABC123 pasa a ABC0123. Los taxis no usan H492001.',
}

/** Annexes 23 to 25 of the technical sheet. */
export const annexErrors = {
  plateDue: declared(
    'DOC_30021',
    {
      en: {
        message: PLATE.en,
        cause: 'Since 2027-01-01 an invoice of a commercial transport operator must have the plate in its form.',
        remedy: plateRemedy.en,
      },
      es: {
        message: PLATE.es,
        cause: 'Desde el 2027-01-01 una factura de operadora de transporte comercial debe llevar la placa en su forma.',
        remedy: plateRemedy.es,
      },
    },
    plates,
  ),
  plateSoonDue: declaredWarning(
    'DOC_90039',
    {
      en: {
        message: PLATE.en,
        cause:
          'The invoice has an item H492001 and no plate, or one in another form. It will be refused from 2027-01-01.',
        remedy: `${plateRemedy.en} The document is issued.`,
      },
      es: {
        message: PLATE.es,
        cause: 'La factura tiene un ítem H492001 y no lleva placa, o en otra forma. Desde el 2027-01-01 se rechaza.',
        remedy: `${plateRemedy.es} El comprobante se emite igual.`,
      },
    },
    plates,
  ),
  constructionCodeMissing: declaredWarning(
    'DOC_90040',
    {
      en: {
        message: 'An item at 5 % has the code of its construction material as auxiliary code, such as F010202 (sand).',
        cause:
          'The rate of 5 % is for construction materials, and annex 23 wants the code of the material in each such item.',
        remedy:
          'Send auxiliaryCode with a code of annex 23: GET /v1/developer/catalogs/annex-codes. The document is issued.',
      },
      es: {
        message: 'Un ítem al 5 % lleva como código auxiliar el de su material de construcción, como F010202 (arena).',
        cause:
          'La tarifa del 5 % es de materiales de construcción, y el anexo 23 pide el código del material en cada ítem.',
        remedy:
          'Envíe auxiliaryCode con un código del anexo 23: GET /v1/developer/catalogs/annex-codes. El comprobante se emite igual.',
      },
    },
    sentence<{ code?: string }>(
      ({ code }) =>
        `The item is at 5 %, and its auxiliary code ${code === undefined ? 'is missing' : `is ${code}`}: send the code of its material, such as F010202 (sand) or F010401 (cement).`,
      ({ code }) =>
        `El ítem es al 5 %, y su código auxiliar ${code === undefined ? 'falta' : `es ${code}`}: envíe el de su material, como F010202 (arena) o F010401 (cemento).`,
    ),
  ),
  largeTaxpayerMisplaced: declaredWarning('DOC_90041', {
    en: {
      message: 'This kind of document does not have the field "Gran Contribuyente".',
      cause: 'Annex 24 wants the field in sales documents and notes, not in withholdings and waybills.',
      remedy: 'Leave the field out; the document is issued.',
    },
    es: {
      message: 'Este tipo de comprobante no lleva el campo "Gran Contribuyente".',
      cause: 'El anexo 24 pide el campo en comprobantes de venta y notas, no en retenciones ni guías de remisión.',
      remedy: 'No envíe el campo; el comprobante se emite igual.',
    },
  }),
  nothingWithheld: declaredWarning('DOC_90042', {
    en: {
      message: 'The withholding withholds nothing: where the rate is 0 %, such as of code 332, none is to be issued.',
      cause:
        'All lines are at 0 %. Since 2026-07-31 no informative withholding is issued, except for dividends, payments abroad and preprinted documents.',
      remedy: 'Issue no withholding for this payment. If you need it, it is issued.',
    },
    es: {
      message: 'La retención no retiene nada: donde la tarifa es 0 %, como con el código 332, no se emite ninguna.',
      cause:
        'Todas las líneas son al 0 %. Desde el 2026-07-31 no se emite una retención informativa, salvo de dividendos, pagos al exterior y documentos preimpresos.',
      remedy: 'No emita una retención de este pago. Si la necesita, se emite igual.',
    },
  }),
}
