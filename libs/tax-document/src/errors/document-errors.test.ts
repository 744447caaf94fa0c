import type { Language, Params } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { documentErrors, type ErrorFacts } from './document-errors.ts'

type Table = typeof documentErrors
type ReasonOf<Facts> = Facts extends { reason: infer Reason extends string } ? Reason : 'facts'

type Samples = {
  [Name in keyof Table as keyof ErrorFacts<Name> extends never ? never : Name]: {
    [Reason in ReasonOf<ErrorFacts<Name>>]: Reason extends 'facts'
      ? ErrorFacts<Name>
      : Omit<Extract<ErrorFacts<Name>, { reason: Reason }>, 'reason'>
  }
}

const claimedTax = { amount: '1.60', rate: '15', form: 'PERCENTAGE', base: '10.00', due: '1.50' } as const
const taxedMore = { taxed: '120.00', most: '100.00', subtotal: '100.00' }
const withheldAt = { code: '312', rates: ['1.75', '2'] }
const sum = { written: '1.60', expected: '1.50' }
const payments = { paid: '11.49', total: '11.50' }
const missingTotal = { tax: '2', rateCode: '4' }
const incomeBase = { base: '120.00', subtotal: '100.00' }
const bagUnnamed = { code: 'F-1', excise: '3680', codes: ['ICE-FPN-01', 'ICE-FPR-02'] }
const exemptBagCharged = { code: 'ICE-FPE-03', amount: '0.80' }
const authorizationLength = { authorization: '12345678901', digits: 11 }
const example = { code: '593', name: 'Ecuador', english: 'Ecuador' }
const identified = { type: 'NATIONAL_ID', code: '05' } as const
const support = { documentCode: '41', supportCode: '01', usual: ['01', '03'] }
const most = 20_000
const excise = { amount: '7.00', example: '{"code": "3031", "base": 12, "rate": 10}' }

const samples: Samples = {
  referenceUnseen: { facts: { character: 'U+200B' } },
  forbiddenCharacters: { facts: { character: 'U+0001' } },
  undrawnCharacters: { facts: { characters: ['漢 (U+6F22)', 'U+0301'] } },
  documentTooLarge: {
    order: { size: 400_001, most: 327_680, parts: { list: 'items', entries: 900 } },
    text: { size: 400_001, most: 327_680 },
    unsigned: { size: 400_001, most: 315_392 },
  },
  paymentsOffTotal: {
    payments,
    paymentsOfOrder: payments,
    paymentsByRounding: { ...payments, taxRounding: 'BASE', other: { total: '11.52', taxRounding: 'LINE' } },
  },
  totalTooLarge: { facts: { element: '/factura/infoFactura/importeTotal' } },
  amountsDisagree: {
    claimedTax,
    taxedMore,
    claimed: { claimed: '12.00', charged: '11.50' },
    claimedInOrder: { claimed: '12.00', charged: '11.50' },
    subsidy: { without: '1.00', price: '2.00' },
    subsidyInOrder: { price: '2.00' },
    bottles: { base: '2.50', whole: '3' },
    bottlesInOrder: { amount: '0.05', rate: '0.02', bottles: '3', due: '0.06' },
    refund: { refund: '2.00', charged: '1.50' },
    besideAccessKey: { given: '001-001-000000002', right: '001-001-000000001' },
    treaty: {},
    treatyInOrder: {},
    paidAbroad: { element: 'paisEfecPago' },
    percentage: { rate: '175' },
    withheldTwice: { code: '312', number: '001-001-000000001', supportCode: '02' },
    supportTotal: { sum: '115.00', total: '116.00' },
    excise: { rate: '10', base: '12.00', amount: '7.00', percentage: '1.20', perUnit: '120.00' },
    exciseOfLine: { rate: '10', base: '12.00', form: 'PER_UNIT', due: '120.00', amount: '7.00' },
    excisePrinted: { ...excise, rate: '75', subtotal: '10.00', price: '0.25' },
    excisePercentage: { ...excise, subtotal: '10.00' },
    excisePerUnit: { ...excise, quantity: '3' },
  },
  rateNotInForce: {
    rates: { day: '2026-11-21', rates: ['5', '15'] },
    code: { code: '3', day: '2026-11-21' },
    taxOfProduct: { code: 'IVA14', authorityCode: '3' },
    dayOfInvoice: {},
  },
  codeNotInForce: {
    code: { day: '2026-11-21', codes: ['593', '110'], example },
    table: { table: 'presumptiveWithholdings', code: '999', day: '2026-11-21', example },
    reimbursement: { code: '40', right: '41' },
    paymentMethod: { method: '99', day: '2026-11-21' },
    currency: { currency: 'EUR', right: 'DOLAR' },
    bottles: { code: '5002' },
    tooLong: { code: '294' },
    withheldTax: { code: '4' },
    foreignRegime: { code: '04' },
  },
  taxMisplaced: {
    rate: {},
    onlyIva: {},
    refund: {},
    ivaTwice: {},
    exciseTwice: { code: '3031', forms: 'BOTH', example: '{"code": "3031", "rate": 75}' },
    subjectKind: {},
    subjectKindInOrder: {},
    dividends: { right: '10', supportCode: '01' },
    dividendsInOrder: { right: '10' },
    boxes: { codes: ['338', '340'], code: '312' },
    boxesInOrder: {},
    reimbursements: { right: '41', code: '01' },
  },
  percentageNotOfCode: { withheldAt, rateOfCode: { code: '4', right: '15', rate: '12', form: 'PERCENTAGE' } },
  refundMisplaced: {
    twice: { rate: '15', sum: '3.00' },
    notCharged: { rate: '5', rates: ['15', '8'] },
    tooMuch: { amount: '2.00', rate: '15', charged: '1.50' },
  },
  notNegotiable: { payments: {}, paymentsOfOrder: { method: '21' }, address: {} },
  bagMisnamed: { bagUnnamed, exemptBagCharged },
  notModifiable: { facts: { code: '06', name: 'Guía de remisión', english: 'waybill' } },
  identificationMalformed: { ruc: {}, document: identified, order: { type: 'PASSPORT' } },
  finalConsumerAboveLimit: { facts: { order: { limit: '50.00', total: '57.50' } } },
  emailMalformed: { several: {}, one: { email: 'a@b' }, oneInOrder: { email: 'a@b' } },
  noSuchDay: { none: {}, years: {} },
  dateInFuture: { facts: { today: '2026-11-21' } },
  datesOutOfOrder: {
    supportLater: {},
    transportEarly: {},
    transportBackwards: {},
    fiscalYear: { year: '2027', last: '2026' },
  },
  dateTooLongAgo: {
    order: { day: '2026-01-02', age: 323, most: 90, today: '2026-11-21' },
    document: { day: '2026-01-02', age: 323, most: 90 },
  },
  baseAboveDocument: { incomeBase, ivaBase: { base: '100.00', charged: '15.00' } },
  dividendsMissing: { facts: { supportCode: '10' } },
  boxesMissing: { missing: { code: '338' }, none: { boxes: '0' } },
  authorizationMalformed: { authorizationLength },
  periodOutside: { facts: { period: '01/2026', first: '10/2026', last: '11/2026' } },
  notWellFormed: {
    text: {},
    here: {},
    doctype: {},
    noElement: {},
    otherEndTag: {},
    unclosed: {},
    startTag: {},
    attributeValue: {},
    attributeTwice: {},
    endTag: {},
    afterEnd: {},
    reference: {},
    prefix: {},
    character: {},
    cdata: {},
    comment: {},
    instruction: {},
  },
  unknownRoot: { facts: { root: 'pedido', roots: ['factura', 'notaCredito'] } },
  unknownVersion: { facts: { version: '9.9.9', root: 'factura', versions: ['1.0.0', '2.1.0'] } },
  notAWrapper: { root: { root: 'factura' }, empty: {} },
  beyondLimit: {
    bytes: { most },
    depth: { most },
    elements: { most },
    attributesOfElement: { most },
    attributes: { most },
    namespacesInScope: { most },
    namespaceDeclarations: { most },
    nameBytes: { most },
    attributeBytes: { most },
    sections: { most },
  },
  notUtf8: { bytes: {}, zero: { byte: 12 }, declared: { encoding: 'ISO-8859-1' } },
  elementMisplaced: {
    order: { element: 'ruc', expected: ['ambiente', 'Signature'] },
    end: { element: 'ruc' },
    additional: { most: 15 },
    text: { element: 'infoTributaria' },
    elements: { element: 'ruc' },
  },
  elementMissing: { facts: { element: 'factura', expected: ['detalles', 'Signature'] } },
  valueMalformed: {
    set: { element: 'moneda', value: 'EURO', allowed: ['DOLAR', 'USD'] },
    pattern: { element: 'estab', value: '1', pattern: '[0-9]{3}' },
    type: { element: 'cantidad', value: 'x1' },
  },
  valueLength: {
    long: { element: 'motivo', length: '301', most: '300' },
    short: { element: 'motivo', length: '0', least: '1' },
    blank: {},
  },
  numberOutOfBounds: {
    decimals: { element: 'cantidad', value: '1.1234567', most: '6' },
    digits: { element: 'cantidad', value: '12345678901234567890', most: '18' },
    negative: { element: 'cantidad', value: '-1' },
  },
  attributeWrong: {
    missing: { element: 'factura', attribute: 'version' },
    unknown: { element: 'factura', attribute: 'lang' },
    id: { root: 'factura', id: 'comprobante', version: '1.1.0' },
  },
  againstSchema: { document: { element: 'factura' }, order: { element: '/factura/infoFactura/total' } },
  keyDisagrees: { facts: { written: '001', key: '002' } },
  amountOff: { sum },
  totalOff: {
    sum,
    missingTotal,
    rateOfLines: { rate: '10', code: '3031', rates: ['75', '80'] },
    subtotal: { subtotal: '9.00', lines: '10.00' },
  },
  offByCents: { sum, payments },
  checkDigitWrong: { digit: {}, form: identified },
  plateDue: { missing: {}, form: { plate: 'AB12' } },
  plateSoonDue: { missing: {}, form: { plate: 'AB12' } },
  constructionCodeMissing: { facts: { code: 'P-1' } },
  notATourismDay: {
    unlisted: {},
    secondHand: { name: 'Carnaval 2026', english: 'Carnival 2026', source: 'Decreto Ejecutivo 304', scope: 'Quito' },
  },
  codeUnknown: {
    unknown: {},
    excise: { code: '9999' },
    ended: { code: '312A', last: '2025-02-28' },
    later: { code: '15', first: '2020-06-01' },
  },
  percentageUnusual: {
    withheldAt,
    presumptive: { rate: '0.30', code: '327', printed: '0.20' },
    presumptiveWithoutRate: { rate: '0.30', code: '328' },
  },
  dateTooOld: { facts: { day: '2026-01-02', age: 323, most: 90, today: '2026-11-21' } },
  issuedLate: { facts: { day: '2026-11-20', days: 1, today: '2026-11-21' } },
  bagUnusual: {
    bagUnnamed,
    exemptBagCharged,
    bagWithoutExcise: { code: 'ICE-FPN-01', excise: '3680', exempt: 'ICE-FPE-03' },
    otherNumberOfBags: { bags: '12', quantity: '10' },
  },
  unusual: {
    authorizationLength,
    authorizationNoKey: { authorization: '1'.repeat(49) },
    authorizationOfAnother: {
      authorization: '1'.repeat(49),
      of: { code: '04', number: '001-001-000000009' },
      code: '01',
      number: '001001000000007',
    },
    claimedTax,
    incomeBase,
    missingTotal,
    taxedMore,
    supportSeldom: support,
    supportSeldomInOrder: support,
    booked: { booked: '2026-11-19', day: '2026-11-20' },
    partlyTaxed: { taxed: '80.00', most: '100.00' },
    subsidy: { subsidy: '3.00', lines: '2.00' },
    excise: { ...excise, form: 'PER_UNIT', rate: '0.25', base: '28.00' },
    emissionType: {},
    claimedBefore: { documentCode: '01', number: '001-001-000000001', supplier: '1790012345001' },
    claimedWithoutTotal: { claimed: '11.50' },
    period: { period: '10/2026', issued: '11/2026', example: '09/2026' },
    dividendsLater: { paidOn: '22/11/2026', issued: '2026-11-21' },
    boxes: { boxes: '12', price: '5.00', cost: '60.00', base: '55.00' },
    selfNumber: { number: '001001000000009', documentCode: '42', own: '001001000000000' },
    namedTwice: { number: '001-001-000000001', place: 2 },
  },
  noPlaceInDocument: { member: { member: 'unit' }, timeUnit: { member: 'deadline' } },
  ownInPlaceOfProduct: {
    facts: { members: ['code', 'unitPrice'], productId: '01935a2e-7c1f-7abc-8def-0123456789ab' },
  },
  drawnOtherwise: { facts: { characters: ['漢 (U+6F22)'] } },
  settlementToCompany: { facts: { ruc: '1790012345001' } },
  supportOfEarlierYear: { facts: { day: '2025-12-31', issued: '2026-01-02' } },
  withheldLate: { facts: { day: '2026-11-10', age: 11, most: 5 } },
  taxAbroadPaidHere: { country: { country: '593' }, local: {} },
  exportUnusual: { destination: { country: '593' }, incoterm: { term: 'FOO' }, iva: { amount: '1.50' } },
  selfWithholding: {
    self: { subject: '1790012345001', own: '42', code: '01' },
    another: { subject: '1710034065', own: '42' },
  },
  nothingCharged: { line: { quantity: '0.00' }, debitNote: {} },
  unknownKind: { facts: { documentType: 'RECIPE' } },
}

const ENGLISH =
  /(?<![\p{L}\p{N}])(?:and|any|are|at|be|by|first|for|from|give|has|have|in|is|[Ii]t|its|leave|must|not|of|on|one|or|out|[Ss]end|such|than|that|[Tt]he|[Tt]here|[Tt]his|was|which|with|without|[Ww]rite)(?![\p{L}\p{N}])/u

const errors = Object.entries(documentErrors)

test.each(errors)('%s says in both languages what is wrong, when and what to do', (_, { texts }) => {
  const { en, es } = texts ?? {}
  expect([en?.message, en?.cause, en?.remedy, es?.message, es?.cause, es?.remedy]).not.toContain(undefined)
  for (const text of [es?.message, es?.cause, es?.remedy]) {
    expect(text).toMatch(/\S.{3}/)
    expect(text).not.toMatch(ENGLISH)
  }
  expect(es?.message).not.toBe(en?.message)
})

const cases = Object.entries<Readonly<Record<string, object>>>(samples).flatMap(([name, byReason]) =>
  Object.entries(byReason).map(([reason, facts]): [name: string, reason: string, facts: object] => [
    name,
    reason,
    reason === 'facts' ? facts : { reason, ...facts },
  ]),
)

test.each(cases)('%s says of %s the same in both languages', (name, _, facts) => {
  const { [name as keyof Table]: error } = documentErrors
  const say = (language: Language) => error.say(facts as Params, language) ?? ''

  expect(say('es')).not.toBe(say('en'))
  expect(say('es')).not.toMatch(ENGLISH)
  for (const language of ['en', 'es'] as const) expect(say(language)).not.toMatch(/undefined|object Object|NaN/)
  // A code has a name in each language.
  const { name: _name, english: _english, ...shared } = facts as { name?: string; english?: string }
  const named = (sentence: string) => valuesOf(shared).filter((value) => sentence.includes(value))
  expect(named(say('es'))).toEqual(named(say('en')))
  // Some follow the name of a field.
  expect(/^\p{Ll}/u.test(say('es'))).toBe(/^\p{Ll}/u.test(say('en')))
  expect(say('es').endsWith('.')).toBe(say('en').endsWith('.'))
})

function valuesOf(facts: object): string[] {
  const { reason: _, ...others } = facts as Record<string, unknown>
  return Object.values(others).flatMap((value) => (typeof value === 'object' && value ? valuesOf(value) : [`${value}`]))
}

test('general texts have no facts', () => {
  const { totalTooLarge, finalConsumerAboveLimit, dateInFuture } = documentErrors
  for (const error of [totalTooLarge, finalConsumerAboveLimit, dateInFuture]) {
    expect(error.at('total')).toEqual({ path: 'total', code: error.code, message: error.message })
    expect(error.say({ about: { line: 1 } }, 'es')).toBe(error.texts?.es.message)
  }
})
