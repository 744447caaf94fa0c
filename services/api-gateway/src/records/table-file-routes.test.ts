import { Agent, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { AppError } from '@etax/kernel'
import { expect, test } from '@jest/globals'
import { aGateway, type GatewaySettings } from '../../tests/gateway.ts'

interface Part {
  resource?: string | undefined
  importId?: string | undefined
  part?: number | undefined
  size: number
  last?: boolean | undefined
}

const DECIMAL = JSON.stringify({ rule: { en: 'must be a decimal number', es: 'debe ser un número decimal' } })

interface Problem {
  line: number
  column: string
  code: string
  paramsJson: string
  message: string
}

async function aTableGateway(problems: Problem[] = [], outages = 0, settings: GatewaySettings = {}) {
  const parts: Part[] = []
  let away = outages
  const { app, aWorkspace } = await aGateway(
    {
      catalog: {
        importRecords: async ({ resource, importId, part, content, last }) => {
          parts.push({ resource, importId, part, size: content?.length ?? 0, last })
          if (last === true && away > 0) {
            away -= 1
            throw new AppError('unavailable', 'SYS_50001', 'away')
          }
          return {
            finished: last === true,
            created: 3,
            updated: 4,
            unchanged: 5,
            wrongLines: problems.length,
            problems,
          }
        },
        exportRecords: async ({ cursor }) =>
          cursor === ''
            ? { content: Buffer.from('code,name\n'), nextCursor: 'more' }
            : { content: Buffer.from('C1,Café\n'), nextCursor: '' },
      },
    },
    settings,
  )
  const { testKey } = await aWorkspace()
  const post = (payload: string | Buffer, type = 'text/csv', language = 'en') =>
    app.inject({
      method: 'POST',
      url: '/products/import?taxpayerId=t1',
      headers: { 'x-api-key': testKey, 'content-type': type, 'accept-language': language },
      payload,
    })
  const get = (url: string) => app.inject({ url, headers: { 'x-api-key': testKey } })
  return { app, testKey, post, get, parts }
}

test('a file is handed on in order, its last part marked, under one id', async () => {
  const { post, parts } = await aTableGateway()

  const answer = await post('x'.repeat(3_000_000))

  expect([answer.statusCode, answer.json()]).toEqual([200, { created: 3, updated: 4, unchanged: 5 }])
  expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index))
  expect(parts.reduce((sum, { size }) => sum + size, 0)).toBe(3_000_000)
  expect(parts.map(({ last }) => last)).toEqual(parts.map((_, index) => index === parts.length - 1))
  expect(new Set(parts.map(({ importId }) => importId)).size).toBe(1)
})

test('after an outage the last part is sent again with the same id', async () => {
  const { post, parts } = await aTableGateway([], 1)

  const answer = await post('code,name\n')

  expect([answer.statusCode, answer.json()]).toEqual([200, { created: 3, updated: 4, unchanged: 5 }])
  expect(parts).toEqual([parts[0], parts[0]])
})

test('wrong lines are named, and nothing was imported', async () => {
  const { post } = await aTableGateway([
    { line: 3, column: 'price', code: 'FLD_10005', paramsJson: DECIMAL, message: 'must be a decimal number' },
  ])

  expect((await post('a')).json()).toEqual({
    statusCode: 400,
    message: 'Nothing was imported; wrong lines: 1. line 3, price: must be a decimal number',
  })
  expect((await post('a', 'text/csv', 'es')).json().message).toBe(
    'No se importó nada; líneas por corregir: 1. línea 3, price: debe ser un número decimal',
  )
})

test('a file that is no CSV is refused', async () => {
  const { post } = await aTableGateway()

  expect((await post('{}', 'application/json')).statusCode).toBe(415)
})

test('an export is one file out of many parts', async () => {
  const { get } = await aTableGateway()

  const answer = await get('/customers/export?taxpayerId=t1')

  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'code,name\nC1,Café\n',
  ])
  expect((await get('/customers/export')).statusCode).toBe(400)
})

async function upload(agent: Agent, port: number, headers: Record<string, string>, mebibytes: number) {
  const path = headers['content-type'] === 'text/csv' ? '/products/import?taxpayerId=t1' : '/customers'
  const sending = request({ agent, path, port, method: 'POST', headers })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    sending.on('response', resolve).on('error', reject),
  )
  for (let sent = 0; sent < mebibytes; sent += 1) sending.write(Buffer.alloc(1024 * 1024, 'x'))
  sending.end()
  const answer = await answered
  let text = ''
  for await (const chunk of answer) text += chunk
  return [answer.statusCode, JSON.parse(text)]
}

test('a file that is too long is refused with the limit, after its end, and so is a JSON body', async () => {
  const { app, testKey } = await aTableGateway([], 0, { unshared: true })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { 'x-api-key': testKey, 'content-type': 'text/csv' }

  const announced = await upload(agent, port, { ...headers, 'content-length': String(34 * 1024 * 1024) }, 34)
  const chunked = await upload(agent, port, headers, 34)
  const json = { ...headers, 'content-type': 'application/json', 'content-length': String(30 * 1024 * 1024) }
  const body = await upload(agent, port, json, 30)
  const short = await upload(agent, port, headers, 1)
  agent.destroy()
  await app.close()

  const refusal = [413, { statusCode: 413, message: 'The file is larger than 32 MiB: send less, or split it.' }]
  expect(body).toEqual([413, { statusCode: 413, message: 'The body is larger than 2 MiB: send less, or split it.' }])
  expect([announced, chunked, short]).toEqual([refusal, refusal, [200, { created: 3, updated: 4, unchanged: 5 }]])
})
