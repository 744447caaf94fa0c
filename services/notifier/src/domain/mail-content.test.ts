import { MailReceipt } from '@etax/contracts'
import { expect, test } from '@jest/globals'
import { receiptMailContent } from './mail-content.ts'

test.each([
  ['Banco Central <alertas@banco.ec>', 'Banco Central alertas banco.ec'],
  ['"Banco" alertas@banco.ec', 'Banco alertas banco.ec'],
  ['Malo\r\nBcc: c@x.ec', 'Malo Bcc: c x.ec'],
  ['Banco\u0000\u0007\u202Ece.ocnab\u200B\u2028S.A.', 'Banco ce.ocnab S.A.'],
  ['Compañía Ñandú & Hijos, S.A.', 'Compañía Ñandú & Hijos, S.A.'],
])('the name %j shows in headers as %s', (issuer, shown) => {
  const { sender, subject } = receiptMailContent({ ...MailReceipt.example, issuer, sandbox: false })

  expect(sender).toBe(shown)
  expect(subject).toBe(`Factura 001-001-000000001 de ${shown}`)
})
