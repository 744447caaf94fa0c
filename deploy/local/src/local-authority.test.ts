import { expect, test } from '@jest/globals'
import { localAuthority } from './local-authority.ts'
import { temporaryFolder } from './temporary-folder.ts'

test('three systems that start at the same moment have an authority each', async () => {
  await using life = new AsyncDisposableStack()
  const open = () => localAuthority(life, temporaryFolder(life, 'authority'), 'silent')

  const authorities = await Promise.all([open(), open(), open()])

  expect(new Set(authorities.map(({ controlUrl }) => controlUrl)).size).toBe(3)
  const answers = await Promise.all(authorities.map(({ controlUrl }) => fetch(`${controlUrl}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
})
