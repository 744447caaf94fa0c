import { expect, test } from '@jest/globals'
import { unspaced } from './unspaced.ts'

test.each([' 1790012345001', '1790 012 345 001\t', '\u00a01790012345001\u200b\n'])(
  'of %j all digits stay',
  (copied) => {
    expect(unspaced(copied)).toBe('1790012345001')
  },
)
