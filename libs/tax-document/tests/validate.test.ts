import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { draftDocument, numberDraft, type Order } from '../src/index.ts'
import { validateXml } from '../src/xml.ts'
import {
  aCreditNote,
  aDebitNote,
  anInvoice,
  anIssuer,
  anItem,
  aPurchaseSettlement,
  aWaybill,
  aWithholding,
  TODAY,
} from './orders.ts'

function issued(order: Order): string {
  const outcome = draftDocument(order, anIssuer(), { today: TODAY })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  return numberDraft(outcome.draft, { sequential: 7, numericCode: '12345678' }).xml
}

const twoLines = anInvoice({ items: [anItem(), anItem({ quantity: '3', unitPrice: '1.333333' })] })
const dir = join(import.meta.dirname, '../examples')
const example = (name: string) => readFileSync(join(dir, `${name}.xml`), 'utf8')

interface Case {
  xml: string
  from: string | RegExp
  to: string
  errors: string[]
}

/** Sentences that omit the value of a unique element. */
function silentIn({ xml, from, to }: Case): string[] {
  const broken = xml.replace(from, to)
  return validateXml(broken, { today: TODAY }).errors.flatMap(({ path, message }) => {
    const element = path.split('/').at(-1) ?? ''
    const [value, ...others] = broken.match(new RegExp(`(?<=<${element}>)[^<]+(?=</)`, 'g')) ?? []
    return value === undefined || others.length > 0 || message.includes(value) ? [] : [`${path} ${message}`]
  })
}

function errorsIn({ xml, from, to }: Case): string[] {
  const broken = xml.replace(from, to)
  if (broken === xml) throw new Error(`nothing to replace: ${from}`)
  return validateXml(broken, { today: TODAY }).errors.map(
    ({ path, code, authorityCode }) => `${path} ${code} ${authorityCode}`,
  )
}

describe('a document is refused by its schema', () => {
  const xml = issued(twoLines)
  test.each<[string, Omit<Case, 'xml'>, string]>([
    [
      'a value of another form',
      { from: '<estab>001<', to: '<estab>1<', errors: ['/factura/infoTributaria/estab XML_20003 35'] },
      '"1" in <estab> must be three digits.',
    ],
    [
      'an element missing',
      { from: '<ptoEmi>002</ptoEmi>', to: '', errors: ['/factura/infoTributaria/secuencial XML_20001 35'] },
      '<secuencial> must not stand here: <ptoEmi> is expected first, or it is out of order.',
    ],
    [
      'the last element missing',
      { from: /<dirMatriz>.*<\/dirMatriz>/, to: '', errors: ['/factura/infoTributaria XML_20002 35'] },
      '<infoTributaria> lacks <dirMatriz>.',
    ],
    [
      'an element nobody knows',
      { from: '<moneda>', to: '<color>x</color><moneda>', errors: ['/factura/infoFactura/color XML_20001 35'] },
      '',
    ],
    [
      'a field more than there may be',
      {
        from: /(<infoAdicional>.*)?<\/factura>/s,
        to: `<infoAdicional>${'<campoAdicional nombre="a">b</campoAdicional>'.repeat(17)}</infoAdicional></factura>`,
        errors: ['/factura/infoAdicional/campoAdicional[16] XML_20001 35'],
      },
      '<infoAdicional> holds at most 15 <campoAdicional>; this is one more: join some, such as telephone and e-mail in one.',
    ],
    [
      'an empty element',
      { from: 'DOLAR', to: '', errors: ['/factura/infoFactura/moneda XML_20004 35'] },
      '<moneda> has 0 characters; at least 1 are needed: leave the element out if it is empty.',
    ],
    [
      'a text too long',
      { from: 'DOLAR', to: 'D'.repeat(16), errors: ['/factura/infoFactura/moneda XML_20004 35'] },
      '<moneda> has 16 characters; at most 15 are allowed.',
    ],
    ['a line break', { from: 'DOLAR', to: 'DO\nLAR', errors: ['/factura/infoFactura/moneda XML_20003 35'] }, ''],
    [
      'too many decimals',
      { from: '<propina>0.00', to: '<propina>0.001', errors: ['/factura/infoFactura/propina XML_20005 35'] },
      '0.001 in <propina> has more than 2 decimals.',
    ],
    [
      'too many digits',
      { from: '<propina>0.00', to: '<propina>1234567890123.45', errors: ['/factura/infoFactura/propina XML_20005 35'] },
      '1234567890123.45 in <propina> has more than 14 digits.',
    ],
    [
      'a negative amount',
      { from: '<propina>0.00', to: '<propina>-1', errors: ['/factura/infoFactura/propina XML_20005 35'] },
      '-1 in <propina> must not be negative.',
    ],
    [
      'a word for an amount',
      { from: '<propina>0.00', to: '<propina>none', errors: ['/factura/infoFactura/propina XML_20003 35'] },
      '"none" is not a valid value of <propina>.',
    ],
    ['an identifier of its own', { from: 'id="comprobante"', to: 'id="x"', errors: ['/factura XML_20003 35'] }, ''],
    [
      'an attribute nobody knows',
      { from: 'id="comprobante"', to: 'id="comprobante" lang="es"', errors: ['/factura XML_20006 35'] },
      '<factura> must not have an attribute "lang".',
    ],
    [
      'text between elements',
      { from: '<infoFactura>', to: 'x<infoFactura>', errors: ['/factura XML_20001 35'] },
      '<factura> holds other elements, no text of its own: remove the text.',
    ],
    [
      'an element in the second line of goods',
      {
        from: /(<\/detalle><detalle>.*?)<descuento>0.00<\/descuento>/,
        to: '$1',
        errors: ['/factura/detalles/detalle[2]/precioTotalSinImpuesto XML_20001 35'],
      },
      '',
    ],
  ])('with %s', (_, change, sentence) => {
    expect(errorsIn({ xml, ...change })).toEqual(change.errors)
    if (sentence) expect(validateXml(xml.replace(change.from, change.to)).errors[0]?.message).toBe(sentence)
  })

  test('with the line it stands in', () => {
    const lines = xml.replaceAll('><', '>\n<').replace('<propina>0.00', '<propina>x')

    const [error] = validateXml(lines).errors

    expect(lines.split('\n')[(error?.line ?? 0) - 1]).toBe('<propina>x</propina>')
  })
})

test('blanks for a name are refused, and a finding of what is missing has the line of what lacks it', () => {
  const xml = issued(anInvoice()).replaceAll('><', '>\n<')
  const blank = validateXml(xml.replace(/(<razonSocialComprador>)[^<]*/, '$1  '), { today: TODAY })
  const blankText = validateXml(xml.replace(/(<descripcion>)[^<]*/, '$1 '), { today: TODAY })

  expect(blank.errors.map(({ path, code }) => `${path} ${code}`)).toContain(
    '/factura/infoFactura/razonSocialComprador XML_20004',
  )
  expect(blankText.errors.map(({ code }) => code)).toEqual(['XML_20004'])
  const unpaid = validateXml(xml.replace(/<pagos>.*<\/pagos>\n/s, ''), { today: TODAY })
  for (const { line } of [...blank.errors, ...unpaid.errors, ...unpaid.warnings]) expect(line).toBeGreaterThan(0)
})

test('letters that the RIDE cannot show are warned about, each where it stands, and the document is taken', () => {
  const xml = issued(anInvoice({ additionalInfo: { Nota: 'x' } }))
    .replace(/(<razonSocialComprador>)[^<]*/, '$1株式会社')
    .replace(/(<campoAdicional nombre=")Nota/, '$1קפה')

  const { valid, warnings } = validateXml(xml, { today: TODAY })

  expect(valid).toBe(true)
  expect(warnings.filter(({ code }) => code === 'DOC_90066').map(({ path, message }) => [path, message])).toEqual([
    [
      '/factura/infoFactura/razonSocialComprador',
      'The RIDE shows the sign � in the place of 株 (U+682A), 式 (U+5F0F), 会 (U+4F1A), 社 (U+793E). The value is "株式会社".',
    ],
    [
      expect.stringMatching(/^\/factura\/infoAdicional\/campoAdicional/),
      expect.stringContaining('ק (U+05E7), פ (U+05E4), ה (U+05D4)'),
    ],
  ])
})

const LINE_TAX = (line: number, tax: number) => `/factura/detalles/detalle[${line}]/impuestos/impuesto[${tax}]`
const TAX_TOTAL = '/factura/infoFactura/totalConImpuestos/totalImpuesto'
const SUPPORTING = '/comprobanteRetencion/docsSustento/docSustento'

describe('a document is refused by the rules', () => {
  const taxed = issued(
    anInvoice({
      items: [
        anItem({ unitPrice: '50', ice: { code: '3031', rate: '75' } }),
        anItem({ quantity: '20', unitPrice: '1', ice: { code: '3011', amount: '3.20' } }),
        anItem({ quantity: '6', plasticBottleTax: { amount: '0.12' } }),
      ],
    }),
  )
  const special = example('withholding/abroad-and-special')
  const invoice = issued(twoLines)
  test.each<[string, Case]>([
    [
      'a wrong check digit',
      {
        xml: invoice,
        from: /(<claveAcceso>\d{48})\d/,
        to: '$10',
        errors: ['/factura/infoTributaria/claveAcceso DOC_50005 58'],
      },
    ],
    [
      'another sequential than its key',
      {
        xml: invoice,
        from: '<secuencial>000000007',
        to: '<secuencial>000000008',
        errors: ['/factura/infoTributaria/secuencial XML_30002 58'],
      },
    ],
    [
      'another environment than its key',
      {
        xml: invoice,
        from: '<ambiente>1',
        to: '<ambiente>2',
        errors: ['/factura/infoTributaria/ambiente XML_30002 58'],
      },
    ],
    [
      'another date than its key',
      {
        xml: invoice,
        from: '21/11/2026',
        to: '20/11/2026',
        errors: ['/factura/infoFactura/fechaEmision XML_30002 58'],
      },
    ],
    [
      'a date in the future',
      {
        xml: invoice,
        from: '21/11/2026',
        to: '22/11/2026',
        errors: ['/factura/infoFactura/fechaEmision XML_30002 58', '/factura/infoFactura/fechaEmision DOC_50002 65'],
      },
    ],
    [
      'a date that is no day',
      {
        xml: invoice,
        from: '21/11/2026',
        to: '31/11/2026',
        errors: ['/factura/infoFactura/fechaEmision DOC_50001 67'],
      },
    ],
    [
      'the code of another document',
      {
        xml: invoice,
        from: '<codDoc>01',
        to: '<codDoc>04',
        errors: ['/factura/infoTributaria/codDoc XML_30003 47', '/factura/infoTributaria/codDoc XML_30002 58'],
      },
    ],
    [
      'an issuer of no province',
      {
        xml: invoice,
        from: '<ruc>17',
        to: '<ruc>99',
        errors: ['/factura/infoTributaria/ruc DOC_40001 46', '/factura/infoTributaria/ruc XML_30002 58'],
      },
    ],
    [
      'a buyer of the wrong length',
      {
        xml: invoice,
        from: '1790011674001',
        to: '179001167400',
        errors: ['/factura/infoFactura/identificacionComprador DOC_40001 69'],
      },
    ],
    [
      'a final consumer with a name',
      {
        xml: invoice,
        from: '<tipoIdentificacionComprador>04',
        to: '<tipoIdentificacionComprador>07',
        errors: [
          '/factura/infoFactura/identificacionComprador XML_30009 69',
          '/factura/infoFactura/razonSocialComprador XML_30009 69',
        ],
      },
    ],
    [
      'a rate of another day',
      {
        xml: invoice,
        from: /<codigoPorcentaje>4<\/codigoPorcentaje><tarifa>15/,
        to: '<codigoPorcentaje>2</codigoPorcentaje><tarifa>12',
        errors: [
          '/factura/detalles/detalle[1]/impuestos/impuesto/codigoPorcentaje DOC_30001 52',
          '/factura/detalles/detalle[1]/impuestos/impuesto/valor XML_30014 52',
          '/factura/infoFactura/totalConImpuestos/totalImpuesto/baseImponible XML_30015 52',
          '/factura/infoFactura/totalConImpuestos/totalImpuesto/valor XML_30015 52',
          '/factura/infoFactura/totalConImpuestos XML_30015 52',
        ],
      },
    ],
    [
      'a rate that is not its code',
      {
        xml: invoice,
        from: /<codigoPorcentaje>4<\/codigoPorcentaje><tarifa>15/,
        to: '<codigoPorcentaje>4</codigoPorcentaje><tarifa>12',
        errors: [
          '/factura/detalles/detalle[1]/impuestos/impuesto/tarifa DOC_30004 52',
          '/factura/detalles/detalle[1]/impuestos/impuesto/valor XML_30014 52',
        ],
      },
    ],
    [
      'a line that does not multiply',
      {
        xml: invoice,
        from: '<cantidad>3.00',
        to: '<cantidad>4.00',
        errors: ['/factura/detalles/detalle[2]/precioTotalSinImpuesto XML_30014 52'],
      },
    ],
    [
      'a subtotal that is not its lines',
      {
        xml: invoice,
        from: '<totalSinImpuestos>14.00',
        to: '<totalSinImpuestos>15.00',
        errors: [
          '/factura/infoFactura/totalSinImpuestos XML_30015 52',
          '/factura/infoFactura/importeTotal XML_30015 52',
        ],
      },
    ],
    [
      'payments that miss the total',
      {
        xml: invoice,
        from: '<formaPago>01</formaPago><total>16.10',
        to: '<formaPago>01</formaPago><total>16.00',
        errors: ['/factura/infoFactura/pagos DOC_20005 52'],
      },
    ],
    [
      'a credit note to a final consumer',
      {
        xml: issued(aCreditNote()),
        from: '<tipoIdentificacionComprador>04',
        to: '<tipoIdentificacionComprador>07',
        errors: ['/notaCredito/infoNotaCredito/identificacionComprador DOC_40002 69'],
      },
    ],
    [
      'a credit note on a later document',
      {
        xml: issued(aCreditNote()),
        from: '<fechaEmisionDocSustento>21',
        to: '<fechaEmisionDocSustento>22',
        errors: ['/notaCredito/infoNotaCredito/fechaEmisionDocSustento DOC_50003 68'],
      },
    ],
    [
      'a credit note on an unknown document',
      {
        xml: issued(aCreditNote()),
        from: '<codDocModificado>01',
        to: '<codDocModificado>99',
        errors: ['/notaCredito/infoNotaCredito/codDocModificado DOC_30002 64'],
      },
    ],
    [
      'a note on a waybill',
      {
        xml: issued(aCreditNote()),
        from: '<codDocModificado>01<',
        to: '<codDocModificado>06<',
        errors: ['/notaCredito/infoNotaCredito/codDocModificado DOC_30020 64'],
      },
    ],
    [
      'a credit note whose total is another',
      {
        xml: issued(aCreditNote()),
        from: '<valorModificacion>11.50',
        to: '<valorModificacion>11.00',
        errors: ['/notaCredito/infoNotaCredito/valorModificacion XML_30015 52'],
      },
    ],
    [
      'a debit note whose reasons add up to more',
      {
        xml: issued(aDebitNote()),
        from: '</razon><valor>10.00',
        to: '</razon><valor>11.00',
        errors: ['/notaDebito/infoNotaDebito/totalSinImpuestos XML_30015 52'],
      },
    ],
    [
      'a debit note whose tax is another',
      {
        xml: issued(aDebitNote()),
        from: '<valor>1.50',
        to: '<valor>1.80',
        errors: [
          '/notaDebito/infoNotaDebito/impuestos/impuesto/valor XML_30014 52',
          '/notaDebito/infoNotaDebito/valorTotal XML_30015 52',
        ],
      },
    ],
    [
      'a settlement whose discount is another',
      {
        xml: issued(aPurchaseSettlement()),
        from: '<totalDescuento>0.00',
        to: '<totalDescuento>3.00',
        errors: ['/liquidacionCompra/infoLiquidacionCompra/totalDescuento XML_30015 52'],
      },
    ],
    [
      'a journey that starts too early',
      {
        xml: issued(aWaybill()),
        from: '<fechaIniTransporte>21',
        to: '<fechaIniTransporte>20',
        errors: ['/guiaRemision/infoGuiaRemision/fechaIniTransporte DOC_50003 82'],
      },
    ],
    [
      'a journey that ends too early',
      {
        xml: issued(aWaybill()),
        from: '<fechaFinTransporte>21',
        to: '<fechaFinTransporte>20',
        errors: ['/guiaRemision/infoGuiaRemision/fechaFinTransporte DOC_50003 82'],
      },
    ],
    [
      'a withholding that does not multiply',
      {
        xml: issued(aWithholding()),
        from: '<valorRetenido>2.00',
        to: '<valorRetenido>3.00',
        errors: ['/comprobanteRetencion/docsSustento/docSustento/retenciones/retencion/valorRetenido XML_30014 52'],
      },
    ],
    [
      'a withholding code of another tax',
      {
        xml: issued(aWithholding()),
        from: '<codigo>1</codigo>',
        to: '<codigo>2</codigo>',
        errors: [
          '/comprobanteRetencion/docsSustento/docSustento/retenciones/retencion/baseImponible DOC_60001 52',
          '/comprobanteRetencion/docsSustento/docSustento/retenciones/retencion/codigoRetencion DOC_30002 52',
        ],
      },
    ],
    [
      'an unknown support',
      {
        xml: issued(aWithholding()),
        from: '<codSustento>01',
        to: '<codSustento>77',
        errors: ['/comprobanteRetencion/docsSustento/docSustento/codSustento DOC_30002 52'],
      },
    ],
    [
      'reimbursements that add up to more',
      {
        xml: example('invoice/reimbursement'),
        from: '<totalImpuestoReembolso>12.00',
        to: '<totalImpuestoReembolso>13.00',
        errors: ['/factura/infoFactura/totalImpuestoReembolso XML_30015 52'],
      },
    ],
    [
      'an excise by percentage that does not multiply',
      {
        xml: taxed,
        from: '<tarifa>75</tarifa><baseImponible>50.00</baseImponible><valor>37.50',
        to: '<tarifa>70</tarifa><baseImponible>50.00</baseImponible><valor>37.50',
        errors: [`${LINE_TAX(1, 2)}/valor XML_30014 52`, `${TAX_TOTAL}[2]/tarifa XML_30015 52`],
      },
    ],
    [
      'an excise by units that is a percentage of them',
      {
        xml: taxed,
        from: '<tarifa>0.16</tarifa><baseImponible>20.00</baseImponible><valor>3.20',
        to: '<tarifa>0.16</tarifa><baseImponible>2000.00</baseImponible><valor>3.20',
        errors: [`${LINE_TAX(2, 2)}/valor XML_30014 52`, `${TAX_TOTAL}[3]/baseImponible XML_30015 52`],
      },
    ],
    [
      'a total of excise at another rate than its lines',
      {
        xml: taxed,
        from: '<baseImponible>50.00</baseImponible><tarifa>75</tarifa>',
        to: '<baseImponible>50.00</baseImponible><tarifa>70</tarifa>',
        errors: [`${TAX_TOTAL}[2]/tarifa XML_30015 52`],
      },
    ],
    [
      'an excise by units that does not multiply',
      {
        xml: taxed,
        from: '<tarifa>0.16</tarifa><baseImponible>20.00',
        to: '<tarifa>0.18</tarifa><baseImponible>20.00',
        errors: [`${LINE_TAX(2, 2)}/valor XML_30014 52`, `${TAX_TOTAL}[3]/tarifa XML_30015 52`],
      },
    ],
    [
      'a total of excise that is not its lines',
      {
        xml: taxed,
        from: '<baseImponible>50.00</baseImponible><tarifa>75</tarifa><valor>37.50',
        to: '<baseImponible>51.00</baseImponible><tarifa>75</tarifa><valor>38.50',
        errors: [
          `${TAX_TOTAL}[2]/baseImponible XML_30015 52`,
          `${TAX_TOTAL}[2]/valor XML_30015 52`,
          '/factura/infoFactura/importeTotal XML_30015 52',
        ],
      },
    ],
    [
      'more bottles than the tax is for',
      {
        xml: taxed,
        from: '<tarifa>0.02</tarifa><baseImponible>6.00',
        to: '<tarifa>0.02</tarifa><baseImponible>7.00',
        errors: [`${LINE_TAX(3, 2)}/valor XML_30014 52`, `${TAX_TOTAL}[4]/baseImponible XML_30015 52`],
      },
    ],
    [
      'bottles at another rate',
      {
        xml: taxed,
        from: '<tarifa>0.02</tarifa><baseImponible>6.00</baseImponible>',
        to: '<tarifa>0.04</tarifa><baseImponible>3.00</baseImponible>',
        errors: [`${LINE_TAX(3, 2)}/tarifa DOC_30004 52`, `${TAX_TOTAL}[4]/baseImponible XML_30015 52`],
      },
    ],
    [
      'a bottle tax of no code',
      {
        xml: taxed,
        from: '<codigoPorcentaje>5001</codigoPorcentaje><tarifa>',
        to: '<codigoPorcentaje>5002</codigoPorcentaje><tarifa>',
        errors: [
          `${LINE_TAX(3, 2)}/codigoPorcentaje DOC_30002 52`,
          `${TAX_TOTAL}[4]/baseImponible XML_30015 52`,
          `${TAX_TOTAL}[4]/valor XML_30015 52`,
          '/factura/infoFactura/totalConImpuestos XML_30015 52',
        ],
      },
    ],
    [
      'a total at another rate than its code',
      {
        xml: invoice,
        from: '</baseImponible><tarifa>15<',
        to: '</baseImponible><tarifa>14<',
        errors: ['/factura/infoFactura/totalConImpuestos/totalImpuesto/tarifa DOC_30004 52'],
      },
    ],
    [
      'a refund of more than the tax',
      {
        xml: example('invoice/iva-refund'),
        from: '<valorDevolucionIva>12.00',
        to: '<valorDevolucionIva>31.00',
        errors: [
          '/factura/infoFactura/totalConImpuestos/totalImpuesto/valorDevolucionIva DOC_20007 92',
          '/factura/infoFactura/importeTotal XML_30015 52',
        ],
      },
    ],
    [
      'a form of payment of no table',
      {
        xml: invoice,
        from: '<formaPago>01',
        to: '<formaPago>05',
        errors: ['/factura/infoFactura/pagos/pago/formaPago DOC_30002 52'],
      },
    ],
    [
      'another currency',
      { xml: invoice, from: '<moneda>DOLAR', to: '<moneda>EURO', errors: ['/factura/infoFactura/moneda DOC_30002 52'] },
    ],
    [
      'no identifier for the signature to refer to',
      { xml: invoice, from: ' id="comprobante"', to: '', errors: ['/factura XML_20006 35'] },
    ],
    [
      'a country of no table',
      {
        xml: example('invoice/exportation'),
        from: '<paisDestino>202',
        to: '<paisDestino>999',
        errors: ['/factura/infoFactura/paisDestino DOC_30002 52'],
      },
    ],
    [
      'a payment from a country of no table',
      {
        xml: special,
        from: '<paisEfecPago>110',
        to: '<paisEfecPago>999',
        errors: [`${SUPPORTING}[1]/paisEfecPago DOC_30002 52`],
      },
    ],
    [
      'a payment abroad that does not say where',
      {
        xml: special,
        from: '<paisEfecPago>110</paisEfecPago>',
        to: '',
        errors: [`${SUPPORTING}[1]/pagoLocExt DOC_20007 52`],
      },
    ],
    [
      'a treaty that applies and does not',
      {
        xml: special,
        from: '<aplicConvDobTrib>NO',
        to: '<aplicConvDobTrib>SI',
        errors: [`${SUPPORTING}[1]/pagExtSujRetNorLeg DOC_20007 52`],
      },
    ],
    [
      'a kind of subject where there is none',
      {
        xml: special,
        from: '<tipoIdentificacionSujetoRetenido>08',
        to: '<tipoIdentificacionSujetoRetenido>06',
        errors: ['/comprobanteRetencion/infoCompRetencion/tipoSujetoRetenido DOC_30003 52'],
      },
    ],
    [
      'dividends for another support',
      {
        xml: special,
        from: '<codSustento>10',
        to: '<codSustento>13',
        errors: [`${SUPPORTING}[2]/retenciones/retencion/dividendos DOC_30003 52`],
      },
    ],
    [
      'a support of dividends without them',
      {
        xml: special,
        from: /<dividendos>.*<\/dividendos>/,
        to: '',
        errors: [`${SUPPORTING}[2]/retenciones/retencion/dividendos DOC_60002 52`],
      },
    ],
    [
      'boxes of something else than bananas',
      {
        xml: special,
        from: '<codigoRetencion>340',
        to: '<codigoRetencion>312',
        errors: [`${SUPPORTING}[3]/retenciones/retencion/compraCajBanano DOC_30003 52`],
      },
    ],
    [
      'bananas without boxes',
      {
        xml: special,
        from: /<compraCajBanano>.*<\/compraCajBanano>/,
        to: '',
        errors: [`${SUPPORTING}[3]/retenciones/retencion/compraCajBanano DOC_60003 52`],
      },
    ],
    [
      'reimbursements of another document',
      {
        xml: special,
        from: '<codDocSustento>41',
        to: '<codDocSustento>01',
        errors: [`${SUPPORTING}[4]/reembolsos DOC_30003 52`],
      },
    ],
    [
      'a period to come',
      {
        xml: special,
        from: '<periodoFiscal>10/2026',
        to: '<periodoFiscal>12/2026',
        errors: ['/comprobanteRetencion/infoCompRetencion/periodoFiscal DOC_60005 52'],
      },
    ],
    [
      'a period before every document',
      {
        xml: special,
        from: '<periodoFiscal>10/2026',
        to: '<periodoFiscal>09/2026',
        errors: ['/comprobanteRetencion/infoCompRetencion/periodoFiscal DOC_60005 52'],
      },
    ],
    [
      'an authorization of another length',
      {
        xml: example('withholding/purchase'),
        from: /(<numAutDocSustento>\d{48})\d/,
        to: '$1',
        errors: ['/comprobanteRetencion/docsSustento/docSustento/numAutDocSustento DOC_60004 64'],
      },
    ],
  ])('for %s', (_, broken) => {
    expect(errorsIn(broken)).toEqual(broken.errors)
    expect(silentIn(broken)).toEqual([])
  })

  test("but a credit note's subtotal warns: the authority took one of 0.00", () => {
    const note = issued(aCreditNote()).replace('<totalSinImpuestos>10.00', '<totalSinImpuestos>0.00')

    expect(validateXml(note, { today: TODAY })).toMatchObject({
      valid: true,
      warnings: [{ code: 'XML_30015', message: 'It is 0.00; the lines come to 10.00.' }],
    })
  })

  test('but a total of subsidies that the lines do not come to warns: it changes no other figure', () => {
    const subsidized = issued(anInvoice({ items: [anItem({ quantity: '4', unsubsidizedPrice: '11' })] }))
    const { valid, warnings } = validateXml(subsidized.replace('<totalSubsidio>4.00', '<totalSubsidio>99.00'))

    expect({ valid, paths: warnings.map(({ path }) => path) }).toMatchObject({
      valid: true,
      paths: ['/factura/infoFactura/totalSubsidio'],
    })
  })

  test('but an excise code that we do not know warns: they change by resolution', () => {
    const unknown = taxed.replaceAll('<codigoPorcentaje>3031', '<codigoPorcentaje>3999')

    expect(validateXml(unknown, { today: TODAY })).toMatchObject({ valid: true, warnings: [{ code: 'DOC_90003' }] })
  })

  test('but a cent is let pass, and two in two lines are a warning', () => {
    const cent = invoice.replace('<totalSinImpuestos>14.00', '<totalSinImpuestos>14.01')
    const two = invoice.replace('<totalSinImpuestos>14.00', '<totalSinImpuestos>14.02')

    expect(validateXml(cent)).toMatchObject({ valid: true, warnings: [] })
    expect(validateXml(two)).toMatchObject({ valid: true, warnings: [{ code: 'XML_90002' }, { code: 'XML_90002' }] })
  })
})

describe('taxes may be rounded on the sum of their bases or on each line', () => {
  const items = Array.from({ length: 10 }, () => anItem({ quantity: '1', unitPrice: '0.10' }))
  const [onBase, onLines] = (['BASE', 'LINE'] as const).map((taxRounding) => issued(anInvoice({ items, taxRounding })))
  const cents = (tax: string, total: string) =>
    (onBase ?? '').replace('<valor>0.15<', `<valor>${tax}<`).replaceAll('>1.15<', `>${total}<`)

  test.each([onBase, onLines])('and either is let pass', (xml = '') => {
    expect(validateXml(xml, { today: TODAY })).toMatchObject({ valid: true, warnings: [] })
  })

  const judged = (tax: string) => {
    const { valid, errors, warnings } = validateXml(cents(tax, (1 + Number(tax)).toFixed(2)), { today: TODAY })
    return { valid, codes: [...errors, ...warnings].map(({ code, path }) => `${path.split('/').at(-1)} ${code}`) }
  }

  test.each(['0.05', '0.23', '0.30'])('a cent for each line beside them is let pass: %s', (tax) => {
    expect(judged(tax)).toEqual({ valid: true, codes: [] })
  })

  test.each(['0.31', '0.40'])('a second cent for each line warns: %s', (tax) => {
    expect(judged(tax)).toEqual({ valid: true, codes: ['valor XML_90002'] })
  })

  test.each(['0.41', '0.50', '1.50'])('what no rounding could be is refused: %s', (tax) => {
    expect(judged(tax)).toEqual({ valid: false, codes: ['valor XML_30015'] })
  })

  test('a tax that was rounded on each unit warns, and one beyond a hundredth of it is refused', () => {
    const line = issued(anInvoice({ items: [anItem({ quantity: '100', unitPrice: '0.87' })] }))
    const withTax = (tax: string, total: string) =>
      validateXml(line.replaceAll('<valor>13.05<', `<valor>${tax}<`).replaceAll('>100.05<', `>${total}<`), {
        today: TODAY,
      })

    expect(withTax('13.00', '100.00')).toMatchObject({ valid: true, warnings: [{ code: 'XML_90002' }] })
    expect(withTax('12.90', '99.90')).toMatchObject({ valid: false, errors: [{ code: 'XML_30014' }] })
    // One unit has one tax, at any price.
    const dear = issued(anInvoice({ items: [anItem({ quantity: '1', unitPrice: '1000' })] }))
    expect(
      validateXml(dear.replaceAll('<valor>150.00<', '<valor>150.50<').replaceAll('>1150.00<', '>1150.50<'), {
        today: TODAY,
      }),
    ).toMatchObject({ valid: false, errors: [{ code: 'XML_30014' }] })
  })

  test('lines that another program cuts off rather than rounds are those of a total that is right', () => {
    const cut = (onBase ?? '').replaceAll('<valor>0.02<', '<valor>0.01<')

    expect(validateXml(cut, { today: TODAY })).toMatchObject({ valid: true, warnings: [] })
  })
})

describe('a text is no document', () => {
  test.each([
    ['nothing', '', 'XML_10001'],
    ['words', 'hello', 'XML_10001'],
    ['a tag left open', '<factura>', 'XML_10001'],
    ['another root', '<a/>', 'XML_10002'],
    ['another version', '<factura id="comprobante" version="9.9.9"/>', 'XML_10003'],
    ['a type declaration', '<!DOCTYPE factura [<!ENTITY a "b">]><factura version="1.1.0">&a;</factura>', 'XML_10001'],
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>', 'XML_10001'],
    ['more than 320 KB', `<factura>${' '.repeat(320 * 1024)}</factura>`, 'DOC_10008'],
    ['a namespace of its own', '<factura xmlns="urn:x" version="1.1.0" id="comprobante"/>', 'XML_20007'],
  ])('with %s', (_, xml, code) => {
    expect(validateXml(xml)).toMatchObject({ valid: false, errors: [{ code }] })
  })

  test('however its entities would grow', () => {
    const levels = Array.from({ length: 30 }, (_, at) => `<!ENTITY e${at + 1} "&e${at};&e${at};">`).join('')
    const bomb = `<!DOCTYPE a [<!ENTITY e0 "ha">${levels}]><a>&e30;</a>`

    expect(validateXml(bomb)).toMatchObject({ valid: false, errors: [{ code: 'XML_10001' }] })
  })
})

test('malformed XML has a plain sentence, with its line', () => {
  expect(validateXml('<a>\n<b').errors).toMatchObject([{ line: 2, code: 'XML_10001' }])
  for (const xml of ['<a', '<a><b></a>', '<a>&</a>', '<a b=1/>', '<a/><b/>', 'x', '<a><![CDATA[x</a>', '<p:a/>'])
    for (const { message } of validateXml(xml).errors) expect(message).toMatch(/^[A-Z][^\n]+[.;]$/)
})

test.each([anInvoice(), aCreditNote(), aDebitNote(), aPurchaseSettlement(), aWaybill(), aWithholding()])(
  'no $documentType has the number zero, as no series gives it',
  (order) => {
    const outcome = draftDocument(order, anIssuer(), { today: TODAY })
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
    const numbered = (sequential: number) => numberDraft(outcome.draft, { sequential, numericCode: '12345678' }).xml

    const [zeroError, ...others] = validateXml(numbered(0), { today: TODAY }).errors

    expect(zeroError).toMatchObject({ code: 'XML_30024', message: expect.stringContaining('000000000') })
    expect(zeroError?.path).toMatch(/\/infoTributaria\/secuencial$/)
    expect(others).toEqual([])
    expect(validateXml(numbered(1), { today: TODAY }).errors).toEqual([])
  },
)
