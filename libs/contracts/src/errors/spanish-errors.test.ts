import type { AnyDeclaredError, DeclaredError, Params } from '@etax/kernel'
import { englishWordsIn, spanishWordsIn } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { authorityErrors } from './authority-errors.ts'
import { catalogErrors } from './catalog-errors.ts'
import { contextErrors } from './context-errors.ts'
import { issuanceErrors } from './issuance-errors.ts'
import { rendererErrors } from './renderer-errors.ts'
import { webhookErrors } from './webhook-errors.ts'

type FactsOf<Entry> = Entry extends DeclaredError<infer Facts> ? Facts : never
type WithFacts<Table> = {
  [Name in keyof Table as [keyof FactsOf<Table[Name]>] extends [never] ? never : Name]: readonly FactsOf<Table[Name]>[]
}

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const accessKey = '2111202601179001234500110010010000000011234567813'
const ruc = '1790012345001'
const invoice = '001-002-000000007'
const columns = [{ name: 'code', heading: 'Código' }, { name: 'tax' }]
const holder = { number: invoice, receiptId: id, status: 'AUTHORIZED', accessKey }

const ofContext: WithFacts<typeof contextErrors> = {
  taxpayerUnknown: [{ ruc }, { ruc: 'x', header: 'x-taxpayer-ruc' }],
  receiptsUnfinished: [{ of: 'taxpayer' }, { of: 'series' }],
}

const ofIssuance: WithFacts<typeof issuanceErrors> = {
  requestMalformed: [
    { reason: 'caller' },
    { reason: 'receipt-id' },
    { reason: 'allowance' },
    { reason: 'report' },
    { reason: 'dev-reference', most: 100 },
    { reason: 'document-type', kinds: ['INVOICE', 'WAYBILL'] },
  ],
  supportingDocumentUnusable: [
    { reason: 'not-here' },
    { reason: 'voided', number: invoice, why: 'cliente equivocado' },
    { reason: 'cancelled', number: invoice },
    { reason: 'refused', number: invoice, status: 'REJECTED' },
    { reason: 'not-authorized', number: invoice, status: 'DRAFT' },
  ],
  noteOnFinalConsumer: [{ invoice }],
  noteContradictsReceipt: [
    { reason: 'issue-date', invoice, issueDate: '2026-11-21', given: '2026-11-20' },
    { reason: 'customer', invoice, customer: ruc, given: '1710034065' },
  ],
  noteAboveBalance: [{ invoice, total: '115.00', earlier: '15.00', left: '100.00', given: '110.00' }],
  noteAboveRate: [
    {
      invoice,
      tax: '2',
      rateCode: '4',
      rate: '15',
      unit: 'percent' as const,
      given: { amount: '15.00', base: '100.00' },
      charged: { amount: '0.00', base: '0.00' },
      left: { amount: '0.00', base: '0.00' },
    },
  ],
  withheldAlready: [
    {
      document: '01 001-001-000000001',
      supplier: ruc,
      receipt: invoice,
      issueDate: '2026-11-21',
      status: 'AUTHORIZED',
    },
  ],
  documentOfAnother: [
    { reason: 'taxpayer', ruc, asked: '1799999990001' },
    { reason: 'environment', environment: 1, mode: 'live', needed: 2 },
  ],
  accessKeyNotImportable: [
    { reason: 'taxpayer', ruc, asked: '1799999990001' },
    { reason: 'environment', environment: 1, mode: 'live', needed: 2 },
  ],
  signatureInvalid: [
    { reason: 'invalid', why: { en: 'a transform is out of place', es: 'una transformación está fuera de lugar' } },
    { reason: 'refused', why: { en: 'the certificate is not its own', es: 'el certificado no es el suyo' } },
  ],
  signatureOfAnother: [
    { named: '', ruc },
    { named: '1710034065', ruc },
  ],
  signatureOutOfForce: [{ notBefore: '2024-01-01T00:00:00.000Z', notAfter: '2026-01-01T00:00:00.000Z' }],
  signingTimeImpossible: [
    { reason: 'future', signedAt: '2027-01-01T00:00:00.000Z', now: '2026-11-21T00:00:00.000Z' },
    {
      reason: 'certificate',
      signedAt: '2023-01-01T00:00:00.000Z',
      notBefore: '2024-01-01T00:00:00.000Z',
      notAfter: '2026-01-01T00:00:00.000Z',
    },
  ],
  mailSuppressed: [{ addresses: ['compras@example.com'] }],
  storedAddressUnmailable: [{ customerId: id, addresses: ['compras@caja'] }],
  mailSuppressedAll: [{}, { address: 'compras@example.com' }],
  notAuthorizedToMail: [{ status: 'DRAFT' }],
  tooManyMails: [
    { reason: 'in-all', most: 50 },
    { reason: 'in-a-day', most: 10, seconds: 60 },
  ],
  notInError: [{ status: 'DRAFT' }],
  numberUsed: [{ number: 7 }],
  accessKeyTaken: [{ receiptId: id, status: 'DRAFT' }],
  importedAlready: [{ accessKey }],
  numberTaken: [{ ...holder, free: '001-002-000000008' }],
  importedNumberTaken: [holder],
  notAtTheAuthority: [{ accessKey }],
  authorizedDocumentUnusable: [
    { reason: 'no-document' },
    { reason: 'unreadable' },
    { reason: 'access-key', accessKey },
    { reason: 'taxpayer', ruc, asked: '1799999990001' },
  ],
  consultationAway: [{ asked: 'state' }, { asked: 'authorization' }],
  consultationWithoutState: [{ words: '' }, { words: 'CLAVE DE ACCESO NO REGISTRADA' }],
  quotaUsedUp: [
    { renewedOn: null, retry: false },
    { renewedOn: '2026-12-01', retry: true },
  ],
  excessUsedUp: [
    { renewedOn: null, retry: true },
    { renewedOn: '2026-12-01', retry: false },
  ],
}

const ofCatalog: WithFacts<typeof catalogErrors> = {
  resourceUnknown: [{ resource: 'things' }, { resource: 'invoices', csv: true }],
  filterValue: [
    { reason: 'empty' },
    { reason: 'form', form: { en: 'true or false', es: 'true o false' }, sent: 'yes' },
  ],
  keyTaken: [
    { reason: 'exists', kind: 'customer', field: 'identification', key: '1710034065' },
    { reason: 'test-taxpayer', ruc },
    { reason: 'taken' },
    { reason: 'of-test-taxpayer' },
  ],
  recordExists: [{ kind: 'category' }],
  referenceUnknown: [
    { reason: 'record', kind: 'warehouse', of: 'taxpayer', list: '/warehouses', sent: id },
    { reason: 'record', kind: 'taxpayer', of: 'workspace', list: '/taxpayers' },
    { reason: 'logo' },
    { reason: 'payment-method', sent: id },
    { reason: 'document-type', id, sent: 'x' },
    { reason: 'document-type', id, name: { en: 'credit note', es: 'Nota de crédito' } },
  ],
  recordUnknown: [
    { kind: 'emission point', id },
    { kind: 'invoice', id },
  ],
  recordInUse: [
    { kind: 'product', id, path: `/products/${id}`, needed: { kind: 'category', id } },
    { kind: 'invoice', id, path: `/invoices/${id}`, receiptId: id, needed: { kind: 'customer', id } },
  ],
  taxpayerUnknown: [{ ruc }],
  invoiceClosed: [
    { reason: 'issued', id },
    { reason: 'issued-in-sandbox', id },
    { reason: 'being-issued', id },
  ],
  fixedList: [{ kind: 'payment method' }],
  recordChanged: [{ kind: 'invoice', id }],
  numberFixed: [
    { reason: 'marked', ruc, id },
    { reason: 'held', ruc, held: ['certificate', 'password', 'receipts', 'sequentials'] },
  ],
  referenceElsewhere: [
    { reason: 'establishment' },
    {
      reason: 'record',
      kind: 'emission point',
      list: '/emission-points?filter.establishmentId__eq=1',
      own: { kind: 'establishment', code: '002', id },
      asked: { kind: 'establishment', id },
    },
  ],
  testTaxpayerStays: [
    { reason: 'deletion', ruc },
    { reason: 'number', ruc },
  ],
  establishmentUnknown: [
    { reason: 'none' },
    { reason: 'code', code: '009', there: ['001'] },
    { reason: 'code', code: '9', there: [] },
  ],
  emissionPointUnknown: [
    { reason: 'none', establishment: '001' },
    { reason: 'gone', establishment: '001', code: '002' },
    { reason: 'code', establishment: '001', code: '009', there: ['001', '002'] },
  ],
  customerUnknown: [{ id }],
  productUnknown: [{ id }],
  taxNotValueAdded: [
    { reason: 'product' },
    { reason: 'tax', code: 'R1', authorityCode: '312', isWithheld: true },
    { reason: 'tax', code: 'ICE', authorityCode: '3011', isWithheld: false },
  ],
  paymentsDiffer: [
    { total: '115.00', paid: '100.00' },
    { total: '115.00', paid: '100.00', other: { taxRounding: 'LINE', total: '115.01' } },
  ],
  invoicePartDeleted: [{}, { field: 'customerId' }],
  taxDisagrees: [
    { reason: 'code', isRetention: false, codes: ['2', '4'], sent: '99', rate: '15.00', fitting: ['4', '8'] },
    { reason: 'code', isRetention: true, codes: ['9'], sent: '4', other: 'IVA', rate: '15.00', fitting: [] },
    {
      reason: 'percentage',
      authorityCode: '4',
      name: 'IVA 15%',
      allowed: ['15.00'],
      sent: '12',
      rate: '12.00',
      fitting: ['2'],
    },
    { reason: 'tax', authorityCode: '4', tax: 'IVA', taxCode: '2', sent: 'ICE-15' },
    { reason: 'rate', named: 'exempt', codes: ['7'], authorityCode: '4', sent: 'IVAEXE' },
    { reason: 'rate', named: 'not-subject', codes: ['6'], authorityCode: '4', sent: 'IVANOB' },
    { reason: 'rate', named: 12, codes: ['2'], authorityCode: '4', sent: 'IVA12' },
  ],
  logoTooLarge: [{ beyond: 'bytes' }, { beyond: 'pixels' }],
  logoUnknown: [{ id }],
  fileUnreadable: [{ reason: 'line-ends' }, { reason: 'not-text' }, { reason: 'not-utf8', line: 3 }],
  filePartMissing: [{ part: 2 }],
  fileBeyondLimit: [
    { reason: 'lines', most: 250_000 },
    { reason: 'characters', line: 3, most: 65_536 },
  ],
  fileLine: [
    { reason: 'empty', columns },
    { reason: 'no-header', columns },
    { reason: 'too-many-columns', most: 100, columns },
    { reason: 'unknown-column', columns },
    { reason: 'column-missing', column: { name: 'code', heading: 'Código' } },
    { reason: 'column-twice' },
    { reason: 'other-separator' },
    { reason: 'not-read' },
    { reason: 'quote-open' },
    { reason: 'text-after-quote' },
    { reason: 'text-after-quote-on', end: 4 },
    { reason: 'same-column', first: 'Código' },
    { reason: 'separator', sign: '|' },
    { reason: 'too-many-cells', cells: 5, most: 4 },
    { reason: 'key-twice', first: 2 },
    { reason: 'names-nothing', list: '/taxes', by: 'code', sent: 'IVA99' },
    { reason: 'names-several', sent: 'Varios' },
  ],
  stockDirection: [{ direction: 'UP' }],
}

const ofAuthority: WithFacts<typeof authorityErrors> = {
  simulatorFaultUnknown: [{}, { member: 'times', form: { en: 'a number of calls', es: 'un número de llamadas' } }],
  simulatorStateUnknown: [{ states: ['ANULADO', 'AUTORIZADO'] }],
}

const ofWebhooks: WithFacts<typeof webhookErrors> = { secretUnreadable: [{ endpointId: id }] }

const TABLES = { contextErrors, issuanceErrors, catalogErrors, authorityErrors, rendererErrors, webhookErrors }
const SAMPLES: Readonly<Record<string, readonly Params[]>> = {
  ...ofContext,
  ...ofIssuance,
  ...ofAuthority,
  ...ofWebhooks,
  ...ofCatalog,
  taxpayerUnknown: [...ofContext.taxpayerUnknown, ...ofCatalog.taxpayerUnknown],
}

const ENTRIES = Object.values(TABLES).flatMap((table) => Object.entries<AnyDeclaredError>(table))

function sentencesOf(name: string, error: AnyDeclaredError, language: 'en' | 'es'): string[] {
  const { message = '', cause = '', remedy = '' } = error.texts?.[language] ?? {}
  const sentences = (SAMPLES[name] ?? []).map((facts) => error.say(facts, language) ?? '')
  return [message, cause, remedy, ...sentences]
}

/** Not names of JSON members; addresses may have them: sign-and-authorize. */
const ENGLISH =
  /(?<![\p{L}\d/{_-])(?:the|is|of|must|not|no such|and|are|that|this|with|which|from|was|has|have|it|or|its|for)(?![\p{L}\d/}_-])/iu

test.each(ENTRIES)('%s says all in both languages', (name, error) => {
  for (const language of ['en', 'es'] as const)
    for (const sentence of sentencesOf(name, error, language)) expect(sentence.trim()).not.toBe('')
})

test.each(ENTRIES)('%s holds no English word in Spanish, and none of its facts is lost', (name, error) => {
  for (const sentence of sentencesOf(name, error, 'es')) {
    expect(sentence).not.toMatch(ENGLISH)
    expect(englishWordsIn(sentence)).toEqual([])
    expect(sentence).not.toMatch(/undefined|\[object|NaN/)
  }
  for (const sentence of sentencesOf(name, error, 'en')) {
    expect(sentence).not.toMatch(/undefined|\[object|NaN/)
    expect(spanishWordsIn(sentence)).toEqual([])
  }
})

test('the record in the way of a deletion is a fact, in either language', () => {
  const facts = { kind: 'product', id, path: `/products/${id}`, needed: { kind: 'tax', id: accessKey } } as const
  const error = catalogErrors.recordInUse(facts)

  expect(error).toMatchObject({ params: { kind: 'product', id } })
  expect(error.message).toBe(
    `Tax with id ${accessKey} is in use: product ${id} needs it; delete that first (DELETE /products/${id})`,
  )
  expect(catalogErrors.recordInUse.say(facts, 'es')).toBe(
    `El impuesto con id ${accessKey} está en uso: lo necesita el producto ${id}. Elimínelo primero (DELETE /products/${id}).`,
  )
})
