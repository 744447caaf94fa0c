import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  draftDocument,
  iceRates,
  incomeWithholdings,
  inForce,
  isdWithholdings,
  ivaRates,
  ivaWithholdings,
  numberDraft,
  orderKinds,
  paymentMethods,
} from '@etax/tax-document'
import { expect, test } from '@jest/globals'
import { addUpCases } from './add-up-cases.ts'
import { addUpDocument } from './add-up-document.ts'
import { anItem, invoiceCase, TODAY } from './case-parts.ts'
import { differenceOf } from './figure.ts'
import { fiscalCases } from './fiscal-cases.ts'
import { reportFiles } from './write-report.ts'
import { withDocument } from './written-document.ts'

const docs = join(import.meta.dirname, '../../../docs')
const cases = fiscalCases()
const documents = addUpCases(cases)

test('every figure of two hundred documents comes out the same when it is computed anew', () => {
  const figures = documents.flatMap(({ position, figures }) => figures.map((one) => ({ position, ...one })))

  expect(documents).toHaveLength(200)
  expect(figures.length).toBeGreaterThan(6_000)
  expect(figures.filter((one) => !differenceOf(one)?.eq(0))).toEqual([])
})

test('the report that is kept is the one the program writes: npm run fiscal:report', () => {
  for (const [name, text] of reportFiles(documents)) {
    expect([name, readFileSync(join(docs, name), 'utf8').replaceAll('\r\n', '\n') === text]).toEqual([name, true])
  }
})

test('the orders have every field an order can have', () => {
  const used = new Set(cases.flatMap(({ order }) => membersOf(order, order.documentType)))
  const fields = orderKinds.flatMap(({ documentType, schema }) => fieldsOf(schema, documentType))

  expect(fields.filter((field) => !used.has(field) && !HANDLING.test(field) && !WITHOUT_ELEMENT.test(field))).toEqual(
    [],
  )
})

/** Settlements have only value-added tax; credit notes lack elements for units and subsidies. */
const WITHOUT_ELEMENT =
  /^PURCHASE_SETTLEMENT\.items\.(ice|plasticBottleTax)\.|^CREDIT_NOTE\.items\.(unit|unsubsidizedPrice)$/
const HANDLING =
  /\.(devReference|sendEmail|establishment|emissionPoint|customerId|productId|supportingDocument\.accessKey)$/

test('the orders have every rate and code in force', () => {
  const text = JSON.stringify(cases.map(({ order }) => order))
  const codes = [iceRates, incomeWithholdings, isdWithholdings, ivaWithholdings].flatMap((catalog) =>
    inForce<{ code: string; name: string }>(catalog, TODAY).map(({ code }) => `"code":"${code}"`),
  )
  const methods = inForce(paymentMethods, TODAY).map(({ code }) => `"method":"${code}"`)
  const rates = inForce(ivaRates, TODAY).map(({ rate, taxType }) =>
    taxType === 'IVA_RATE' ? `"taxType":"${taxType}","tax":"${rate}"` : `"taxType":"${taxType}"`,
  )

  expect([...codes, ...methods, ...rates].filter((part) => !text.includes(part))).toEqual([])
})

test.each([
  ['<precioTotalSinImpuesto>24.69<', '<precioTotalSinImpuesto>24.68<', ['before taxes']],
  ['<valor>3.70<', '<valor>3.71<', ['IVA', 'IVA 4']],
  ['<importeTotal>28.39<', '<importeTotal>28.40<', ['total']],
  ['<totalSinImpuestos>24.69<', '<totalSinImpuestos>2.469<', ['before taxes']],
])('a wrong figure is found: %s', (right, wrong, expected) => {
  const { order, issuer, today } = invoiceCase('', [anItem({ quantity: '2', unitPrice: '12.345678' })])
  const outcome = draftDocument(order, issuer, { today })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  const { xml } = numberDraft(outcome.draft, { sequential: 1, numericCode: '12345678' })

  const figures = withDocument(xml.replaceAll(right, wrong), (root) => addUpDocument(order, root))

  expect(figures.filter((one) => !differenceOf(one)?.eq(0)).map(({ what }) => what)).toEqual(expected)
})

interface Schema {
  properties?: Record<string, Schema>
  items?: Schema
}

/** Paths such as `INVOICE.items.ice.code`, without lists. */
function fieldsOf({ properties, items }: Schema, path: string): string[] {
  if (items) return fieldsOf(items, path)
  if (!properties) return [path]
  return Object.entries(properties).flatMap(([name, schema]) => fieldsOf(schema, `${path}.${name}`))
}

function membersOf(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => membersOf(each, path))
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [path]
  return [path, ...Object.entries(value).flatMap(([name, each]) => membersOf(each, `${path}.${name}`))]
}
