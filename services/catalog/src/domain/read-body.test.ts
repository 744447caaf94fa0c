import { AppError } from '@etax/kernel'
import { describe, expect, test } from '@jest/globals'
import { developerViews } from '../resources/developer-views.ts'
import { resources } from '../resources/resources.ts'
import { invalid, readBody } from './read-body.ts'
import type { Fields, Resource } from './resource.ts'

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const series = { establishmentId: id, code: 1, name: 'Caja', taxpayerId: id }
const payment = { paymentMethodId: id, value: '1.00' }

/** Bodies with what is required, and nothing else. */
const required: Record<string, Fields> = {
  taxpayers: { ruc: '1790011674001', name: 'Comercial Andina S.A.' },
  taxes: { name: 'IVA', code: '2', percentage: '15.00', isRetention: false, authorityCode: '4' },
  customers: { identification: '1710034065', type: '05', name: 'María Pérez', taxpayerId: id },
  categories: { name: 'Bebidas', taxpayerId: id },
  warehouses: { name: 'Principal', taxpayerId: id },
  establishments: { code: 1, name: 'Matriz', taxpayerId: id },
  'emission-points': series,
  products: { name: 'Café', code: 'A', taxId: id, price: '1.00', taxpayerId: id },
  'product-prices': { productId: id, priceTypeId: id, price: '1.00', taxpayerId: id },
  'price-types': { name: 'Mayorista', taxpayerId: id },
  invoices: {
    ...{ customerId: id, issueDate: '2026-11-21', taxpayerId: id, establishmentId: id, emissionPointId: id },
    paymentMethods: [payment],
    details: [{ productId: id, quantity: 1, price: '1.00' }],
  },
  'developer/customers': { identificationType: 'FINAL_CONSUMER' },
  'developer/products': { code: 'A', description: 'Café', unitPrice: 1, taxType: 'IVA_EXEMPT' },
}

const bodies: [string, Resource][] = [
  ...Object.entries(resources),
  ...Object.entries(developerViews).map(([path, { body }]): [string, Resource] => [`developer/${path}`, body]),
]

const read = (resource: Resource, purpose: 'create' | 'update', body: Fields) => readBody(resource, purpose, body, id)

function pathsRefused(resource: Resource, purpose: 'create' | 'update', body: Fields) {
  try {
    read(resource, purpose, body)
    return []
  } catch (error) {
    if (!AppError.is(error)) throw error
    return error.details.map(({ path, code }) => `${path} ${code}`)
  }
}

describe.each(bodies)('a body of %s', (path, resource) => {
  const whole = required[path] ?? {}
  const optional = Object.keys(resource.fields).filter((name) => !(name in whole))
  const all = (value: unknown, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]))

  test.each([null, '', ' \t'])('may have %j for what is optional, which then was not given', (blank) => {
    const plain = read(resource, 'create', whole)

    expect(read(resource, 'create', { ...whole, ...all(blank, optional), tenantId: blank })).toEqual(plain)
  })

  test.each([null, '', {}, []])('is refused with %j for what is not known', (blank) => {
    expect(pathsRefused(resource, 'create', { ...whole, foo: blank })).toEqual(['foo FLD_10002'])
    expect(pathsRefused(resource, 'update', { ...whole, foo: blank })).toContain('foo FLD_10002')
  })

  test.each([null, '', ' '])('is refused with %j for what is required', (blank) => {
    const names = Object.keys(whole)

    expect(pathsRefused(resource, 'create', all(blank, names)).toSorted()).toEqual(
      names.map((name) => `${name} FLD_10001`).toSorted(),
    )
  })

  test.each([null, ''])('of a change takes away with %j what may be null, and is refused for the rest', (blank) => {
    const { requiredOnUpdate = [], keptByNull = [], fields } = resource
    const kept = Object.fromEntries(requiredOnUpdate.map((name) => [name, whole[name]]))
    const nullable = Object.entries(fields).filter(([, field]) => (field as { default?: unknown }).default === null)
    const names = Object.keys(fields).filter((name) => !requiredOnUpdate.includes(name))

    const taken = nullable.map(([name]) => name)
    const isKept = (name: string) => taken.includes(name) || (blank === null && keptByNull.includes(name))
    const refused = names.filter((name) => !isKept(name)).map((name) => `${name} FLD_10001`)

    expect(read(resource, 'update', { ...kept, ...all(blank, names.filter(isKept)) })).toEqual({
      ...kept,
      ...all(null, taken),
    })
    expect(pathsRefused(resource, 'update', { ...kept, ...all(blank, names) }).toSorted()).toEqual(refused.toSorted())
  })
})

test('parts of an invoice lose their blank members', () => {
  const body = {
    ...required.invoices,
    paymentMethods: [{ ...payment, id: null, deadline: '', timeUnit: null }],
    details: [{ productId: id, quantity: 1, price: '1.00', discount: null, id: '' }],
  }

  expect(read(resources.invoices, 'create', body)).toEqual(read(resources.invoices, 'create', required.invoices ?? {}))
})

test('a sentence names the value that was sent, the form and an example', () => {
  const body = { ...required.products, taxId: 'x', price: 'ten', code: 'C'.repeat(26) }

  expect(() => read(resources.products, 'create', body)).toThrow(
    /code must be a text of 1 to 25 characters, such as A-1; it is "C+".*taxId .*such as .*; it is "x".*price .*such as .*; it is "ten"/,
  )
})

test('what several checks find alike is said once', () => {
  const finding = { path: 'ruc', code: 'FLD_10005', message: 'must be a registry number' }
  const other = { ...finding, message: 'is taken' }

  const { message, details } = invalid([finding, other, { ...finding }])

  expect(details).toEqual([finding, other])
  expect(message).toBe('ruc must be a registry number; ruc is taken')
})

test.each(bodies)('ids in a body of %s, in its parts too, are kept in lower case', (path, resource) => {
  const whole = required[path] ?? {}
  const upper: Fields = JSON.parse(JSON.stringify(whole).replaceAll(id, id.toUpperCase()))

  expect(read(resource, 'create', upper)).toEqual(read(resource, 'create', whole))
})

test('ids, the own workspace’s too, may be written in any case', () => {
  const sent = { name: 'Bebidas', taxpayerId: id.toUpperCase(), tenantId: id.toUpperCase() }

  expect(read(resources.categories, 'create', sent)).toMatchObject({ taxpayerId: id })
})

test.each([
  ['an unknown one', id, 'names no document type'],
  ['that of a credit note', '5f2b0c7e-0a02-4c1e-9d10-000000000004', 'and this is an invoice'],
  ['no id', 'factura', 'names no document type'],
  ['a number', 1, 'names no document type'],
])('documentTypeId of an invoice: %s is refused, in a change too', (_what, documentTypeId, words) => {
  const sent = { ...required.invoices, documentTypeId }

  expect(pathsRefused(resources.invoices, 'create', sent)).toEqual(['documentTypeId CAT_10011'])
  expect(pathsRefused(resources.invoices, 'update', { documentTypeId })).toEqual(['documentTypeId CAT_10011'])
  expect(() => read(resources.invoices, 'create', sent)).toThrow(words)
})

test.each(['5f2b0c7e-0a02-4c1e-9d10-000000000001', '5F2B0C7E-0A02-4C1E-9D10-000000000001', null, ''])(
  'documentTypeId of an invoice may be sent back as it is read (%j)',
  (documentTypeId) => {
    expect(pathsRefused(resources.invoices, 'create', { ...required.invoices, documentTypeId })).toEqual([])
  },
)
