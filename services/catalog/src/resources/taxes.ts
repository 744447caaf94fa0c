import { Decimal } from '@etax/kernel'
import { Type } from 'typebox'
import { taxProblems } from '../domain/authority-tax.ts'
import type { Resource } from '../domain/resource.ts'
import { decimal, formed, TRUE_OR_FALSE, text } from '../domain/vocabulary.ts'

export const taxes: Resource = {
  path: 'taxes',
  name: 'Tax',
  fields: {
    name: text(300, 'IVA 15 %'),
    code: text(25, 'IVA15'),
    percentage: decimal(2),
    isRetention: Type.Boolean(formed(TRUE_OR_FALSE)),
    /** The authority's code: value-added 0 to 8, excise 3xxx, bottles 5001; or a withholding code. */
    authorityCode: text(5, '4'),
  },
  shows: ['name', 'code', 'percentage', 'isRetention', 'authorityCode'],
  filters: {
    name: ['eq'],
    code: ['like'],
    percentage: ['eq'],
    isRetention: ['eq'],
  },
  check: taxProblems,
  // A default tax with another rate becomes an ordinary one.
  complete: (sent, before) =>
    before && RATE.some((field) => isChanged(sent[field], before[field])) ? { ...sent, defaultTax: null } : sent,
  neededBy: [{ path: 'products', field: 'taxId' }],
}

const RATE = ['percentage', 'authorityCode', 'isRetention']

function isChanged(sent: unknown, stored: unknown): boolean {
  if (sent === undefined) return false
  return stored instanceof Decimal ? !stored.equals(Decimal.of(String(sent))) : sent !== stored
}
