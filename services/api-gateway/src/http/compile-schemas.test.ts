import { expect, test } from '@jest/globals'
import { compileEverySchema, everyRoute } from '../../tests/gateway.ts'

test('every schema of every route can be compiled', async () => {
  await expect(compileEverySchema()).resolves.toBeUndefined()
})

test('headers are named as Node names them: in lower case', async () => {
  const routes = await everyRoute()
  const names = routes.flatMap(({ schema }) =>
    Object.keys((schema?.headers as { properties?: object } | undefined)?.properties ?? {}),
  )

  expect(names).not.toEqual([])
  expect(names).toEqual(names.map((name) => name.toLowerCase()))
})
