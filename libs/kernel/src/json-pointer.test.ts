import { describe, expect, it } from '@jest/globals'
import { namesOfPointer, pathOfNames } from './json-pointer.ts'

describe('a JSON pointer', () => {
  it.each([
    ['', []],
    ['/items/0/price', ['items', '0', 'price']],
    ['/a~1b/c~0d/~01', ['a/b', 'c~d', '~1']],
  ])('%j leads through %j', (pointer, names) => {
    expect(namesOfPointer(pointer)).toEqual(names)
  })

  it.each([
    [[], ''],
    [['buyer'], 'buyer'],
    [['items', '0', 'price'], 'items[0].price'],
    [['taxes', '1', '2'], 'taxes[1][2]'],
  ])('through %j is said as %j', (names, path) => {
    expect(pathOfNames(names)).toBe(path)
  })
})
