import { expect, test } from '@jest/globals'
import { batchOf, partsOf } from './batch.ts'

const part = (id: string, text: string, headers = {}) => ({ id, content: Buffer.from(text), headers })

test('messages come out of a batch as they went in', () => {
  const parts = [part('a', '{"n":1}', { traceparent: '00-a' }), part('b', '"ñandú"'), part('c', '{}')]

  expect(partsOf(batchOf(parts))).toEqual(parts)
})

test('a batch is JSON that a person can read', () => {
  const { content } = batchOf([part('a', '{"n":1}'), part('b', '{"n":2}')])

  expect(JSON.parse(content.toString())).toEqual({ batch: [{ n: 1 }, { n: 2 }] })
})

test('what is no batch is one message', () => {
  const message = part('a', '{"batch":[]}', { traceparent: '00-a' })

  expect(partsOf(message)).toEqual([message])
})

test.each([
  '',
  '{}',
  '[]',
  '[null]',
  '[{"id":"a","length":-1,"headers":{}}]',
  '[{"id":"a","length":2,"headers":{"b":1}}]',
])('a batch described as %p stays whole', (described) => {
  const broken = { ...batchOf([part('a', '{}')]), headers: { 'x-batch': described } }

  expect(partsOf(broken)).toEqual([broken])
})

test('a batch that is longer or shorter than described stays whole', () => {
  const batch = batchOf([part('a', '{}'), part('b', '{}')])
  const shorter = { ...batch, content: batch.content.subarray(1) }

  expect(partsOf(shorter)).toEqual([shorter])
})
