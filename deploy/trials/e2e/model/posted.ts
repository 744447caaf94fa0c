import { makeAccessKey } from '@etax/tax-document'
import type { Receipt } from '../../../../services/issuance/src/domain/receipt.ts'
import { aReceipt } from '../../../../services/issuance/tests/a-receipt.ts'

export function newReceipt(devReference: string, number: number): Receipt {
  const accessKey = makeAccessKey({
    issueDate: '2026-11-21',
    documentType: 'INVOICE',
    ruc: '1799999990001',
    environment: 1,
    establishment: '001',
    emissionPoint: '001',
    sequential: number,
    numericCode: '12345678',
  })
  return aReceipt({
    _id: `01935a2e-7c1f-7abc-8def-0123456789${String(number).padStart(2, '0')}`,
    authority: 'test',
    simulated: false,
    devReference,
    recipients: [],
    accessKey,
    sequential: String(number).padStart(9, '0'),
    xml: `<factura>${number}</factura>`,
  })
}
