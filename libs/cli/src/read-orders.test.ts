import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { readOrders } from './read-orders.ts'

const folder = mkdtempSync(join(tmpdir(), 'etax-orders-'))

afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

test('a JSON file has one order, a list, or an order a line', async () => {
  const one = { items: [] }
  const sources = {
    'one.json': JSON.stringify(one),
    'list.json': '[{"items":[]},{"documentType":"CREDIT_NOTE"}]',
    'lines.json': '{"items":[]}\n\n{"items":[]}\n',
  }
  const read = await Promise.all(Object.entries(sources).map(([name, text]) => readOrders(file(name, text))))

  expect(read.map((orders) => orders.map(({ line }) => line))).toEqual([[1], [1, 2], [1, 3]])
  expect(read[1]?.map(({ order }) => order.documentType)).toEqual(['INVOICE', 'CREDIT_NOTE'])
})

test('a reference follows from content and line; one’s own stays', async () => {
  const text = '[{"items":[]},{"items":[]},{"devReference":"order-1"}]'
  const references = async (name: string, content: string) =>
    (await readOrders(file(name, content))).map(({ order }) => order.devReference)

  const first = await references('a.json', text)
  expect(first).toEqual([
    expect.stringMatching(/^[0-9a-f]{20}-1$/),
    expect.stringMatching(/^[0-9a-f]{20}-2$/),
    'order-1',
  ])
  expect(await references('b.json', text)).toEqual(first)
  expect((await references('c.json', `${text} `))[0]).not.toBe(first[0])
})

const ROWS = [
  ['devReference', 'customer.identification', 'customer.legalName', 'item.code', 'item.quantity', 'payments.0.total'],
  ['order-1', '0102030405', 'María; Pérez', 'A-1', '2', '10'],
  ['order-1', '0102030405', 'María; Pérez', 'A-2', '1', '10'],
  ['', '0912345678', 'Ana', 'A-1', '1', ''],
]

test.each([',', ';', '\t'])('rows of a CSV file with %j become orders with their items', async (delimiter) => {
  const cell = (text: string) => (text.includes(delimiter) ? `"${text}"` : text)
  const text = ROWS.map((row) => row.map(cell).join(delimiter)).join('\r\n')

  const orders = await readOrders(file('rows.csv', `\uFEFF${text}\r\n`))

  expect(orders.map(({ line, order: { devReference: _, ...order } }) => ({ line, order }))).toEqual([
    {
      line: 2,
      order: {
        documentType: 'INVOICE',
        customer: { identification: '0102030405', legalName: 'María; Pérez' },
        payments: [{ total: '10' }],
        items: [
          { code: 'A-1', quantity: '2' },
          { code: 'A-2', quantity: '1' },
        ],
      },
    },
    {
      line: 4,
      order: {
        documentType: 'INVOICE',
        customer: { identification: '0912345678', legalName: 'Ana' },
        items: [{ code: 'A-1', quantity: '1' }],
      },
    },
  ])
})

test('the first sheet of an Excel file is read like CSV', async () => {
  const orders = await readOrders(join(import.meta.dirname, '../tests/orders.xlsx'))

  expect(orders).toEqual([
    {
      line: 2,
      order: {
        documentType: 'INVOICE',
        devReference: 'order-1',
        customer: { identification: '0102030405' },
        items: [
          { code: 'A-1', quantity: '2' },
          { code: 'A-2', quantity: '1.5' },
        ],
      },
    },
  ])
})

test.each([
  ['none.json', '[]', /has no orders/],
  ['text.json', 'x', /is not JSON at line 1/],
  ['values.json', '[1]', /has no order at line 1/],
  ['broken.csv', 'a,b\n"x', /is not CSV/],
  ['latin.csv', Buffer.from([0x61, 0x2c, 0xf1, 0x0a]), /is not UTF-8/],
  ['sheet.xlsx', 'x', /is not an Excel file/],
  ['orders.txt', 'x', /must end with .json, .ndjson, .csv, .xlsx/],
])('%s is refused in words', async (name, content, message) => {
  await expect(readOrders(file(name, content))).rejects.toThrow(message)
})

test('a missing file is refused in both languages', async () => {
  const missing = join(folder, 'missing.json')
  await expect(readOrders(missing)).rejects.toMatchObject({
    said: { en: `${missing} cannot be read.`, es: `${missing} no se puede leer.` },
  })
})
