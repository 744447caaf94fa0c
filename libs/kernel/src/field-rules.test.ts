import { expect, test } from '@jest/globals'
import { fieldErrors } from './field-errors.ts'
import { missing, mustBeOneOf, mustHave, unknownName } from './field-rules.ts'
import { words } from './words.ts'

test('a missing field is required, with its form', () => {
  const form = words('three digits, such as 001', 'tres dígitos, por ejemplo 001')
  const { message, params } = fieldErrors.required.at('branch', missing(form))

  expect(message).toBe('is required: three digits, such as 001')
  expect(fieldErrors.required.say(params, 'es')).toBe('es obligatorio: tres dígitos, por ejemplo 001')
  expect(fieldErrors.required.at('branch', missing())).toEqual({
    path: 'branch',
    code: 'FLD_10001',
    message: 'is required',
  })
})

test('a closed list is in the sentence and in the facts; the description has a long one', () => {
  expect(mustBeOneOf(['A', 'B'])).toEqual({
    rule: words('must be one of A, B', 'debe ser uno de A, B'),
    allowed: ['A', 'B'],
  })
  expect(mustBeOneOf(Array.from({ length: 41 }))).toEqual({
    rule: words('must be one of the 41 values in /openapi.json', 'debe ser uno de los 41 de /openapi.json'),
  })
})

test.each([
  [{ min: 1, max: 1, count: 0, of: 'field' }, 'debe tener 1 campo; está vacío'],
  [{ min: 2, max: 5, count: 1, of: 'entry' }, 'debe tener de 2 a 5 elementos; tiene 1'],
  [{ min: 3, count: 1, of: 'character' }, 'debe tener al menos 3 caracteres; tiene 1'],
  [{ max: 3, count: 4, of: 'character' }, 'debe tener a lo sumo 3 caracteres; tiene 4'],
] as const)('allowed numbers are in the Spanish sentence and in the facts: %j', (counted, spanish) => {
  const { of: _, ...numbers } = counted

  expect(mustHave(counted)).toEqual({ rule: { en: expect.any(String), es: spanish }, ...numbers })
})

test.each([
  ['disscount', ['discount', 'code'], 'is not known here; perhaps discount is meant'],
  ['colour', ['discount', 'code'], 'is not known here: leave it out, or use one of discount, code'],
  ['price', ['code', 'ice', 'unitPrice', 'unsubsidizedPrice'], 'is not known here; perhaps unitPrice is meant'],
  ['legal_name', ['code', 'legalName'], 'is not known here; perhaps legalName is meant'],
  ['customerIdentification', ['type', 'identification'], 'is not known here; perhaps identification is meant'],
  ['foo', ['from', 'to'], 'is not known here: leave it out, or use one of from, to'],
  ['named', ['from', 'name'], 'is not known here; perhaps name is meant'],
  ['colour', [], 'is not known here: leave it out'],
  [
    'colour',
    Array.from({ length: 31 }, (_, at) => `field${at}`),
    'is not known here: leave it out, or use one of the 31 names in /openapi.json',
  ],
])('an unknown field %s gets a suggestion, or must be left out', (name, names, sentence) => {
  expect(fieldErrors.unknown.at(name, unknownName(name, names)).message).toBe(sentence)
})
