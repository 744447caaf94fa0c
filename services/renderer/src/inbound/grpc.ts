import { Renderer } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { type Handlers, type Implementation, implement } from '@etax/rpc'
import type { Renderings } from '../domain/rendering.ts'

export function rendererService(renderings: Renderings): Implementation {
  const handlers: Handlers<typeof Renderer> = {
    async fetchPdf({ workspaceId, receiptId }) {
      const { accessKey, pdf } = found(await renderings.find(workspaceId, receiptId), receiptId)
      return { name: fileName(accessKey), content: pdf }
    },
    async describePdf({ workspaceId, receiptId }) {
      const { accessKey, size } = found(await renderings.describe(workspaceId, receiptId), receiptId)
      return { name: fileName(accessKey), size }
    },
    async forget({ receiptIds }) {
      return { forgotten: await renderings.forget(receiptIds) }
    },
  }
  return implement(Renderer, handlers)
}

function found<T>(value: T | null, receiptId: string): T {
  if (value === null) throw new AppError('not-found', 'RND_10001', `receipt ${receiptId} is not printed`)
  return value
}

function fileName(accessKey: string): string {
  return `${accessKey}.pdf`
}
