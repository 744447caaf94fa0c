import { describe, expect, it } from '@jest/globals'
import { reportPath, reportQueryOf, reportSearchOf } from './report-search.ts'

const TODAY = '2026-11-22'

describe('the report that an address asks for', () => {
  it('is by default sales of this month by day', () => {
    expect(reportQueryOf(reportSearchOf({}), TODAY)).toEqual({ from: '2026-11-01', to: TODAY, by: 'day' })
  })

  it('keeps valid values only', () => {
    const search = { report: 'taxes', period: 'last-year', by: 'customer', place: 100, customer: 1790085783001 }

    expect(reportSearchOf({ ...search, colour: 'red' })).toEqual({ ...search, place: '100', customer: '1790085783001' })
    expect(reportSearchOf({ report: 'sales', by: 'colour', place: '1', customer: ' ' })).toEqual({})
  })

  it('is by month for a long period', () => {
    expect(reportQueryOf({ period: 'this-year' }, TODAY)).toMatchObject({ by: 'month' })
    expect(reportQueryOf({ period: 'this-year', by: 'day' }, TODAY)).toMatchObject({ by: 'day' })
  })

  it('is of an establishment, or of one emission point', () => {
    expect(reportQueryOf({ place: '001' }, TODAY)).toMatchObject({ establishment: '001' })
    expect(reportQueryOf({ place: '001-002' }, TODAY)).toMatchObject({ establishment: '001', emissionPoint: '002' })
  })

  it('has no query if its days are no period', () => {
    expect(reportQueryOf({ from: '2026-11-02', to: '2026-11-01' }, TODAY)).toBeNull()
  })

  it('has a file with the same query', () => {
    expect(reportPath('taxes', { from: '2026-11-01', to: TODAY, by: 'customer', establishment: '001' })).toBe(
      '/account/v1/developer/reports/taxes?from=2026-11-01&to=2026-11-22&by=customer&establishment=001&format=csv',
    )
  })
})
