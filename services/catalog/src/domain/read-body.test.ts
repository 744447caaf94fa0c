import { sentenceOf } from '@etax/contracts'
import { AppError, type ErrorDetail, type Language } from '@etax/kernel'
import { englishWordsIn } from '@etax/testkit'
import { describe, expect, test } from '@jest/globals'
import { developerViews } from '../resources/developer-views.ts'
import { resources } from '../resources/resources.ts'
import { invalid, readBody } from './read-body.ts'
import type { Fields, Resource } from './resource.ts'

const id = '01935a2e-7c1f-7abc-8def-0123456789ab'
const series = { establishmentId: id, code: 1, name: 'Caja', taxpayerId: id }
const payment = { paymentMethodId: id, value: '1.00' }

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
    customerId: id,
    issueDate: '2026-11-21',
    taxpayerId: id,
    establishmentId: id,
    emissionPointId: id,
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

function refusals(resource: Resource, purpose: 'create' | 'update', body: Fields): readonly ErrorDetail[] {
  try {
    read(resource, purpose, body)
    return []
  } catch (error) {
    if (!AppError.is(error)) throw error
    return error.details
  }
}

function pathsRefused(resource: Resource, purpose: 'create' | 'update', body: Fields) {
  return refusals(resource, purpose, body).map(({ path, code }) => `${path} ${code}`)
}

function sentences(details: readonly ErrorDetail[], language: Language): string[] {
  return details.map((detail) => `${detail.path} ${sentenceOf(detail, language)}`).toSorted()
}

describe.each(bodies)('a body of %s', (path, resource) => {
  const whole = required[path] ?? {}
  const optional = Object.keys(resource.fields).filter((name) => !(name in whole))
  const all = (value: unknown, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, value]))

  test.each([null, '', ' \t'])('may have %j for an optional member, which counts as omitted', (blank) => {
    const plain = read(resource, 'create', whole)

    expect(read(resource, 'create', { ...whole, ...all(blank, optional), tenantId: blank })).toEqual(plain)
  })

  test.each([null, '', {}, []])('is refused with %j for an unknown member', (blank) => {
    expect(pathsRefused(resource, 'create', { ...whole, foo: blank })).toEqual(['foo FLD_10002'])
    expect(pathsRefused(resource, 'update', { ...whole, foo: blank })).toContain('foo FLD_10002')
  })

  test.each([null, '', ' '])('is refused with %j for a required member', (blank) => {
    const names = Object.keys(whole)

    expect(pathsRefused(resource, 'create', all(blank, names)).toSorted()).toEqual(
      names.map((name) => `${name} FLD_10001`).toSorted(),
    )
  })

  test.each([null, ''])('of a change resets a field with %j, and is refused for a required one', (blank) => {
    const { requiredOnUpdate = [], keptByNull = [], fields } = resource
    const kept = Object.fromEntries(requiredOnUpdate.map((name) => [name, whole[name]]))
    const defaults = Object.entries(fields).flatMap(([name, field]) =>
      'default' in field && !keptByNull.includes(name) ? [[name, field.default]] : [],
    )
    const names = Object.keys(fields).filter((name) => !requiredOnUpdate.includes(name))

    const taken = Object.fromEntries(defaults)
    const mayBe = (name: string) => name in taken || keptByNull.includes(name)
    const refused = names.filter((name) => !mayBe(name)).map((name) => `${name} FLD_10001`)

    expect(read(resource, 'update', { ...kept, ...all(blank, names.filter(mayBe)) })).toEqual({ ...kept, ...taken })
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

  const refused = refusals(resources.products, 'create', body)

  expect(sentences(refused, 'en')).toEqual([
    `code must be a text of 1 to 25 characters, such as A-1; it is "${'C'.repeat(26)}"`,
    'price must be a decimal number that is not negative, as text, with at most 6 decimal places, such as "12.50"; it is "ten"',
    `taxId must be a UUID, such as ${id}; it is "x"`,
  ])
  expect(sentences(refused, 'es')).toEqual([
    `code debe ser un texto de 1 a 25 caracteres, por ejemplo A-1; es "${'C'.repeat(26)}"`,
    'price debe ser un número decimal no negativo, como texto, con a lo sumo 6 decimales, por ejemplo "12.50"; es "ten"',
    `taxId debe ser un UUID, por ejemplo ${id}; es "x"`,
  ])
})

test('no Spanish message about a body has an English word', () => {
  for (const [path, resource] of bodies) {
    const names = [...Object.keys(resource.fields), 'foo']
    const sent = [{}, [], 'x', 7, true, null].map((value) => Object.fromEntries(names.map((name) => [name, value])))
    const parts = { paymentMethods: [{ foo: 1 }, 1], details: [{ quantity: 0, price: '-1' }, null] }
    const details = [...sent, { ...required[path], ...parts }].flatMap((body) => [
      ...refusals(resource, 'create', body),
      ...refusals(resource, 'update', body),
    ])

    const spanish = details.map((detail) => sentenceOf(detail, 'es'))

    expect(details.length).toBeGreaterThan(5)
    expect(spanish.filter((sentence) => englishWordsIn(sentence).length > 0)).toEqual([])
  }
})

test('a problem that several checks find is reported once', () => {
  const finding = { path: 'ruc', code: 'FLD_10005', message: 'must be a registry number' }
  const other = { ...finding, message: 'is taken' }

  expect(invalid([finding, other, { ...finding }]).details).toEqual([finding, other])
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
  expect(sentences(refusals(resources.invoices, 'create', sent), 'en')[0]).toContain(words)
})

test.each(['5f2b0c7e-0a02-4c1e-9d10-000000000001', '5F2B0C7E-0A02-4C1E-9D10-000000000001', null, ''])(
  'documentTypeId of an invoice may be sent back as it is read (%j)',
  (documentTypeId) => {
    expect(pathsRefused(resources.invoices, 'create', { ...required.invoices, documentTypeId })).toEqual([])
  },
)
