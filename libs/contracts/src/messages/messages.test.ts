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

test('every message is in the list that permissions and names are made from', () => {
  expect(new Set(contracts.messages)).toEqual(new Set(definitions))
})

test('the dispatcher of webhooks may consume every public message', () => {
  const kept = definitions.filter((one) => one.public !== undefined && !one.to.includes('webhook-dispatcher'))

  expect(kept).toEqual([])
})

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

test('a receipt is the same after it has travelled in a gRPC answer', () => {
  const { receiptViewExample, encodeReceiptView, decodeReceiptView } = contracts

  expect(decodeReceiptView(encodeReceiptView(receiptViewExample))).toEqual(receiptViewExample)
})

test.each([
  ['an unknown status', { status: 'LOST' }],
  ['a customer without a name', { customer: { identification: '1710034065' } }],
  ['a number where text or null belongs', { authorizationNumber: 7 }],
])('a receipt with %s does not fit', (_what, change) => {
  const { ReceiptCompleted, receiptViewExample } = contracts
  const body = { ...ReceiptCompleted.example, receipt: { ...receiptViewExample, ...change } }

  expect(ReceiptCompleted.problem(body)).toMatch(/^\/receipt\//)
})
