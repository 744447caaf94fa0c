import { expect, test } from '@jest/globals'
import * as contracts from '../index.ts'
import { envelope, type MessageDefinition } from './define.ts'

const definitions = Object.values(contracts as Record<string, unknown>).filter(isDefinition)

function isDefinition(value: unknown): value is MessageDefinition {
  return typeof value === 'object' && value !== null && 'routingKey' in value
}

test.each(definitions.map((definition) => [definition.routingKey, definition] as const))(
  'the example of %s fits its schema, and survives the wire',
  (_name, definition) => {
    expect(definition.problem(definition.example)).toBeNull()
    expect(definition.problem(JSON.parse(JSON.stringify(definition.example)))).toBeNull()
  },
)

test('no two messages share a routing key', () => {
  const keys = definitions.map(({ routingKey }) => routingKey)

  expect(new Set(keys).size).toBe(keys.length)
})

test('a body that does not fit is a defect of its sender', () => {
  const fields = { tenantId: 't', correlationId: 'r' }

  expect(() => envelope(contracts.WarnOwner, { ...contracts.WarnOwner.example, recipients: [] }, fields)).toThrow(
    'mail.warn.v1: /recipients must not have fewer than 1 items',
  )
})
