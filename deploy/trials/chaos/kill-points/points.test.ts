import { expect, test } from '@jest/globals'
import { killPointsIn } from '../../../checks/check-kill-points.ts'
import { root } from '../../../local/src/registry.ts'
import { missingIn, rowsOf } from './points.ts'

test('every kill point that is listed is tried, or said why not', () => {
  expect(missingIn(rowsOf(), killPointsIn(root))).toEqual([])
})

test('one that nobody tries is told', () => {
  const [first, ...others] = rowsOf()

  expect(missingIn(others, killPointsIn(root))).toEqual([
    `${first?.point} is tried nowhere: deploy/trials/chaos/kill-points/points.ts`,
  ])
})
