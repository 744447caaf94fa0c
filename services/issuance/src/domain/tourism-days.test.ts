import { expect, test } from '@jest/globals'
import { TOURISM_DAYS_PATTERN, tourismDays } from './tourism-days.ts'

test.each([
  ['', []],
  ['2026-11-02', [{ from: '2026-11-02', to: '2026-11-02' }]],
  [
    '2026-02-14..2026-02-17, 2026-11-02',
    [
      { from: '2026-02-14', to: '2026-02-17' },
      { from: '2026-11-02', to: '2026-11-02' },
    ],
  ],
  ['2026-02-17..2026-02-14', [{ from: '2026-02-14', to: '2026-02-17' }]],
])('the setting %j is days and periods', (setting, periods) => {
  expect(setting).toMatch(new RegExp(TOURISM_DAYS_PATTERN))
  expect(tourismDays(setting)).toEqual(periods)
})

test.each(['x', '2026-13-01', '2026-02-14-2026-02-17', '2026-02-14..', ',', '14/02/2026'])(
  'the setting may not be %j',
  (setting) => {
    expect(setting).not.toMatch(new RegExp(TOURISM_DAYS_PATTERN))
  },
)
