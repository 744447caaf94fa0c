import { type Envelope, envelope, QuotaReached } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { messageHandlers } from './inbound/messages.ts'
import { warnOfQuota } from './warn-of-quota.ts'

async function mailsOf(change: object, owners = ['owner@example.com']) {
  const mails: Envelope[] = []
  const warn = warnOfQuota({
    accounts: { ownersOf: async () => owners },
    publish: async (mail) => {
      mails.push(mail)
    },
  })
  const fields = { id: 'quota-w-live-2026-11-80', tenantId: 'w', correlationId: 'w' }
  const message = envelope(QuotaReached, { ...QuotaReached.example, ...change }, fields)
  const [handler] = messageHandlers(warn)
  for (let time = 0; time < 2; time++) await handler?.handle(message, {} as never)
  return mails as Envelope<{ warningId: string; recipients: string[]; subject: string; text: string }>[]
}

test('owners are mailed that 80 % of the quota is used; told again, it is the same mail', async () => {
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
  expect(without?.body.text).toContain('La emisión se rechaza hasta el próximo período.')
})

test('nobody is mailed where no address is verified', async () => {
  expect(await mailsOf({}, [])).toEqual([])
})
