import { expect, test } from '@jest/globals'
import { withoutBlanks, withoutEmpties } from './without-blanks.ts'

test('members that are null or blank are left out, however deep', () => {
  const order = { tip: null, customerId: ' ', items: [{ code: 'A', tax: '', details: [{ name: 'x', value: null }] }] }

  expect(withoutBlanks(order)).toEqual({ items: [{ code: 'A', details: [{ name: 'x' }] }] })
})

test('an additional field without a value is left out, its name and value are no names of ours', () => {
  expect(withoutBlanks({ additionalInfo: { Nota: '', items: 'x', Zona: null } })).toEqual({
    additionalInfo: { items: 'x' },
  })
})

test.each([null, '', [], {}])('a member with %j that the schema does not know stays, to be refused', (empty) => {
  const closedSchema = { additionalProperties: false, properties: { phone: {}, items: { items: STRICT } } }
  const body = { foo: empty, phone: empty, items: [{ foo: empty }] }
  const kept = { foo: empty, items: [{ foo: empty }] }

  expect(withoutEmpties(withoutBlanks(body, closedSchema), closedSchema)).toEqual(kept)
})

const STRICT = { additionalProperties: false, properties: {} }

test('a password stays as it was typed', () => {
  expect(withoutBlanks({ password: '  ', signaturePassword: '', name: '' })).toEqual({
    password: '  ',
    signaturePassword: '',
  })
  expect(withoutBlanks({ password: null })).toEqual({})
})

test.each([[{ a: [1, { b: false, c: 0 }] }], [null], ['x'], [undefined], [[null]], [{ events: [], a: {} }]])(
  'a body without blank members is not copied',
  (body) => {
    expect(withoutBlanks(body)).toBe(body)
  },
)

const schema = {
  required: ['items'],
  properties: { items: { items: { required: ['taxes'], properties: {} } }, exportation: {}, payments: {} },
}

test.each([
  [{ items: [], payments: [], additionalInfo: [] }, { items: [] }],
  [{ items: [{ details: [], ice: {}, taxes: [] }] }, { items: [{ taxes: [] }] }],
  [{ items: [{}] }, { items: [{}] }],
  [{ customer: { address: {} }, exportation: [] }, {}],
])('of %j empty lists and objects stay where they are required', (body, kept) => {
  expect(withoutEmpties(body, schema)).toEqual(kept)
})
