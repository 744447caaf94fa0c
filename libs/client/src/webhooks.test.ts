import { createHmac } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { signWebhook, verifyWebhook } from './webhooks.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`
const body = '{"id":"e1","type":"invoice.authorized","data":{"customer":{"legalName":"Ñandú"}}}'
const now = Date.parse('2026-11-21T12:00:00Z')
const t = now / 1_000

/** The service signs with every secret in force. */
function signed(secrets: string[], at = t, text = body): Record<string, string> {
  const own = secrets.map((one) => `v1=${createHmac('sha256', one).update(`${at}.${text}`).digest('hex')}`)
  return { 'x-service-signature': [`t=${at}`, ...own].join(',') }
}

test('a webhook is the event that was signed, as text or as bytes', async () => {
  expect(await verifyWebhook(body, signed([secret]), secret, { now })).toMatchObject({
    id: 'e1',
    type: 'invoice.authorized',
  })
  expect(await verifyWebhook(Buffer.from(body), new Headers(signed([secret])), secret, { now })).toMatchObject({
    id: 'e1',
  })
})

test('the names of headers are taken in any case, and their values as lists', async () => {
  const headers = { 'X-Service-Signature': [signed([secret])['x-service-signature'] ?? ''] }

  expect((await verifyWebhook(body, headers, secret, { now })).id).toBe('e1')
})

test('while one secret replaces another, either side may know both', async () => {
  expect((await verifyWebhook(body, signed([other, secret]), secret, { now })).id).toBe('e1')
  expect((await verifyWebhook(body, signed([secret]), [other, secret], { now })).id).toBe('e1')
})

test('the headers of Standard Webhooks are enough', async () => {
  const example = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,bm9uZQ== v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

  expect(await verifyWebhook('{"test": 2432232314}', example, key, { now: 1_614_265_330_000 })).toEqual({
    test: 2432232314,
  })
})

test.each([
  ['another body', `${body} `, signed([secret])],
  ['another secret', body, signed([other])],
  ['a signature that is cut short', body, { 'x-service-signature': `t=${t},v1=00` }],
  ['no signature', body, {}],
  ['no time', body, { 'x-service-signature': 'v1=00' }],
  ['a time that is signed but old', body, signed([secret], t - 301)],
  ['a time that is signed but ahead', body, signed([secret], t + 301)],
  ['a body that is not JSON', 'x', signed([secret], t, 'x')],
  ['a body that is no object', 'null', signed([secret], t, 'null')],
  ['a body that is a list', '[]', signed([secret], t, '[]')],
  ['no body', undefined as unknown as string, signed([secret])],
])('%s is refused', async (_, text, headers) => {
  await expect(verifyWebhook(text, headers, secret, { now })).rejects.toThrow(
    expect.objectContaining({ name: 'WebhookSignatureError' }),
  )
})

test('a tolerance of one’s own moves the bound', async () => {
  expect((await verifyWebhook(body, signed([secret], t - 301), secret, { now, toleranceSeconds: 600 })).id).toBe('e1')
})

test('a parsed body, and no secret, are mistakes of the program that are named', async () => {
  await expect(verifyWebhook(JSON.parse(body), signed([secret]), secret, { now })).rejects.toThrow(/raw body/)
  for (const none of ['', '  ', [], undefined, [undefined]] as unknown as string[]) {
    await expect(verifyWebhook(body, signed([secret]), none, { now })).rejects.toThrow(/needs the secret/)
  }
})

test.each([Number.NaN, 'x', -1, Number.POSITIVE_INFINITY])(
  'a tolerance of %p lets nothing in',
  async (toleranceSeconds) => {
    const old = signed([secret], t - 1_000_000)

    await expect(
      verifyWebhook(body, old, secret, { now, toleranceSeconds: toleranceSeconds as number }),
    ).rejects.toThrow(
      expect.objectContaining({
        name: 'ConfigurationError',
        message: expect.stringContaining('toleranceSeconds must be a number from 0, such as 300'),
      }),
    )
  },
)

test('a signed body is what the service would send', async () => {
  const { 'x-service-signature': own, ...standard } = await signWebhook(body, secret, { id: 'e1', now })

  expect({ 'x-service-signature': own }).toEqual(signed([secret]))
  expect((await verifyWebhook(body, standard, secret, { now })).id).toBe('e1')
})
