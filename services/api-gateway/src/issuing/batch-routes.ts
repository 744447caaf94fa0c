import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { gatewayErrors } from '@etax/contracts'
import { AppError, fieldErrors, rule, words } from '@etax/kernel'
import { withExample } from '@etax/tax-document'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { type Guards, ifMayIssue, stillLetIn } from '../accounts/authentication.ts'
import type { App } from '../http/app.ts'
import { discardBody } from '../http/discard-body.ts'
import { ErrorBody, Failure, Warning, warningsFor } from '../http/envelope.ts'
import { errorBodyOf } from '../http/error-answers.ts'
import { notCutOff } from '../http/long-requests.ts'
import { type ParsedJson, type ParseJson, parseJson } from '../http/read-json.ts'
import { oneOf, refTo } from '../http/schema-parts.ts'
import { receiptFor } from '../receipts/domain/receipt-view.ts'
import { ReceiptBody } from '../receipts/receipt-schemas.ts'
import type { BatchSlot, BatchSlots } from './batch-slots.ts'
import type { BatchOrder, BatchVerdict, IssueBatch } from './issue-batch.ts'
import { type CutShort, type Line, linesOf } from './read-lines.ts'
import { batchKinds, EXAMPLE, isNotJson, readLine, readOrder, referenceIn } from './read-order.ts'
import { type SenderPace, senderPace } from './sender-pace.ts'

export interface BatchDependencies extends Guards {
  issueBatch: IssueBatch
  batches: BatchSlots
}

const NDJSON = 'application/x-ndjson'
const TYPES = [NDJSON, 'application/ndjson', 'application/jsonl']
const MIB = 1024 * 1024
const LIMITS = { lineBytes: MIB / 2, totalBytes: 64 * MIB, lines: 1_000 }
const LOOK_MS = 5_000
/** Time for the client to read the answer when the body was not read to its end. */
const READ_ANSWER_MS = 2_000
/** Bytes of unread answers before reading pauses. */
const MAX_UNREAD = 8 * MIB

const BatchOrderLine = Type.Object(
  {
    documentType: oneOf(...batchKinds.map(({ documentType }) => documentType)),
    devReference: withExample(
      Type.String({ description: 'Required, so that a batch can be sent again.', examples: ['order-1'] }),
      words('order-1', 'pedido-1'),
    ),
  },
  {
    title: 'BatchOrder',
    description:
      'One line of a batch: these two members, and the members of the order of that kind, such as InvoiceOrder.',
    additionalProperties: true,
    examples: [
      {
        documentType: 'INVOICE',
        devReference: 'order-1',
        customer: { identificationType: 'FINAL_CONSUMER' },
        items: [{ code: 'A-1', description: 'Café', quantity: 1, unitPrice: 4.1, taxType: 'IVA_RATE', tax: '15' }],
      },
    ],
  },
)

const BatchAnswer = Type.Object(
  {
    index: Type.Integer({
      minimum: 0,
      description: 'The position of the order in the batch, from 0. Blank lines do not count.',
    }),
    status: Type.Integer({
      description: 'The status that the order would get by itself: 202, 200 for a repeated devReference, or an error.',
      examples: [202],
    }),
    devReference: Type.Unsafe<string | null>({ type: ['string', 'null'], examples: ['order-1'] }),
    receipt: Type.Optional(ReceiptBody),
    error: Type.Optional(refTo(ErrorBody)),
    warnings: Type.Optional(Type.Array(Warning)),
  },
  { title: 'BatchAnswer', description: 'One line of the answer: the receipt of one order, or its error.' },
)

const description = `
Issues many orders in one request (NDJSON): each line is an order, and each line of the answer is the result of one
order. Answers arrive as soon as they are ready, in any order: \`index\` has the position in the batch. Read them while you
send.
Each order is accepted or refused separately, as at the address of its kind. It counts as one request of the key and one
receipt of the quota. If the plan allows no more requests in this second, the batch waits.

Every line has a \`devReference\`. Send an interrupted batch again unchanged: accepted orders get 200 with their receipts. If
the server did not read all lines, the last line of the answer has the \`index\` of the first unread order and the reason.

Limits: 1,000 orders of any kinds, 512 KiB a line, 64 MiB and ten minutes in all, and two batches of a workspace at
once. Without a paid plan a workspace has one batch at once, for two minutes. Send the first line within ten seconds,
then at least one line a second; blank lines do not count. A slow batch ends like an interrupted one. The system
assigns numbers as it accepts the orders, roughly in the sequence of the lines.
`.trim()

/** POST /batches. Its own scope, because it takes no other type of body. */
export function batchRoutes(app: App, needs: BatchDependencies): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(TYPES, async (_request: unknown, payload: Readable) => payload)
  const parse = parseJson(app)
  const schema = {
    operationId: 'issueBatch',
    tags: ['issuing'],
    summary: 'Issue up to 1,000 orders of any kinds',
    description,
    body: { content: { [NDJSON]: { schema: BatchOrderLine } } },
    response: {
      200: {
        description: 'The answers, one line for each order.',
        content: { [NDJSON]: { schema: Type.Unsafe<Readable>(BatchAnswer) } },
      },
      400: Failure,
    },
    'x-errors': [gatewayErrors.tooManyBatches, gatewayErrors.batchTooSlow, fieldErrors.invalidRequest],
  }
  // The body is a stream, which has no schema.
  const options = { schema, attachValidation: true, onRequest: ifMayIssue(needs) }
  app.post('/batches', options, async (request, reply) => {
    const body: unknown = request.body
    if (!(body instanceof Readable)) throw gatewayErrors.contentTypeRefused({ reason: 'not-lines', taken: NDJSON })
    const slot = needs.batches.enter(request.principal)
    const answers = new Readable({ read() {} })
    notCutOff(request.socket)
    reply.raw.once('finish', () => closeUnread(request.raw))
    const batch = begin({ request, body, answers, parse }, slot, needs)
    const leave = () => {
      slot[Symbol.dispose]()
      batch.pace[Symbol.dispose]()
    }
    await beginsWithALine(batch).catch((error) => {
      leave()
      throw error
    })
    void issueLines(batch, needs.issueBatch).finally(leave)
    return reply.header('content-type', `${NDJSON}; charset=utf-8`).header('x-accel-buffering', 'no').send(answers)
  })
}

interface UnderWay {
  request: FastifyRequest
  body: Readable
  answers: Readable
  parse: ParseJson
  gone: AbortSignal
  ends: AbortSignal
  pace: SenderPace
  stillLetIn: (request: FastifyRequest) => Promise<void>
  references: Map<number, string | null>
  next: number
  lines: AsyncGenerator<Line, CutShort | undefined>
  first: IteratorResult<Line, CutShort | undefined> | null
  notJson: number
}

/** More of them suggest another kind of file. */
const MAX_NOT_JSON = 20

function begin(
  parts: Pick<UnderWay, 'request' | 'body' | 'answers' | 'parse'>,
  { stopping, maxMs, lineDeadlineMs }: BatchSlot,
  guards: Guards,
): UnderWay {
  const gone = new AbortController()
  parts.answers.once('close', () => gone.abort())
  const pace = senderPace(lineDeadlineMs)
  const ends = AbortSignal.any([stopping, AbortSignal.timeout(maxMs), gone.signal, pace.tooSlow])
  const reading = { lines: linesOf(parts.body, LIMITS), first: null, notJson: 0, next: 0 }
  return { ...parts, ...reading, gone: gone.signal, ends, pace, stillLetIn: stillLetIn(guards), references: new Map() }
}

const NO_ORDER = rule(
  `The batch has no order: send one in JSON a line, such as ${EXAMPLE}`,
  `El lote no tiene órdenes: envíe una en JSON por línea, por ejemplo ${EXAMPLE}`,
)

/** @throws AppError `invalid` VAL_10000 without a line; REQ_10005 for a broken connection; REQ_10051 for a slow one */
async function beginsWithALine(batch: UnderWay): Promise<void> {
  batch.first = await nextLine(batch).catch((cause: unknown) => {
    throw AppError.is(cause) ? cause : gatewayErrors.unreadable({ reason: 'request' }, { cause })
  })
  if (batch.first?.done !== true || batch.first.value !== undefined) return
  const detail = fieldErrors.required.at('', NO_ORDER)
  throw fieldErrors.invalidRequest({ details: [detail] })
}

/** A client that continues to send would keep the connection open, and delay a stop of the server. */
function closeUnread(body: IncomingMessage): void {
  if (!body.readableEnded) setTimeout(() => body.readableEnded || body.destroy(), READ_ANSWER_MS).unref()
}

/** Never rejects: an early end is the last line, if the client still reads. */
async function issueLines(batch: UnderWay, issueBatch: IssueBatch): Promise<void> {
  const { request, body, answers, gone } = batch
  try {
    const { principal } = request
    const tell = (index: number, verdict: BatchVerdict) => answerLine(batch, index, verdict)
    await issueBatch({ principal, orders: ordersOf(batch), tell, signal: gone })
  } catch (error) {
    // A broken connection is not our fault.
    if (!body.errored) write(answers, refusal(batch.next, null, error, request))
  }
  if (!body.readableEnded) discardBody(body, request.socket, LIMITS.totalBytes)
  answers.push(null)
}

async function* ordersOf(batch: UnderWay): AsyncGenerator<BatchOrder> {
  let looked = performance.now()
  for (let read = batch.first; ; read = await nextLine(batch)) {
    if (read === null) throw gatewayErrors.batchEnded({ retryAfter: 1 })
    if (read.done) {
      if (read.value !== undefined) throw cutShort(read.value)
      return
    }
    if (performance.now() - looked > LOOK_MS) {
      await batch.stillLetIn(batch.request)
      looked = performance.now()
    }
    if (batch.notJson >= MAX_NOT_JSON) throw gatewayErrors.notJson({ reason: 'orders', count: MAX_NOT_JSON })
    batch.next = read.value.index + 1
    yield orderIn(read.value, batch)
  }
}

/** Null if the batch ends first. @throws AppError `invalid` REQ_10051 for a slow sender */
async function nextLine({ lines, ends, pace }: UnderWay): Promise<UnderWay['first']> {
  pace.waits()
  const read = await beforeEnd(lines.next(), ends)
  if (read === null && pace.tooSlow.aborted) throw gatewayErrors.batchTooSlow()
  pace.sent(read === null || read.done ? 0 : read.value.bytes.length)
  return read
}

function orderIn(line: Line, batch: UnderWay): BatchOrder {
  const { request, references } = batch
  return () => {
    const read = readCounted(line, batch)
    references.set(line.index, referenceIn(read.body))
    const { principal, issuer } = request
    return { principal, ruc: issuer.ruc, ...readOrder(read, request) }
  }
}

function readCounted(line: Line, batch: UnderWay): ParsedJson {
  try {
    const read = readLine(line, batch.request, batch.parse)
    batch.notJson = 0
    return read
  } catch (error) {
    batch.notJson = isNotJson(error) ? batch.notJson + 1 : 0
    throw error
  }
}

async function answerLine({ request, answers, references, gone }: UnderWay, index: number, verdict: BatchVerdict) {
  const devReference = references.get(index) ?? null
  references.delete(index)
  write(answers, answerOf(index, devReference, verdict, request))
  await whenRead(answers, gone)
}

function cutShort({ why }: CutShort): AppError {
  return why === 'lines' ? gatewayErrors.batchTooManyLines() : gatewayErrors.batchTooLarge()
}

async function beforeEnd<Value>(value: Promise<Value>, ends: AbortSignal): Promise<Value | null> {
  if (ends.aborted) return null
  const { promise, resolve } = Promise.withResolvers<null>()
  const end = () => resolve(null)
  ends.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([value, promise])
  } finally {
    ends.removeEventListener('abort', end)
  }
}

function answerOf(index: number, devReference: string | null, verdict: BatchVerdict, request: FastifyRequest): object {
  if (verdict.kind === 'refused') return refusal(index, devReference, verdict.error, request)
  const { receipt, duplicate, warnings } = verdict.issued
  const answer = {
    index,
    status: duplicate ? 200 : 202,
    devReference,
    receipt: receiptFor(request, receipt, duplicate),
  }
  return warnings.length === 0 ? answer : { ...answer, warnings: warningsFor(request.headers, warnings) }
}

function refusal(index: number, devReference: string | null, thrown: unknown, request: FastifyRequest): object {
  const error = errorBodyOf(thrown, request)
  return { index, status: error.statusCode, devReference, error }
}

function write(answers: Readable, line: object): void {
  if (!answers.destroyed) answers.push(`${JSON.stringify(line)}\n`)
}

async function whenRead(answers: Readable, gone: AbortSignal): Promise<void> {
  while (answers.readableLength > MAX_UNREAD && !gone.aborted) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, 20)
    answers.once('close', resolve)
    await promise
    clearTimeout(timer)
    answers.removeListener('close', resolve)
  }
}
