import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { newSecret, signatureHeaders } from './signature.ts'

const at = new Date('2026-11-21T12:00:00.900Z')
const signed = { id: 'e1', deliveryId: 'd1', at, body: '{"ñ":1}' }
const secret = newSecret(Buffer.alloc(32, 7))

test('both signatures are what a receiver computes', () => {
  const headers = signatureHeaders(signed, [secret])

  const own = createHmac('sha256', secret).update('1795262400.{"ñ":1}').digest('hex')
  const key = Buffer.from(secret.slice(6), 'base64')
  const standard = createHmac('sha256', key).update('e1.1795262400.{"ñ":1}').digest('base64')
  expect(headers).toEqual({
    'x-service-signature': `t=1795262400,v1=${own}`,
    'x-service-delivery': 'd1',
    'webhook-id': 'e1',
    'webhook-timestamp': '1795262400',
    'webhook-signature': `v1,${standard}`,
  })
})

test('the example of Standard Webhooks comes out', () => {
  const example = {
    id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    deliveryId: 'd1',
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
  }

  const headers = signatureHeaders(example, ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'])

  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})

test('during a rotation each secret signs', () => {
  const headers = signatureHeaders(signed, [secret, newSecret(Buffer.alloc(32, 8))])

  expect(headers['x-service-signature']).toMatch(/^t=\d+,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
  expect(headers['webhook-signature']?.split(' ')).toHaveLength(2)
})
