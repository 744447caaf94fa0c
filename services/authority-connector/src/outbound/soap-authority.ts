import { reasonOf } from '@etax/kernel'
import { parseAccessKey } from '@etax/tax-document'
import type { Answer, NoAnswer as Unanswered, Unreadable as UnreadableAnswer } from '../domain/answer.ts'
import type { Consultation } from '../domain/consultation.ts'
import type { Plan } from '../domain/plan.ts'
import type { Authority, AuthorizationLookup, ConsultationLookup } from '../ports.ts'
import type { Operation } from './breaker.ts'
import type { CallLimiter, CallResult } from './call-limiter.ts'
import { type HttpPost, NoAnswer } from './http-post.ts'
import type { Meter } from './metrics.ts'
import { authorizationOf, consultationOf, receptionOf } from './soap-answers.ts'
import { authorizationService, consultationService, receptionService, requestEnvelope } from './soap-services.ts'

export interface SoapAuthorityOptions {
  baseUrl: string
  simulated: boolean
  plan: Plan
  limiter: CallLimiter
  /** Limits the lookups of callers: slow lookups delay no document. */
  lookups: CallLimiter
  post: HttpPost
  limits: Record<Operation, number>
  meter: Meter
}

export interface SoapAuthority extends Authority, AuthorizationLookup, ConsultationLookup {
  limiter: CallLimiter
}

export function soapAuthority({ baseUrl, post, limits, ...options }: SoapAuthorityOptions): SoapAuthority {
  const { simulated, plan, limiter, lookups, meter } = options
  const host = baseUrl.replace(/\/$/, '')

  return {
    plan,
    simulated,
    limiter,
    free: limiter.free,
    reserve: limiter.reserve,
    release: limiter.release,
    reserveFor: limiter.reserveFor,
    releaseFor: limiter.releaseFor,
    allowance: limiter.allowance,
    call: ({ step, xml, accessKey, ruc }) =>
      step === 'send' ? send(xml, accessKey, ruc) : ask(accessKey, { sent: xml, by: limiter, ruc }),
    async find(accessKey) {
      const ruc = taxpayerOf(accessKey)
      return (await lookups.acquire('ask')) ? ask(accessKey, { sent: null, by: lookups, ruc }) : null
    },
    async consult(accessKey) {
      return (await lookups.acquire('consult')) ? consult(accessKey) : null
    },
  }

  function send(xml: string, accessKey: string, ruc: string): Promise<Answer> {
    const envelope = requestEnvelope(receptionService, { xml: Buffer.from(xml).toString('base64') })
    const make = async () =>
      receptionOf(await exchange(receptionService.path, envelope, { accessKey, totalMs: limits.send }), accessKey)
    return call({ operation: 'send', by: limiter, ruc }, make)
  }

  function ask(accessKey: string, { sent, by, ruc }: Question): Promise<Answer> {
    const envelope = requestEnvelope(authorizationService, { claveAccesoComprobante: accessKey })
    const request = { accessKey, totalMs: limits.ask }
    const make = async () =>
      authorizationOf(await exchange(authorizationService.path, envelope, request), accessKey, sent)
    return call({ operation: 'ask', by, ruc }, make)
  }

  function consult(accessKey: string): Promise<Consultation | Unanswered | UnreadableAnswer> {
    const envelope = requestEnvelope(consultationService, { claveAcceso: accessKey })
    const request = { accessKey, totalMs: limits.consult }
    const make = async () => consultationOf(await exchange(consultationService.path, envelope, request), accessKey)
    return call({ operation: 'consult', by: lookups, ruc: taxpayerOf(accessKey) }, make)
  }

  async function call<Result extends Answer | Consultation>(
    { operation, by, ruc }: { operation: Operation; by: CallLimiter; ruc: string },
    make: () => Promise<Result>,
  ): Promise<Result | Unanswered | UnreadableAnswer> {
    by.begin(operation, ruc)
    const [answer, seconds] = await timed(make)
    by.finish(operation, ruc, resultOf(answer))
    meter.called(operation, answer, seconds)
    return answer
  }

  /**
   * @throws NoAnswer without an answer, or with one that reports an outage
   * @throws Unreadable for anything else than a SOAP answer
   */
  async function exchange(path: string, envelope: string, { accessKey, totalMs }: ExchangeOptions): Promise<string> {
    const { status, body, problem } = await post(host + path, envelope, { headers: HEADERS, totalMs })
    const isEnvelope = ENVELOPE.test(body)
    // A fault that names the key concerns that document, whatever its status.
    if (isOfAuthority(status) && !(isEnvelope && body.includes(accessKey)))
      throw new NoAnswer(`HTTP ${status}`, 'maybe')
    if (problem !== null) throw new Unreadable(problem)
    if (body.trim() === '') throw new NoAnswer(`HTTP ${status} without a body`, 'maybe')
    if (!isEnvelope) throw new Unreadable(`HTTP ${status} without a SOAP answer`)
    return body
  }
}

interface Question {
  sent: string | null
  by: CallLimiter
  ruc: string
}

interface ExchangeOptions {
  accessKey: string
  totalMs: number
}

class Unreadable extends Error {}

const ENVELOPE = /<(?:[\w.-]+:)?Envelope[\s>]/

/** Server errors, redirects and throttling concern the authority; other statuses concern the one call. */
function isOfAuthority(status: number): boolean {
  return status >= 500 || (status >= 300 && status < 400) || status === 408 || status === 429
}

function taxpayerOf(accessKey: string): string {
  return parseAccessKey(accessKey)?.ruc ?? ''
}

function resultOf({ kind }: Answer | Consultation): CallResult {
  if (kind === 'no-answer') return 'failed'
  return kind === 'unreadable' ? 'unreadable' : 'answered'
}

const HEADERS = { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml', soapaction: '""' }

async function timed<Result>(make: () => Promise<Result>): Promise<[Result | Unanswered | UnreadableAnswer, number]> {
  const started = performance.now()
  const result = await make().catch(failureOf)
  return [result, (performance.now() - started) / 1_000]
}

function failureOf(error: unknown): Unanswered | UnreadableAnswer {
  if (error instanceof NoAnswer) return { kind: 'no-answer', reason: error.message, arrived: error.arrived }
  return { kind: 'unreadable', reason: reasonOf(error).slice(0, 80) }
}
