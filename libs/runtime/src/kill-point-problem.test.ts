import { killPoints } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { killPointProblem } from './kill-point-problem.ts'

killPoints('runtime-test', ['here'])

test.each([undefined, 'production'])('no process is armed where DEPLOYMENT is %s', (DEPLOYMENT) => {
  expect(killPointProblem({ KILL_POINT: 'runtime-test.here', DEPLOYMENT })).toContain('DEPLOYMENT=development only')
})

test('a point that is not there is told with those that are', () => {
  const problem = killPointProblem({ KILL_POINT: 'runtime-test.there', DEPLOYMENT: 'development' })

  expect(problem).toMatch(/^KILL_POINT names no point .*runtime-test\.there\. It has .*runtime-test\.here/)
})

test('without the setting there is nothing to say', () => {
  expect(killPointProblem({ DEPLOYMENT: 'production' })).toBeUndefined()
})
