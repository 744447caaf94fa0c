import { expect, it } from '@jest/globals'
import { countsByMonth } from './counts-by-month.ts'

it('adds the days of a month, kind by kind', () => {
  const months = countsByMonth([
    { day: '2026-10-31', byDocumentType: { INVOICE: 1 } },
    { day: '2026-11-01', byDocumentType: { INVOICE: 2, WAYBILL: 1 } },
    { day: '2026-11-30', byDocumentType: { INVOICE: 3 } },
  ])

  expect([...months]).toEqual([
    ['2026-10', { INVOICE: 1 }],
    ['2026-11', { INVOICE: 5, WAYBILL: 1 }],
  ])
})
