import { expect, test } from '@jest/globals'
import { attentionOf } from './attention.ts'

const WELL = {
  certificate: { status: 'VALID', daysLeft: 300 },
  usage: { quota: 200, remaining: 150 },
  inactiveWebhooks: 0,
}

test('nothing needs attention if all is well, or nothing is limited', () => {
  expect(attentionOf(WELL)).toEqual([])
  expect(attentionOf({ ...WELL, certificate: null, usage: { quota: null, remaining: null } })).toEqual([])
})

test('problems that stop issuing come first', () => {
  const watched = {
    certificate: 'missing' as const,
    usage: { quota: 200, remaining: 40 },
    inactiveWebhooks: 2,
  }

  expect(attentionOf(watched)).toEqual([
    { kind: 'certificate-missing' },
    { kind: 'quota-low', remaining: 40 },
    { kind: 'webhooks-inactive', count: 2 },
  ])
})

test('a certificate needs attention before its end and after it', () => {
  const of = (certificate: { status: string; daysLeft: number }) => attentionOf({ ...WELL, certificate })

  expect(of({ status: 'EXPIRING', daysLeft: 12 })).toEqual([{ kind: 'certificate-expiring', daysLeft: 12 }])
  expect(of({ status: 'EXPIRED', daysLeft: -1 })).toEqual([{ kind: 'certificate-expired' }])
})

test('a used quota is not reported as low', () => {
  expect(attentionOf({ ...WELL, usage: { quota: 25, remaining: 0 } })).toEqual([{ kind: 'quota-used' }])
})
