import { randomBytes } from 'node:crypto'
import { issuanceErrors, type ReceiptView } from '@etax/contracts'
import { until } from '@etax/testkit'
import { expect, test } from '@jest/globals'
import { aReceipt, TEST_RUC } from '../../tests/fake-clients.ts'
import { aGateway } from '../../tests/gateway.ts'
import { createdKey } from '../accounts/create-api-key.ts'

const at = '2026-11-21T15:04:07.000Z'

function after(...statuses: ReceiptView['status'][]) {
  const timeline = statuses.map((status) => ({ status, at, detail: null }))
  return aReceipt({ status: statuses.at(-1) ?? 'DRAFT', timeline, version: statuses.length })
}

async function aFollowingGateway(...statuses: ReceiptView['status'][]) {
  const stored = { receipt: after(...statuses), version: statuses.length, questions: 0 }
  const issuance = {
    findReceipt: async () => stored.receipt,
    listChanged: async ({ known = [] }: { known?: { version?: number }[] }) => {
      stored.questions += 1
      return { receipts: known.some(({ version = 0 }) => version < stored.version) ? [stored.receipt] : [] }
    },
  }
  const gateway = await aGateway({ issuance })
  const { testKey, workspaceId } = await gateway.aWorkspace()
  const follow = async (headers: object = {}) => {
    const all = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC, ...headers }
    return gateway.app.inject({ url: `/v1/developer/receipts/${stored.receipt.id}/events`, headers: all })
  }
  const move = (...to: ReceiptView['status'][]) => Object.assign(stored, { receipt: after(...to), version: to.length })
  return { ...gateway, stored, follow, move, workspaceId }
}

function eventsIn(body: string) {
  const blocks = body.split('\n\n').filter((block) => block.includes('event: '))
  return blocks.map((block) => {
    const { status, reason, receipt } = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '{}')
    return [Number(/^id: (\d+)$/m.exec(block)?.[1] ?? 0), status ?? reason, receipt?.status]
  })
}

test('each status is one event, and the stream ends after the final one', async () => {
  const { follow, move, stored } = await aFollowingGateway('DRAFT')

  const following = follow()
  await until('it is asked for', () => stored.questions > 0)
  move('DRAFT', 'RECEIVED_AUTHORITY', 'AUTHORIZED', 'COMPLETED')
  const { statusCode, headers, body } = await following

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'cache-control': 'no-store',
    'x-ratelimit-limit': expect.anything(),
  })
  expect(body.startsWith('retry: 3000\n\n')).toBe(true)
  expect(eventsIn(body)).toEqual([
    [1, 'DRAFT', 'DRAFT'],
    [2, 'RECEIVED_AUTHORITY', undefined],
    [3, 'AUTHORIZED', undefined],
    [4, 'COMPLETED', 'COMPLETED'],
    [0, 'final', undefined],
  ])
})

test('a broken stream continues, and without further events the answer is 204', async () => {
  const { follow } = await aFollowingGateway('DRAFT', 'AUTHORIZED', 'COMPLETED')

  expect(eventsIn((await follow({ 'last-event-id': '2' })).body)).toEqual([
    [3, 'COMPLETED', 'COMPLETED'],
    [0, 'final', undefined],
  ])
  expect((await follow({ 'last-event-id': '3' })).statusCode).toBe(204)
  expect((await follow({ 'last-event-id': '' })).statusCode).toBe(200)
  expect((await follow({ 'last-event-id': 'x' })).json()).toMatchObject({
    statusCode: 400,
    details: [{ path: 'last-event-id' }],
  })
})

test('streams of one receipt share their calls, stay open in ERROR, are limited, and end with the key', async () => {
  const { follow, move, stored, accounts, clock, workspaceId } = await aFollowingGateway('DRAFT')
  const streams = [follow(), follow()]
  await until('it is asked for', () => stored.questions > 0)
  const refused = await until('the limit is reached', async () => {
    const answer = await follow()
    return answer.statusCode === 429 ? answer : undefined
  })
  expect(refused.json()).toMatchObject({ code: 'LIM_10010' })
  expect(refused.headers['retry-after']).toBe('5')

  move('DRAFT', 'ERROR')
  const questions = stored.questions
  await until('it is asked for again', () => stored.questions > questions + 3)
  const [key] = (await accounts.keysOf(workspaceId)).filter(({ mode }) => mode === 'test')
  accounts.endKey(key?.id ?? '')
  clock.now += 5_000

  for (const { body } of await Promise.all(streams)) {
    expect(eventsIn(body)).toEqual([
      [1, 'DRAFT', 'DRAFT'],
      [2, 'ERROR', 'ERROR'],
      [0, 'refused', undefined],
    ])
    expect(body).toContain('\n: still waiting\n')
  }
})

test('streams are counted by workspace, whatever key opens them, and leave places to others', async () => {
  const { app, aWorkspace, accounts, clock, move, stored } = await aFollowingGateway('DRAFT')
  const open: Promise<unknown>[] = []
  const follow = (key: string) =>
    app.inject({
      url: `/v1/developer/receipts/${stored.receipt.id}/events`,
      headers: { 'x-api-key': key, 'x-taxpayer-ruc': TEST_RUC },
    })
  const anotherKey = async (workspaceId: string) => {
    const owner = { workspaceId, mode: 'test' as const, name: 'another', createdAt: new Date(clock.now) }
    const { key, record } = createdKey(owner, { pepper: 'pepper', random: randomBytes })
    accounts.keepKey(record)
    return key
  }
  const mine = await aWorkspace()
  open.push(follow(mine.testKey), follow(await anotherKey(mine.workspaceId)))
  await until('both are open', () => stored.questions > 0)

  const third = await anotherKey(mine.workspaceId)
  const refused = await until('the workspace has all it may', async () => {
    const answer = await follow(third)
    return answer.statusCode === 429 ? answer : undefined
  })
  expect(refused.json().code).toBe('LIM_10010')

  const free = await aWorkspace('free')
  const questions = stored.questions
  const ofFree = follow(free.testKey)
  await until('it is followed, too', () => stored.questions > questions + 1)
  expect((await follow(free.testKey)).json().code).toBe('LIM_10010')
  expect(eventsIn((await ofFree).body).at(-1)).toEqual([0, 'time', undefined])

  move('DRAFT', 'AUTHORIZED', 'COMPLETED')
  await Promise.all(open)
})

test('HEAD has the headers of the stream, and opens none', async () => {
  const { app, aWorkspace, stored } = await aFollowingGateway('DRAFT')
  const { testKey } = await aWorkspace()
  const url = `/v1/developer/receipts/${stored.receipt.id}/events`
  const headers = { 'x-api-key': testKey, 'x-taxpayer-ruc': TEST_RUC }

  const heads = await Promise.all([1, 2, 3].map(() => app.inject({ method: 'HEAD', url, headers })))

  for (const head of heads) {
    expect([head.statusCode, head.body]).toEqual([200, ''])
    expect(head.headers).toMatchObject({ 'content-type': 'text/event-stream; charset=utf-8' })
  }
  expect(stored.questions).toBe(0)
})

test('an event says in the language of the caller why a receipt is in ERROR', async () => {
  const { follow, stored } = await aFollowingGateway('DRAFT', 'ERROR')
  const { code, message: detail } = issuanceErrors.authorityAway
  const timeline = [{ status: 'COMPLETED' as const, at, detail, code }]
  stored.receipt = aReceipt({ status: 'COMPLETED', timeline })

  expect((await follow({ 'accept-language': 'es' })).body).toContain(
    '"detail":"El SRI no respondió durante demasiado tiempo."',
  )
  expect((await follow()).body).toContain(`"detail":"${detail}"`)
})
