import { gatewayErrors } from '@etax/contracts'
import { documentFileName } from '@etax/tax-document'
import { authorizedXml } from './domain/announcement.ts'
import type { Owner } from './domain/receipt.ts'
import type { FindReceipt } from './find-receipt.ts'

/** @throws AppError `conflict` RCP_10002 without an authorization */
export function fetchXml({ find }: { find: FindReceipt }) {
  return async (caller: Owner, id: string, ruc?: string) => {
    const receipt = await find(caller, id, ruc)
    if (receipt.authorization === null) {
      throw gatewayErrors.xmlNotReady({ status: receipt.status })
    }
    return {
      name: documentFileName(receipt.accessKey, 'xml'),
      contentType: 'application/xml',
      content: Buffer.from(authorizedXml(receipt)),
    }
  }
}
