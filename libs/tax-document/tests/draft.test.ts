import { describe, expect, test } from '@jest/globals'
import {
  type Document,
  draftDocument,
  type Finding,
  type Issuer,
  type Item,
  numberDraft,
  type Order,
  summarizeDocument,
} from '../src/index.ts'
import { readDocument, validateXml } from '../src/xml.ts'
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
import { uncheckedXml } from './unchecked-order.ts'

function refused(order: Order, issuer: Issuer = anIssuer()): string[] {
  const outcome = draftDocument(order, issuer, { today: TODAY })
  return outcome.ok ? [] : outcome.violations.map(({ path, code }) => `${path} ${code}`)
}

function warned(order: Order, issuer: Issuer = anIssuer()): string[] {
  const outcome = draftDocument(order, issuer, { today: TODAY })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  return outcome.warnings.map(({ path, code }) => `${path} ${code}`)
}

function drafted(order: Order, issuer: Issuer = anIssuer()) {
  const outcome = draftDocument(order, issuer, { today: TODAY })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  return outcome.draft
}

const aPerson = { identificationType: 'NATIONAL_ID', identification: '1710034065', legalName: 'x' } as const
const negotiable = { customer: { ...aCompany, address: 'Quito' }, negotiable: { email: 'a@example.com' } }
const aSale = { documentType: 'INVOICE', number: '001-002-000000007', issueDate: TODAY }
const tenOfTenCents = Array.from({ length: 10 }, () => anItem({ quantity: '1', unitPrice: '0.10' }))
const tenReasons = Array.from({ length: 10 }, () => ({ reason: 'x', amount: '0.10' }))
const aRecipient = () => {
  const [recipient] = aWaybill().recipients
  if (!recipient) throw new Error('a waybill without recipients')
  return recipient
}
const aReimbursement = {
  supplier: { identificationType: 'RUC', identification: '1760001550001', kind: 'COMPANY' },
  documentType: '01',
  number: '001-002-000004567',
  issueDate: '2026-11-02',
  authorizationNumber: '1234567890',
  taxes: [{ taxType: 'IVA_RATE', tax: '0', base: '1' }],
} as const

type Withheld = Order<'WITHHOLDING'>['supportingDocuments'][number]

const withheldFrom = (changes: Partial<Withheld>) => aWithholding({ supportingDocuments: [aWithheldDocument(changes)] })
const withheld = (line: Withheld['withholdings'][number]) => withheldFrom({ withholdings: [line] })

/** XML cannot express these errors. */
const NO_XML_HOLDS_IT = new Set([
  'with both forms of excise',
  'with neither form of excise',
  'with an e-mail that is none',
  'with two refunds at one rate',
  'a resolution without a number',
  'of credit, with another number beside the access key',
])

/** A price may have eighteen digits: orders keep six for decimals, other software may not. */
const LARGER_IN_XML = new Set(['with thirteen digits'])

/** The writer cannot write these errors: the replaced text, and its replacement. */
const WRONG_IN_XML: Readonly<Record<string, [string, string]>> = {
  'with a word for a number': ['<cantidad>0.00<', '<cantidad>two<'],
  'with a rate missing': [
    '<codigoPorcentaje>0</codigoPorcentaje><tarifa>0</tarifa>',
    '<codigoPorcentaje>0</codigoPorcentaje>',
  ],
  'with a rate on an exempt item': ['<tarifa>0<', '<tarifa>15<'],
}

/** Findings of the rules for XML, in the order's XML without any check of the order. */
function findingsInXml(name: string, order: Order, issuer: Issuer = anIssuer()): string[] {
  const xml = uncheckedXml(order, issuer)
  const [from, to] = WRONG_IN_XML[name] ?? ['', '']
  const { errors, warnings } = validateXml(xml.replace(from, to), { today: TODAY })
  return [...errors, ...warnings].map(({ path, code }) => `${path} ${code}`)
}

/** Sentences without the value, or without an example. */
function speechless(order: Order, issuer: Issuer = anIssuer()): string[] {
  const outcome = draftDocument(order, issuer, { today: TODAY })
  const findings = [...(outcome.ok ? [] : outcome.violations), ...outcome.warnings]
  return findings.filter(isSpeechless({ ...order, issuer })).map(({ path, message }) => `${path} ${message}`)
}

const isSpeechless =
  (order: object) =>
  ({ path, message }: Finding): boolean => {
    const value = path
      .split(/[.[\]]+/)
      .filter((step) => step !== '')
      .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], order)
    if (typeof value !== 'string' || value.trim() === '') return false
    const namesIt = message.includes(JSON.stringify(value).slice(1, -1).slice(0, 35))
    return !namesIt || !/such as |one of |at most \d+ characters|come to \d|add up to \d/.test(message)
  }

const finalConsumer = { identificationType: 'FINAL_CONSUMER' } as const

describe('an order is refused', () => {
  test.each<[string, Order, string[]]>([
    ['without items', anInvoice({ items: [] }), ['items FLD_10006']],
    [
      'with a blank description',
      anInvoice({ items: [anItem({ description: ' \n ' })] }),
      ['items[0].description FLD_10001'],
    ],
    [
      'with 301 characters',
      anInvoice({ items: [anItem({ description: 'é'.repeat(301) })] }),
      ['items[0].description FLD_10006'],
    ],
    [
      'with a control character',
      anInvoice({ items: [anItem({ description: 'bell \u0007' })] }),
      ['items[0].description DOC_10003'],
    ],
    [
      'with letters that no RIDE shows, in any of its texts',
      anInvoice({
        customer: { ...aPerson, legalName: '株式会社', address: 'קפה' },
        items: [
          anItem({ description: 'قهوة', unit: 'ไทย', details: [{ name: 'हि', value: 'x\u030c' }] }),
          anItem({ code: 'K-漢', details: [{ name: 'Lote', value: '\u202e1' }] }),
        ],
        additionalInfo: { 漢: 'x', Nota: '漢' },
      }),
      [
        'customer.address DOC_10066',
        'customer.legalName DOC_10066',
        'items[0].description DOC_10066',
        'items[0].unit DOC_10066',
        'items[0].details[0].name DOC_10066',
        'items[0].details[0].value DOC_10066',
        'items[1].code DOC_10066',
        'items[1].details[0].value DOC_10066',
        'additionalInfo.漢 DOC_10066',
        'additionalInfo.Nota DOC_10066',
      ],
    ],
    ['with half an emoji', anInvoice({ additionalInfo: { note: '\ud83e' } }), ['additionalInfo.note DOC_10003']],
    ['with a word for a number', anInvoice({ items: [anItem({ quantity: 'two' })] }), ['items[0].quantity FLD_10005']],
    [
      'with seven decimals',
      anInvoice({ items: [anItem({ unitPrice: '1.0000001' })] }),
      ['items[0].unitPrice FLD_10005'],
    ],
    [
      'with thirteen digits',
      anInvoice({ items: [anItem({ unitPrice: '1000000000000' })] }),
      ['items[0].unitPrice FLD_10005'],
    ],
    ['with a negative price', anInvoice({ items: [anItem({ unitPrice: '-1' })] }), ['items[0].unitPrice FLD_10007']],
    [
      'with a discount above the line',
      anInvoice({ items: [anItem({ discount: '10.01' })] }),
      ['items[0].discount DOC_20004'],
    ],
    ['with a rate of no catalog', anInvoice({ items: [anItem({ tax: '17' })] }), ['items[0].tax DOC_30001']],
    ['with a rate no longer in force', anInvoice({ items: [anItem({ tax: '12' })] }), ['items[0].tax DOC_30001']],
    ['with a rate that never was', anInvoice({ items: [anItem({ tax: '13' })] }), ['items[0].tax DOC_30001']],
    ['with a rate missing', anInvoice({ items: [anItem({ tax: undefined })] }), ['items[0].tax FLD_10001']],
    [
      'with a rate on an exempt item',
      anInvoice({ items: [anItem({ taxType: 'IVA_EXEMPT' })] }),
      ['items[0].tax DOC_30003'],
    ],
    [
      'with four details',
      anInvoice({ items: [anItem({ details: Array(4).fill({ name: 'a', value: 'b' }) })] }),
      ['items[0].details FLD_10006'],
    ],
    [
      'with a subsidy that raises the price',
      anInvoice({ items: [anItem({ unsubsidizedPrice: '9' })] }),
      ['items[0].unsubsidizedPrice DOC_20007'],
    ],
    [
      'with both forms of excise',
      anInvoice({ items: [anItem({ ice: { code: '3031', rate: '75', amount: '1' } })] }),
      ['items[0].ice DOC_20007'],
    ],
    [
      'with neither form of excise',
      anInvoice({ items: [anItem({ ice: { code: '3031' } })] }),
      ['items[0].ice.rate FLD_10001'],
    ],
    [
      'with payments that miss the total',
      anInvoice({ payments: [{ method: '01', amount: '11.49' }] }),
      ['payments DOC_20005'],
    ],
    [
      'with a form of payment unknown',
      anInvoice({ payments: [{ method: '99', amount: '11.50' }] }),
      ['payments[0].method DOC_30002'],
    ],
    [
      'with 16 additional fields',
      anInvoice({ additionalInfo: Object.fromEntries(Array.from({ length: 16 }, (_, at) => [`n${at}`, 'x'])) }),
      ['additionalInfo FLD_10006'],
    ],
    ['dated tomorrow', anInvoice({ issueDate: '2026-11-22' }), ['issueDate DOC_50002']],
    ['dated on no day', anInvoice({ issueDate: '2026-02-30' }), ['issueDate DOC_50001']],
    [
      'with an identification too short',
      anInvoice({ customer: { ...aCompany, identification: '179001167400' } }),
      ['customer.identification DOC_40001'],
    ],
    [
      'with an unknown kind of identification',
      anInvoice({ customer: { ...aCompany, identificationType: 'CARD' as never } }),
      ['customer.identificationType FLD_10004'],
    ],
    [
      'with an e-mail that is none',
      anInvoice({ customer: { ...aCompany, email: 'a@b.ec, nobody' } }),
      ['customer.email DOC_40004'],
    ],
    [
      'above 50 dollars without a name',
      anInvoice({ customer: finalConsumer, items: [anItem({ unitPrice: '50.01', tax: '0' })] }),
      ['customer.identificationType DOC_40003'],
    ],
    ['with a waybill number of another form', anInvoice({ deliveryNote: '1-1-1' }), ['deliveryNote FLD_10005']],
    ['with a refund to a company', anInvoice({ ivaRefunds: [{ tax: '15', amount: '1' }] }), ['ivaRefunds DOC_30003']],
    [
      'with a refund above the tax of its rate',
      anInvoice({ customer: aPerson, ivaRefunds: [{ tax: '15', amount: '1.51' }] }),
      ['ivaRefunds[0].amount DOC_30005'],
    ],
    [
      'with a refund at a rate not sold',
      anInvoice({ customer: aPerson, ivaRefunds: [{ tax: '5', amount: '0.10' }] }),
      ['ivaRefunds[0].tax DOC_30005'],
    ],
    [
      'with two refunds at one rate',
      aCreditNote({ customer: aPerson, ivaRefunds: Array(2).fill({ tax: '15', amount: '0.10' }) }),
      ['ivaRefunds[1].tax DOC_30005'],
    ],
    [
      'with a refund in a debit note above its tax',
      aDebitNote({ customer: aPerson, ivaRefunds: [{ tax: '15', amount: '1.51' }] }),
      ['ivaRefunds[0].amount DOC_30005'],
    ],
    ['dated 91 days ago', anInvoice({ issueDate: '2026-08-22' }), ['issueDate DOC_50006']],
    ...[aCreditNote, aDebitNote].map((note): [string, Order, string[]] => [
      `with a code of three digits for the document it modifies (${note().documentType})`,
      note({ supportingDocument: { documentType: '294', number: '001-002-000000007', issueDate: TODAY } }),
      ['supportingDocument.documentType DOC_30020'],
    ]),
    [
      'with a code of three digits for what it carries',
      aWaybill({ recipients: [{ ...aRecipient(), supportingDocument: { ...aSale, documentType: '344' } }] }),
      ['recipients[0].supportingDocument.documentType DOC_30002'],
    ],
    [
      'with a code of three digits for what is reimbursed to the subject of a withholding',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ documentType: '41', reimbursements: [{ ...aReimbursement, documentType: '364' }] }),
        ],
      }),
      ['supportingDocuments[0].reimbursements[0].documentType DOC_30002'],
    ],
    [
      'with more claimed back than it charges',
      anInvoice({ reimbursements: [{ ...aReimbursement, taxes: [{ taxType: 'IVA_EXEMPT', base: '11.51' }] }] }),
      ['reimbursements DOC_20007'],
    ],
    [
      'as negotiable without the address of its buyer',
      anInvoice({ negotiable: { email: 'a@example.com' } }),
      ['customer.address FLD_10001'],
    ],
    [
      'as negotiable without an endorsement',
      anInvoice({ ...negotiable, payments: [{ method: '01', amount: '11.50' }] }),
      ['payments DOC_30006'],
    ],
    [
      'as negotiable without an e-mail address',
      anInvoice({ ...negotiable, negotiable: { email: 'nobody' } }),
      ['negotiable.email DOC_40004'],
    ],
    [
      'with bags whose code does not say which',
      anInvoice({ items: [anItem({ ice: { code: '3680', rate: '0.08' } })] }),
      ['items[0].code DOC_30007'],
    ],
    [
      'of credit to a final consumer',
      aCreditNote({ customer: finalConsumer }),
      ['customer.identificationType DOC_40002'],
    ],
    ['of credit without a reason', aCreditNote({ reason: '' }), ['reason FLD_10001']],
    [
      'of credit on a later document',
      aCreditNote({ issueDate: '2026-11-20' }),
      ['supportingDocument.issueDate DOC_50003'],
    ],
    [
      'of credit on a broken access key',
      aCreditNote({ supportingDocument: { accessKey: '123' } }),
      ['supportingDocument.accessKey DOC_50005'],
    ],
    [
      'of credit on a waybill, by number',
      aCreditNote({ supportingDocument: { documentType: 'WAYBILL', number: '001-001-000000009', issueDate: TODAY } }),
      ['supportingDocument.documentType DOC_30020'],
    ],
    [
      'of debit on a withholding, by access key',
      aDebitNote({
        supportingDocument: {
          accessKey: numberDraft(drafted(aWithholding()), { sequential: 9, numericCode: '12345678' }).accessKey,
        },
      }),
      ['supportingDocument.accessKey DOC_30020'],
    ],
    ['of debit without reasons', aDebitNote({ reasons: [] }), ['reasons FLD_10006']],
    ['of debit at another rate', aDebitNote({ tax: '14' }), ['tax DOC_30001']],
    [
      'of debit to nobody',
      aDebitNote({ customer: undefined as never }),
      ['customer.identificationType FLD_10001', 'customer.identification FLD_10001', 'customer.legalName FLD_10001'],
    ],
    [
      'of settlement with excise',
      aPurchaseSettlement({ items: [anItem({ ice: { code: '3031', rate: '75' } })] }),
      ['items[0].ice DOC_30003'],
    ],
    [
      'with an excise on exempt bags',
      anInvoice({ items: [anItem({ code: 'ICE-FPE-03', ice: { code: '3680', rate: '0.08' } })] }),
      ['items[0].code DOC_30007'],
    ],
    [
      'that claims back a tax of another rate than its own',
      anInvoice({
        items: [anItem({ unitPrice: '500', tax: '0' })],
        reimbursements: [
          { ...aReimbursement, taxes: [{ taxType: 'IVA_RATE', tax: '15', base: '20', amount: '1.00' }] },
        ],
      }),
      ['reimbursements[0].taxes[0].amount DOC_20007'],
    ],
    [
      'that claims back an excise of another rate than its own',
      anInvoice({
        items: [anItem({ unitPrice: '500', tax: '0' })],
        reimbursements: [
          { ...aReimbursement, taxes: [{ taxType: 'ICE', code: '3053', tax: '0.18', base: '24', amount: '0.04' }] },
        ],
      }),
      ['reimbursements[0].taxes[0].amount DOC_20007'],
    ],
    [
      'that withholds in advance by a code of no table',
      anInvoice({ presumptiveWithholdings: [{ code: '999', rate: '0.2', amount: '1' }] }),
      ['presumptiveWithholdings[0].code DOC_30002'],
    ],
    [
      'that claims back a document authorized by eleven digits',
      anInvoice({
        items: [anItem({ unitPrice: '500', tax: '0' })],
        reimbursements: [{ ...aReimbursement, authorizationNumber: '12345678901' }],
      }),
      ['reimbursements[0].authorizationNumber DOC_60004'],
    ],
    [
      'that claims back a document of a final consumer',
      anInvoice({
        items: [anItem({ unitPrice: '500', tax: '0' })],
        reimbursements: [
          {
            ...aReimbursement,
            supplier: { ...aReimbursement.supplier, ...finalConsumer, identification: '9999999999999' },
          },
        ],
      }),
      ['reimbursements[0].supplier.identificationType DOC_40002'],
    ],
    [
      'that is carried before it is issued',
      anInvoice({
        transport: {
          departureAddress: 'Quito',
          arrivalAddress: 'Loja',
          startDate: '2026-11-20',
          endDate: '2026-11-22',
          carrier: aCompany,
          plate: 'PBA-1234',
          destinations: [{ reason: 'Venta' }],
        },
      }),
      ['transport.startDate DOC_50003'],
    ],
    [
      'with half a bottle',
      anInvoice({ items: [anItem({ plasticBottleTax: { amount: '0.47' } })] }),
      ['items[0].plasticBottleTax.amount DOC_20007'],
    ],
    [
      'with an excise charged twice',
      anInvoice({
        items: [
          anItem({
            ice: [
              { code: '3610', rate: '20' },
              { code: '3610', rate: '20' },
            ],
          }),
        ],
      }),
      ['items[0].ice[1] DOC_30003'],
    ],
    [
      'of settlement with bottles',
      aPurchaseSettlement({ items: [anItem({ plasticBottleTax: { amount: '0.02' } })] }),
      ['items[0].plasticBottleTax DOC_30003'],
    ],
    ['of a journey that starts before it is issued', aWaybill({ startDate: '2026-11-20' }), ['startDate DOC_50003']],
    [
      'of a journey that ends before it starts',
      aWaybill({ startDate: '2026-11-23', endDate: '2026-11-22' }),
      ['endDate DOC_50003'],
    ],
    ['of a journey to nobody', aWaybill({ recipients: [] }), ['recipients FLD_10006']],
    [
      'with an IVA withholding unknown',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ withholdings: [{ taxType: 'IVA', code: '4', base: '15', rate: '30' }] }),
        ],
      }),
      ['supportingDocuments[0].withholdings[0].code DOC_30002'],
    ],
    [
      'with an IVA withholding at another rate',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ withholdings: [{ taxType: 'IVA', code: '1', base: '15', rate: '40' }] }),
        ],
      }),
      ['supportingDocuments[0].withholdings[0].rate DOC_30004'],
    ],
    [
      'with a percentage of four digits',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ withholdings: [{ taxType: 'INCOME', code: '312', base: '15', rate: '12.25' }] }),
        ],
      }),
      ['supportingDocuments[0].withholdings[0].rate FLD_10005'],
    ],
    [
      'with a total that is not its sum',
      aWithholding({ supportingDocuments: [aWithheldDocument({ total: '114' })] }),
      ['supportingDocuments[0].total DOC_20007'],
    ],
    [
      'with the old rate on a new document',
      aWithholding({
        supportingDocuments: [aWithheldDocument({ taxes: [{ taxType: 'IVA_RATE', rate: '12', base: '100' }] })],
      }),
      ['supportingDocuments[0].taxes[0].rate DOC_30001'],
    ],
    ['in a month that is none', aWithholding({ fiscalPeriod: '13/2026' }), ['fiscalPeriod FLD_10005']],
    [
      'with dividends for another support',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({
            withholdings: [
              {
                taxType: 'INCOME',
                code: '346',
                base: '1',
                rate: '1',
                dividends: { paidOn: TODAY, incomeTax: '1', fiscalYear: '2025' },
              },
            ],
          }),
        ],
      }),
      ['supportingDocuments[0].withholdings[0].dividends DOC_30003'],
    ],
    [
      'with boxes for another code',
      withheld({ taxType: 'INCOME', code: '312', base: '100', rate: '2', bananas: { boxes: '10', price: '5' } }),
      ['supportingDocuments[0].withholdings[0].bananas DOC_30003'],
    ],
    [
      'with a code that needs boxes and has none',
      withheld({ taxType: 'INCOME', code: '338', base: '100', rate: '1' }),
      ['supportingDocuments[0].withholdings[0].bananas DOC_60003'],
    ],
    [
      'with a support of dividends and no dividends',
      aWithholding({ supportingDocuments: [aWithheldDocument({ supportCode: '10', documentType: '19' })] }),
      ['supportingDocuments[0].withholdings[0].dividends DOC_60002'],
    ],
    [
      'with income tax of more than the total',
      withheld({ taxType: 'INCOME', code: '312', base: '115.02', rate: '2' }),
      ['supportingDocuments[0].withholdings[0].base DOC_60001'],
    ],
    [
      'with value-added tax of more than was charged',
      withheld({ taxType: 'IVA', code: '1', base: '100', rate: '30' }),
      ['supportingDocuments[0].withholdings[0].base DOC_60001'],
    ],
    [
      'with a tax that its base does not bear',
      withheldFrom({ total: '190', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100', amount: '90' }] }),
      ['supportingDocuments[0].taxes[0].amount XML_30014'],
    ],
    [
      'with tax on more than the total',
      withheldFrom({ total: '145', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '300' }] }),
      ['supportingDocuments[0].taxes DOC_20007'],
    ],
    [
      'with an authorization of another length',
      withheldFrom({ authorizationNumber: '12345678901' }),
      ['supportingDocuments[0].authorizationNumber DOC_60004'],
    ],
    [
      'with reimbursements on an invoice',
      withheldFrom({ reimbursements: [aReimbursement] }),
      ['supportingDocuments[0].reimbursements DOC_30003'],
    ],
    ['in a month to come', aWithholding({ fiscalPeriod: '12/2026' }), ['fiscalPeriod DOC_60005']],
    ['in a month before its document', aWithholding({ fiscalPeriod: '10/2026' }), ['fiscalPeriod DOC_60005']],
    [
      'of one document twice, with more than it has in all',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument(),
          aWithheldDocument({
            supportCode: '02',
            withholdings: [{ taxType: 'INCOME', code: '312', base: '15.02', rate: '2' }],
          }),
        ],
      }),
      ['supportingDocuments[1].withholdings[0].base DOC_60001'],
    ],
    [
      'with the number of a final consumer as a foreign one',
      anInvoice({
        customer: { identificationType: 'FOREIGN_ID', identification: '9999999999999', legalName: 'Ana' },
      }),
      ['customer.identification DOC_40001'],
    ],
    [
      'of credit, with another number beside the access key',
      aCreditNote({
        supportingDocument: {
          accessKey: '2111202601179001167400110010010000000011234567814',
          number: '001-001-000000009',
        },
      }),
      ['supportingDocument.number DOC_20007'],
    ],
    [
      'of one document twice, for the same support',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument(),
          aWithheldDocument({ withholdings: [{ taxType: 'INCOME', code: '312', base: '0', rate: '2' }] }),
        ],
      }),
      ['supportingDocuments[1].number DOC_20007'],
    ],
    [
      'of a document whose tax is not that of its base',
      withheldFrom({ total: '114', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100', amount: '14' }] }),
      ['supportingDocuments[0].taxes[0].amount XML_30014'],
    ],
    [
      'of more than all',
      withheld({ taxType: 'INCOME', code: '399', base: '100', rate: '101' }),
      ['supportingDocuments[0].withholdings[0].rate DOC_20007'],
    ],
    [
      'without boxes of bananas',
      withheld({ taxType: 'INCOME', code: '338', base: '100', rate: '1', bananas: { boxes: '0', price: '7' } }),
      ['supportingDocuments[0].withholdings[0].bananas.boxes DOC_60003'],
    ],
    [
      'with dividends of a year to come',
      withheldFrom({
        supportCode: '10',
        withholdings: [
          {
            taxType: 'INCOME',
            code: '326',
            base: '100',
            rate: '25',
            dividends: { paidOn: '2026-11-10', incomeTax: '0', fiscalYear: '2030' },
          },
        ],
      }),
      ['supportingDocuments[0].withholdings[0].dividends.fiscalYear DOC_50003'],
    ],
    [
      'abroad, with a treaty and without one',
      withheldFrom({ paidAbroad: { regime: '01', country: '110', taxTreaty: true, subjectToWithholding: true } }),
      ['supportingDocuments[0].paidAbroad.subjectToWithholding DOC_20007'],
    ],
    [
      'abroad, in no country',
      withheldFrom({ paidAbroad: { regime: '01', country: '999', taxTreaty: false } }),
      ['supportingDocuments[0].paidAbroad.country DOC_30002'],
    ],
    [
      'from a company here, by kind',
      aWithholding({ subject: { ...aCompany, kind: 'COMPANY' } }),
      ['subject.kind DOC_30003'],
    ],
    [
      'with a form of payment from before 2013',
      anInvoice({ payments: [{ method: '05', amount: '11.50' }] }),
      ['payments[0].method DOC_30002'],
    ],
  ])('%s, and so is its XML', (name, order, violations) => {
    expect(refused(order)).toEqual(violations)
    expect(findingsInXml(name, order).length > 0).toBe(!NO_XML_HOLDS_IT.has(name) && !LARGER_IN_XML.has(name))
    expect(speechless(order)).toEqual([])
  })

  test('for every broken field at once', () => {
    const order = anInvoice({
      customer: { ...aCompany, identification: '123' },
      items: [anItem({ tax: '17' }), anItem({ quantity: '', code: '' })],
      payments: [{ method: '01', amount: 'x' }],
      tip: '-1',
    })

    expect(refused(order)).toEqual([
      'customer.identification DOC_40001',
      'items[0].tax DOC_30001',
      'items[1].quantity FLD_10001',
      'items[1].code FLD_10001',
      'tip FLD_10007',
      'payments[0].amount FLD_10005',
    ])
  })

  test('with the correct total', () => {
    const outcome = draftDocument(anInvoice({ payments: [{ method: '01', amount: '11.49' }] }), anIssuer(), {
      today: TODAY,
    })

    expect(outcome).toMatchObject({
      violations: [
        { message: 'The payments add up to 11.49; the total is 11.50: pay all of it, or leave the payments out.' },
      ],
    })
  })

  test('with both totals where they differ by how taxes are rounded', () => {
    const payments = [{ method: '01', amount: '1.20' }]
    const outcome = (order: object) =>
      draftDocument({ ...anInvoice({ items: tenOfTenCents, payments }), ...order }, anIssuer(), { today: TODAY })

    expect(outcome({})).toMatchObject({
      violations: [
        {
          path: 'payments',
          message:
            'The payments add up to 1.20; the total is 1.15 by taxRounding BASE, and 1.20 by LINE: pay all of it, leave the payments out, or send "taxRounding": "LINE".',
        },
      ],
    })
    expect(outcome({ taxRounding: 'LINE' })).toMatchObject({ ok: true })
  })

  test.each<[string, Order]>([
    ['bottles', anInvoice({ items: [anItem({ plasticBottleTax: { amount: '99999999999.98' } })] })],
    [
      'units',
      anInvoice({
        items: Array(2).fill(anItem({ quantity: '999999999999', unitPrice: '0', ice: { code: '3011', amount: '0' } })),
      }),
    ],
    [
      'a rate of excise',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ total: '112.25', taxes: [{ taxType: 'ICE', code: '3031', rate: '12.25', base: '100' }] }),
        ],
      }),
    ],
  ])('when %s computed do not fit the schema', (_, order) => {
    expect(refused(order)).toContain(' DOC_20006')
  })

  test('once for a field whose amounts computed do not fit', () => {
    const items = [anItem({ quantity: '999999999999', unitPrice: '9' })]

    expect(refused(anInvoice({ items })).filter((one) => one === 'items DOC_20006')).toHaveLength(1)
  })

  test('for a day before 2000, with its own reason', () => {
    const outcome = draftDocument(anInvoice({ issueDate: '1999-02-20' }), anIssuer(), { today: TODAY })

    expect(outcome).toMatchObject({
      violations: [
        { path: 'issueDate', code: 'DOC_50001', message: expect.stringContaining('the years 2000 to 2099') },
      ],
    })
  })

  test('where an additional field has no name', () => {
    expect(refused(anInvoice({ additionalInfo: { ' ': 'x' } }))).toEqual(['additionalInfo FLD_10001'])
  })

  test('when it grows above what the authority accepts', () => {
    const items = Array.from({ length: 500 }, () => anItem({ description: 'x'.repeat(300) }))

    expect(refused(anInvoice({ items }))).toEqual(['items DOC_10008'])
  })

  test.each<[string, Partial<Issuer>, string]>([
    ['no address', { address: ' ' }, 'issuer.address FLD_10001'],
    ['a registry number of another branch', { ruc: '1799999990002' }, 'issuer.ruc FLD_10005'],
    ['an emission point of one digit', { emissionPoint: '1' }, 'issuer.emissionPoint FLD_10005'],
    ['a resolution without a number', { withholdingAgent: 'yes' }, 'issuer.withholdingAgent FLD_10005'],
    [
      'a special contributor code too long',
      { specialContributorCode: 'NAC-12345678901' },
      'issuer.specialContributorCode FLD_10006',
    ],
  ])('when its issuer has %s, and so is its XML', (name, changes, violation) => {
    expect(refused(anInvoice(), anIssuer(changes))).toEqual([violation])
    expect(findingsInXml(name, anInvoice(), anIssuer(changes)).length > 0).toBe(!NO_XML_HOLDS_IT.has(name))
    expect(speechless(anInvoice(), anIssuer(changes))).toEqual([])
  })
})

test('a refused order has totals of its readable parts', () => {
  const items = [anItem({ quantity: '2', unitPrice: '10' }), anItem({ unitPrice: '' })]

  const outcome = draftDocument(anInvoice({ items }), anIssuer(), { today: TODAY })

  expect(outcome).toMatchObject({
    ok: false,
    violations: [{ path: 'items[1].unitPrice' }],
    totals: { subtotal: '20.00' },
  })
})

describe('whoever checks nothing', () => {
  test.each<[string, Order]>([
    ['an invoice', anInvoice()],
    ['a credit note', aCreditNote()],
    ['a debit note', aDebitNote()],
    ['a settlement', aPurchaseSettlement()],
    ['a waybill', aWaybill()],
    ['a withholding', aWithholding()],
  ])('writes %s that is right, where the order is', (_, order) => {
    expect(findingsInXml('', order)).toEqual([])
  })
})

describe('an order is taken with a warning', () => {
  test.each<[string, Order, string[]]>([
    [
      'whose check digit fails',
      anInvoice({ customer: { ...aCompany, identification: '1793189906001' } }),
      ['customer.identification DOC_90001'],
    ],
    ['at the tourism rate on another day', anInvoice({ items: [anItem({ tax: '8' })] }), ['items[0].tax DOC_90002']],
    [
      'with an excise we do not know',
      anInvoice({ items: [anItem({ ice: { code: '3999', rate: '10' } })] }),
      ['items[0].ice.code DOC_90003'],
    ],
    ['with a large tip', anInvoice({ tip: '1.01' }), ['tip DOC_90006']],
    [
      'with an amount of excise that only the printed rate makes up',
      anInvoice({ items: [anItem({ quantity: '24', ice: { code: '3053', amount: '1.30' } })] }),
      ['items[0].ice DOC_90007'],
    ],
    [
      'with an amount of excise that only units at the printed dollars make up',
      anInvoice({ items: [anItem({ quantity: '6', unitPrice: '20', ice: { code: '3031', amount: '18' } })] }),
      ['items[0].ice DOC_90007'],
    ],
    [
      'with an amount of excise at a percentage that is not the printed one',
      anInvoice({ items: [anItem({ ice: { code: '3054', amount: '1.23' } })] }),
      ['items[0].ice DOC_90007'],
    ],
    [
      'with excise on another number of bags than the line has',
      anInvoice({
        items: [
          anItem({
            code: 'ICE-FPN-01',
            quantity: '50',
            unitPrice: '1',
            ice: { code: '3680', base: '20', rate: '0.08' },
          }),
        ],
      }),
      ['items[0].ice DOC_90008'],
    ],
    [
      'with bags that pay no excise',
      anInvoice({ items: [anItem({ code: 'ICE-FPN-01' })] }),
      ['items[0].code DOC_90008'],
    ],
    [
      'that claims back a tax some cents off',
      anInvoice({
        items: [anItem({ unitPrice: '500', tax: '0' })],
        reimbursements: [
          { ...aReimbursement, taxes: [{ taxType: 'IVA_RATE', tax: '15', base: '20', amount: '2.00' }] },
        ],
      }),
      ['reimbursements[0].taxes[0].amount DOC_90007'],
    ],
    [
      'that withholds in advance at another rate',
      anInvoice({ presumptiveWithholdings: [{ code: '327', rate: '5', amount: '1' }] }),
      ['presumptiveWithholdings[0].rate DOC_90004'],
    ],
    [
      'whose sale is authorized by eleven digits',
      aWaybill({
        recipients: [{ ...aRecipient(), supportingDocument: { ...aSale, authorizationNumber: '12345678901' } }],
      }),
      ['recipients[0].supportingDocument.authorizationNumber DOC_90007'],
    ],
    [
      'that claims back one document twice',
      anInvoice({ items: [anItem({ unitPrice: '500', tax: '0' })], reimbursements: [aReimbursement, aReimbursement] }),
      ['reimbursements[1].number DOC_90007'],
    ],
    [
      'that gives bags back under another code',
      aCreditNote({ items: [anItem({ ice: { code: '3680', rate: '0.08' } })] }),
      ['items[0].code DOC_90008'],
    ],
    [
      'with an income code we do not know',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ withholdings: [{ taxType: 'INCOME', code: '399', base: '1', rate: '9' }] }),
        ],
      }),
      ['supportingDocuments[0].withholdings[0].code DOC_90003'],
    ],
    [
      'with an income percentage we do not know',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument({ withholdings: [{ taxType: 'INCOME', code: '312', base: '1', rate: '9' }] }),
        ],
      }),
      ['supportingDocuments[0].withholdings[0].rate DOC_90004'],
    ],
    [
      'with income tax of more than the subtotal',
      withheld({ taxType: 'INCOME', code: '312', base: '115', rate: '2' }),
      ['supportingDocuments[0].withholdings[0].base DOC_90007'],
    ],
    [
      'with a document named twice',
      aWithholding({
        supportingDocuments: [
          aWithheldDocument(),
          aWithheldDocument({ withholdings: [{ taxType: 'IVA', code: '1', base: '15', rate: '30' }] }),
        ],
      }),
      ['supportingDocuments[1].number DOC_90007'],
    ],
    [
      'of a document that charged IVA on more than its subtotal',
      withheldFrom({ total: '116.5', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '110' }] }),
      ['supportingDocuments[0].taxes DOC_90007'],
    ],
    [
      'with boxes that do not come to the base',
      withheld({ taxType: 'INCOME', code: '338', base: '100', rate: '1', bananas: { boxes: '100', price: '7' } }),
      ['supportingDocuments[0].withholdings[0].bananas DOC_90007'],
    ],
    [
      'from itself, under the number of another',
      withheldFrom({ documentType: '42', number: '009-001-000000123' }),
      [
        'supportingDocuments[0].documentType DOC_90007',
        'supportingDocuments[0].number DOC_90007',
        'supportingDocuments[0].documentType DOC_90037',
      ],
    ],
    [
      'with the access key of another document',
      withheldFrom({ authorizationNumber: '2111202601179001167400110010010000000011234567814' }),
      ['supportingDocuments[0].authorizationNumber DOC_90007'],
    ],
    [
      'with a tax that was rounded line by line',
      withheldFrom({ total: '115.07', taxes: [{ taxType: 'IVA_RATE', rate: '15', base: '100', amount: '15.07' }] }),
      ['supportingDocuments[0].taxes[0].amount XML_90002'],
    ],
    [
      'with an entry in the books before the document',
      withheldFrom({ accountingDate: '2026-11-17' }),
      ['supportingDocuments[0].accountingDate DOC_90007'],
    ],
    [
      'with a support its document seldom has',
      aWithholding({ supportingDocuments: [aWithheldDocument({ documentType: '19' })] }),
      ['supportingDocuments[0].documentType DOC_90007'],
    ],
  ])('%s', (_, order, warnings) => {
    expect(warned(order)).toEqual(warnings)
    expect(speechless(order)).toEqual([])
  })

  test('on a day of a decree known at second hand it names the holiday', () => {
    const order = anInvoice({ items: [anItem({ tax: '8' })] })

    expect(draftDocument(order, anIssuer(), { today: '2026-02-15' })).toMatchObject({
      warnings: [{ code: 'DOC_90002', message: expect.stringContaining('Carnival 2026 (Decreto Ejecutivo 304)') }],
    })
  })

  test('but none on a day configured for tourism', () => {
    const context = { today: TODAY, tourismDays: [{ from: '2026-11-20', to: '2026-11-22' }] }

    expect(draftDocument(anInvoice({ items: [anItem({ tax: '8' })] }), anIssuer(), context)).toMatchObject({
      warnings: [],
    })
  })
})

describe('a draft', () => {
  test('of exactly 50 dollars needs no name', () => {
    expect(
      drafted(anInvoice({ customer: finalConsumer, items: [anItem({ unitPrice: '50', tax: '0' })] })).customer,
    ).toEqual({
      identificationType: 'FINAL_CONSUMER',
      identification: '9999999999999',
      legalName: 'CONSUMIDOR FINAL',
      emails: [],
    })
  })

  test('has one payment in cash where none is named', () => {
    expect(readDocument(drafted(anInvoice()).xml)).toMatchObject({
      header: { payments: [{ method: '01', amount: '11.50' }] },
    })
  })

  test('is of the second edition only where it needs to be', () => {
    expect(drafted(anInvoice()).version).toBe('1.1.0')
    expect(drafted(anInvoice({ thirdPartyItems: [{ concept: 'x', amount: '1' }] })).version).toBe('2.1.0')
  })

  test('takes the rate of the day of the document it modifies', () => {
    const supportingDocument = { documentType: '01', number: '001-002-000000007', issueDate: '2024-03-31' }

    expect(refused(aCreditNote({ supportingDocument, items: [anItem({ tax: '12' })] }))).toEqual([])
    expect(refused(aCreditNote({ supportingDocument, items: [anItem({ tax: '15' })] }))).toEqual([
      'items[0].tax DOC_30001',
    ])
    expect(refused(aDebitNote({ supportingDocument, tax: '12' }))).toEqual([])
  })

  test('splits several e-mail addresses', () => {
    const customer = { ...aCompany, email: ' a@b.ec ,c@d.ec;' }

    expect(drafted(anInvoice({ customer })).customer.emails).toEqual(['a@b.ec', 'c@d.ec'])
  })

  test("carries the issuer's marks", () => {
    const issuer = anIssuer({
      rimpe: 'POPULAR_BUSINESS',
      withholdingAgent: 'NAC-DNCRASC20-00000012',
      largeContributor: 'R-1',
      artisan: '77',
      specialContributorCode: '5368',
      providerRuc: '1790011674001',
    })

    expect(readDocument(drafted(anInvoice(), issuer).xml)).toMatchObject({
      issuer: { rimpe: 'CONTRIBUYENTE NEGOCIO POPULAR - RÉGIMEN RIMPE', withholdingAgent: '12' },
      header: { specialContributor: '5368', accountingObligated: 'SI' },
      additionalInfo: [
        { name: 'Gran Contribuyente', value: 'R-1' },
        { name: 'Artesano Calificado', value: '77' },
        { name: 'RUC Proveedor', value: '1790011674001' },
      ],
    })
  })

  test('leaves 14 additional fields to callers of a third party', () => {
    const additionalInfo = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`n${at}`, 'x']))
    const outcome = draftDocument(anInvoice({ additionalInfo }), anIssuer({ providerRuc: '1790011674001' }), {
      today: TODAY,
    })

    expect(outcome).toMatchObject({
      violations: [{ code: 'FLD_10006', message: expect.stringMatching(/at most 15 .* leaves 14; it has 15$/) }],
    })
  })

  test.each(['DOLAR', 'usd', ' Dolar ', ''])('is in dollars, and may be said to be: %j', (currency) => {
    const result = draftDocument(anInvoice({ currency }), anIssuer(), { today: TODAY })

    expect(result.ok && result.draft.xml).toContain('<moneda>DOLAR</moneda>')
  })

  test('of any kind refuses another currency', () => {
    for (const order of [anInvoice(), aDebitNote(), aWaybill(), aWithholding()]) {
      const result = draftDocument({ ...order, currency: 'EUR' }, anIssuer(), { today: TODAY })
      expect(result).toMatchObject({ violations: [{ path: 'currency', code: 'FLD_10004' }] })
    }
  })

  test.each([
    ['NAC-DNCRASC20-00000001', '1'],
    [' NAC-DNCRASC20-00001234 ', '1234'],
    ['00000012', '12'],
    ['1', '1'],
  ])('takes the withholding agent’s resolution %j as it is written', (withholdingAgent, number) => {
    expect(readDocument(drafted(anInvoice(), anIssuer({ withholdingAgent })).xml).issuer.withholdingAgent).toBe(number)
  })

  test.each(['none', 'NAC-DNCRASC20-', '123456789', 'NAC-1x'])('refuses %j for a resolution', (withholdingAgent) => {
    expect(refused(anInvoice(), anIssuer({ withholdingAgent }))).toEqual(['issuer.withholdingAgent FLD_10005'])
  })

  test.each(['001-002-000000007', '001002000000007', ' 001-002000000007 '])(
    'takes the number %j anywhere',
    (number) => {
      const onPaper = '001-002-000000007'
      const supportingDocument = { documentType: '01', number, issueDate: TODAY }
      const reimbursement = { ...aReimbursement, number }
      const recipients = aWaybill().recipients.map((recipient) => ({ ...recipient, supportingDocument }))
      const withheld = [aWithheldDocument({ documentType: '41', number, reimbursements: [reimbursement] })]
      const orders: [Order, object][] = [
        [anInvoice({ deliveryNote: number }), { header: { waybillNumber: onPaper } }],
        [anInvoice({ reimbursements: [reimbursement] }), { reimbursements: [{ sequential: '000000007' }] }],
        [aCreditNote({ supportingDocument }), { header: { modifiedDocumentNumber: onPaper } }],
        [aDebitNote({ supportingDocument }), { header: { modifiedDocumentNumber: onPaper } }],
        [aWaybill({ recipients }), { recipients: [{ supportingDocumentNumber: onPaper }] }],
        [
          aWithholding({ supportingDocuments: withheld }),
          { supportingDocuments: [{ number: '001002000000007', reimbursements: [{ establishment: '001' }] }] },
        ],
      ]

      for (const [order, document] of orders) expect(readDocument(drafted(order).xml)).toMatchObject(document)
    },
  )

  test('of services sold abroad needs neither ports nor an incoterm', () => {
    const exportation = { originCountry: '593', destinationCountry: '110' }
    const { header } = readDocument(drafted(anInvoice({ exportation })).xml) as Document<'INVOICE'>

    expect(header).toMatchObject({ foreignTrade: 'EXPORTADOR', originCountry: '593', destinationCountry: '110' })
    expect(header.loadingPort).toBeUndefined()
    expect(header.incoterm).toBeUndefined()
  })

  test('of goods sold abroad names both ports, the incoterm and its place', () => {
    const exportation = { originCountry: '593', destinationCountry: '110', loadingPort: 'Guayaquil' }

    expect(refused(anInvoice({ exportation }))).toEqual([
      'exportation.incoterm FLD_10001',
      'exportation.incotermPlace FLD_10001',
      'exportation.destinationPort FLD_10001',
    ])
    expect(refused(anInvoice({ exportation: { ...exportation, loadingPort: ' ', incoterm: 'FOB' } }))).toEqual([
      'exportation.incotermPlace FLD_10001',
    ])
  })

  test.each([
    [
      'INCOME',
      '312',
      '1.75',
      'Code 312 is withheld at 2 %: send one of these percentages, such as 2. The value is "1.75".',
    ],
    ['IVA', '1', '70', 'Code 1 is withheld at 30 %: send one of these percentages, such as 30. The value is "70".'],
  ] as const)('names the percentages of %s code %s', (taxType, code, rate, sentence) => {
    const result = draftDocument(withheld({ taxType, code, base: '15', rate }), anIssuer(), { today: TODAY })
    const [finding] = result.ok ? result.warnings : result.violations

    expect(finding?.message).toBe(sentence)
  })

  test.each(['RUC Proveedor', 'ruc proveedor', 'Ruc_Proveedor'])('refuses %s, which it writes itself', (name) => {
    const order = anInvoice({ additionalInfo: { [name]: 'x' } })

    expect(refused(order, anIssuer({ providerRuc: '1790011674001' }))).toEqual([`additionalInfo.${name} FLD_10004`])
    expect(drafted(order).xml).toContain(`nombre="${name}"`)
  })

  test('books a withheld document on the day of the withholding by default', () => {
    const [booked, dated] = [{}, { accountingDate: '2026-11-19' }].map((changes) => {
      const order = aWithholding({ issueDate: '2026-11-20', supportingDocuments: [aWithheldDocument(changes)] })
      return readDocument(drafted(order).xml)
    })

    expect(booked).toMatchObject({ supportingDocuments: [{ accountingDate: '20/11/2026' }] })
    expect(dated).toMatchObject({ supportingDocuments: [{ accountingDate: '19/11/2026' }] })
  })

  test('treats blank optional members as not given', () => {
    const issuer = anIssuer({ commercialName: '', specialContributorCode: null, rimpe: null, providerRuc: '' })

    expect(refused(anInvoice({ deliveryNote: '', tip: '' }), issuer)).toEqual([])
  })

  test('of 500 lines is valid', () => {
    const xml = drafted(anInvoice({ items: Array.from({ length: 500 }, () => anItem()) })).xml

    expect(validateXml(xml).errors.map((error) => error.code)).toEqual(['DOC_50005', 'XML_30024'])
  })

  test('is plain data', () => {
    const draft = drafted(anInvoice())

    expect(JSON.parse(JSON.stringify(draft))).toEqual(JSON.parse(JSON.stringify(structuredClone(draft))))
  })
})

describe('numbering', () => {
  test('fills the gap and nothing else', () => {
    const draft = drafted(anInvoice())
    const { xml, accessKey, number, sequential } = numberDraft(draft, { sequential: 41, numericCode: '87654321' })

    expect(number).toBe('001-002-000000041')
    expect(sequential).toBe('000000041')
    expect(accessKey.slice(30, 47)).toBe('00000004187654321')
    expect(xml.replace(accessKey, '0'.repeat(49)).replace('<secuencial>000000041', '<secuencial>000000000')).toBe(
      draft.xml,
    )
  })

  test('ignores our own elements in a caller’s text', () => {
    const name = `<claveAcceso>${'0'.repeat(49)}</claveAcceso><secuencial>000000000</secuencial>`
    const issuer = anIssuer({ legalName: name, commercialName: name })
    const { xml, accessKey } = numberDraft(drafted(anInvoice(), issuer), { sequential: 1, numericCode: '12345678' })

    expect(readDocument(xml).issuer).toMatchObject({ accessKey, sequential: '000000001', legalName: name })
  })
})

describe('excise', () => {
  const line = { quantity: '24', unitPrice: '0.50' }
  const taxesOf = (ice: Item['ice'], changes: Partial<Item> = {}) => {
    const { xml } = drafted(anInvoice({ items: [anItem({ ...line, ...changes, ice })] }))
    const document = readDocument(xml)
    if (document.documentType !== 'INVOICE') throw new Error(document.documentType)
    const [item] = document.items
    return {
      document,
      ice: item?.taxes.filter(({ code }) => code === '3').map(({ base, rate, amount }) => [base, rate, amount]),
    }
  }

  test.each<[string, Item['ice'], Partial<Item>, string[]]>([
    ['a percentage of the line', { code: '3054', rate: '10' }, {}, ['12.00', '10', '1.20']],
    ['dollars per unit, with the units', { code: '3053', base: '7.22', rate: '0.18' }, {}, ['7.22', '0.18', '1.30']],
    ['a percentage of another base', { code: '3054', base: '20', rate: '10' }, {}, ['20.00', '10', '2.00']],
    ['bags, counted by the line', { code: '3680', rate: '0.08' }, { code: 'ICE-FPN-01' }, ['24.00', '0.08', '1.92']],
    ['an amount that is the printed percentage', { code: '3054', amount: '1.20' }, {}, ['12.00', '10', '1.20']],
    ['an amount that is another percentage', { code: '3054', amount: '1.23' }, {}, ['12.00', '10.25', '1.23']],
    ['an amount shared by the units', { code: '3011', amount: '3.84' }, {}, ['24.00', '0.16', '3.84']],
    ['an amount at the printed rate', { code: '3053', amount: '1.30' }, {}, ['7.22', '0.18', '1.30']],
    [
      'an amount beside base and rate, per unit',
      { code: '3031', base: '0.4', rate: '10', amount: '4' },
      {},
      ['0.40', '10', '4.00'],
    ],
    [
      'an amount beside base and rate, as a percentage',
      { code: '3031', base: '40', rate: '10', amount: '4' },
      {},
      ['40.00', '10', '4.00'],
    ],
    ['an amount that is the printed dollars', { code: '3031', amount: '4' }, {}, ['0.40', '10', '4.00']],
    ['an amount for reduced bags', { code: '3680', amount: '0.96' }, { code: 'ICE-FPR-02' }, ['24.00', '0.04', '0.96']],
    ['an amount for cigarettes, in whole ones', { code: '3011', amount: '3.20' }, {}, ['20.00', '0.16', '3.20']],
    ['nothing', { code: '3092', amount: '0' }, {}, ['12.00', '0', '0.00']],
  ])('may be %s', (_, ice, changes, figures) => {
    expect(taxesOf(ice, changes).ice).toEqual([figures])
  })

  test('may be a percentage and dollars per unit on one line, totalled together without a rate', () => {
    const { document, ice } = taxesOf([
      { code: '3031', rate: '75' },
      { code: '3031', base: '0.40', rate: '10', amount: '4' },
    ])

    expect(ice).toEqual([
      ['12.00', '75', '9.00'],
      ['0.40', '10', '4.00'],
    ])
    expect(document.header.taxes).toEqual([
      { code: '2', rateCode: '4', base: '25.00', rate: '15', amount: '3.75' },
      { code: '3', rateCode: '3031', base: '12.40', amount: '13.00' },
    ])
    expect(summarizeDocument(document).totals.taxes).toEqual([
      { code: '2', rateCode: '4', rate: '15', base: '25.00', amount: '3.75' },
      { code: '3', rateCode: '3031', rate: '75', base: '12.00', amount: '9.00' },
      { code: '3', rateCode: '3031', rate: '10', base: '0.40', amount: '4.00' },
    ])
  })

  test('of a cent is not written at a rate of nothing', () => {
    expect(taxesOf({ code: '3054', amount: '0.01' }, { unitPrice: '0.01' }).ice).toEqual([['0.24', '4.17', '0.01']])
    expect(
      refused(anInvoice({ items: [anItem({ unitPrice: '1000', ice: { code: '3054', amount: '0.01' } })] })),
    ).toEqual(['items[0].ice DOC_20007'])
  })

  test.each<[string, Item['ice'], string, string]>([
    [
      'an amount that nothing of two decimals makes up',
      { code: '3073', amount: '1000.37' },
      'items[0].ice',
      'An excise of 1000.37 is not a percentage with two decimals of the line, 20000000.00. Send a base and a rate whose product is this amount, such as {"code": "3073", "base": 20007.40, "rate": 5}.',
    ],
    [
      'figures that do not multiply out',
      { code: '3031', base: '0.4', rate: '10', amount: '5' },
      'items[0].ice',
      '10% of 0.40 is 0.04, and 0.40 units at 10 are 4.00; the amount given is 5.00.',
    ],
    [
      'base and rate of a code charged in both ways',
      { code: '3031', base: '0.4', rate: '10' },
      'items[0].ice.amount',
      'Code 3031 is charged as a percentage and per unit; the amount says which is meant: 0.04 or 4.00.',
    ],
    [
      'dollars per unit without the units',
      { code: '3053', rate: '0.18' },
      'items[0].ice.base',
      'Code 3053 is charged in dollars per unit: give the number of units as the base, such as {"code": "3053", "base": 12, "rate": 0.18}.',
    ],
    [
      'the dollars per unit of a code charged in both ways, without the units',
      { code: '3031', rate: '10' },
      'items[0].ice.base',
      'A rate of 10 for code 3031 is charged in dollars per unit: give the number of units as the base, such as {"code": "3031", "base": 12, "rate": 10, "amount": 120.00}.',
    ],
    [
      'dollars per unit of a code that is a percentage',
      { code: '3610', base: '20', rate: '20', amount: '400' },
      'items[0].ice',
      '20% of 20.00 is 4.00; the amount given is 400.00.',
    ],
    [
      'another amount than the percentage of the line',
      { code: '3610', rate: '20', amount: '400' },
      'items[0].ice',
      '20% of the line, 20000000.00, is 4000000.00; the amount given is 400.00. Leave one of them out, or give the base too.',
    ],
    [
      'a percentage of a code that is dollars per unit',
      { code: '3053', base: '24', rate: '0.18', amount: '0.04' },
      'items[0].ice',
      '24.00 units at 0.18 are 4.32; the amount given is 0.04.',
    ],
    [
      'an amount that the table makes up in neither way',
      { code: '3031', amount: '7.77' },
      'items[0].ice',
      'An excise of 7.77 is not 75% of the line, 20000000.00, nor units at 10.00. Give base and rate that multiply out to it, such as {"code": "3031", "base": 10.36, "rate": 75, "amount": 7.77}.',
    ],
    [
      'the same percentage twice',
      [
        { code: '3610', rate: '20' },
        { code: '3610', rate: '20' },
      ],
      'items[0].ice[1]',
      'Excise 3610 is on the line already: it is charged as one percentage, such as {"code": "3610", "rate": 20}.',
    ],
    [
      'two percentages of a code charged in both ways',
      [
        { code: '3031', rate: '75' },
        { code: '3031', base: '40', rate: '10', amount: '4' },
      ],
      'items[0].ice[1]',
      'Excise 3031 is on the line already: it is charged once as a percentage and once per unit, such as {"code": "3031", "rate": 75}.',
    ],
  ])('may not be %s', (_, ice, path, message) => {
    const order = anInvoice({ items: [anItem({ quantity: '1', unitPrice: '20000000', ice })] })
    const outcome = draftDocument(order, anIssuer(), { today: TODAY })

    expect(outcome).toMatchObject({ ok: false, violations: [{ path, message }] })
  })
})

test('a negotiable invoice is paid by endorsement unless its order says otherwise', () => {
  expect(readDocument(drafted(anInvoice(negotiable)).xml)).toMatchObject({
    header: { payments: [{ method: '21', amount: '11.50' }] },
  })
})

describe("the customer's contact", () => {
  const undrawn = 'ventas@example.com, Ελλ中文@example.com'

  test.each<[string, Order, string]>([
    ['an invoice', anInvoice({ customer: { ...aCompany, email: undrawn } }), 'customer.email'],
    ['an invoice to a final consumer', anInvoice({ customer: { ...finalConsumer, email: undrawn } }), 'customer.email'],
    ['a credit note', aCreditNote({ customer: { ...aCompany, email: undrawn } }), 'customer.email'],
    ['a debit note', aDebitNote({ customer: { ...aCompany, email: undrawn } }), 'customer.email'],
    ['a withholding', aWithholding({ subject: { ...aCompany, email: undrawn } }), 'subject.email'],
    ['a purchase settlement', aPurchaseSettlement({ supplier: { ...aPerson, email: undrawn } }), 'supplier.email'],
    ['a waybill', aWaybill({ email: undrawn }), 'email'],
  ])('of %s is refused where no RIDE shows all of it, as it is in a record', (_, order, path) => {
    expect(refused(order)).toEqual([`${path} DOC_10066`])
  })

  test('may have accents and other scripts that the RIDE shows', () => {
    expect(refused(anInvoice({ customer: { ...aCompany, email: 'peña.Ελλ@example.com' } }))).toEqual([])
  })

  const reached = { ...aCompany, email: 'a@b.ec; c@d.ec', phone: '022555555', address: 'Av. 10 de Agosto' }
  const email = { name: 'Email', value: 'a@b.ec, c@d.ec' }
  const phone = { name: 'Teléfono', value: '022555555' }
  const address = { name: 'Dirección', value: 'Av. 10 de Agosto' }
  const fieldsOf = (order: Order, issuer?: Issuer) => readDocument(drafted(order, issuer).xml).additionalInfo

  test.each<[string, Order]>([
    ['a credit note', aCreditNote({ customer: reached })],
    ['a debit note', aDebitNote({ customer: reached })],
    ['a withholding', aWithholding({ subject: reached })],
  ])('is all in the additional fields of %s', (_kind, order) => {
    expect(fieldsOf(order)).toEqual([email, phone, address])
  })

  test.each<[string, Order]>([
    ['an invoice', anInvoice({ customer: reached })],
    ['a purchase settlement', aPurchaseSettlement({ supplier: reached })],
  ])('is there without the address in %s, which has an element for it', (_kind, order) => {
    expect(fieldsOf(order)).toEqual([email, phone])
    expect(drafted(order).xml).toMatch(/<direccion(?:Comprador|Proveedor)>Av. 10 de Agosto</)
  })

  test('is the address that a waybill is mailed to', () => {
    expect(fieldsOf(aWaybill({ email: 'a@b.ec' }))).toEqual([{ name: 'Email', value: 'a@b.ec' }])
  })

  test.each([
    [{ 'E-MAIL 1': 'z@z.ec' }, ['Teléfono', 'Dirección']],
    [{ Correo: 'z@z.ec', 'teléfono:': '1' }, ['Dirección']],
    [{ 'DIRECCION:': 'x', Celular: '09' }, ['Email']],
    [{ Contacto: '022555555' }, ['Email', 'Dirección']],
  ])('is not repeated beside %j', (additionalInfo, added) => {
    const names = fieldsOf(aCreditNote({ customer: reached, additionalInfo }))?.map(({ name }) => name)

    expect(names).toEqual([...Object.keys(additionalInfo), ...added])
  })

  test('gives way to the fields of the caller and the marks of the issuer, and says so', () => {
    const additionalInfo = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`n${at}`, 'x']))
    const order = aCreditNote({ customer: reached, additionalInfo })
    const issuer = anIssuer({ providerRuc: '1790011674001' })

    expect(fieldsOf(order, issuer)?.slice(13)).toEqual([email, { name: 'RUC Proveedor', value: '1790011674001' }])
    expect(warned(order, issuer)).toEqual(['customer.phone DOC_90020', 'customer.address DOC_90020'])
  })
})

describe('what a document has no place for', () => {
  const identified = { ...finalConsumer, identification: '1710034065' }
  const named = { ...finalConsumer, legalName: 'María Pérez' }
  const withTimeUnit = [{ method: '01', amount: '11.50', timeUnit: 'DAY' }] as const

  test('a final consumer has no identification of its own', () => {
    expect(refused(anInvoice({ customer: identified }))).toEqual(['customer.identification DOC_40006'])
    expect(refused(anInvoice({ customer: { ...finalConsumer, identification: '9999999999999' } }))).toEqual([])
  })

  test('the name of a final consumer is warned of', () => {
    expect(warned(anInvoice({ customer: named }))).toEqual(['customer.legalName DOC_90021'])
    expect(warned(anInvoice({ customer: { ...finalConsumer, legalName: 'Consumidor final' } }))).toEqual([])
  })

  test('unit and price without subsidy are warned of in a credit note only', () => {
    const items = [anItem({ unit: 'kg', unsubsidizedPrice: '1000' })]

    expect(warned(aCreditNote({ items }))).toEqual(['items[0].unit DOC_90022', 'items[0].unsubsidizedPrice DOC_90022'])
    expect(warned(anInvoice({ items }))).toEqual([])
  })

  test('a unit of time without a term is warned of', () => {
    const { totals } = drafted(anInvoice())
    const payments = withTimeUnit.map((payment) => ({ ...payment, amount: totals.total }))

    expect(warned(anInvoice({ payments }))).toEqual(['payments[0].timeUnit DOC_90022'])
  })
})

describe('taxes are rounded', () => {
  const rounded = (order: Order, issuer?: Issuer) => drafted(order, issuer).totals
  const ordinary = Array.from({ length: 120 }, (_, at) =>
    anItem({
      quantity: String(1 + (at % 7)),
      unitPrice: `${1 + (at % 9)}.${String((at * 37) % 100).padStart(2, '0')}`,
    }),
  )

  test('once for each rate on the sum of its bases, while lines keep their own', () => {
    const { totals, xml } = drafted(anInvoice({ items: tenOfTenCents }))

    expect(totals).toMatchObject({ total: '1.15', taxes: [{ base: '1.00', amount: '0.15' }] })
    expect(xml.match(/<valor>0\.02<\/valor>/g)).toHaveLength(10)
  })

  test('on each line where the order, or else its issuer, says so', () => {
    const taxRounding = 'LINE'

    expect(rounded(anInvoice({ items: tenOfTenCents, taxRounding }))).toMatchObject({ total: '1.20' })
    expect(rounded(anInvoice({ items: tenOfTenCents }), anIssuer({ taxRounding }))).toMatchObject({ total: '1.20' })
    expect(rounded(anInvoice({ items: tenOfTenCents, taxRounding: 'BASE' }), anIssuer({ taxRounding }))).toMatchObject({
      total: '1.15',
    })
  })

  test('to the cent of the sum over many ordinary lines', () => {
    const base = ordinary.reduce(
      (sum, { quantity, unitPrice }) => sum + Number(quantity) * Math.round(Number(unitPrice) * 100),
      0,
    )
    const lines = ordinary.map(({ quantity, unitPrice }) => Number(quantity) * Math.round(Number(unitPrice) * 100))
    const onLines = lines.reduce((sum, line) => sum + Math.floor((line * 15 + 50) / 100), 0)

    const onBase = rounded(anInvoice({ items: ordinary })).taxes[0]?.amount
    const byLine = rounded(anInvoice({ items: ordinary, taxRounding: 'LINE' })).taxes[0]?.amount

    expect(onBase).toBe((Math.floor((base * 15 + 50) / 100) / 100).toFixed(2))
    expect(byLine).toBe((onLines / 100).toFixed(2))
    expect(onBase).not.toBe(byLine)
  })

  test.each<[string, (taxRounding: 'BASE' | 'LINE') => Order, string, string]>([
    ['credit notes', (taxRounding) => aCreditNote({ items: tenOfTenCents, taxRounding }), '0.15', '0.20'],
    [
      'purchase settlements',
      (taxRounding) => aPurchaseSettlement({ items: tenOfTenCents, taxRounding }),
      '0.15',
      '0.20',
    ],
    [
      'debit notes, by their reasons',
      (taxRounding) => aDebitNote({ reasons: tenReasons, taxType: 'IVA_RATE', tax: '15', taxRounding }),
      '0.15',
      '0.20',
    ],
  ])('in %s too, and what comes of it is valid', (_, order, onBase, onLines) => {
    for (const [rounding, amount] of [
      ['BASE', onBase],
      ['LINE', onLines],
    ] as const) {
      const draft = drafted(order(rounding))
      const { xml } = numberDraft(draft, { sequential: 1, numericCode: '12345678' })

      expect(draft.totals.taxes).toMatchObject([{ amount }])
      expect(validateXml(xml, { today: TODAY })).toMatchObject({ valid: true, warnings: [] })
    }
  })

  test('of excise, with the value-added tax on it; what is stated as an amount stays as stated', () => {
    const items = [
      anItem({ quantity: '1', unitPrice: '0.33', ice: { code: '3092', rate: '15' } }),
      anItem({ quantity: '1', unitPrice: '0.33', ice: { code: '3092', rate: '15' } }),
      anItem({ quantity: '1', unitPrice: '10', ice: { code: '3031', base: '1', rate: '9.9', amount: '9.91' } }),
    ]

    expect(rounded(anInvoice({ items })).taxes.slice(0, 3)).toMatchObject([
      { code: '2', base: '20.67', amount: '3.10' },
      { code: '3', rateCode: '3092', base: '0.66', amount: '0.10' },
      { code: '3', rateCode: '3031', amount: '9.91' },
    ])
  })

  const lines = (count: number, item: Partial<Item>) =>
    Array.from({ length: count }, () => anItem({ quantity: '1', ...item }))
  const excised = (items: Item[], taxRounding: 'BASE' | 'LINE' = 'BASE') => {
    const draft = drafted(anInvoice({ items, taxRounding }))
    const { xml } = numberDraft(draft, { sequential: 1, numericCode: '12345678' })
    const document = readDocument(xml)
    if (document.documentType !== 'INVOICE') throw new Error(document.documentType)
    const bases = document.items.map(({ taxes }) => Number(taxes.find(({ code }) => code === '2')?.base))
    return { ...draft, document, bases, judged: validateXml(xml, { today: TODAY }) }
  }

  test('but of excise whose amounts the caller gives nothing: it is their sum, and value-added tax is on it', () => {
    const items = lines(10, { unitPrice: '30.03', ice: { code: '3092', amount: '4.50' } })

    expect(excised(items).totals).toMatchObject({
      total: '397.10',
      taxes: [
        { code: '2', base: '345.30', amount: '51.80' },
        { code: '3', base: '300.30', rate: '14.99', amount: '45.00' },
      ],
    })
    expect(excised(items).judged).toMatchObject({ valid: true, warnings: [] })
  })

  test('of excise so that value-added tax is on what is billed of it, line by line to a cent', () => {
    const items = lines(80, { unitPrice: '0.05', ice: { code: '3101', rate: '10' } })
    const { totals, document, bases, judged } = excised(items)

    expect(totals).toMatchObject({
      subtotal: '4.00',
      taxes: [
        { code: '2', base: '4.40', amount: '0.66' },
        { code: '3', base: '4.00', amount: '0.40' },
      ],
      total: '5.06',
    })
    expect(
      document.items.every(({ taxes }) => taxes.some(({ code, amount }) => code === '3' && amount === '0.01')),
    ).toBe(true)
    expect(new Set(bases)).toEqual(new Set([0.05, 0.06]))
    expect(judged).toMatchObject({ valid: true, warnings: [] })
    expect(excised(items, 'LINE').totals).toMatchObject({
      taxes: [{ base: '4.80' }, { amount: '0.80' }],
      total: '5.60',
    })
  })

  test('of excise on lines of two rates of value-added tax, each paying its part', () => {
    const ice = { code: '3101', rate: '10' }
    const items = Array.from({ length: 40 }, () => [
      anItem({ quantity: '1', unitPrice: '0.05', ice }),
      anItem({ quantity: '1', unitPrice: '0.05', tax: '0', ice }),
    ]).flat()

    expect(excised(items).totals.taxes).toMatchObject([
      { code: '2', rate: '15', base: '2.20' },
      { code: '3', amount: '0.40' },
      { code: '2', rate: '0', base: '2.20' },
    ])
  })

  test('of excise with several of one code, some as amounts, and each rate is shown as it is billed', () => {
    const items = [
      ...lines(10, { unitPrice: '30.03', ice: { code: '3092', amount: '4.50' } }),
      ...lines(10, { unitPrice: '0.05', ice: { code: '3092', rate: '15' } }),
    ]
    const { totals, document, judged } = excised(items)

    expect(document.header.taxes.find(({ code }) => code === '3')).toMatchObject({ amount: '45.08' })
    expect(totals.taxes).toMatchObject([
      { code: '2', base: '345.88' },
      { code: '3', rate: '14.99', amount: '45.00' },
      { code: '3', rate: '15', amount: '0.08' },
    ])
    expect(judged).toMatchObject({ valid: true, warnings: [] })
  })

  test('of several excises on every line', () => {
    const items = lines(9, {
      unitPrice: '0.05',
      ice: [
        { code: '3101', rate: '10' },
        { code: '3092', rate: '10' },
        { code: '3093', rate: '10' },
      ],
    })
    const { totals, judged } = excised(items)

    // Each is 0.045, and its lines are 0.09.
    expect(totals).toMatchObject({ subtotal: '0.45', total: '0.69' })
    expect(totals.taxes[0]).toMatchObject({ code: '2', base: '0.60', amount: '0.09' })
    expect(judged).toMatchObject({ valid: true, warnings: [] })
  })

  test('as a document tells, where it tells: its credit notes are rounded alike', () => {
    const roundingOf = (order: Order) => {
      const { xml } = numberDraft(drafted(order), { sequential: 1, numericCode: '12345678' })
      return summarizeDocument(readDocument(xml)).taxRounding
    }

    expect(roundingOf(anInvoice({ items: tenOfTenCents }))).toBe('BASE')
    expect(roundingOf(anInvoice({ items: tenOfTenCents, taxRounding: 'LINE' }))).toBe('LINE')
    expect(roundingOf(anInvoice())).toBeNull()
    expect(roundingOf(aDebitNote())).toBeNull()
  })
})
