import { gatewayErrors } from '@etax/contracts'
import type { Clients } from '../ports.ts'
import type { IssueCall, PreviewOrder } from './issue-receipt.ts'

interface Dependencies {
  previewOrder: PreviewOrder
  renderer: Pick<Clients['renderer'], 'printDraft'>
}

export type PrintPreview = (request: IssueCall) => Promise<{ name: string; content: Buffer }>

/**
 * The draft PDF of an order. Ignores the devReference: an earlier receipt may differ from this order.
 * @throws AppError as issuing does
 */
export function printPreview({ previewOrder, renderer }: Dependencies): PrintPreview {
  return async (request) => {
    const { receipt, xml, logoId } = await previewOrder({ ...request, body: withoutReference(request.body) })
    if (receipt !== null) throw gatewayErrors.defect({ more: 'an order without a reference was issued before' })
    return renderer.printDraft({ xml, logoId })
  }
}

function withoutReference(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body
  const { devReference: _devReference, ...rest } = body as Record<string, unknown>
  return rest
}
