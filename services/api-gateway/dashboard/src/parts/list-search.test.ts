import { expect, test } from '@jest/globals'
import { changedSearch, listSearchOf } from './list-search.ts'

test('the address keeps the valid state of a list only', () => {
  const address = { q: 1790085783001, sort: '-name', page: '3', edit: '', import: 'yes', other: 1 }

  expect(listSearchOf(address)).toEqual({ q: '1790085783001', sort: '-name', page: 3 })
})

test.each([0, 1, -2, 1.5, 'x', 1e9])('a page %s is the first one', (page) => {
  expect(listSearchOf({ page })).toEqual({})
})

test('a change of the filters returns to the first page', () => {
  expect(changedSearch({ q: 'a', page: 4 }, { q: 'b' })).toEqual({ q: 'b' })
  expect(changedSearch({ q: 'a', page: 4 }, { edit: 'new' })).toEqual({ q: 'a', page: 4, edit: 'new' })
  expect(changedSearch({ q: 'a', page: 4 }, { q: undefined })).toEqual({})
})
