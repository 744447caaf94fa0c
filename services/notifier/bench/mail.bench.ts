// CPU time of composing: `node --conditions=@etax/source services/notifier/bench/mail.bench.ts`.
import { createHash } from 'node:crypto'
import { composeMail } from '../src/outbound/compose-mail.ts'
import { writeMail } from '../src/outbound/write-mail.ts'
import type { OutgoingMail } from '../src/ports.ts'

export interface Row {
  name: string
  microseconds: number
  yardstick: string
  ratio: number
}

const MAILS = 300
const ROUNDS = 5
const FROM = 'facturas@emisor.ec'
const text = `${'Estimada María Peña: adjuntamos su factura electrónica.\n'.repeat(6)}`

/** The yardstick hashes and encodes the same attachments. */
export async function bench(): Promise<Row[]> {
  const [pdf, xml] = [Buffer.alloc(30_000, '%PDF'), Buffer.alloc(12_000, '<detalle>Café</detalle>')]
  const attachments = [
    { name: 'factura.pdf', type: 'application/pdf', content: pdf },
    { name: 'factura.xml', type: 'application/xml', content: xml },
  ]
  const mail = {
    to: 'cliente@example.com',
    messageId: '<1@emisor.ec>',
    date: new Date('2026-11-21T15:00:00Z'),
    content: {
      sender: 'Compañía Ñandú',
      replyTo: 'ventas@nandu.ec',
      subject: 'Factura 001-001-000000001',
      text,
      html: `<p>${text}</p>`,
    },
  } satisfies Omit<OutgoingMail, 'attachments'>
  // New buffers per mail: encoded content is cached by buffer.
  const anew = () => attachments.map((file) => ({ ...file, content: file.content.subarray() }))
  const composed = async () => writeMail(composeMail({ ...mail, attachments: anew() }, FROM))
  const yardstick = async () =>
    attachments.map(({ content }) => [
      createHash('sha256').update(content).digest('base64'),
      content.toString('base64'),
    ])
  // Alternates both and takes the best rounds: other load only adds time.
  const best = { composed: Number.POSITIVE_INFINITY, yardstick: Number.POSITIVE_INFINITY }
  for (let round = 0; round <= ROUNDS; round += 1) {
    best.composed = Math.min(best.composed, await cost(composed))
    best.yardstick = Math.min(best.yardstick, await cost(yardstick))
  }
  return [
    {
      name: 'a mail with a PDF of 30 KB and an XML of 12 KB, composed',
      microseconds: Math.round(best.composed),
      yardstick: `SHA-256 and base64 of both files: ${Math.round(best.yardstick)} µs`,
      ratio: Number((best.composed / best.yardstick).toPrecision(2)),
    },
  ]
}

async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let done = 0; done < MAILS; done += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / MAILS
}

if (import.meta.main) console.table(await bench())
