import { expect, test } from '@jest/globals'
import { fairQueue } from './fair-queue.ts'

const aQueue = (limits = { total: 6, each: 4 }) => fairQueue<string>(limits)

function all(queue: ReturnType<typeof aQueue>): string {
  const taken = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item)
  return taken.join(' ')
}

test('shares take turns, each in its own order', () => {
  const queue = aQueue()
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) queue.add(item.charAt(0), item)

  expect(all(queue)).toBe('a1 b1 c1 a2 b2 a3')
})

test('no share has more than its limit', () => {
  const queue = aQueue()
  for (const item of ['a1', 'a2', 'a3', 'a4']) expect(queue.add('a', item)).toBeNull()

  expect(queue.add('a', 'a5')).toEqual({ refused: 'a5', because: 'share' })
})

test('when all places are taken, the largest share gives one to a smaller', () => {
  const queue = aQueue()
  for (const item of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) queue.add(item.charAt(0), item)

  expect(queue.add('c', 'c1')).toEqual({ refused: 'a4', because: 'total' })
  expect(queue.add('b', 'b3')).toEqual({ refused: 'b3', because: 'total' })
  expect(queue.size()).toBe(6)
  expect(all(queue)).toBe('a1 b1 c1 a2 b2 a3')
})

test('a removed item is not taken, and frees its place', () => {
  const queue = aQueue({ total: 2, each: 2 })
  queue.add('a', 'a1')
  queue.add('b', 'b1')

  expect(queue.remove('a', 'a1')).toBe(true)
  expect(queue.remove('a', 'a1')).toBe(false)
  expect(queue.add('c', 'c1')).toBeNull()
  expect(all(queue)).toBe('b1 c1')
})
