import { expect, jest, test } from '@jest/globals'
import { CLASSES } from './classes.ts'
import { runClass } from './run-class.ts'

jest.setTimeout(60_000)

const INPUTS = 200

test.each(CLASSES.map((one) => [one.name, one] as const))(
  'nothing that is nearly valid breaks what reads it: %s',
  async (_, one) => {
    const { broken, refused, accepted } = await runClass(one, INPUTS, 16)

    expect(broken).toEqual([])
    expect(refused + accepted).toBe(INPUTS)
    expect(accepted).toBeGreaterThan(0)
  },
)
