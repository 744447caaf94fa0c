import { MailReceipt } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { receiptMailContent } from './mail-content.ts'

test.each([
  ['Banco Central <alertas@banco.ec>', 'Banco Central alertas banco.ec'],
  ['"Banco" alertas@banco.ec', 'Banco alertas banco.ec'],
  ['Malo\r\nBcc: c@x.ec', 'Malo Bcc: c x.ec'],
  ['Banco\u0000\u0007\u202Ece.ocnab\u200B\u2028S.A.', 'Banco ce.ocnab S.A.'],
  ['Compañía Ñandú & Hijos, S.A.', 'Compañía Ñandú & Hijos, S.A.'],
])('the name %j shows in headers as %s', (issuer, headerName) => {
  const { sender, subject } = receiptMailContent({ ...MailReceipt.example, issuer, sandbox: false })

  expect(sender).toBe(headerName)
  expect(subject).toBe(`Factura 001-001-000000001 de ${headerName}`)
})

const mail = { ...MailReceipt.example, sandbox: false }
const contact = { email: 'ventas@empresa.ec', phone: '02 255 5555', address: 'Quito' }

test.each([
  ['INVOICE', 'Valor total: USD 11.50'],
  ['WITHHOLDING', 'Total retenido: USD 11.50'],
] as const)('the amount of a %s has its proper name', (documentType, line) => {
  const { text, html } = receiptMailContent({ ...mail, documentType })

  expect(text).toContain(line)
  expect(html).toContain(line.split(':')[0])
})

test('thousands of an amount are separated', () => {
  const { text, html } = receiptMailContent({ ...mail, total: '1345515356.80' })

  expect(text).toContain('USD 1,345,515,356.80')
  expect(html).toContain('USD 1,345,515,356.80')
})

test('a waybill has no amount', () => {
  const { text, html } = receiptMailContent({ ...mail, documentType: 'WAYBILL', total: '0.00' })

  expect(`${text}${html}`).not.toMatch(/USD|total/i)
})

test('a sandbox mail says that the document has no validity, and nowhere that it is authorized', () => {
  const { subject, text, html } = receiptMailContent({ ...mail, sandbox: true })

  expect(subject).toMatch(/^\[PRUEBA, sin validez tributaria\] Factura/)
  for (const part of [text, html]) {
    expect(part).toContain('Documento de prueba: no tiene validez tributaria.')
    expect(part).not.toMatch(/autorizado/i)
  }
})

test("replies go to the issuer's address if there is one, and its contact is named", () => {
  const { replyTo, text, html } = receiptMailContent({ ...mail, issuerContact: contact })

  expect(replyTo).toBe('ventas@empresa.ec')
  expect(text).toContain('la respuesta llega al emisor')
  expect(text).not.toContain('no lo responda')
  expect(html).toContain('ventas@empresa.ec · teléfono 02 255 5555 · Quito')
})

test.each([
  ['none', { ...contact, email: null }],
  ['what is no address', { ...contact, email: 'a@b.ec\r\nBcc: c@x.ec' }],
])('without an address of the issuer, but %s, the mail asks not to be answered', (_what, issuerContact) => {
  const { replyTo, text } = receiptMailContent({ ...mail, issuerContact })

  expect(replyTo).toBeNull()
  expect(text).toContain('no lo responda')
})

test('the page shows the logo that comes with it, none that does not, and no markup of a name', () => {
  const named = { ...mail, issuer: '<b>Malo</b> & "Cía."' }

  expect(receiptMailContent(named, { logo: true }).html).toContain('<img src="cid:logo" alt="&#60;b&#62;Malo')
  expect(receiptMailContent(named).html).not.toMatch(/<img|<b>/)
})
