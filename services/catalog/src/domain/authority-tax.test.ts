import { expect, test } from '@jest/globals'
import { taxProblems } from './authority-tax.ts'

const tax = (authorityCode: string, percentage: string, code = 'MINE', isRetention = false) => ({
  name: 'Tax',
  code,
  percentage,
  isRetention,
  authorityCode,
})

test.each([
  ['4', '15', 'IVA15'],
  ['4', '15.00', 'IVA-15'],
  ['4', '15', 'IVA15S'],
  ['4', '15', '2'],
  ['4', '15', 'VENTAS'],
  ['4', '15', 'Iceberg'],
  ['2', '12', 'IVA'],
  ['8', '8', 'IVA8'],
  ['7', '0.00', 'IVAEXE'],
  ['6', '0', 'IVANOB'],
  ['7', '0', 'IVA0'],
  ['3610', '20', 'ICE'],
  ['3011', '7.5', '3'],
  ['5001', '0.02', 'IRBPNR'],
])('authorityCode %s with %s %% and code %s agrees', (authorityCode, percentage, code) => {
  expect(taxProblems(tax(authorityCode, percentage, code))).toEqual([])
})

test.each([
  ['312', '1.75', 'R'],
  ['312', '2', 'RENTA 312'],
  ['346', '37', 'R'],
  ['1', '30', 'IVA30'],
  ['4580', '5', 'ISD'],
])('withholding code %s with %s %% and code %s agrees', (authorityCode, percentage, code) => {
  expect(taxProblems(tax(authorityCode, percentage, code, true))).toEqual([])
})

test.each([
  [
    tax('4', '12'),
    'percentage',
    'must be "15.00", as authorityCode 4 (IVA 15%) has, or authorityCode 2 for 12.00; it is "12"',
  ],
  [
    tax('7', '15'),
    'percentage',
    'must be "0.00", as authorityCode 7 (Exento de IVA) has, or authorityCode 4 for 15.00; it is "15"',
  ],
  [
    tax('312', '9', 'R', true),
    'percentage',
    'must be one of "1.75", "2.00", as authorityCode 312 (Transferencia de bienes muebles de naturaleza corporal) has; it is "9"',
  ],
  [
    tax('99', '15'),
    'authorityCode',
    'must be a code of the authority\'s catalog: value-added 0, 2, 3, 4, 5, 6, 7, 8, excise such as 3011, bottles 5001; for 15.00 % of value-added tax it is 4; it is "99"',
  ],
  [
    tax('312', '2'),
    'authorityCode',
    "must be a code of the authority's catalog: value-added 0, 2, 3, 4, 5, 6, 7, 8, excise such as 3011, bottles 5001; 312 is one of RENTA and goes with isRetention true",
  ],
  [tax('4', '15', 'IVA12'), 'code', 'names a rate of 12 %, authorityCode 2, not 4; it is "IVA12"'],
  [tax('4', '15', 'IVAEXE'), 'code', 'names the exemption, authorityCode 7, not 4; it is "IVAEXE"'],
  [
    tax('4', '15', 'ICE-15'),
    'code',
    'must name the tax of authorityCode 4, IVA (2), or be a code of your own such as IVA-4; it is "ICE-15"',
  ],
  [
    tax('4', '15', '3'),
    'code',
    'must name the tax of authorityCode 4, IVA (2), or be a code of your own such as IVA-4; it is "3"',
  ],
])('%# is refused with the correct value', (fields, path, message) => {
  expect(taxProblems(fields)).toMatchObject([{ path, code: 'CAT_30005', message }])
})

test('a rate that was never in force is in no document', () => {
  expect(taxProblems(tax('10', '13'))).toMatchObject([{ path: 'authorityCode' }])
})
