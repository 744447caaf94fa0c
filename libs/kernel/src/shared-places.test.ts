import { expect, test } from '@jest/globals'
import { sharedPlaces } from './shared-places.ts'

test('a workspace has so many places, fewer without a paid plan, and gets one back once', () => {
  const places = sharedPlaces({ ofOne: 2, ofOneOnTrial: 1, inAll: 100 })
  const first = places.take('mine', false)
  expect(places.take('mine', false)).not.toBe('theirs')
  expect(places.take('mine', false)).toBe('theirs')

  if (typeof first === 'string') throw new Error(first)
  first[Symbol.dispose]()
  first[Symbol.dispose]()
  expect(places.take('mine', false)).not.toBe('theirs')
  expect(places.take('mine', false)).toBe('theirs')

  places.take('trial', true)
  expect(places.take('trial', true)).toBe('theirs')
})

test('workspaces that have places leave a quarter to those that have none', () => {
  const places = sharedPlaces({ ofOne: 8, ofOneOnTrial: 8, inAll: 16 })
  for (let times = 0; times < 8; times += 1) {
    places.take('one', false)
    places.take('other', false)
  }

  expect(places.take('one', false)).toBe('full')
  for (const name of ['a', 'b', 'c', 'd']) expect(typeof places.take(name, false)).toBe('object')
  expect(places.take('e', false)).toBe('full')
})

test('however many accounts without a paid plan there are, half is for the others', () => {
  const places = sharedPlaces({ ofOne: 2, ofOneOnTrial: 2, inAll: 16 })
  const taken = Array.from({ length: 100 }, (_, n) => places.take(`trial ${n}`, true))

  expect(taken.filter((one) => one !== 'full')).toHaveLength(8)
  for (let n = 0; n < 8; n += 1) expect(typeof places.take(`paying ${n}`, false)).toBe('object')
})
