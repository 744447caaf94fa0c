import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer as createTlsServer } from 'node:tls'
import { Catalog } from '@etax/contracts'
import { sayConnectionFailure } from '@etax/kernel'
import { client } from '@etax/rpc'
import { connectMongo } from '@etax/runtime'
import { freePort, testMongo, testRabbit } from '@etax/testkit'
import { afterAll, expect, test } from '@jest/globals'
import { rabbitConnection } from '../../../libs/messaging/src/rabbit/connection.ts'
import { httpPost } from '../../../services/authority-connector/src/outbound/http-post.ts'
import { smtpMailer } from '../../../services/notifier/src/outbound/smtp.ts'
import { makeMtlsCertificates } from '../../../services/signer/src/outbound/mtls-certificates.ts'

// Messages for operators when a service cannot start: for each connection, five faults are distinguished.

const PASSWORD = 'hunter-2-is-secret'
const life = new AsyncDisposableStack()
afterAll(() => life.disposeAsync())

type Fault = 'unknown' | 'refused' | 'silent' | 'untrusted'
const folder = mkdtempSync(join(tmpdir(), 'etax-why-'))
life.defer(() => rmSync(folder, { recursive: true }))
/** Side by side: most of the time is waiting for silent servers. */
const preparing = prepare()

async function prepare(): Promise<Record<Fault, string>> {
  await makeMtlsCertificates(folder, [{ name: 'localhost' }], new Date())
  const read = (part: string) => readFileSync(join(folder, 'localhost', `${part}.pem`))
  return {
    unknown: 'no-such-host.invalid:4000',
    refused: `127.0.0.1:${await freePort()}`,
    silent: await listening(createServer()),
    untrusted: await listening(createTlsServer({ cert: read('cert'), key: read('key') })),
  }
}

async function listening(server: Server): Promise<string> {
  const sockets = new Set<{ destroy(): void }>()
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  life.defer(async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return `localhost:${(server.address() as AddressInfo).port}`
}

const SENTENCE: Record<Fault | 'user', RegExp> = {
  unknown: /the name of the server is not known/,
  refused: /the server refused the connection/,
  silent: /did not answer in time/,
  untrusted: /not from an authority that is trusted here/,
  user: /refused the user or the password/,
}

const faults: Fault[] = ['unknown', 'refused', 'silent', 'untrusted']

test.concurrent('MongoDB', async () => {
  const hosts = await preparing
  const tls = { unknown: '', refused: '', silent: '', untrusted: '&tls=true' }
  const to = (host: string, more: string) =>
    connectMongo(
      `mongodb://etax:${PASSWORD}@${host}/?authSource=admin&connectTimeoutMS=500${more}`,
      'etax_x',
      1_000,
    ).then(
      (mongo) => mongo[Symbol.asyncDispose]().then(() => 'connected'),
      (error: Error) => error.message,
    )
  await using mongo = await testMongo()
  const real = new URL(mongo.url).host

  const sentences = await Promise.all([...faults.map((fault) => to(hosts[fault], tls[fault])), to(real, '')])

  expectEach(sentences)
  expect(sentences[1]).toContain(`etax_x at ${hosts.refused}`)
}, 40_000)

test.concurrent('RabbitMQ', async () => {
  const hosts = await preparing
  await using rabbit = await testRabbit()
  const real = new URL(rabbit.url).host
  const to = async (host: string, scheme = 'amqp') => {
    const { promise, resolve } = Promise.withResolvers<string>()
    const ignored = () => {}
    const warn = (_facts: object | string) => resolve((_facts as { reason: string }).reason)
    await using _ = rabbitConnection(`${scheme}://etax:${PASSWORD}@${host}`, 'x', {
      warn,
      info: ignored,
      error: ignored,
      debug: ignored,
    } as never)
    return await promise
  }

  expectEach(
    await Promise.all([...faults.map((fault) => to(hosts[fault], fault === 'untrusted' ? 'amqps' : 'amqp')), to(real)]),
  )
}, 40_000)

test.concurrent('another service by gRPC', async () => {
  const hosts = await preparing
  await makeMtlsCertificates(folder, [{ name: 'caller' }], new Date())
  const path = (part: string) => join(folder, 'caller', `${part}.pem`)
  const tls = { ca: path('ca'), cert: path('cert'), key: path('key') }
  const to = async (host: string) => {
    await using catalog = client(Catalog, host, { deadlineMs: 1_000, tls })
    return await catalog.findTaxpayer({} as never).then(
      () => 'answered',
      (error: Error) => error.message,
    )
  }

  const sentences = await Promise.all(faults.map((fault) => to(hosts[fault])))

  expectEach(sentences)
})

test.concurrent('the authority', async () => {
  const hosts = await preparing
  await using post = httpPost(500)
  const to = (host: string) =>
    post(`https://${host}/`, '', { headers: {}, totalMs: 1_000 }).then(
      () => 'answered',
      (error: Error) => error.message,
    )

  expectEach(await Promise.all(faults.map((fault) => to(hosts[fault]))))
})

const content = { sender: 'Andina', replyTo: null, subject: 'Factura', text: 'Factura', html: '' }
const mail = { to: 'maria@example.com', messageId: '<1@example.com>', date: new Date(0), content, attachments: [] }

test.concurrent('the mail server, in the words of the owner of the mail', async () => {
  const hosts = await preparing
  const to = async (host: string) => {
    using mailer = smtpMailer({ url: `smtps://etax:${PASSWORD}@${host}`, from: 'a@b.ec', connections: 1 })
    const result = await mailer.send(mail as never)
    return result.kind === 'sent' ? 'sent' : result.detail
  }

  const sentences = await Promise.all(faults.map((fault) => to(hosts[fault])))

  expect(sentences).toEqual(
    (['name-unknown', 'refused', 'no-answer', 'certificate-untrusted'] as const).map((failure) =>
      sayConnectionFailure(failure, 'es'),
    ),
  )
}, 40_000)

function expectEach(sentences: readonly string[]): void {
  const all = [...faults, 'user'] as const
  sentences.forEach((sentence, at) => {
    expect(sentence).toMatch(SENTENCE[all[at] ?? 'user'])
    expect(sentence).not.toContain(PASSWORD)
  })
}
