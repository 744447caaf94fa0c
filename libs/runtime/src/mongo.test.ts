import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { endWhereSetIsAnother } from './mongo.ts'

const stale = new Error('primary marked stale due to electionId/setVersion mismatch')
let client: EventEmitter
let ended: jest.Mock<() => void>

beforeEach(() => {
  jest.useFakeTimers()
  client = new EventEmitter()
  ended = jest.fn()
  endWhereSetIsAnother(client as never, ended)
})
afterEach(() => void jest.useRealTimers())

function becomes(type: string, error?: Error): void {
  const servers = new Map([['mongo:27017', { error }]])
  client.emit('topologyDescriptionChanged', { newDescription: { type, servers } })
}

test('a process whose replica set was made anew ends, once, and its supervisor starts it again', () => {
  becomes('ReplicaSetNoPrimary', stale)
  becomes('ReplicaSetNoPrimary', stale)
  jest.advanceTimersByTime(60_000)

  expect(ended).toHaveBeenCalledTimes(1)
})

test.each([
  ['an election', () => becomes('ReplicaSetNoPrimary')],
  ['servers that are away', () => becomes('ReplicaSetNoPrimary', new Error('connect ECONNREFUSED'))],
  [
    'a former primary that steps down in time',
    () => {
      becomes('ReplicaSetNoPrimary', stale)
      becomes('ReplicaSetWithPrimary')
    },
  ],
])('%s ends no process', (_what, happens) => {
  happens()
  jest.advanceTimersByTime(60_000)

  expect(ended).not.toHaveBeenCalled()
})
