import { requireArmedKnown } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { faultPointProblem } from './fault-point-problem.ts'

test.each([undefined, 'production'])('no points are opened where DEPLOYMENT is %s', (DEPLOYMENT) => {
  expect(faultPointProblem({ FAULT_POINTS: 'open', DEPLOYMENT })).toContain('DEPLOYMENT=development only')
})

test('a point that is written wrongly is refused', () => {
  const problem = faultPointProblem({ FAULT_POINTS: 'shop.send#after:x', DEPLOYMENT: 'development' })

  expect(problem).toBe('FAULT_POINTS must be a point, or a point and how often it is passed: shop.send#after:3')
})

test('a point is armed before a port has it', () => {
  expect(faultPointProblem({ FAULT_POINTS: 'shop.send#after', DEPLOYMENT: 'development' })).toBeUndefined()
  expect(requireArmedKnown).toThrow('names no point of this process: shop.send#after')
})

test('without the setting there is nothing to say', () => {
  expect(faultPointProblem({ DEPLOYMENT: 'production' })).toBeUndefined()
})
