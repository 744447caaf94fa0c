import { expect, test } from '@jest/globals'
import type { components } from '../../api/generated/api.ts'
import { changeOf, inputOf, marksOf, matchesSearch, NO_VALUES, valuesOf } from './taxpayer-values.ts'

const taxpayer: components['schemas']['Taxpayer'] = {
  id: '0193a4c0-1000-7000-8000-000000000001',
  ruc: '1790012345001',
  name: 'FERRETERIA ANDINA S.A.',
  commercialName: 'Ferretería Andina',
  address: 'Av. Amazonas N34-12, Quito',
  accountingObligated: true,
  specialContributorCode: null,
  environment: 'production',
  taxRounding: 'BASE',
  rimpe: 'ENTREPRENEUR',
  withholdingAgent: null,
  largeContributor: null,
  artisan: null,
  email: null,
  phone: null,
  uuidFileP12: null,
  certificate: null,
  logoUrl: null,
  tenantId: '0193a4c0-0000-7000-8000-000000000001',
  deletedAt: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
}

test('an untouched form changes nothing', () => {
  expect(changeOf(valuesOf(taxpayer), valuesOf(taxpayer))).toEqual({})
})

test('only changes are sent, and cleared values are removed', () => {
  const before = valuesOf(taxpayer)

  const change = changeOf(before, {
    ...before,
    commercialName: '  ',
    withholdingAgent: ' 123 ',
    rimpe: '',
    taxRounding: 'LINE',
  })

  expect(change).toEqual({ commercialName: null, withholdingAgent: '123', rimpe: null, taxRounding: 'LINE' })
})

test('blanks around a new number and name are not sent', () => {
  const { ruc, name, address } = inputOf({ ...NO_VALUES, ruc: ' 1790012345001 ', name: ' Ana ' })

  expect({ ruc, name, address }).toEqual({ ruc: '1790012345001', name: 'Ana', address: null })
})

test('the marks of a taxpayer are those it has', () => {
  expect(marksOf(taxpayer)).toEqual(['rimpe', 'accounts'])
})

test.each([
  ['ferreteria', true],
  ['ANDINA', true],
  ['17900', true],
  ['panadería', false],
])('a search for %s finds it: %s', (search, matches) => {
  expect(matchesSearch(taxpayer, search)).toBe(matches)
})
