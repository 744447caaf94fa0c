import { expect, test } from '@jest/globals'
import { resources } from '../resources/resources.ts'
import { checkFields } from './check-fields.ts'

const taxpayer = { ruc: '1790011674001', name: 'Comercial Andina S.A.' }

test.each([null, '1', '00000012', 'NAC-DNCRASC20-00000001'])(
  'a withholding agent’s resolution may be %j',
  (resolution) => {
    expect(checkFields(resources.taxpayers, { ...taxpayer, withholdingAgent: resolution })).toEqual([])
  },
)

test('a resolution without a number is refused with the form, an example and the value', () => {
  expect(checkFields(resources.taxpayers, { ...taxpayer, withholdingAgent: 'yes' })).toMatchObject([
    {
      path: 'withholdingAgent',
      code: 'FLD_10005',
      message: 'must be the number of the resolution, such as NAC-DNCRASC20-00000001 or 1; it is "yes"',
      params: { received: '"yes"' },
    },
  ])
})

test.each([
  ['06', 'AB-123456'],
  ['08', '12.345.678-9'],
  ['08', '55.123.456/0001-88'],
  ['08', 'DE 811 122'],
])('a customer of type %s may be identified by %s', (type, identification) => {
  expect(checkFields(resources.customers, { type, identification, name: 'x' })).toEqual([])
})

test('a national id of nine digits is refused with the form, an example and the value', () => {
  const [problem] = checkFields(resources.customers, { type: '05', identification: '171003406', name: 'x' })

  expect(problem?.message).toMatch(
    /^must be 10 digits .* such as 1710034065, for type 05 \(NATIONAL_ID\); it is "171003406"$/,
  )
})

test.each([
  ['taxpayers', { ...taxpayer, commercialName: '漢字' }, 'commercialName'],
  ['establishments', { code: 1, name: '漢字', address: '漢字' }, 'address'],
  ['customers', { type: '06', identification: 'AB-1', name: '漢字' }, 'name'],
  ['products', { code: 'A-1', name: '漢字', description: '漢字' }, 'name'],
] as const)('what no document of it could show is refused in %s, and named', (path, fields, field) => {
  expect(checkFields(resources[path], fields)).toMatchObject([
    {
      path: field,
      code: 'DOC_10066',
      params: { characters: ['漢 (U+6F22)', '字 (U+5B57)'], received: '"漢字"' },
      message: expect.stringMatching(/^The text has .* It has 漢 \(U\+6F22\), 字 \(U\+5B57\)\. The value is "漢字"\.$/),
    },
  ])
})
