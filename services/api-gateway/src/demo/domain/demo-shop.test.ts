import {
  checkIdentification,
  documentErrors,
  draftDocument,
  type Issuer,
  type Order,
  orderKinds,
} from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { Compile } from 'typebox/compile'
import { demoOrders, demoRecords } from './demo-shop.ts'

const TODAY = '2026-11-21'
const day = (ago: number) => new Date(Date.parse(TODAY) - ago * 86_400_000).toISOString().slice(0, 10)
const orders = demoOrders({ day })
const records = demoRecords({ taxpayerId: 'taxpayer', idOf: (key) => `id of ${key}`, taxOf: (rate) => `tax ${rate}` })

const issuer: Issuer = {
  ruc: '1799999990001',
  legalName: 'CONTRIBUYENTE DE PRUEBA',
  address: 'Quito, Ecuador',
  environment: 1,
  establishment: { code: '001', address: 'Quito, Ecuador' },
  emissionPoint: '001',
  accountingObligated: false,
}

test.each(orders)(
  '$devReference is taken, and makes a document whose only warning is its earlier date',
  ({ documentType, order, modifies }) => {
    const schema = orderKinds.find((kind) => kind.documentType === documentType)?.schema
    if (schema === undefined) throw new Error(`no kind ${documentType}`)
    const supportingDocument = { documentType: 'INVOICE', number: '001-001-000000001', issueDate: day(9) }
    const body = { ...order, ...(modifies !== undefined && { supportingDocument }) }

    expect([...Compile(schema).Errors(body)]).toEqual([])
    const outcome = draftDocument({ documentType, ...body } as Order, issuer, { today: TODAY })
    const late = documentErrors.issuedLate.code
    expect([outcome.ok, outcome.warnings.filter(({ code }) => code !== late)]).toEqual([true, []])
  },
)

test('a reference stands for one order, and notes come behind what they modify', () => {
  const references = orders.map(({ devReference }) => devReference)

  expect(new Set(references).size).toBe(12)
  for (const [index, { modifies }] of orders.entries())
    if (modifies !== undefined) expect(references.slice(0, index)).toContain(modifies)
})

test('a record has a key of its own, and refers to records before it', () => {
  const keys = records.map(({ key }) => `id of ${key}`)

  expect(new Set(keys).size).toBe(records.length)
  for (const [index, { fields }] of records.entries()) {
    const referred = Object.values(fields).filter((value) => typeof value === 'string' && value.startsWith('id of '))
    expect(keys.slice(0, index)).toEqual(expect.arrayContaining(referred))
  }
})

test('no identification is malformed or has a wrong check digit', () => {
  const customers = records.filter(({ resource }) => resource === 'customers')
  const TYPES: Record<string, 'RUC' | 'NATIONAL_ID' | 'PASSPORT'> = {
    '04': 'RUC',
    '05': 'NATIONAL_ID',
    '06': 'PASSPORT',
  }

  expect(customers).toHaveLength(6)
  for (const { fields } of customers)
    expect(checkIdentification(TYPES[String(fields.type)] ?? 'RUC', String(fields.identification))).toBe('ok')
})
