import * as contracts from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { accessOf, brokerDefinitions, names, SERVICES } from './access.ts'

const messages = (Object.values(contracts) as unknown[]).filter(isMessage)

function isMessage(one: unknown): one is contracts.MessageDefinition {
  return typeof one === 'object' && one !== null && 'routingKey' in one
}

test.each(['publishes', 'consumes'] as const)(
  'the messages that somebody %s are those of the contracts',
  (direction) => {
    const told = names.flatMap((name) => {
      const { events = [], commands = [] } = accessOf(name)[direction] ?? {}
      return [...events.map((key) => `events ${key}`), ...commands.map((key) => `commands ${key}`)]
    })

    expect(new Set(told)).toEqual(new Set(messages.map(({ exchange, routingKey }) => `${exchange} ${routingKey}`)))
  },
)

test('each service runs as a user of its own', () => {
  expect(new Set(Object.values(SERVICES).map(({ uid }) => uid)).size).toBe(names.length)
})

test('no regular expression of one service reaches a queue of another', () => {
  const { permissions } = brokerDefinitions(names.map((name) => ({ name, password: 'x', service: name })))
  for (const { user, configure, write, read } of permissions) {
    const queues = names.flatMap((name) => (name === user ? [] : (accessOf(name).queue ?? [])))
    for (const queue of [...queues, '', 'amq.default', 'attempts']) {
      expect([configure, write, read].some((pattern) => new RegExp(pattern).test(queue) && queue !== '')).toBe(false)
    }
  }
})

test('a password is kept as its salted hash only', () => {
  const text = JSON.stringify(brokerDefinitions([{ name: 'catalog', password: 'the-password', service: 'catalog' }]))

  expect(text).not.toContain('the-password')
})
