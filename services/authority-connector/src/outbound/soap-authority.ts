import { reasonOf } from '@etax/kernel'
import type { Answer, NoAnswer as Unanswered } from '../domain/answer.ts'
import type { Consultation } from '../domain/consultation.ts'
import { isInternalError } from '../domain/decide.ts'
import type { Plan } from '../domain/plan.ts'
import type { Authority, AuthorizationLookup, ConsultationLookup } from '../ports.ts'
import type { CallLimiter, Operation } from './call-limiter.ts'
import { type HttpPost, NoAnswer } from './http-post.ts'
import type { Meter } from './metrics.ts'
import { authorizationOf, consultationOf, receptionOf } from './soap-answers.ts'
import { authorizationService, consultationService, receptionService, requestEnvelope } from './soap-services.ts'

export interface SoapAuthorityOptions {
  /** Of the host: the services' paths are added. */
  baseUrl: string
  simulated: boolean
  plan: Plan
  limiter: CallLimiter
  /** Of the consultations alone: however slow they are, no document waits for them. */
  consulting: CallLimiter
  post: HttpPost
  /** How long each call may take, in milliseconds. */
  limits: Record<Operation, number>
  meter: Meter
}

/** One environment of the real authority. */
export interface SoapAuthority extends Authority, AuthorizationLookup, ConsultationLookup {
  limiter: CallLimiter
}

/** Speaks SOAP by the technical sheet: nothing is fetched at start. */
export function soapAuthority({ baseUrl, post, limits, ...options }: SoapAuthorityOptions): SoapAuthority {
  const { simulated, plan, limiter, consulting, meter } = options
  const host = baseUrl.replace(/\/$/, '')

  return {
    plan,
    simulated,
    limiter,
    free: limiter.free,
    reserve: limiter.reserve,
    release: limiter.release,
    call: ({ step, xml, accessKey }) => (step === 'send' ? send(xml) : ask(accessKey)),
    async find(accessKey) {
      return (await limiter.acquire('ask')) ? ask(accessKey) : null
    },
    async consult(accessKey) {
      return (await consulting.acquire('consult')) ? consult(accessKey) : null
    },
  }

  function send(xml: string): Promise<Answer> {
    const envelope = requestEnvelope(receptionService, { xml: Buffer.from(xml).toString('base64') })
    return call('send', async () => receptionOf(await exchange(receptionService.path, envelope, limits.send)))
  }

  function ask(accessKey: string): Promise<Answer> {
    const envelope = requestEnvelope(authorizationService, { claveAccesoComprobante: accessKey })
    const make = async () => authorizationOf(await exchange(authorizationService.path, envelope, limits.ask), accessKey)
    return call('ask', make)
  }

  async function consult(accessKey: string): Promise<Consultation | Unanswered> {
    const envelope = requestEnvelope(consultationService, { claveAcceso: accessKey })
    const make = async () =>
      consultationOf(await exchange(consultationService.path, envelope, limits.consult), accessKey)
    const [answer, seconds] = await timed(make)
    consulting.finish('consult', answer.kind !== 'no-answer')
    meter.called('consult', answer, seconds)
    return answer
  }

  /** A call for which a slot is reserved: made, measured, and its slot released. */
  async function call(operation: 'send' | 'ask', make: () => Promise<Answer>): Promise<Answer> {
    const [answer, seconds] = await timed(make)
    limiter.finish(operation, answer.kind !== 'no-answer' && !isInternalError(answer))
    meter.called(operation, answer, seconds)
    return answer
  }

  /** @throws NoAnswer also for what is no envelope */
  async function exchange(path: string, envelope: string, totalMs: number): Promise<string> {
    const { status, body } = await post(host + path, envelope, { headers: HEADERS, totalMs })
    if (!/<(?:[\w.-]+:)?Envelope[\s>]/.test(body)) throw new NoAnswer(`HTTP ${status} without a SOAP answer`, 'maybe')
    return body
  }
}

const HEADERS = { 'content-type': 'text/xml; charset=utf-8', accept: 'text/xml', soapaction: '""' }

async function timed<Result>(make: () => Promise<Result>): Promise<[Result | Unanswered, number]> {
  const started = performance.now()
  const result = await make().catch(noAnswerOf)
  return [result, (performance.now() - started) / 1_000]
}

function noAnswerOf(error: unknown): Unanswered {
  if (error instanceof NoAnswer) return { kind: 'no-answer', reason: error.message, arrived: error.arrived }
  const reason = `an answer that cannot be read: ${reasonOf(error).slice(0, 80)}`
  return { kind: 'no-answer', reason, arrived: 'maybe' }
}
