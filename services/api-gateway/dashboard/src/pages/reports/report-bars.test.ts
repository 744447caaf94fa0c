import { describe, expect, it } from '@jest/globals'
import { amountsByTax, drawnGroups, taxesIn } from './report-bars.ts'

const figures = { rateCode: '4', rate: '15', documents: 1, base: '10.00', voided: { documents: 0, amount: '0.00' } }

describe('the bars of a report', () => {
  it('leave no gap where a day has no documents', () => {
    const second = { key: '2026-11-02', name: null }

    const drawn = drawnGroups([second], { by: 'day', from: '2026-11-01', to: '2026-11-03' })

    expect(drawn.map(({ key, group }) => [key, group])).toEqual([
      ['2026-11-01', undefined],
      ['2026-11-02', second],
      ['2026-11-03', undefined],
    ])
  })

  it('are of the first customers only', () => {
    const customers = Array.from({ length: 30 }, (_, index) => ({ key: String(index), name: 'Ana' }))

    const drawn = drawnGroups(customers, { by: 'customer', from: '2026-11-01', to: '2026-11-03' })

    expect(drawn).toHaveLength(12)
    expect(drawn[0]).toEqual({ key: '0', group: customers[0] })
  })

  it('add up the rates of a tax, and omit a tax without amounts', () => {
    const values = amountsByTax([
      { ...figures, code: '2', amount: '1.50' },
      { ...figures, code: '2', rateCode: '5', amount: '0.25' },
      { ...figures, code: '3', amount: '0.00' },
    ])

    expect(values).toEqual({ '2': 1.75, '3': 0 })
    expect(taxesIn([{ label: 'one', values }])).toEqual(['2'])
  })
})
