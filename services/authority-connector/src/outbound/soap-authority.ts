import { reasonOf } from '@etax/kernel'
import { type Client, createClientAsync, type IHttpClient } from 'soap'
import type { Answer } from '../domain/answer.ts'
import { isInternalError } from '../domain/decide.ts'
import type { Plan } from '../domain/plan.ts'
import type { Authority, AuthorizationLookup } from '../ports.ts'
import type { CallLimiter, Operation } from './call-limiter.ts'
import { type HttpPost, NoAnswer } from './http-post.ts'
import type { Meter } from './metrics.ts'
import { authorizationOf, receptionOf } from './soap-answers.ts'
import { authorizationService, receptionService, type SoapService } from './soap-services.ts'

export interface SoapAuthorityOptions {
  /** Of the host: the services' paths are added. */
  baseUrl: string
  simulated: boolean
  plan: Plan
  limiter: CallLimiter
  post: HttpPost
  /** How long each call may take, in milliseconds. */
  limits: Record<Operation, number>
  meter: Meter
}

/** One environment of the real authority. */
export interface SoapAuthority extends Authority, AuthorizationLookup {
  limiter: CallLimiter
}

const SERVICES = { send: receptionService, ask: authorizationService }

/** Talks SOAP by the bundled WSDLs: nothing is fetched at start. */
export async function soapAuthority(options: SoapAuthorityOptions): Promise<SoapAuthority> {
  const { simulated, plan, limiter, meter } = options
  const clients = { send: await connect(options, 'send'), ask: await connect(options, 'ask') }

  return {
    plan,
    simulated,
    limiter,
    free: limiter.free,
    reserve: limiter.reserve,
    release: limiter.release,
    call: ({ step, xml, accessKey }) => (step === 'send' ? call('send', sending(xml)) : call('ask', asking(accessKey))),
    async find(accessKey) {
      return (await limiter.acquire('ask')) ? call('ask', asking(accessKey)) : null
    },
  }

  function sending(xml: string): () => Promise<Answer> {
    return () => invoke(clients.send, receptionService, { xml: Buffer.from(xml).toString('base64') }, receptionOf)
  }

  function asking(accessKey: string): () => Promise<Answer> {
    return () => invoke(clients.ask, authorizationService, { claveAccesoComprobante: accessKey }, authorizationOf)
  }

  /** A call for which a slot is reserved: made, measured, and its slot released. */
  async function call(operation: Operation, make: () => Promise<Answer>): Promise<Answer> {
    const started = performance.now()
    const answer = await make()
    limiter.finish(operation, answer.kind !== 'no-answer' && !isInternalError(answer))
    meter.called(operation, answer, (performance.now() - started) / 1_000)
    return answer
  }
}

function connect({ baseUrl, post, limits }: SoapAuthorityOptions, operation: Operation): Promise<Client> {
  const { wsdl, path } = SERVICES[operation]
  const httpClient = transport(post, limits[operation])
  return createClientAsync(wsdl, { httpClient, disableCache: true }, baseUrl.replace(/\/$/, '') + path)
}

type Method = (args: object) => Promise<[unknown]>

async function invoke(
  client: Client,
  { operation }: SoapService,
  args: object,
  read: (parsed: unknown) => Answer,
): Promise<Answer> {
  try {
    const [parsed] = await (client[`${operation}Async`] as Method)(args)
    return read(parsed)
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: 'no-answer', reason: error.message, arrived: error.arrived }
    return { kind: 'no-answer', reason: faultOf(error), arrived: 'maybe' }
  }
}

/** The SOAP library sends over our own connections. What is no envelope never reaches its parser. */
function transport(post: HttpPost, totalMs: number): IHttpClient {
  const request = async (url: string, data: string, callback: Callback, headers: Record<string, string> = {}) => {
    try {
      const { status, body } = await post(url, data, { headers, totalMs })
      if (!/<(?:[\w.-]+:)?Envelope[\s>]/.test(body)) throw new NoAnswer(`HTTP ${status} without a SOAP answer`, 'maybe')
      callback(null, { status, statusCode: status, headers: {}, data: body }, body)
    } catch (error) {
      callback(error)
    }
  }
  return { request } as unknown as IHttpClient
}

type Callback = (error: unknown, response?: object, body?: string) => void

function faultOf(error: unknown): string {
  const root = (error as { root?: { Envelope?: { Body?: { Fault?: { faultstring?: unknown } } } } }).root
  const fault = root?.Envelope?.Body?.Fault
  if (fault === undefined) return `an answer that cannot be read: ${reasonOf(error).slice(0, 80)}`
  return `SOAP fault: ${String(fault.faultstring ?? '').slice(0, 120)}`
}
