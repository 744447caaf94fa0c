import { expect, test } from '@jest/globals'
import { draftDocument, numberDraft, type Order } from '../src/index.ts'
import { validateXml } from '../src/xml.ts'
import {
  aCompany,
  aCreditNote,
  aDebitNote,
  anInvoice,
  anIssuer,
  anItem,
  aPurchaseSettlement,
  aWaybill,
  aWithheldDocument,
  aWithholding,
  TODAY,
} from './orders.ts'

const ISSUER = anIssuer()

function warningsFor(order: Order, issueDate = TODAY) {
  const outcome = draftDocument({ ...order, issueDate }, ISSUER, { today: TODAY })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  const { xml } = numberDraft(outcome.draft, { sequential: 7, numericCode: '12345678' })
  const say = ({ path, code }: { path: string; code: string }) => `${path} ${code}`
  return { order: outcome.warnings.map(say), xml: validateXml(xml, { today: TODAY }).warnings.map(say) }
}

const refused = (order: Order) => {
  const outcome = draftDocument(order, ISSUER, { today: TODAY })
  return outcome.ok ? [] : outcome.violations.map(({ path, code }) => `${path} ${code}`)
}

const exportation = {
  incoterm: 'FOB',
  incotermPlace: 'Guayaquil',
  originCountry: '593',
  destinationCountry: '110',
}
const abroad = (changes: Partial<typeof exportation> = {}, item = anItem({ tax: '0' })) =>
  anInvoice({ exportation: { ...exportation, ...changes }, items: [item] })
const paidAbroad = { regime: '01', country: '110', taxTreaty: false, subjectToWithholding: true } as const
const isd = { taxType: 'ISD', code: '4580', base: '100', rate: '5' } as const
const self = { identificationType: 'RUC', identification: ISSUER.ruc, legalName: ISSUER.legalName } as const
const withheldOn = (issueDate: string, more = {}) =>
  aWithholding({ supportingDocuments: [aWithheldDocument({ issueDate, ...more })] })
const SUPPORT = '/comprobanteRetencion/docsSustento/docSustento'

test.each<[string, Order, string, string]>([
  [
    'a purchase settlement to a company',
    aPurchaseSettlement({ supplier: aCompany }),
    'supplier.identification DOC_90031',
    '/liquidacionCompra/infoLiquidacionCompra/identificacionProveedor DOC_90031',
  ],
  [
    'a purchase settlement to a public body',
    aPurchaseSettlement({ supplier: { ...aCompany, identification: '1760001550001' } }),
    'supplier.identification DOC_90031',
    '/liquidacionCompra/infoLiquidacionCompra/identificacionProveedor DOC_90031',
  ],
  [
    'a document of more than five days before',
    withheldOn('2026-11-15'),
    'supportingDocuments[0].issueDate DOC_90033',
    `${SUPPORT}/fechaEmisionDocSustento DOC_90033`,
  ],
  [
    'a document of last year',
    withheldOn('2025-12-31'),
    'supportingDocuments[0].issueDate DOC_90032',
    `${SUPPORT}/fechaEmisionDocSustento DOC_90032`,
  ],
  [
    'ISD on a local payment',
    withheldOn(TODAY, { withholdings: [isd] }),
    'supportingDocuments[0].withholdings[0].taxType DOC_90035',
    `${SUPPORT}/retenciones/retencion/codigo DOC_90035`,
  ],
  [
    'a payment abroad within the country',
    withheldOn(TODAY, { withholdings: [isd], paidAbroad: { ...paidAbroad, country: '593' } }),
    'supportingDocuments[0].paidAbroad.country DOC_90035',
    `${SUPPORT}/paisEfecPago DOC_90035`,
  ],
  [
    'a sale abroad to Ecuador',
    abroad({ destinationCountry: '593' }),
    'exportation.destinationCountry DOC_90036',
    '/factura/infoFactura/paisDestino DOC_90036',
  ],
  [
    'a sale abroad with value-added tax',
    abroad({}, anItem()),
    'items DOC_90036',
    '/factura/infoFactura/totalConImpuestos/totalImpuesto/valor DOC_90036',
  ],
  [
    'a sale abroad under an incoterm that is none',
    abroad({ incoterm: 'XYZ' }),
    'exportation.incoterm DOC_90036',
    '/factura/infoFactura/incoTermFactura DOC_90036',
  ],
  [
    'a withholding from oneself under the code of another',
    aWithholding({ subject: self, supportingDocuments: [aWithheldDocument({ issueDate: TODAY })] }),
    'supportingDocuments[0].documentType DOC_90037',
    `${SUPPORT}/codDocSustento DOC_90037`,
  ],
])('%s warns, in an order and in XML', (_, order, inOrder, inXml) => {
  const warnings = warningsFor(order)

  expect(warnings.order).toContain(inOrder)
  expect(warnings.xml).toContain(inXml)
})

test.each<[string, Order]>([
  [
    'a purchase settlement to a person with a registry number',
    aPurchaseSettlement({ supplier: { ...aCompany, identification: '1710034065001' } }),
  ],
  ['a document of five days before', withheldOn('2026-11-16')],
  [
    'ISD on a payment abroad',
    withheldOn(TODAY, { withholdings: [isd], paidAbroad, documentType: '15', supportCode: '15' }),
  ],
  ['a sale abroad', abroad()],
  [
    'a withholding from oneself',
    aWithholding({
      subject: self,
      supportingDocuments: [
        aWithheldDocument({ issueDate: TODAY, documentType: '42', supportCode: '12', number: undefined }),
      ],
    }),
  ],
])('%s does not warn', (_, order) => {
  const warnings = warningsFor(order)

  expect([...warnings.order, ...warnings.xml].filter((warning) => warning.includes('DOC_9003'))).toEqual([])
})

test('a withholding of January rests on a document of December by the year, whatever the days', () => {
  const order = aWithholding({ supportingDocuments: [aWithheldDocument({ issueDate: '2025-12-31' })] })

  expect(warningsFor(order, '2026-11-21').order).toContain('supportingDocuments[0].issueDate DOC_90032')
})

const ofTotal = (unitPrice: string, changes = {}) => anInvoice({ items: [anItem({ unitPrice, tax: '0' })], ...changes })

test('a large order without payments gets no warning: no law limits its method', () => {
  expect(warningsFor(ofTotal('5000.01')).order).toEqual([])
})

test.each<[string, Order, string]>([
  ['an invoice', anInvoice({ items: [anItem(), anItem({ quantity: '0' })] }), 'items[1].quantity FLD_10007'],
  ['a credit note', aCreditNote({ items: [anItem({ quantity: '0.000' })] }), 'items[0].quantity FLD_10007'],
  ['a purchase settlement', aPurchaseSettlement({ items: [anItem({ quantity: '0' })] }), 'items[0].quantity FLD_10007'],
  ['a debit note of nothing', aDebitNote({ reasons: [{ reason: 'x', amount: '0' }] }), 'reasons FLD_10007'],
  [
    'a waybill',
    aWaybill({
      recipients: [
        {
          identification: '1710034065',
          legalName: 'x',
          address: 'x',
          reason: 'x',
          items: [{ code: 'x', description: 'x', quantity: '0' }],
        },
      ],
    }),
    'recipients[0].items[0].quantity FLD_10007',
  ],
])('quantity 0 in %s is refused', (_, order, violation) => {
  expect(refused(order)).toEqual([violation])
})

test('empty XML of others warns', () => {
  const outcome = draftDocument(aDebitNote(), ISSUER, { today: TODAY })
  if (!outcome.ok) throw new Error('refused')
  const { xml } = numberDraft(outcome.draft, { sequential: 7, numericCode: '12345678' })
  const free = xml.replace(/(?<=<(?:valor|totalSinImpuestos|baseImponible|valorTotal|total)>)[0-9.]+/g, '0.00')

  expect(validateXml(free, { today: TODAY }).warnings.map(({ code }) => code)).toEqual(['DOC_90038'])
})

test.each([
  ['312', '1.75', '2025-06-02'],
  ['323', '2', '2025-06-02'],
  ['322', '1', '2025-06-02'],
  ['304C', '8', '2025-06-02'],
  ['343B', '1.75', '2024-06-02'],
  ['334', '1', '2025-06-02'],
  ['320', '8', '2023-11-01'],
  ['341', '2', '2016-06-02'],
  ['323M', '2', '2025-06-02'],
])('code %s at %s %% is judged by the table of %s', (code, rate, day) => {
  expect(judged({ code, rate, issued: day, support: day })).toEqual([])
})

test.each([
  ['312', '2', '2025-06-02', 'porcentajeRetener DOC_90004'],
  ['312', '1.75', '2026-06-02', 'porcentajeRetener DOC_90004'],
  ['341', '2', '2026-06-02', 'codigoRetencion DOC_90003'],
  ['999', '2', '2025-06-02', 'codigoRetencion DOC_90003'],
])('code %s at %s %% was not in the table of %s', (code, rate, day, warning) => {
  expect(judged({ code, rate, issued: day, support: day })).toEqual([`${SUPPORT}/retenciones/retencion/${warning}`])
})

test('a withholding after a change may have the percentage of its document', () => {
  expect(judged({ code: '312', rate: '1.75', issued: '2026-03-02', support: '2026-02-27' })).toEqual([])
  expect(judged({ code: '312', rate: '2', issued: '2026-03-02', support: '2026-02-27' })).toEqual([])
})

function judged({ code, rate, issued, support }: { code: string; rate: string; issued: string; support: string }) {
  const withholdings = [{ taxType: 'INCOME', code, base: '100', rate }] as const
  const order = aWithholding({
    issueDate: issued,
    supportingDocuments: [
      aWithheldDocument({
        issueDate: support,
        total: '100',
        taxes: [{ taxType: 'IVA_RATE', rate: '0', base: '100' }],
        withholdings: [...withholdings],
      }),
    ],
  })
  const outcome = draftDocument(order, ISSUER, { today: issued })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  const { xml } = numberDraft(outcome.draft, { sequential: 7, numericCode: '12345678' })
  return validateXml(xml, { today: TODAY }).warnings.flatMap(({ path, code: warning }) =>
    path.includes('retencion/') ? [`${path} ${warning}`] : [],
  )
}

const operated = (changes = {}) => anInvoice({ items: [anItem({ auxiliaryCode: 'H492001' })], ...changes })
const plateOf = (order: Order) => {
  const outcome = draftDocument(order, ISSUER, { today: TODAY })
  return outcome.ok ? /<placa>(.*)<\/placa>/.exec(outcome.draft.xml)?.[1] : outcome.violations
}

test.each([
  ['PCM4567', 'PCM4567'],
  ['pcm-4567', 'PCM4567'],
  ['abc 123', 'ABC0123'],
])('the plate %s of a transport operator is written as %s', (plate, written) => {
  expect(warningsFor(operated({ plate }))).toEqual({ order: [], xml: [] })
  expect(plateOf(operated({ plate }))).toBe(written)
})

test('the plate of other invoices stays as it is', () => {
  expect(plateOf(anInvoice({ plate: 'camión 7' }))).toBe('camión 7')
})

test('an operator without a plate, or with another form, is warned until 2026-12-31 and refused after it', () => {
  expect(warningsFor(operated()).order).toEqual(['plate DOC_90039'])
  expect(warningsFor(operated()).xml).toEqual(['/factura/infoFactura DOC_90039'])
  expect(warningsFor(operated({ plate: 'AB-1' })).xml).toEqual(['/factura/infoFactura/placa DOC_90039'])
  for (const plate of [undefined, 'AB-1']) {
    const order = { ...operated(plate === undefined ? {} : { plate }), issueDate: '2027-01-01' }
    const outcome = draftDocument(order, ISSUER, { today: '2027-01-01' })
    expect(outcome.ok ? [] : outcome.violations).toMatchObject([{ path: 'plate', code: 'DOC_30021' }])
  }
  const partner = anInvoice({ items: [anItem({ auxiliaryCode: 'H492002' })], issueDate: '2027-01-01' })
  expect(draftDocument(partner, ISSUER, { today: '2027-01-01' })).toMatchObject({ ok: true, warnings: [] })
})

test.each<[string, Order]>([
  ['an invoice', anInvoice({ items: [anItem({ tax: '5' })] })],
  ['a credit note', aCreditNote({ items: [anItem({ tax: '5' })] })],
  ['a purchase settlement', aPurchaseSettlement({ items: [anItem({ tax: '5' })] })],
])('an item of %s at 5 %% needs the code of its material', (_, order) => {
  const warned = warningsFor(order)
  const coded = { ...order, items: [anItem({ tax: '5', auxiliaryCode: 'F010202' })] } as Order

  expect(warned.order).toEqual(['items[0].auxiliaryCode DOC_90040'])
  expect(warned.xml).toEqual([expect.stringMatching(/detalle(\[1\])? DOC_90040$/)])
  expect(warningsFor(coded)).toEqual({ order: [], xml: [] })
})

test('withholdings and waybills do not name a large taxpayer, and other documents do', () => {
  const large = anIssuer({ largeContributor: 'NAC-GCFOIOC21-00000868-E' })
  const names = (order: Order) => {
    const outcome = draftDocument(order, large, { today: TODAY })
    return outcome.ok && outcome.draft.xml.includes('"Gran Contribuyente"')
  }

  expect([anInvoice(), aCreditNote(), aDebitNote(), aPurchaseSettlement()].map(names)).toEqual([true, true, true, true])
  expect([aWithholding(), aWaybill()].map(names)).toEqual([false, false])
  expect(warningsFor(aWaybill({ additionalInfo: { 'Gran Contribuyente': 'R-1' } })).order).toEqual([
    'additionalInfo.Gran Contribuyente DOC_90041',
  ])
})

const zero = (code: string, more = {}) =>
  aWithholding({
    supportingDocuments: [
      aWithheldDocument({
        issueDate: TODAY,
        withholdings: [{ taxType: 'INCOME', code, rate: '0', base: '100' }],
        ...more,
      }),
    ],
  })

test('a withholding of 0 % warns that none is to be issued, but for dividends and payments abroad', () => {
  expect(warningsFor(zero('332')).order).toEqual(['supportingDocuments DOC_90042'])
  expect(warningsFor(zero('328')).order).not.toContain('supportingDocuments DOC_90042')
  expect(warningsFor(zero('510', { paidAbroad })).order).not.toContain('supportingDocuments DOC_90042')
  expect(draftDocument({ ...zero('332'), issueDate: '2026-07-30' }, ISSUER, { today: '2026-07-30' })).not.toMatchObject(
    {
      warnings: [{ code: 'DOC_90042' }],
    },
  )
})

test('a document dated before today is told its days, the rule and the fine', () => {
  const order = { ...anInvoice(), issueDate: '2026-11-20' }
  const outcome = draftDocument(order, ISSUER, { today: '2026-11-21' })

  expect(outcome.warnings).toMatchObject([
    {
      path: 'issueDate',
      code: 'DOC_90043',
      params: { day: '2026-11-20', days: 1 },
      message: expect.stringMatching(/1 day .*25-00000014.*fined/),
    },
  ])
  expect(draftDocument(anInvoice(), ISSUER, { today: TODAY }).warnings).toEqual([])
  expect(draftDocument({ ...anInvoice(), issueDate: '2025-12-30' }, ISSUER, { today: '2025-12-31' }).warnings).toEqual(
    [],
  )
})
