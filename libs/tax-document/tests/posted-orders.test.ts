import { describe, expect, test } from '@jest/globals'
import { Compile } from 'typebox/compile'
import { draftDocument, type Order, orderKinds } from '../src/index.ts'
import { exampleNames, exampleOf } from './golden-examples.ts'
import { anIssuer, TODAY } from './orders.ts'

const schemas = new Map(orderKinds.map(({ documentType, schema }) => [documentType, Compile(schema)]))

function violationsOf(documentType: string, body: unknown): string[] {
  const schema = schemas.get(documentType as never)
  return schema?.Check(body) ? [] : (schema?.Errors(body).map((error) => error.instancePath) ?? ['no schema'])
}

function schemaOf(documentType: string) {
  return orderKinds.find((kind) => kind.documentType === documentType)?.schema
}

const oneLine = (): Order<'INVOICE'> => {
  const { order } = exampleOf('invoice/one-line')
  if (order.documentType !== 'INVOICE') throw new Error('one-line is no invoice')
  return order
}
const invoice = (changes: object) => violationsOf('INVOICE', { ...withoutKind(oneLine()), ...changes })
const item = (changes: object) => invoice({ items: [{ ...oneLine().items[0], ...changes }] })

function withoutKind({ documentType: _, ...body }: Order<'INVOICE'>) {
  return body
}

test.each(exampleNames)('%s may be posted as it stands', (name) => {
  const { documentType, ...body } = exampleOf(name).order

  expect(violationsOf(documentType, body)).toEqual([])
})

test.each(orderKinds)('the published example of $path is one of its own', ({ documentType, schema }) => {
  const [example] = (schema as unknown as { examples: unknown[] }).examples

  expect(violationsOf(documentType, example)).toEqual([])
})

test.each(orderKinds)(
  'the published example of $path makes a document without a warning',
  ({ documentType, schema }) => {
    const [{ devReference: _, ...example } = {} as Record<string, unknown>] =
      (schema as { examples?: Record<string, unknown>[] }).examples ?? []
    const order = { documentType, ...JSON.parse(JSON.stringify(example), asText) } as Order

    const outcome = draftDocument(order, anIssuer(), { today: TODAY })

    expect(outcome).toMatchObject({ ok: true, warnings: [] })
  },
)

/** Amounts reach an order as text. */
function asText(_name: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

test.each(orderKinds)('next to every pattern of $component stands what it asks for in words', ({ schema }) => {
  const silent: string[] = []
  const visit = (node: unknown, path: string) => {
    if (typeof node !== 'object' || node === null) return
    // The record's patterns of names cannot fail for callers.
    if ('pattern' in node && typeof node.pattern === 'string' && !('form' in node)) silent.push(path)
    // The validator ignores `published`.
    const { published: _, ...members } = node as Record<string, unknown>
    for (const [name, member] of Object.entries(members)) visit(member, `${path}/${name}`)
  }
  visit(schema, '')

  expect(silent).toEqual([])
})

describe('an amount', () => {
  test.each(['12', '12.5', '-1', '0', '000000000000000012.500000000', '123456789012.123456', 12, 12.5, -1, 0])(
    'may be %j',
    (quantity) => {
      expect(item({ quantity })).toEqual([])
    },
  )

  test.each(['', ' ', '1,5', '1e3', '.5', '5.', 'x', '1234567890123', '1.1234567', 1e12, true, null])(
    'may not be %j',
    (quantity) => {
      expect(item({ quantity })).not.toEqual([])
    },
  )

  test.each(['15', '1500', '150.5', '15.25', '15.2500', '007'])('a rate may be %s', (tax) => {
    expect(item({ tax })).toEqual([])
  })

  test.each(['15000', '1500.5', '150.25', '1.125'])('a rate may not be %s', (tax) => {
    expect(item({ tax })).not.toEqual([])
  })
})

describe('limits are those of the document', () => {
  test.each([
    ['a description of 300 characters', () => item({ description: 'ñ'.repeat(300) }), true],
    ['one of 301', () => item({ description: 'ñ'.repeat(301) }), false],
    ['300 emojis', () => item({ description: '🦙'.repeat(300) }), true],
    ['three details', () => item({ details: Array(3).fill({ name: 'a', value: 'b' }) }), true],
    ['four', () => item({ details: Array(4).fill({ name: 'a', value: 'b' }) }), false],
    ['15 additional fields', () => invoice({ additionalInfo: fields(15) }), true],
    ['16', () => invoice({ additionalInfo: fields(16) }), false],
    ['no items', () => invoice({ items: [] }), false],
    ['the number of a waybill', () => invoice({ deliveryNote: '001-001-000000001' }), true],
    ['one without dashes', () => invoice({ deliveryNote: '001001000000001' }), true],
    ['a blank where it may be left out', () => invoice({ deliveryNote: '', issueDate: '', plate: '' }), true],
    ['a blank where it may not', () => item({ code: '' }), false],
    ['dollars', () => invoice({ currency: 'DOLAR' }), true],
    ['dollars by another name', () => invoice({ currency: 'usd' }), true],
    ['euros', () => invoice({ currency: 'EUR' }), false],
  ])('%s', (_what, violations, fits) => {
    expect(violations().length === 0).toBe(fits)
  })
})

function fields(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`field ${at}`, 'value']))
}

describe('ids stand for values', () => {
  const id = '01935a2e-7c1f-7abc-8def-0123456789ab'

  test('a customer of the catalog, a product of the catalog', () => {
    expect(violationsOf('INVOICE', { customerId: id, items: [{ productId: id, quantity: 1 }] })).toEqual([])
  })

  test('an item without either is refused, and so is an order without customer', () => {
    expect(invoice({ items: [{ quantity: 1 }] })).not.toEqual([])
    expect(violationsOf('INVOICE', { items: oneLine().items })).not.toEqual([])
  })

  test.each(['CREDIT_NOTE', 'DEBIT_NOTE'])('a %s that names its document by access key needs no customer', (kind) => {
    const [example] = (schemaOf(kind) as unknown as { examples: { customer: unknown }[] }).examples
    const { customer: _, ...body } = example ?? { customer: null }
    const supportingDocument = { accessKey: '2111202601179999999000110010010000000011234567813' }

    expect(violationsOf(kind, { ...body, supportingDocument })).toEqual([])
    expect(violationsOf(kind, body)).not.toEqual([])
    expect(violationsOf(kind, { ...body, supportingDocument: undefined })).not.toEqual([])
  })

  test('a supplier is no customer', () => {
    expect(violationsOf('PURCHASE_SETTLEMENT', { customerId: id, items: oneLine().items })).not.toEqual([])
  })
})

test('a customer and a customerId are not taken together', () => {
  const customerId = '01935a2e-7c1f-7abc-8def-0123456789ab'
  const { customer: _, ...note } = withoutOwnKind(exampleOf('credit-note/devolution').order)

  expect(invoice({ customerId })).not.toEqual([])
  expect(invoice({ customerId, customer: undefined })).toEqual([])
  expect(violationsOf('CREDIT_NOTE', { ...note, customerId })).toEqual([])
})

function withoutOwnKind({ documentType: _, ...body }: object & { documentType: string; customer?: unknown }) {
  return body
}

test.each(['CREDIT_NOTE', 'WITHHOLDING'])('a %s says why it has no payments', (documentType) => {
  const schema = schemaOf(documentType) as unknown as { properties: object; 'x-left-out': object; description: string }

  expect(schema.properties).not.toHaveProperty('payments')
  expect(schema['x-left-out']).toEqual({
    payments: {
      en: expect.stringContaining('has no payments'),
      es: expect.stringContaining('no tiene formas de pago'),
    },
  })
  expect(schema.description).toContain('has no payments')
})
