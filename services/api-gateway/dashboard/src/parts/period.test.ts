import { describe, expect, it } from '@jest/globals'
import { authorityToday, daysOf, everyMonth, faultOf, periodSearchOf } from './period.ts'

describe('the period of a report', () => {
  it.each([
    ['this-month', '2026-03-01', '2026-03-15'],
    ['last-month', '2026-02-01', '2026-02-28'],
    ['this-year', '2026-01-01', '2026-03-15'],
    ['last-year', '2025-01-01', '2025-12-31'],
  ] as const)('takes %s of the calendar', (period, from, to) => {
    expect(daysOf({ period }, '2026-03-15')).toEqual({ from, to })
  })

  it('crosses the end of a year', () => {
    expect(daysOf({ period: 'last-month' }, '2026-01-31')).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  })

  it('drops invalid periods of the address', () => {
    expect(periodSearchOf({ period: 'for-ever' })).toEqual({})
    expect(periodSearchOf({ from: '2026-02-30', to: '2026-03-01', period: 'last-year' })).toEqual({
      period: 'last-year',
    })
    expect(periodSearchOf({ from: '2026-02-01', to: '2026-03-01', period: 'last-year' })).toEqual({
      from: '2026-02-01',
      to: '2026-03-01',
    })
  })

  it('has at most 366 days, in order', () => {
    expect(faultOf({ from: '2026-01-01', to: '2027-01-01' })).toBeNull()
    expect(faultOf({ from: '2026-01-01', to: '2027-01-02' })).toBe('too-long')
    expect(faultOf({ from: '2026-01-02', to: '2026-01-01' })).toBe('reversed')
  })

  it('covers every month of its days', () => {
    expect(everyMonth({ from: '2025-12-31', to: '2026-02-01' })).toEqual(['2025-12', '2026-01', '2026-02'])
  })

  it("uses the authority's clock", () => {
    expect(authorityToday(Date.parse('2026-03-01T04:59:59Z'))).toBe('2026-02-28')
    expect(authorityToday(Date.parse('2026-03-01T05:00:00Z'))).toBe('2026-03-01')
  })
})
