import { expect, test } from '@jest/globals'
import { createTransport } from 'nodemailer'
import PostalMime from 'postal-mime'
import type { Attachment } from '../ports.ts'
import { composeMail } from './compose-mail.ts'
import { writeMail } from './write-mail.ts'

const from = 'a@emisor.ec'
const about = { to: 'b@cliente.ec', messageId: '<1@emisor.ec>', date: new Date('2026-11-21T15:00:00Z') }

interface MailFields {
  subject?: string
  sender?: string
  replyTo?: string | null
  attachments?: Attachment[]
}

async function composed(
  text: string,
  { subject = 'Asunto', sender = 'Emisor', replyTo = null, attachments = [] }: MailFields = {},
) {
  const content = { sender, replyTo, subject, text, html: `<p>${text}</p>` }
  const raw = writeMail(composeMail({ ...about, content, attachments }, from))
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) }
}

test.each([
  'Estimada María Peña: año €50 😀',
  `${'=ñ'.repeat(200)} fin`,
  'x'.repeat(500),
  'termina en blanco \nsegunda línea\n\n.punto al comienzo',
])('a text arrives as it was written: %j', async (text) => {
  const { raw, mail } = await composed(text)

  expect(mail.text?.trimEnd()).toBe(text)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
})

test('it says who it is from and to, when, and under which id, and that a machine wrote it', async () => {
  const { mail } = await composed('x')

  expect(mail).toMatchObject({ messageId: about.messageId, date: '2026-11-21T15:00:00.000Z' })
  expect(mail.from).toMatchObject({ name: 'Emisor', address: from })
  expect(mail.to).toMatchObject([{ address: about.to }])
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }))
})

test('text and HTML are alternatives', async () => {
  const { mail } = await composed('María')

  expect(mail.text?.trimEnd()).toBe('María')
  expect(mail.html?.trimEnd()).toBe('<p>María</p>')
})

test('names and subjects of any script and length arrive', async () => {
  const sender = 'Compañía "Ñandú" 😀 & Hijos, S.A.'
  const subject = `Factura 001-001-000000001 de ${'Compañía Limitada '.repeat(20)}`.trim()
  const { mail } = await composed('x', { subject, sender })

  expect(mail.subject).toBe(subject)
  expect(mail.from).toMatchObject({ name: sender, address: from })
})

test.each([
  ['a name', { sender: 'Malo\r\nBcc: c@x.ec' }],
  ['a subject', { subject: 'Malo\r\nBcc: c@x.ec\r\n\r\ntexto' }],
])('a line break in %s makes no header', async (_what, fields) => {
  const { raw, mail } = await composed('x', fields)

  expect(mail.bcc).toBeUndefined()
  expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
  expect(raw).not.toMatch(/^Bcc:/m)
})

test('attachments arrive byte for byte', async () => {
  const content = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256))
  const attachments = [
    { name: 'a.pdf', type: 'application/pdf', content },
    { name: 'a.xml', type: 'application/xml', content: Buffer.from('<a>ñ</a>\n') },
  ]

  const { mail } = await composed('t', { attachments })

  expect(mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['a.pdf', 'application/pdf'],
    ['a.xml', 'application/xml'],
  ])
  const bytes = mail.attachments.map((attachment) => Buffer.from(attachment.content as ArrayBuffer))
  expect(bytes).toEqual(attachments.map((attachment) => attachment.content))
})

test('answers go to the issuer where it has an address, and nowhere else', async () => {
  const { mail } = await composed('x', { sender: 'Ñandú S.A.', replyTo: 'ventas@nandu.ec' })
  const { mail: without } = await composed('x')

  expect(mail.replyTo).toMatchObject([{ name: 'Ñandú S.A.', address: 'ventas@nandu.ec' }])
  expect(without.replyTo).toBeUndefined()
})

test('a picture of the page comes with it, and is no file to download', async () => {
  const content = Buffer.from('picture')
  const { mail } = await composed('t', {
    attachments: [{ name: 'logo.png', type: 'image/png', content, inlineAs: 'logo' }],
  })

  expect(mail.attachments).toMatchObject([{ contentId: '<logo>', disposition: 'inline', related: true }])
})

test.each([
  ['no file', []],
  ['two files and a picture', ['a.pdf', 'ñ.xml', 'logo.png']],
])('with %s, the mail is byte for byte the one that nodemailer streams', async (_what, names) => {
  const attachments = names.map((name, index) => ({
    name,
    type: 'application/octet-stream',
    content: Buffer.from(Array.from({ length: 500 + index }, (_, byte) => byte % 256)),
    ...(name === 'logo.png' ? { inlineAs: 'logo' } : {}),
  }))
  const text = `${'Estimada María: '.repeat(20)}\nfin.\n.`
  const content = { sender: 'Ñandú', replyTo: null, subject: 'Factura', text, html: `<p>${text}</p>` }
  const options = composeMail({ ...about, content, attachments }, from)
  const streamed = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    ...options,
    xMailer: false,
  })

  expect(writeMail(options).toString()).toBe((streamed.message as Buffer).toString())
})
