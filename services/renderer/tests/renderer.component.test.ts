import { randomBytes } from 'node:crypto'
import {
  type BodyOf,
  Catalog,
  type Envelope,
  envelope,
  MailReceipt,
  ReceiptRendered,
  ReceiptUnprintable,
  ReceiptVoided,
  Renderer,
} from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { done, type MemoryBus, memoryBus, on } from '@etax/messaging'
import { client, type Handlers, implement, serve } from '@etax/rpc'
import { createLogger } from '@etax/runtime'
import { draftDocument } from '@etax/tax-document'
import { grpcWithoutTls, testMongo } from '@etax/testkit'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { mongo as driver } from 'mongoose'
import { start } from '../src/service.ts'
import { aPng } from './a-png.ts'
import { type Authorized, anInvoice, issuer, receiptAuthorized, workspaceId } from './an-authorized-receipt.ts'

const life = new AsyncDisposableStack()
const logo = { width: 40, height: 10 }
const noisyLogo = { width: 800, height: 500, samples: 3 as const, pixels: randomBytes(800 * 500 * 3) }
const log = createLogger('renderer', 'silent')
const rendered: Envelope<BodyOf<typeof ReceiptRendered | typeof ReceiptUnprintable | typeof MailReceipt>>[] = []
let bus: MemoryBus
let renderer: ReturnType<typeof connect>
let files: driver.Collection
let rows: driver.Collection<{ _id: string; pdf?: unknown; file?: unknown }>

function connect(socket: string) {
  return client(Renderer, socket, { deadlineMs: 60_000 })
}

beforeAll(async () => {
  const mongo = life.use(await testMongo())
  bus = life.use(memoryBus({ log, disturb: { repeat: 2 } }))
  life.use(
    await bus.consume('test.rendered', [
      on(ReceiptRendered, async (message) => {
        rendered.push(message)
        return done
      }),
      on(ReceiptUnprintable, async (message) => {
        rendered.push(message)
        return done
      }),
      on(MailReceipt, async (message) => {
        rendered.push(message)
        return done
      }),
    ]),
  )
  const grpcListen = `unix:/tmp/renderer-${process.pid}.sock`
  const services = [implement(Catalog, { ...noCalls(), fetchLogo })]
  const catalog = life.use(await serve({ address: '127.0.0.1:0', access: 'plaintext', services, log }))
  const config = {
    mongodbUrl: mongo.url,
    mongodbDatabase: mongo.database,
    rabbitmqUrl: '',
    grpcListen,
    ...grpcWithoutTls,
    catalogAddress: catalog.address,
    deployment: 'development' as const,
    healthHost: '127.0.0.1',
    healthPort: 0,
    logLevel: 'silent',
  }
  life.use(await start(config, { log, openBus: async () => bus.connect() }))
  renderer = life.use(connect(grpcListen))
  const direct = new driver.MongoClient(mongo.url)
  life.defer(() => direct.close())
  rows = direct.db(mongo.database).collection('renderings')
  files = direct.db(mongo.database).collection('pdfs.files')
})

afterAll(() => life.disposeAsync())

async function fetchLogo({ logoId = '' }) {
  if (logoId === 'gone') throw new AppError('not-found', 'CAT_40004', 'no such logo')
  const content = logoId === 'broken' ? Buffer.from('no picture') : aPng(logoId === 'huge' ? noisyLogo : logo)
  return { contentType: 'image/png', content }
}

function noCalls(): Handlers<typeof Catalog> {
  const refuse = async () => {
    throw new AppError('internal', 'TEST_1', 'not part of this test')
  }
  const names = Object.keys(Catalog).map((name) => `${name[0]?.toLowerCase()}${name.slice(1)}`)
  return Object.fromEntries(names.map((name) => [name, refuse])) as unknown as Handlers<typeof Catalog>
}

function announced(message: Authorized) {
  return rendered.filter(({ body }) => body.receiptId === message.body.receiptId)
}

test('an authorized receipt is printed, stored once, and sent to the mail service with all its data', async () => {
  const message = receiptAuthorized(anInvoice())

  await bus.publish(message)

  const { accessKey } = message.body.receipt
  const pdf = await renderer.fetchPdf({ workspaceId, receiptId: message.body.receiptId })
  expect(pdf.name).toMatch(/^Factura_[0-9]{3}-[0-9]{3}-[0-9]{9}\.pdf$/)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  const [first] = announced(message)
  expect(first?.type).toBe('mail.receipt')
  expect(first?.body).toMatchObject({
    accessKey,
    recipients: ['maria@example.com'],
    issuer: 'Compañía Comercial Ñandú & Hijos S.A.',
    customer: 'María Peña',
    total: '11.50',
    sandbox: true,
    xml: message.body.xml,
    logoId: message.body.logoId,
    issuerContact: message.body.issuerContact,
    pdf: { name: pdf.name, content: pdf.content.toString('base64') },
  })
  // The first PDF may have been marked since: the mail service fetches it.
  await bus.publish(message)
  expect(announced(message).at(-1)?.body).not.toHaveProperty('pdf')
})

test('a document that is not issued is printed as a draft with its logo, and not stored', async () => {
  const outcome = draftDocument(anInvoice(), issuer, { today: '2026-11-21' })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.violations))
  const xml = Buffer.from(outcome.draft.xml)
  const before = await rows.countDocuments()

  const { name, content } = await renderer.printDraft({ xml, logoId: 'logo' })
  const [withoutLogo, logoGone] = await Promise.all(
    ['', 'gone'].map((logoId) => renderer.printDraft({ xml, logoId }).then((pdf) => pdf.content)),
  )

  expect(name).toBe('Borrador_Factura.pdf')
  expect(content.subarray(0, 5).toString()).toBe('%PDF-')
  expect(content.includes('/Subtype /Image')).toBe(true)
  expect(withoutLogo?.includes('/Subtype /Image')).toBe(false)
  expect(logoGone?.includes('/Subtype /Image')).toBe(false)
  expect(await rows.countDocuments()).toBe(before)
  await expect(renderer.printDraft({ xml: Buffer.from('<factura'), logoId: '' })).rejects.toMatchObject({
    kind: 'invalid',
  })
})

test('a repeated delivery announces the stored rendering under the same id', async () => {
  const message = receiptAuthorized(anInvoice(), { recipients: [] })

  await bus.publish(message)
  await bus.publish(message)

  const all = announced(message)
  expect(all.length).toBeGreaterThanOrEqual(4)
  expect(new Set(all.map(({ id, body }) => `${id} ${JSON.stringify(body)}`)).size).toBe(1)
  expect(await rows.countDocuments({ _id: message.body.receiptId })).toBe(1)
})

test('without recipients, the rendering is announced', async () => {
  const message = receiptAuthorized(anInvoice(), { recipients: [] })

  await bus.publish(message)

  const { content } = await renderer.fetchPdf({ workspaceId, receiptId: message.body.receiptId })
  expect(announced(message)[0]).toMatchObject({ type: 'receipt.rendered', body: { size: content.length } })
})

test("the issuer's logo is printed, and a missing or broken logo does not prevent printing", async () => {
  const images = async (logoId: string | null) => {
    const message = receiptAuthorized(anInvoice(), { logoId })
    await bus.publish(message)
    const { content } = await renderer.fetchPdf({ workspaceId, receiptId: message.body.receiptId })
    return content.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0
  }

  expect([await images('one'), await images(null), await images('gone'), await images('broken')]).toEqual([1, 0, 0, 0])
})

test('a PDF above 1 MiB is stored beside its row, and is found, voided and deleted like any other', async () => {
  const message = receiptAuthorized(anInvoice(), { logoId: 'huge' })
  const { receiptId } = message.body

  await bus.publish(message)
  const before = await renderer.fetchPdf({ workspaceId, receiptId })
  await bus.publish(voided(message))
  const after = await renderer.fetchPdf({ workspaceId, receiptId })

  expect(before.content.length).toBeGreaterThan(1024 * 1024)
  expect(announced(message)[0]?.body).not.toHaveProperty('pdf')
  expect(after.content.toString('latin1')).toContain('(ANULADO)')
  const row = await rows.findOne({ _id: receiptId })
  expect(row?.pdf).toBeUndefined()
  expect(await files.countDocuments()).toBe(1)
  await renderer.forget({ receiptIds: [receiptId] })
  expect(await files.countDocuments()).toBe(0)
})

test('fifty concurrent renderings are all stored', async () => {
  const messages = Array.from({ length: 50 }, () => receiptAuthorized(anInvoice(1)))

  await Promise.all(messages.map((message) => bus.publish(message)))

  const ids = messages.map(({ body }) => body.receiptId)
  expect(await rows.countDocuments({ _id: { $in: ids } })).toBe(50)
})

test('another workspace does not find the rendering', async () => {
  const message = receiptAuthorized(anInvoice())
  await bus.publish(message)

  const description = renderer.describePdf({
    workspaceId: '01935a2e-0000-7000-8000-000000000000',
    receiptId: message.body.receiptId,
  })

  await expect(description).rejects.toMatchObject({ kind: 'not-found', code: 'RND_10001' })
})

test('an unreadable document is announced with reason and attempt, without a retry', async () => {
  const message = receiptAuthorized(anInvoice(), {
    xml: '<autorizacion><comprobante>no XML</comprobante></autorizacion>',
    attempt: 2,
  })

  await bus.publish(message)

  expect(bus.deadLettered).toEqual([])
  const all = announced(message)
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set([`${message.body.receiptId}:unprintable-2`]))
  expect(all[0]).toMatchObject({
    type: 'receipt.unprintable',
    body: { attempt: 2, code: expect.stringMatching(/^XML_/), reason: expect.stringMatching(/./) },
  })
})

function voided({ body, tenantId }: Authorized) {
  const { receiptId, mode, taxpayerRuc, documentType, receiptVersion } = body
  const receipt = { ...body.receipt, voided: { at: '2026-11-22T00:00:00.000Z', reason: 'error' } }
  const fact = { receiptId, mode, taxpayerRuc, documentType, receiptVersion, receipt }
  return envelope(ReceiptVoided, fact, { tenantId, correlationId: receiptId })
}

test('a voided receipt is marked on its PDF, once', async () => {
  const message = receiptAuthorized(anInvoice())
  const { receiptId } = message.body
  await bus.publish(message)
  const before = await renderer.fetchPdf({ workspaceId, receiptId })

  await bus.publish(voided(message))
  await bus.publish(voided(message))

  const after = await renderer.fetchPdf({ workspaceId, receiptId })
  expect(after.content.subarray(0, before.content.length)).toEqual(before.content)
  expect(after.content.toString('latin1').match(/\(ANULADO\)/g)).toHaveLength(1)
  expect((await renderer.describePdf({ workspaceId, receiptId })).size).toBe(after.content.length)
})

test('a receipt voided before printing is printed with the mark', async () => {
  const message = receiptAuthorized(anInvoice())
  const { receiptId } = message.body

  await bus.publish(voided(message))
  const early = renderer.fetchPdf({ workspaceId, receiptId })
  await expect(early).rejects.toMatchObject({ kind: 'not-found' })
  await bus.publish(message)

  const { content } = await renderer.fetchPdf({ workspaceId, receiptId })
  expect(content.toString('latin1')).toContain('(ANULADO)')
})

test('a forgotten rendering is deleted', async () => {
  const message = receiptAuthorized(anInvoice())
  const { receiptId } = message.body
  await bus.publish(message)

  expect(await renderer.forget({ receiptIds: [receiptId, workspaceId] })).toEqual({ forgotten: 1 })

  await expect(renderer.fetchPdf({ workspaceId, receiptId })).rejects.toMatchObject({ kind: 'not-found' })
  expect(await renderer.forget({ receiptIds: [receiptId] })).toEqual({ forgotten: 0 })
})
