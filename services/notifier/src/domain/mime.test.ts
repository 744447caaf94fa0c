import { expect, test } from '@jest/globals'
import PostalMime from 'postal-mime'
import { addressed, writeMessage } from './mime.ts'

const to = { from: 'a@emisor.ec', to: 'b@cliente.ec', messageId: '<1@emisor.ec>', date: new Date(0) }

async function travelled(text: string, { subject = 'Asunto', sender = 'Emisor' } = {}) {
  const raw = addressed(writeMessage({ sender, subject, text, html: `<p>${text}</p>` }, [], 'mark'), to)
  return { raw: raw.toString('latin1'), mail: await PostalMime.parse(raw) }
}

test.each([
  'Estimada María Peña: año €50 😀',
  `${'=ñ'.repeat(200)} fin`,
  'x'.repeat(500),
  'termina en blanco \nsegunda línea\n\n.punto al comienzo',
])('a text arrives as it was written: %j', async (text) => {
  const { raw, mail } = await travelled(text)

  expect(mail.text?.trimEnd()).toBe(text)
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(76)
})

test('names and subjects of any script and length arrive', async () => {
  const sender = 'Compañía "Ñandú" 😀 & Hijos, S.A.'
  const subject = `Factura 001-001-000000001 de ${'Compañía Limitada '.repeat(20)}`.trim()
  const { mail } = await travelled('x', { subject, sender })

  expect(mail.subject).toBe(subject)
  expect(mail.from).toMatchObject({ name: sender, address: to.from })
})

test('a line break in a name makes no header', async () => {
  const { mail } = await travelled('x', { sender: 'Malo\r\nBcc: c@x.ec' })

  expect(mail.bcc).toBeUndefined()
  expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false)
})

test('attachments arrive byte for byte', async () => {
  const content = Buffer.from(Array.from({ length: 1_000 }, (_, index) => index % 256))
  const attachments = [{ name: 'a.pdf', type: 'application/pdf', content }]
  const raw = addressed(writeMessage({ sender: 'E', subject: 'S', text: 't', html: 'h' }, attachments, 'mark'), to)

  const mail = await PostalMime.parse(raw)

  expect(mail.attachments).toHaveLength(1)
  expect(Buffer.from(mail.attachments[0]?.content as ArrayBuffer)).toEqual(content)
})
