import { type Envelope, envelope, QuotaReached } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import type { KeptNotices, KeptQuotaNotice } from '../ports.ts'
import { messageHandlers } from './messages.ts'
import { tellKeptNotices } from './tell-kept-notices.ts'
import { warnOfQuota } from './warn-of-quota.ts'

function keptNotices(createdAt: Date) {
  const rows = new Map<string, KeptQuotaNotice>()
  const kept: KeptNotices = {
    keep: async (notice) => {
      rows.set(notice._id, { ...notice, createdAt, due: { lease: 'mine' } })
    },
    claim: async () => [...rows.values()],
    settle: async ({ _id }) => {
      rows.delete(_id)
    },
    putOff: async () => {},
  }
  return { rows, kept }
}

async function mailsOf(change: object) {
  return (await warnTwice(change, ['owner@example.com'])).mails
}

async function warnTwice(change: object, owners: string[]) {
  const mails: Envelope[] = []
  const { rows, kept } = keptNotices(new Date('2026-11-20T12:00:00Z'))
  const telling = {
    accounts: { ownersOf: async () => owners },
    kept,
    publish: async (mail: Envelope) => {
      mails.push(mail)
    },
  }
  const warn = warnOfQuota(telling)
  const fields = { id: 'quota-w-live-2026-11-80', tenantId: 'w', correlationId: 'w' }
  const message = envelope(QuotaReached, { ...QuotaReached.example, ...change }, fields)
  const [handler] = messageHandlers(warn)
  for (let time = 0; time < 2; time++) await handler?.handle(message, {} as never)
  const tellAt = (now: string) => tellKeptNotices({ ...telling, log: { warn() {} }, now: () => Date.parse(now) })()
  return {
    rows,
    tellAt,
    mails: mails as Envelope<{ warningId: string; recipients: string[]; subject: string; text: string }>[],
  }
}

test('owners get a mail at 80 % of the quota; a repeat is the same mail', async () => {
  const [mail, again] = await mailsOf({ used: 8, quota: 10 })

  expect(mail?.body).toMatchObject({
    warningId: 'quota-w-live-2026-11-80',
    recipients: ['owner@example.com'],
    subject: 'Ha usado el 80 % de los comprobantes de su plan (producción)',
  })
  expect(mail?.body.text).toContain('8 de los 10 comprobantes del período en producción')
  expect(again?.body).toEqual(mail?.body)
})

test('at 100 % the mail says what the plan still lets through', async () => {
  const [extended] = await mailsOf({ threshold: 100, used: 10, quota: 10, excess: 5, mode: 'test' })
  const [without] = await mailsOf({ threshold: 100, used: 10, quota: 10 })

  expect(extended?.body.subject).toBe('Ha usado todos los comprobantes de su plan (pruebas)')
  expect(extended?.body.text).toContain('admite 5 comprobantes más')
  expect(without?.body.text).toContain('La emisión se rechaza hasta el próximo mes.')
})

test('the mail of a trial says that no period follows', async () => {
  const [nearly] = await mailsOf({ period: 'trial' })
  const [used] = await mailsOf({ period: 'trial', threshold: 100, used: 10, quota: 10 })

  expect(nearly?.body.text).toContain(
    'Después, la emisión se rechaza hasta que cambie de plan: el de prueba no se renueva.',
  )
  expect(used?.body.text).toContain('La emisión se rechaza hasta que cambie de plan: el de prueba no se renueva.')
})

test('without a verified address the notice waits for one, and is sent once', async () => {
  const owners: string[] = []
  const { mails, tellAt } = await warnTwice({}, owners)
  await tellAt('2026-11-25T12:00:00Z')
  expect(mails).toEqual([])

  owners.push('owner@example.com')
  await tellAt('2026-11-26T12:00:00Z')
  await tellAt('2026-11-26T12:01:00Z')

  expect(mails).toMatchObject([{ id: 'quota-w-live-2026-11-80', body: { recipients: owners } }])
})

test.each([
  ['2026-11', '2026-12-01T05:00:00Z'],
  ['trial', '2026-12-22T12:00:00Z'],
])('a notice of period %s is not sent after it', async (period, after) => {
  const { mails, rows, tellAt } = await warnTwice({ period }, [])

  await tellAt(after)

  expect([mails, rows.size]).toEqual([[], 0])
})

test('the rest of the quota is worded for one receipt and for several', async () => {
  const [one] = await mailsOf({ used: 4, quota: 5, excess: 1 })
  const [two] = await mailsOf({ used: 8, quota: 10 })

  expect(one?.body.text).toContain('Queda 1. Su plan admite 1 comprobante más;')
  expect(two?.body.text).toContain('Quedan 2.')
})
