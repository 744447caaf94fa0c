import { describe, expect, it } from '@jest/globals'
import { allowanceOf } from './allowance.ts'

const usage = (figures: { quota: number | null; excessQuota?: number; used: number }) => {
  const { quota, excessQuota = 0, used } = figures
  const remaining = quota === null ? null : Math.max(0, quota + excessQuota - used)
  return { quota, excessQuota, used, remaining }
}

describe('what a plan still allows', () => {
  it.each([
    ['has no limit', { quota: null, used: 900 }, { kind: 'unlimited' }],
    ['is nothing where the trial is over', { quota: 0, used: 0 }, { kind: 'nothing' }],
    ['is within the quota', { quota: 25, used: 19 }, { kind: 'within', percent: 76 }],
    ['is nearly used from 80 %', { quota: 25, used: 20 }, { kind: 'nearly', percent: 80 }],
    ['is what goes beyond the quota', { quota: 200, excessQuota: 50, used: 210 }, { kind: 'beyond', left: 40 }],
    ['is used up', { quota: 25, used: 25 }, { kind: 'used-up' }],
  ] as const)('%s', (_name, figures, expected) => {
    expect(allowanceOf(usage(figures))).toEqual(expected)
  })
})
