import { Renderer, rendererErrors } from '@etax/contracts'
import { type Callers, type Handlers, type Implementation, implement } from '@etax/rpc'
import { documentFileName } from '@etax/tax-document'
import type { Renderings } from '../ports.ts'
import type { PrintDraft } from '../print-draft.ts'

const callers: Callers<typeof Renderer> = {
  fetchPdf: ['api-gateway', 'notifier'],
  describePdf: ['api-gateway'],
  printDraft: ['api-gateway'],
  forget: ['issuance'],
}

export function rendererService(renderings: Renderings, printDraft: PrintDraft): Implementation {
  const handlers: Handlers<typeof Renderer> = {
    async fetchPdf({ workspaceId, receiptId }) {
      const { accessKey, pdf } = requireRendering(await renderings.find(workspaceId, receiptId))
      return { name: documentFileName(accessKey, 'pdf'), content: pdf }
    },
    async describePdf({ workspaceId, receiptId }) {
      const { accessKey, size } = requireRendering(await renderings.describe(workspaceId, receiptId))
      return { name: documentFileName(accessKey, 'pdf'), size }
    },
    async printDraft({ xml, logoId }) {
      return printDraft({ xml: xml.toString(), logoId })
    },
    async forget({ receiptIds }) {
      return { forgotten: await renderings.forget(receiptIds) }
    },
  }
  return implement(Renderer, handlers, callers)
}

/** @throws AppError `not-found` RND_10001 */
function requireRendering<T>(value: T | null): T {
  if (value === null) throw rendererErrors.notPrinted()
  return value
}
