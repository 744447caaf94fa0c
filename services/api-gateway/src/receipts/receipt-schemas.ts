import { Receipt as DescribedReceipt, draftReceiptExample, ReceiptView, receiptViewExample } from '@etax/contracts'
import { Type } from 'typebox'
import { instant, refTo } from '../http/schema-parts.ts'

export const Receipt = Type.Unsafe<ReceiptView>({ ...DescribedReceipt, $id: 'Receipt' })

export const ReceiptBody = refTo(Receipt)

export const issuedExamples = {
  200: { data: { ...receiptViewExample, duplicate: true } },
  202: { data: draftReceiptExample },
}

export const StatusBody = Type.Pick(
  ReceiptView,
  ['id', 'accessKey', 'status', 'authorizationNumber', 'authorizedAt', 'messages', 'authorityStatus', 'updatedAt'],
  { title: 'ReceiptStatus' },
)

export const FileBody = Type.Object(
  {
    url: Type.String({
      description: 'A signed address, which works without a key until expiresAt.',
      examples: ['http://127.0.0.1:8080/files/eyJ…/factura-001-001-000000001.pdf'],
    }),
    expiresAt: instant,
    fileName: Type.String({ examples: ['factura-001-001-000000001.pdf'] }),
    contentType: Type.String({ examples: ['application/pdf'] }),
    size: Type.Integer({ minimum: 0, description: 'The size of the file in bytes.', examples: [48211] }),
  },
  { title: 'FileLink' },
)
