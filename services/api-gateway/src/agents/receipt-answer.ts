import { setTimeout as pause } from 'node:timers/promises'
import type { ReceiptView } from '@etax/contracts'
import { type Language, type Text, words } from '@etax/kernel'
import { type Static, Type } from 'typebox'
import { explainError } from '../http/domain/explain-error.ts'
import { statusOf } from '../http/error-answers.ts'
import { receiptIdIn } from '../receipts/domain/receipt-id.ts'
import { RefusedCall, type ToolCall } from './tool.ts'

export const receiptId = Type.String({
  minLength: 1,
  description: "The receipt's id (UUID) or its access key (49 digits).",
})

export const MAX_WAIT_SECONDS = 20

export function waitSeconds(byDefault: number) {
  return Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_WAIT_SECONDS,
      description: `The seconds to wait for the authority's verdict before the answer. Default ${byDefault}.`,
    }),
  )
}

const Explained = Type.Object({
  type: Type.String({ description: 'ERROR, WARNING or INFO.' }),
  code: Type.String(),
  message: Type.String({ description: "The authority's own text." }),
  additionalInfo: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
  meaning: Type.Optional(Type.String()),
  remedy: Type.Optional(Type.String()),
})

export const receiptAnswer = {
  taxpayerRuc: Type.String(),
  receipt: Type.Unsafe<ReceiptView>({
    type: 'object',
    description: 'The receipt, as GET /v1/developer/receipts/{id} has it.',
    properties: {
      id: { type: 'string' },
      documentType: { type: 'string' },
      status: { type: 'string' },
      number: { type: 'string' },
      accessKey: { type: 'string' },
    },
    required: ['id', 'documentType', 'status', 'number', 'accessKey'],
  }),
  settled: Type.Boolean({ description: 'true: the status no longer changes without a call.' }),
  explainedMessages: Type.Array(Explained, { description: "The authority's messages with their remedies." }),
  nextStep: Type.String(),
}

const SETTLED: ReadonlySet<string> = new Set(['COMPLETED', 'REJECTED', 'RETURNED', 'ERROR'])

const nextSteps: Readonly<Record<ReceiptView['status'], Text>> = {
  DRAFT: words(
    'It is being signed and sent to the authority. Call get_receipt with this id and waitSeconds.',
    'Se está firmando y enviando al SRI. Llame a get_receipt con este id y waitSeconds.',
  ),
  RECEIVED_AUTHORITY: words(
    'The authority has it and has not decided yet. Call get_receipt with this id and waitSeconds.',
    'El SRI lo recibió y aún no decide. Llame a get_receipt con este id y waitSeconds.',
  ),
  AUTHORIZED: words(
    'The document is valid. It is being printed and mailed: call get_receipt with this id and waitSeconds.',
    'El comprobante es válido. Falta su RIDE y su correo: llame a get_receipt con este id y waitSeconds.',
  ),
  COMPLETED: words(
    'Done: authorized and printed, and mailed if the order says so. get_files returns links to XML and PDF.',
    'Listo: autorizado, con su RIDE, y enviado por correo si la orden lo pide. get_files da enlaces al XML y al PDF.',
  ),
  REJECTED: words(
    'Final: the authority refused the document. Read explainedMessages, correct the cause, and issue it anew with a new ' +
      'devReference.',
    'Definitivo: el SRI rechazó el comprobante. Lea explainedMessages, corrija la causa y emítalo de nuevo con otro ' +
      'devReference.',
  ),
  RETURNED: words(
    'Final: the authority did not take the document. Read explainedMessages, correct the cause, and issue it anew with a ' +
      'new devReference.',
    'Definitivo: el SRI devolvió el comprobante. Lea explainedMessages, corrija la causa y emítalo de nuevo con otro ' +
      'devReference.',
  ),
  ERROR: words(
    'The document could not be finished; explainedMessages have the reason. retry_receipt tries again, with ' +
      'the same number.',
    'El comprobante no se pudo terminar; explainedMessages dice por qué. retry_receipt lo intenta otra vez, con el ' +
      'mismo número.',
  ),
}

export function answerWith({ language }: Pick<ToolCall, 'language'>, receipt: ReceiptView, taxpayerRuc: string) {
  return {
    taxpayerRuc,
    receipt,
    settled: SETTLED.has(receipt.status),
    explainedMessages: receipt.messages.map((message) => explained(message, language)),
    nextStep: nextSteps[receipt.status][language],
  }
}

function explained(message: ReceiptView['messages'][number], language: Language): Static<typeof Explained> {
  const explanation = explainError(message.code, statusOf, language)
  return explanation === undefined ? message : { ...message, meaning: explanation.meaning, remedy: explanation.remedy }
}

/** @throws AppError `not-found` RCP_10001 */
export function receiptIdOf(id: unknown): string {
  return receiptIdIn(String(id).trim())
}

export async function readReceipt(
  { api }: Pick<ToolCall, 'api'>,
  taxpayerRuc: string,
  id: string,
): Promise<ReceiptView> {
  const { body } = await api({ method: 'GET', url: `/v1/developer/receipts/${receiptIdOf(id)}`, taxpayerRuc })
  return body.data
}

/** Milliseconds between reads; the last value repeats. */
const PAUSES_MS = [300, 500, 1_000, 2_000]

/** The settled receipt, or its latest state when the seconds are over, the caller has gone or a read fails. */
export async function settledReceipt(call: ToolCall, taxpayerRuc: string, from: ReceiptView, seconds: number) {
  let receipt = from
  const until = performance.now() + seconds * 1_000
  for (let look = 0; !SETTLED.has(receipt.status); look += 1) {
    const wait = PAUSES_MS[Math.min(look, PAUSES_MS.length - 1)] ?? 0
    if (performance.now() + wait > until || !(await waited(wait, call.signal))) return receipt
    const read = await readReceipt(call, taxpayerRuc, receipt.id).catch(ifRefused)
    if (read === undefined) return receipt
    // Only the first answer tells whether the call was a repeat.
    receipt = { ...read, duplicate: from.duplicate }
  }
  return receipt
}

async function waited(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal }).catch(() => false)
}

/** A failed later read must not hide the first result. */
function ifRefused(error: unknown): undefined {
  if (!(error instanceof RefusedCall)) throw error
}
