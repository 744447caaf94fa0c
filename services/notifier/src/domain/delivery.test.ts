import { expect, test } from '@jest/globals'
import { afterAttempt, type Delivery, newRecipients, type SendResult, summary } from './delivery.ts'

const born = new Date('2026-11-21T12:00:00Z')
const policy = { pause: { first: 30_000, max: 3_600_000, jitter: 0 }, giveUpMs: 86_400_000 }
const later: SendResult = { kind: 'later', detail: '451 greylisted' }
const refused: SendResult = { kind: 'refused', detail: '550 no such user' }
const sent: SendResult = { kind: 'sent' }

function aDelivery(addresses: string[], attempts = 0): Delivery {
  return { recipients: newRecipients(addresses), attempts, createdAt: born }
}

test('pauses double from the first up to the longest', () => {
  const pauses = [0, 1, 2, 10].map((attempts) => {
    return afterAttempt(aDelivery(['a@x.ec'], attempts), [later], policy, born).retryInMs
  })

  expect(pauses).toEqual([30_000, 60_000, 120_000, 3_600_000])
})

test('results belong to the pending recipients, in their order', () => {
  const first = afterAttempt(aDelivery(['a@x.ec', 'b@x.ec', 'c@x.ec']), [later, refused, later], policy, born)
  const second = afterAttempt({ ...first, createdAt: born }, [sent, later], policy, born)

  expect(second.recipients.map(({ state }) => state)).toEqual(['sent', 'refused', 'pending'])
  expect(second.attempts).toBe(2)
})

test('a day later pending mails are given up, with the last reply of the server', () => {
  const tomorrow = new Date(born.getTime() + 86_400_000)
  const after = afterAttempt(aDelivery(['a@x.ec']), [later], policy, tomorrow)

  expect(after.retryInMs).toBeNull()
  expect(summary(after)).toEqual({ givenUp: true, detail: 'a@x.ec: 451 greylisted' })
})

test('each recipient is listed once, as first written', () => {
  expect(newRecipients([' Maria@x.ec ', 'maria@X.ec', 'b@x.ec']).map(({ address }) => address)).toEqual([
    'Maria@x.ec',
    'b@x.ec',
  ])
})

test.each(['', 'maria', 'a b@x.ec', 'a@x.ec\r\nBcc: b@x.ec', 'a@x.ec,b@x.ec', '<a@x.ec>'])(
  '%j is no address',
  (text) => {
    expect(newRecipients([text])).toMatchObject([{ state: 'refused' }])
  },
)
