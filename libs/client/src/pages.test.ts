import { expect, test } from '@jest/globals'
import { pages } from './pages.ts'

const requestedFrom: number[] = []

/** Seven rows, three on each page. */
function seven() {
  requestedFrom.length = 0
  return pages(0, async (from: number) => {
    requestedFrom.push(from)
    const items = [0, 1, 2, 3, 4, 5, 6].slice(from, from + 3)
    return { page: { items, total: 7 }, next: from + 3 < 7 ? from + 3 : undefined }
  })
}

test('a list is read page by page', async () => {
  expect(await Array.fromAsync(seven())).toEqual([0, 1, 2, 3, 4, 5, 6])
  expect(requestedFrom).toEqual([0, 3, 6])
})

test('pages are read on demand only', async () => {
  for await (const row of seven()) if (row === 1) break

  expect(requestedFrom).toEqual([0])
})

test('the first page tells the total and whether there are more', async () => {
  expect(await seven().first()).toEqual({ items: [0, 1, 2], total: 7, hasMore: true })
})

test('all rows are at most those that are wanted', async () => {
  expect(await seven().all({ max: 4 })).toEqual([0, 1, 2, 3])
  expect(requestedFrom).toEqual([0, 3])
})
