import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Documents, Health, Issuance } from '@etax/contracts'
import { newId } from '@etax/kernel'
import { freePort } from '@etax/testkit'
import { Client, credentials, type ServiceError } from '@grpc/grpc-js'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { issuanceFixture } from '../../../services/issuance/tests/fixture.ts'
import { makeMtlsCertificates } from '../../../services/signer/src/outbound/mtls-certificates.ts'

// Issuance over mutual TLS, as a team reaches it.

const life = new AsyncDisposableStack()
const workspaceId = newId()
let address: string
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'etax-team-'))
  life.defer(() => rmSync(folder, { recursive: true }))
  const names = ['issuance', 'api-gateway', 'billing', 'crm', 'renderer']
  await makeMtlsCertificates(
    folder,
    names.map((name) => ({ name })),
    new Date(),
  )
  address = `127.0.0.1:${await freePort()}`
  const file = (part: string) => join(folder, 'issuance', `${part}.pem`)
  life.use(
    await issuanceFixture({
      deployment: 'development',
      grpcListen: address,
      grpcTlsCa: file('ca'),
      grpcTlsCert: file('cert'),
      grpcTlsKey: file('key'),
      grpcPeers: 'api-gateway',
      grpcTeams: `billing=${workspaceId},crm=*`,
    }),
  )
}, 120_000)

afterAll(() => life.disposeAsync())

interface Method {
  path: string
  requestSerialize: (value: never) => Buffer
  responseDeserialize: (bytes: Buffer) => object
}

async function callAs(name: string, { path, requestSerialize, responseDeserialize }: Method, request: object) {
  const [ca, key, cert] = ['ca', 'key', 'cert'].map((part) => readFileSync(join(folder, name, `${part}.pem`)))
  const channel = credentials.createSsl(ca ?? null, key, cert)
  const grpc = new Client(address, channel, { 'grpc.ssl_target_name_override': 'issuance' })
  const { promise, resolve } = Promise.withResolvers<object | ServiceError | undefined>()
  const deadline = Date.now() + 20_000
  const encode = (value: object) => requestSerialize(value as never)
  grpc.makeUnaryRequest(path, encode, responseDeserialize, request, { deadline }, (error, answer) =>
    resolve(error ?? answer),
  )
  const answer = await promise
  grpc.close()
  return answer
}

const list = (own = workspaceId) => ({ caller: { workspaceId: own, mode: 'MODE_TEST' }, ruc: '1799999990001' })

test('a team lists its receipts, in its workspaces only', async () => {
  expect(await callAs('billing', Documents.ListReceipts, list())).toMatchObject({ receipts: [], total: 0 })
  expect(await callAs('crm', Documents.ListReceipts, list(newId()))).toMatchObject({ receipts: [] })
  expect(await callAs('billing', Documents.ListReceipts, list(newId()))).toMatchObject({
    code: 7,
    details: expect.stringContaining('not admitted to this workspace'),
  })
})

test("a team calls no method of the system's own services, and they call none of the team's", async () => {
  const own = { caller: { workspaceId, mode: 'MODE_TEST' }, id: newId() }

  for (const team of ['billing', 'crm'])
    expect(await callAs(team, Issuance.FindReceipt, own)).toMatchObject({ code: 7 })
  expect(await callAs('api-gateway', Issuance.FindReceipt, own)).toMatchObject({ code: 5 })
  for (const service of ['api-gateway', 'renderer'])
    expect(await callAs(service, Documents.ListReceipts, list())).toMatchObject({ code: 7 })
})

test('any certificate of the installation may ask for the health of a served service', async () => {
  expect(await callAs('renderer', Health.Check, { service: 'documents.v1.DocumentsService' })).toMatchObject({
    status: 'SERVING',
  })
  expect(await callAs('renderer', Health.Check, { service: 'catalog.v1.Catalog' })).toMatchObject({ code: 5 })
})

test('on a development machine the services describe themselves', async () => {
  const path = '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo'
  const [ca, key, cert] = ['ca', 'key', 'cert'].map((part) => readFileSync(join(folder, 'billing', `${part}.pem`)))
  const channel = credentials.createSsl(ca ?? null, key, cert)
  const grpc = new Client(address, channel, { 'grpc.ssl_target_name_override': 'issuance' })
  life.defer(() => grpc.close())
  const same = (bytes: Buffer) => bytes
  const stream = grpc.makeBidiStreamRequest(path, same, same, { deadline: Date.now() + 20_000 })
  const answered = new Promise<string>((resolve, reject) => {
    stream.on('data', (bytes: Buffer) => resolve(bytes.toString())).on('error', reject)
  })
  // list_services, the field 7.
  stream.end(Buffer.from([0x3a, 1, 0x2a]))

  expect(await answered).toContain('documents.v1.DocumentsService')
})
