import {
  type Coded,
  gatewayErrors,
  issuanceErrors,
  type ReceiptView,
  sentenceOf,
  type ToAgreeTo,
} from '@etax/contracts'
import { type Text, words } from '@etax/kernel'
import { type OrderKind, orderKinds } from '@etax/tax-document'
import { Type } from 'typebox'
import { withoutBlanks } from '../../http/domain/without-blanks.ts'
import { oneOf, strict } from '../../http/schema-parts.ts'
import { bodyHash } from '../../issuing/domain/body-hash.ts'
import { membersOf, type Outline, outlineOf } from '../../issuing/domain/order-outline.ts'
import { plainOrder } from '../../issuing/domain/plain-order.ts'
import { chosenTaxpayer, taxpayerRuc } from '../choose-taxpayer.ts'
import { answerWith, receiptAnswer, settledReceipt, waitSeconds } from '../receipt-answer.ts'
import { RefusedCall, type Tool, type ToolCall } from '../tool.ts'

export const issuedKinds: readonly OrderKind[] = orderKinds.filter(({ audience }) => audience === 'developer')

export function issuedKind(name: unknown): OrderKind {
  const orderKind = issuedKinds.find(({ documentType }) => documentType === name)
  if (orderKind === undefined) throw gatewayErrors.defect({ more: 'a kind passed that no key may issue' })
  return orderKind
}

export const kind = oneOf(...issuedKinds.map(({ documentType }) => documentType))

export const confirmLive = Type.Optional(
  Type.String({
    form: words('the confirmLive from the refusal of this call', 'el confirmLive del rechazo de esta llamada'),
    description:
      'Required with a live key: the confirmLive from the first call, after the person has agreed to exactly the ' +
      'shown document. It works once, for ten minutes, with the same key and the same arguments.',
  }),
)

const WAIT_SECONDS = 10

const handling = { taxpayerRuc, confirmLive, waitSeconds: waitSeconds(WAIT_SECONDS) }

/** Members that most orders have; describe_order lists the rest. */
const COMMON = ['customer', 'customerId', 'items', 'payments', 'supportingDocument', 'reason', 'issueDate']
const HANDLING = ['additionalInfo', 'establishment', 'emissionPoint', 'devReference', 'sendEmail']

export const issueDocument: Tool = {
  name: 'issue_document',
  title: 'Issue a tax document',
  description:
    `Issues an ${anyOf(issuedKinds.map(({ names }) => names.en.toLowerCase()))}: numbers, signs and ` +
    'submits it to the tax authority, prints it and mails it to the customer. Amounts and taxes are computed ' +
    'from the order. A repeated call with the same content, or the same order.devReference, issues nothing ' +
    'new: it returns the first receipt, with receipt.duplicate true. With a live key the document is legally ' +
    'binding: the first call issues nothing and returns confirmLive.',
  input: strict({ kind, order: Type.Object({}, { additionalProperties: true }), ...handling }),
  listedInput: {
    type: 'object',
    properties: { kind, order: listedOrder(), ...handling },
    required: ['kind', 'order'],
    additionalProperties: false,
  },
  output: Type.Object({
    ...receiptAnswer,
    duplicate: Type.Boolean({ description: 'true: this call issued nothing.' }),
    devReference: Type.String({ description: 'The reference that identifies a repeat of this call.' }),
    warnings: Type.Array(Type.Object({ code: Type.String(), message: Type.String(), path: Type.String() })),
    notes: Type.Array(Type.String()),
  }),
  annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  run: issue,
}

function anyOf(names: readonly string[]): string {
  return names.join(', ').replace(/, ([^,]*)$/, ' or $1')
}

async function issue(call: ToolCall) {
  const { args, api, principal } = call
  const orderKind = issuedKind(args.kind)
  const order = withoutBlanks(args.order) as Record<string, unknown>
  const ruc = await chosenTaxpayer(call)
  const devReference = typeof order.devReference === 'string' ? order.devReference : referenceOf(orderKind, ruc, order)
  const body = { ...order, devReference: order.devReference ?? devReference }
  const agreed = principal.mode === 'live' ? await refuseUnconfirmed(call, orderKind, ruc, body) : {}
  const posted = { method: 'POST', url: `/v1/developer${orderKind.path}`, taxpayerRuc: ruc, body, ...agreed } as const
  const taken = await api(posted).catch(async (error: unknown) => {
    // The order has changed since its confirmation: ask again.
    if (isOf(error, issuanceErrors.contentChanged.code)) await refuseUnconfirmed(call, orderKind, ruc, body)
    throw error
  })
  const { data, meta } = taken.body as { data: ReceiptView; meta: { warnings?: object[] } }
  const seconds = (args.waitSeconds as number | undefined) ?? WAIT_SECONDS
  const receipt = await settledReceipt(call, ruc, data, seconds)
  const { duplicate } = receipt
  const notes = [...duplicateNote(receipt), ...confirmationNote(call)]
  return { ...answerWith(call, receipt, ruc), duplicate, devReference, warnings: meta.warnings ?? [], notes }
}

/** Derived from the content, so that a repeated call issues no second document. */
function referenceOf({ documentType, schema }: OrderKind, taxpayer: string, order: object): string {
  return `mcp-${bodyHash({ documentType, taxpayer, order: plainOrder(order, schema) }).slice(0, 40)}`
}

function isOf(error: unknown, code: string): boolean {
  return error instanceof RefusedCall && error.refusal.code === code
}

/**
 * Passes with a person's agreement to the order's current content, or if the order was issued before.
 * @throws RefusedCall for an order that issuing would refuse; AppError `invalid` AGT_10001 with the content to agree
 * to
 */
async function refuseUnconfirmed(
  call: ToolCall,
  { path, documentType, schema }: OrderKind,
  ruc: string,
  body: object,
): Promise<{ previewContent?: string }> {
  const url = `/v1/developer${path}/preview`
  const { data, meta } = (await call.api({ method: 'POST', url, taxpayerRuc: ruc, body })).body
  if (data.receipt !== undefined) return {}
  const previewed = data as Previewed
  const { establishment, emissionPoint, issueDate, customer, issuer, recipients, lines, total, content } = previewed
  const warnings = (meta.warnings ?? []).map(inBoth)
  await requireConfirmation(call, {
    content: { documentType, ruc, order: plainOrder(body, schema), data, warnings },
    toAgreeTo: {
      what: 'document',
      documentType,
      ruc,
      issuer: namesOf(issuer),
      series: `${establishment}-${emissionPoint}`,
      issueDate,
      customer,
      recipients,
      total,
      lines: lines.slice(0, MAX_LINES),
      lineCount: lines.length,
      warnings,
    },
  })
  return { previewContent: content }
}

function namesOf({ legalName, commercialName }: Previewed['issuer']): string {
  return commercialName === null || commercialName === legalName ? legalName : `${legalName} (${commercialName})`
}

function inBoth(warning: Coded): Text {
  return { en: sentenceOf(warning, 'en'), es: sentenceOf(warning, 'es') }
}

interface Confirmable {
  /** The complete data: the agreement covers nothing else. */
  content: object
  toAgreeTo: ToAgreeTo
}

/** @throws AppError `invalid` AGT_10001 with the content to agree to and the next call */
export async function requireConfirmation(
  { principal, args, confirmLive: confirmations }: ToolCall,
  { content, toAgreeTo }: Confirmable,
): Promise<void> {
  if (await confirmations.take(principal, content, args.confirmLive)) return
  throw gatewayErrors.liveNotConfirmed({ toAgreeTo, confirmLive: confirmations.offer(principal, content) })
}

const MAX_LINES = 30

interface Previewed {
  establishment: string
  emissionPoint: string
  issueDate: string
  customer: { identification: string; legalName: string }
  lines: string[]
  total: string
  issuer: { legalName: string; commercialName: string | null }
  recipients: string[]
  content: string
}

function duplicateNote({ duplicate, devReference, number, issueDate }: ReceiptView): string[] {
  if (!duplicate) return []
  return [
    `Nothing was issued: an order with devReference ${devReference} was issued before, as ${number} on ${issueDate}. To issue ` +
      'another document, even with the same content, repeat the call with another order.devReference.',
  ]
}

function confirmationNote({ args, principal }: ToolCall): string[] {
  if (principal.mode === 'live' || args.confirmLive === undefined) return []
  return ['confirmLive has no effect with a test key: this document has no fiscal value.']
}

function listedOrder(): Omit<Outline, 'additionalProperties'> & { additionalProperties: true } {
  const outlines = issuedKinds.map((one) => ({ one, outline: outlineOf(one) }))
  const needed = outlines.map(
    ({ one, outline }) => `${one.documentType}: ${(outline.required ?? []).join(', ')}${customerOf(outline)}`,
  )
  const properties = Object.assign({}, ...outlines.toReversed().map(({ outline }) => membersOf(outline, COMMON)))
  const ofInvoice = outlines[0] === undefined ? {} : membersOf(outlines[0].outline, HANDLING)
  return {
    type: 'object',
    description:
      `Required members: ${needed.join('; ')}. The members below are those of most orders; describe_order lists ` +
      'every member of a kind, with a working example.',
    properties: { ...properties, ...ofInvoice },
    additionalProperties: true,
  }
}

function customerOf({ properties = {} }: Outline): string {
  return 'customer' in properties ? ', customer or customerId' : ''
}
