import { describe, expect, test } from '@jest/globals'
import { aReceipt, type IssueRequest, OWN_RUC, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'

const DAY = 86_400_000
const CLOCKS = '/v1/developer/test-clocks'
const order = {
  customer: { identificationType: 'FINAL_CONSUMER' },
  items: [{ code: 'A-1', description: 'Café', quantity: 1, unitPrice: 4, taxType: 'IVA_RATE', tax: 15 }],
}
const certificate = {
  ...{ status: 'VALID', subject: 'CN', issuer: 'CN', serialNumber: '1', fingerprint: 'aa', fileId: '' },
  ...{ registryNumber: OWN_RUC, notBefore: '2026-01-01T00:00:00.000Z', notAfter: '2027-06-01T00:00:00.000Z' },
  ...{ daysLeft: 191, chain: 'UNCHECKED', vouched: false, hasPassword: true },
}

async function aClockGateway() {
  const issued: IssueRequest[] = []
  const purged: unknown[] = []
  const gateway = await aGateway({
    issuance: {
      issue: async (request) => {
        issued.push(request)
        return { receipt: aReceipt(), duplicate: false, warnings: [] }
      },
      purgeSandbox: async ({ caller }) => {
        purged.push(caller?.workspaceId)
        return { deleted: 1 }
      },
    },
    signer: { describeCertificate: async () => certificate },
  })
  const workspace = await gateway.aWorkspace('free')
  const ask = (key: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, ruc = TEST_RUC) =>
    gateway.app.inject({
      ...{ method, url },
      headers: { 'x-api-key': key, 'x-taxpayer-ruc': ruc },
      ...(payload && { payload }),
    })
  const inDays = (days: number) => new Date(gateway.clock.now + days * DAY).toISOString()
  const aClock = async (days: number) => {
    const answer = await ask(workspace.testKey, 'POST', CLOCKS, { name: 'Later', now: inDays(days) })
    expect(answer.statusCode).toBe(201)
    return answer.json().data
  }
  return { ...gateway, ...workspace, issued, purged, ask, inDays, aClock }
}

describe('A test clock', () => {
  test('moves the orders of its sandbox, and the month of their quota, until it is deleted', async () => {
    const { ask, testKey, aClock, issued } = await aClockGateway()
    await ask(testKey, 'POST', '/v1/developer/invoices', order)
    const { id } = await aClock(60)
    await ask(testKey, 'POST', '/v1/developer/invoices', order)
    expect((await ask(testKey, 'DELETE', `${CLOCKS}/${id}`)).statusCode).toBe(204)
    await ask(testKey, 'POST', '/v1/developer/invoices', order)

    const [before, during, after] = issued
    expect(before?.caller).not.toHaveProperty('clockOffsetMs')
    expect(Number(during?.caller?.clockOffsetMs)).toBe(60 * DAY)
    expect(after?.caller).not.toHaveProperty('clockOffsetMs')
    expect(issued.map(({ allowance }) => allowance?.period)).toEqual(['trial', '2027-01', 'trial'])
  })

  test('is advanced to a later time only, and shows its time, which goes on', async () => {
    const { ask, testKey, aClock, inDays, clock } = await aClockGateway()
    const { id } = await aClock(10)
    const advance = (to: string) => ask(testKey, 'POST', `${CLOCKS}/${id}/advance`, { to })

    expect((await advance(inDays(5))).json()).toMatchObject({ statusCode: 400, details: [{ path: 'to' }] })
    expect((await advance(inDays(3_000))).statusCode).toBe(400)
    const advanced = await advance(inDays(20))

    expect(advanced.statusCode).toBe(200)
    clock.now += 1_000
    const [shown] = (await ask(testKey, 'GET', CLOCKS)).json().data
    expect(shown).toMatchObject({ id, name: 'Later' })
    expect(Date.parse(shown.now)).toBe(Date.parse(advanced.json().data.now) + 1_000)
    expect((await ask(testKey, 'GET', `${CLOCKS}/${id}`)).json().data).toEqual(shown)
  })

  test('shows a certificate that has ended, or ends soon', async () => {
    const { ask, testKey, aClock, inDays } = await aClockGateway()
    const status = async () =>
      (await ask(testKey, 'GET', '/v1/developer/certificate/status', undefined, OWN_RUC)).json().data

    expect(await status()).toMatchObject({ status: 'VALID', daysLeft: 191 })
    const { id } = await aClock(170)
    expect(await status()).toMatchObject({ status: 'EXPIRING' })
    await ask(testKey, 'POST', `${CLOCKS}/${id}/advance`, { to: inDays(200) })
    expect(await status()).toMatchObject({ status: 'EXPIRED' })
  })

  test('an hour or more ahead purges its own sandbox, before it moves', async () => {
    const { ask, testKey, aClock, purged, workspaceId, inDays } = await aClockGateway()
    const { id } = await aClock(0.01)
    expect(purged).toEqual([])

    await ask(testKey, 'POST', `${CLOCKS}/${id}/advance`, { to: inDays(1) })

    expect(purged).toEqual([workspaceId])
  })

  test('is the only one of its workspace', async () => {
    const { ask, testKey, aClock, inDays } = await aClockGateway()
    await aClock(1)

    const second = await ask(testKey, 'POST', CLOCKS, { name: 'Other', now: inDays(2) })

    expect(second.json()).toMatchObject({ statusCode: 409, code: 'ACC_10024' })
  })

  test.each([
    ['the past', -1],
    ['more than five years ahead', 6 * 365],
  ])('cannot show %s', async (_what, days) => {
    const { ask, testKey, inDays } = await aClockGateway()

    const answer = await ask(testKey, 'POST', CLOCKS, { name: 'Wrong', now: inDays(days) })

    expect(answer.json()).toMatchObject({ statusCode: 400, details: [{ path: 'now' }] })
  })
})

describe('Production', () => {
  test('keeps its time whatever the test clock of its workspace says', async () => {
    const { ask, liveKey, testKey, aClock, issued, accounts, email, clock } = await aClockGateway()
    accounts.markVerified(email, new Date(clock.now))
    const { id } = await aClock(400)

    const issuing = await ask(liveKey, 'POST', '/v1/developer/invoices', order, OWN_RUC)
    const status = await ask(liveKey, 'GET', '/v1/developer/certificate/status', undefined, OWN_RUC)
    const calls = [
      await ask(liveKey, 'GET', CLOCKS),
      await ask(liveKey, 'POST', CLOCKS, { name: 'Live', now: '2027-01-01T00:00:00Z' }),
      await ask(liveKey, 'POST', `${CLOCKS}/${id}/advance`, { to: '2028-06-01T00:00:00Z' }),
      await ask(liveKey, 'DELETE', `${CLOCKS}/${id}`),
    ]

    expect(issuing.statusCode).toBe(202)
    expect(issued[0]).toMatchObject({ caller: { mode: 'MODE_LIVE' }, allowance: { period: 'trial' } })
    expect(issued[0]?.caller).not.toHaveProperty('clockOffsetMs')
    expect(status.json().data).toMatchObject({ status: 'VALID', daysLeft: 191 })
    expect(calls.map((answer) => answer.json().code)).toEqual(Array(4).fill('ACS_10010'))
    expect((await ask(testKey, 'GET', `${CLOCKS}/${id}`)).statusCode).toBe(200)
  })

  test('and every other workspace are out of reach of a clock', async () => {
    const { ask, aClock, aWorkspace, issued } = await aClockGateway()
    const { id } = await aClock(60)
    const other = await aWorkspace('free')

    const calls = [
      await ask(other.testKey, 'GET', `${CLOCKS}/${id}`),
      await ask(other.testKey, 'POST', `${CLOCKS}/${id}/advance`, { to: '2028-01-01T00:00:00Z' }),
      await ask(other.testKey, 'DELETE', `${CLOCKS}/${id}`),
    ]
    await ask(other.testKey, 'POST', '/v1/developer/invoices', order)

    expect(calls.map((answer) => answer.statusCode)).toEqual([404, 404, 404])
    expect(issued[0]?.caller).not.toHaveProperty('clockOffsetMs')
    expect(issued[0]?.allowance?.period).toBe('trial')
  })
})
