import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { callerOf } from '../http/domain/principal.ts'
import { receiptIdIn } from './domain/receipt-id.ts'

export const ReceiptId = Type.Object({
  id: Type.String({
    description: "The receipt's UUID or its access key.",
    examples: ['01935a2e-7c1f-7abc-8def-0123456789ab'],
  }),
})

/** Refuses malformed ids without a call. */
export function receiptRequestOf({ principal, issuer, params }: FastifyRequest) {
  const { id } = params as { id: string }
  return { caller: callerOf(principal), id: receiptIdIn(id), ruc: issuer.ruc }
}
