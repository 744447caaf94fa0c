import {
  type BodyOf,
  Catalog,
  type Envelope,
  envelope,
  MailReceipt,
  ReceiptMailed,
  ReceiptsDeleted,
  Renderer,
  WarnOwner,
} from '@etax/contracts'
import { AppError, newId } from '@etax/kernel'
import { done, type MemoryBus, memoryBus, on } from '@etax/messaging'
import { type Handlers, implement, serve } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { testMongo, until } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mongo as driver } from 'mongoose'
import { start } from '../src/service.ts'
import { aMailServer, type MailServer } from './mail-server.ts'

const workspaceId = '01935a2e-7c1f-7abc-8def-0123456789aa'
const pdf = Buffer.from('%PDF-1.3 …')
const life = new AsyncDisposableStack()
const log = createLogger('notifier', 'silent')
const mailed: Envelope<BodyOf<typeof ReceiptMailed>>[] = []
const withoutPdf = new Set<string>()
const logos = new Map([
  ['small', Buffer.from('a picture')],
  ['large', Buffer.alloc(257 * 1024)],
])
let bus: MemoryBus
let mailServer: MailServer
let rows: driver.Collection<{ _id: string; recipients: unknown; content?: unknown; due?: unknown }>

beforeAll(async () => {
  const mongo = life.use(await testMongo())
  mailServer = life.use(await aMailServer())
  bus = life.use(memoryBus({ log, disturb: { repeat: 2 }, retry: { first: 20, max: 100, jitter: 0 } }))
  const keep = on(ReceiptMailed, async (message) => {
    mailed.push(message)
    return done
  })
  life.use(await bus.consume('test.mailed', [keep]))
  const rest = async () => {
    throw new AppError('internal', 'TEST_1', 'not part of this test')
  }
  const printed = implement(Renderer, {
    fetchPdf: async ({ receiptId = '' }) => {
      if (withoutPdf.has(receiptId)) throw new AppError('not-found', 'RND_10001', 'not printed')
      return { name: 'Factura_001-001-000000001.pdf', content: pdf }
    },
    describePdf: async () => ({}),
    printDraft: rest,
    forget: async () => ({}),
  })
  const fetchLogo = async ({ logoId = '' }) => {
    if (!logos.has(logoId)) throw new AppError('not-found', 'CAT_40004', 'no logo')
    return { contentType: 'image/png', content: logos.get(logoId) }
  }
  const catalog = new Proxy({ fetchLogo }, { get: (target, name) => Reflect.get(target, name) ?? rest })
  const pictures = implement(Catalog, catalog as unknown as Handlers<typeof Catalog>)
  const renderer = life.use(
    await serve({ address: '127.0.0.1:0', access: 'plaintext', services: [printed, pictures], log }),
  )
  const config = {
    mongodbUrl: mongo.url,
    mongodbDatabase: mongo.database,
    rabbitmqUrl: '',
    deployment: 'development' as const,
    healthHost: '127.0.0.1',
    healthPort: 0,
    logLevel: 'silent',
    grpcTlsCa: '',
    grpcTlsCert: '',
    grpcTlsKey: '',
    grpcPlaintext: 'development' as const,
    rendererAddress: renderer.address,
    catalogAddress: renderer.address,
    smtpUrl: mailServer.url,
    mailFrom: 'comprobantes@emisor.ec',
    smtpConnections: 2,
    retryFirstMs: 10,
    giveUpMs: 1_500,
  }
  life.use(await start(config, { log, openBus: async () => bus.connect() }))
  const direct = new driver.MongoClient(mongo.url)
  life.defer(() => direct.close())
  rows = direct.db(mongo.database).collection('deliveries')
})

afterAll(() => life.disposeAsync())

function rendered(recipients: string[], change: Partial<BodyOf<typeof MailReceipt>> = {}) {
  const receiptId = newId()
  const about = { tenantId: workspaceId, correlationId: receiptId }
  return envelope(MailReceipt, { ...MailReceipt.example, receiptId, recipients, sandbox: false, ...change }, about)
}

function anAddress(name: string): string {
  return `${name}.${newId().slice(-12)}@example.com`
}

function taken(address: string) {
  return mailServer.taken.filter(({ to }) => to === address)
}

function announcements(receiptId: string) {
  return mailed.filter(({ body }) => body.receiptId === receiptId).map(({ body }) => body)
}

async function settled(receiptId: string) {
  return until('the mail is announced', () => announcements(receiptId)[0], { within: 20_000 })
}

test('XML and PDF are mailed once, although every message comes twice', async () => {
  const maria = anAddress('maria')
  const message = rendered([maria])

  await bus.publish(message)
  await bus.publish(message)

  expect(taken(maria)).toHaveLength(1)
  const { mail } = taken(maria)[0] as MailServer['taken'][number]
  expect(mail.subject).toBe('Factura 001-001-000000001 de Empresa de Prueba S.A.')
  expect(mail.from).toMatchObject({ name: 'Empresa de Prueba S.A.', address: 'comprobantes@emisor.ec' })
  expect(mail.text).toContain('Estimado(a) María Peña:')
  expect(mail.text).toContain('Valor total: USD 11.50')
  expect(mail.html).toContain('María Peña')
  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Factura_001-001-000000001.xml', 'application/xml'],
    ['Factura_001-001-000000001.pdf', 'application/pdf'],
  ])
  expect(Buffer.from(mail.attachments[1]?.content as ArrayBuffer)).toEqual(pdf)
  expect(announcements(message.body.receiptId)[0]).toMatchObject({ givenUp: false, detail: null })
})

test('a mailing on request is a separate mail, waits for the PDF, and is deleted with its receipt', async () => {
  const [maria, juan] = [anAddress('maria'), anAddress('juan')]
  const first = rendered([maria])
  const { receiptId } = first.body
  const again = { ...first, id: newId(), body: { ...first.body, recipients: [juan], mailing: 1 } }
  withoutPdf.add(receiptId)
  await bus.publish(again)
  withoutPdf.delete(receiptId)
  await bus.publish(first)

  await until('both are announced', () => announcements(receiptId).some(({ mailing }) => mailing === 1))
  expect([taken(maria).length, taken(juan).length]).toEqual([1, 1])
  expect(announcements(receiptId)).toEqual(
    expect.arrayContaining([expect.objectContaining({ mailing: 1, givenUp: false })]),
  )
  await bus.publish(
    envelope(ReceiptsDeleted, { receiptIds: [receiptId] }, { tenantId: workspaceId, correlationId: newId() }),
  )
  expect(await rows.countDocuments({ _id: { $in: [receiptId, `${receiptId}:1`] } })).toBe(0)
})

test('a fresh PDF comes with the message; one of a minute ago is fetched, since it may be marked as voided', async () => {
  const [maria, juan, eva] = [anAddress('maria'), anAddress('juan'), anAddress('eva')]
  const printed = Buffer.from('%PDF-1.3 of the message')
  const attached = { pdf: { name: 'Factura_001-001-000000002.pdf', content: printed.toString('base64') } }
  const aMinuteAgo = new Date(Date.now() - 60_000).toISOString()
  const [fresh, old, deferred] = [rendered([maria], attached), rendered([juan], attached), rendered([eva], attached)]
  withoutPdf.add(fresh.body.receiptId)
  mailServer.behave(eva, { rcpt: 451 })

  await bus.publish(fresh)
  await bus.publish({ ...old, occurredAt: aMinuteAgo })
  await bus.publish(deferred)
  await settled(deferred.body.receiptId)

  const mailedTo = (address: string) => taken(address)[0]?.mail.attachments.map(({ filename }) => filename)
  expect(mailedTo(maria)).toEqual(['Factura_001-001-000000002.xml', 'Factura_001-001-000000002.pdf'])
  expect(Buffer.from(taken(maria)[0]?.mail.attachments[1]?.content as ArrayBuffer)).toEqual(printed)
  expect(Buffer.from(taken(juan)[0]?.mail.attachments[1]?.content as ArrayBuffer)).toEqual(pdf)
  // The PDF is not stored while the mail waits.
  expect(Buffer.from(taken(eva)[0]?.mail.attachments[1]?.content as ArrayBuffer)).toEqual(pdf)
})

test('a sandbox mail says that the document has no validity', async () => {
  const maria = anAddress('maria')

  await bus.publish(rendered([maria], { sandbox: true }))

  const mail = taken(maria)[0]?.mail
  expect(mail?.subject).toMatch(/^\[PRUEBA, sin validez tributaria\] Factura/)
  expect(mail?.text).toContain('no tiene validez tributaria')
})

test.each([
  ['small', 'comes inside the page', 1],
  ['large', 'stays away', 0],
  ['unknown', 'stays away', 0],
])("the issuer's logo, %s, %s, and the mail is sent", async (logoId, _what, pictures) => {
  const maria = anAddress('maria')

  await bus.publish(rendered([maria], { logoId }))

  const mail = taken(maria)[0]?.mail
  expect(mail?.html?.match(/<img/g) ?? []).toHaveLength(pictures)
  expect(mail?.attachments.filter(({ related }) => related)).toHaveLength(pictures)
  expect(mail?.attachments).toHaveLength(2 + pictures)
})

test('each recipient gets a mail of their own, with a Message-ID of its own', async () => {
  const [one, two] = [anAddress('uno'), anAddress('dos')]

  await bus.publish(rendered([one, two, one.toUpperCase()]))

  const ids = [...taken(one), ...taken(two), ...taken(one.toUpperCase())].map(({ mail }) => mail.messageId)
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(2)
  expect(ids[0]).toMatch(/^<[0-9a-f]{32}@emisor\.ec>$/)
})

test('a greylisted mail is deferred, and the message is done', async () => {
  const maria = anAddress('maria')
  mailServer.behave(maria, { rcpt: 451 }, { rcpt: 421 })
  const message = rendered([maria])

  await bus.publish(message)
  expect(taken(maria)).toHaveLength(0)

  expect(await settled(message.body.receiptId)).toMatchObject({ givenUp: false })
  expect(taken(maria)).toHaveLength(1)
  const row = await until('nothing is due', async () => {
    const stored = await rows.findOne({ _id: message.body.receiptId })
    return stored?.due === undefined && stored
  })
  expect(row.content).toBeUndefined()
})

test('a recipient refused for good is given up with the reason, the others get theirs', async () => {
  const [lost, fine] = [anAddress('perdido'), anAddress('bien')]
  mailServer.behave(lost, { rcpt: 550 })
  const message = rendered([lost, fine])

  await bus.publish(message)

  expect(taken(fine)).toHaveLength(1)
  const [announcement] = announcements(message.body.receiptId)
  expect(announcement?.givenUp).toBe(true)
  expect(announcement?.detail).toMatch(new RegExp(`^${lost}: 550 `))
})

test('a message refused for good is given up', async () => {
  const maria = anAddress('maria')
  mailServer.behave(maria, { data: 554 })
  const message = rendered([maria])

  await bus.publish(message)

  expect(announcements(message.body.receiptId)[0]).toMatchObject({ givenUp: true })
})

test('only pending recipients are tried again', async () => {
  const [late, fine] = [anAddress('tarde'), anAddress('bien')]
  mailServer.behave(late, { data: 451 })
  const message = rendered([late, fine])

  await bus.publish(message)

  expect(await settled(message.body.receiptId)).toMatchObject({ givenUp: false })
  expect(taken(late)).toHaveLength(1)
  expect(taken(fine)).toHaveLength(1)
})

test.each(['cut-after-taking', 'cut-before-taking'] as const)(
  'a connection lost at the end of DATA (%s): sent again under the same Message-ID',
  async (fault) => {
    const maria = anAddress('maria')
    mailServer.behave(maria, fault)
    const message = rendered([maria])

    await bus.publish(message)

    expect(await settled(message.body.receiptId)).toMatchObject({ givenUp: false })
    const copies = taken(maria)
    expect(copies).toHaveLength(fault === 'cut-after-taking' ? 2 : 1)
    expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1)
  },
)

test('what cannot be delivered in time is given up', async () => {
  const maria = anAddress('maria')
  mailServer.behave(maria, ...Array.from({ length: 50 }, () => ({ rcpt: 450 })))
  const message = rendered([maria])

  await bus.publish(message)

  const announcement = await settled(message.body.receiptId)
  expect(announcement).toMatchObject({ givenUp: true })
  expect(announcement.detail).toContain('450')
})

test('what is not an address is never tried', async () => {
  const message = rendered(['maria@example.com\r\nBcc: x@example.com'])

  await bus.publish(message)

  expect(announcements(message.body.receiptId)[0]).toMatchObject({ givenUp: true })
  expect(mailServer.taken.some(({ raw }) => raw.includes('Bcc'))).toBe(false)
})

test('a receipt deleted meanwhile is given up', async () => {
  const message = rendered([anAddress('maria')])
  withoutPdf.add(message.body.receiptId)

  await bus.publish(message)

  expect(announcements(message.body.receiptId)[0]).toMatchObject({ givenUp: true })
})

test('the mails of deleted receipts are deleted, those that still wait included', async () => {
  const [sent, waiting, other] = [
    rendered([anAddress('maria')]),
    rendered([anAddress('later')]),
    rendered([anAddress('eva')]),
  ]
  for (const message of [sent, other]) await bus.publish(message)
  await rows.insertOne({
    _id: waiting.body.receiptId,
    workspaceId,
    recipients: [],
    attempts: 1,
    createdAt: new Date(),
    handedOver: true,
    due: { at: new Date(Date.now() + 60_000), lease: '' },
  } as never)
  const receiptIds = [sent, waiting].map(({ body }) => body.receiptId)
  const [ofOthers = ''] = [other.body.receiptId]

  await bus.publish(envelope(ReceiptsDeleted, { receiptIds }, { tenantId: workspaceId, correlationId: newId() }))
  await bus.publish(
    envelope(ReceiptsDeleted, { receiptIds: [ofOthers] }, { tenantId: newId(), correlationId: newId() }),
  )

  const kept = await rows.find({ _id: { $in: [...receiptIds, ofOthers] } }).toArray()
  expect(kept.map(({ _id }) => _id)).toEqual([ofOthers])
})

test('a warning is mailed once', async () => {
  const owner = anAddress('owner')
  const body = {
    warningId: newId(),
    recipients: [owner],
    subject: 'Webhook desactivado',
    text: 'Diez entregas fallidas.\n\nRevíselo.',
  }
  const command = () => envelope(WarnOwner, body, { tenantId: workspaceId, correlationId: newId() })

  await bus.publish(command())
  await bus.publish(command())

  expect(taken(owner)).toHaveLength(1)
  expect(taken(owner)[0]?.mail).toMatchObject({ subject: 'Webhook desactivado' })
  expect(taken(owner)[0]?.mail.text).toContain('Revíselo.')
})

test('a row that an earlier version has deferred is resumed', async () => {
  const maria = anAddress('maria')
  const { receiptId, ...mail } = rendered([maria]).body
  await rows.insertOne({
    _id: receiptId,
    workspaceId,
    recipients: [{ address: maria, state: 'pending', detail: '451 greylisted' }],
    attempts: 1,
    createdAt: new Date(),
    due: { at: new Date(Date.now() - 1_000), lease: '' },
    handedOver: true,
    content: { kind: 'receipt', receiptId, mail },
  } as never)

  expect(await settled(receiptId)).toMatchObject({ givenUp: false })
  expect(taken(maria)).toHaveLength(1)
})

test('many at once are all delivered at the first attempt', async () => {
  const many = Array.from({ length: 20 }, () => rendered([anAddress('maria')]))

  await Promise.all(many.map((message) => bus.publish(message)))

  const stored = await rows.find({ _id: { $in: many.map(({ body }) => body.receiptId) } }).toArray()
  expect(stored).toHaveLength(20)
  for (const row of stored) expect(row).toMatchObject({ attempts: 1 })
})
