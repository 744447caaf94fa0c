import { expect, test } from '@jest/globals'
import { AppError, isOutage } from './index.ts'

const named = (name: string, more: object = {}) => Object.assign(new Error(name), { name, ...more })

test.each([
  ['a connection refused', named('Error', { code: 'ECONNREFUSED' })],
  ['a pipe that broke', named('Error', { code: 'EPIPE' })],
  ['no primary', named('MongoServerSelectionError')],
  ['no primary, as Mongoose says it', named('MongooseServerSelectionError')],
  ['a transaction to be tried again', named('MongoServerError', { errorLabels: ['TransientTransactionError'] })],
  ['a service that does not answer', new AppError('unavailable', 'X_1', 'away')],
])('%s is an outage', (_what, error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  ['a duplicate key', named('MongoServerError', { code: 11_000 })],
  ['a defect', new TypeError('x is not a function')],
  ['a refusal', new AppError('invalid', 'X_2', 'no')],
  ['text', 'ECONNREFUSED'],
])('%s is none', (_what, error) => {
  expect(isOutage(error)).toBe(false)
})
