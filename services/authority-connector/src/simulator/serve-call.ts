import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { authorityTime, makeAccessKey, parseAccessKey } from '@etax/tax-document'
import { create } from 'xmlbuilder2'
import type { CallLog, Operation } from './call-log.ts'
import { messageOf } from './codes.ts'
import type { DocumentHandler } from './document-handler.ts'
import type { Fault, FaultInjection } from './faults.ts'
import type { Responder, SoapHandler } from './soap-handler.ts'

interface Dependencies {
  documents: DocumentHandler
  handlers: Record<Operation, SoapHandler>
  faults: FaultInjection
  callLog: CallLog
  clock: () => Date
  stop: AbortSignal
}

export type ServeCall = (operation: Operation, envelope: string, response: ServerResponse) => Promise<void>

const SLOW_SECONDS = 10
const HANG_MS = 10 * 60_000

export const serveCall = ({ documents, handlers, faults, callLog, clock, stop }: Dependencies): ServeCall => {
  return async (operation, envelope, response) => {
    response.once('close', callLog.begin())
    const { accessKey, xml } = identify(operation, envelope)
    const fault = faults.take(operation, { ruc: parseAccessKey(accessKey)?.ruc ?? '', accessKey })
    const record = (answer: string) => callLog.record(operation, accessKey, xml, answer, clock())
    const failure = FAILURES[fault.name]
    if (fault.name === 'hang') await wait(HANG_MS)
    if (fault.name === 'slow') await wait((fault.seconds ?? SLOW_SECONDS) * 1_000)
    if (failure !== undefined) {
      record(fault.name)
      return failure(response, accessKey)
    }
    const responder = fault.name === 'other-key' ? aboutAnother(accessKey, record) : responderFor(fault, record)
    const { status, body } = await handlers[operation].answer(envelope, responder)
    if (fault.name === 'reset-after') return cut(response)
    answer(response, status, 'text/xml; charset=utf-8', body)
  }

  function responderFor(fault: Fault, record: (answer: string) => void): Responder {
    return {
      comprobanteAs: fault.comprobanteAs ?? 'text',
      receive(xml) {
        const received = documents.receive(xml, fault, clock())
        record([received.state, ...received.messages.map(({ code }) => code)].join(' '))
        return received
      },
      authorize(accessKey) {
        const listing = documents.authorize(accessKey)
        record(listing.listed.at(-1)?.state ?? 'not-found')
        return listing
      },
      consult(accessKey) {
        const consulted = documents.consult(accessKey, fault)
        record(consulted.state ?? 'not-found')
        return consulted
      },
    }
  }

  function wait(milliseconds: number): Promise<unknown> {
    return pause(milliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

export function answer(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body)
}

const FAILURES: Partial<Record<Fault['name'], (response: ServerResponse, accessKey: string) => void>> = {
  down: cut,
  hang: cut,
  'reset-before': cut,
  'html-502': (response) => answer(response, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  'soap-fault': (response) => answer(response, 500, 'text/xml; charset=utf-8', soapFault('Could not open connection')),
  empty: (response) => answer(response, 200, 'text/xml; charset=utf-8', ''),
  'html-200': (response) => answer(response, 200, 'text/html', '<html><body><h1>En mantenimiento</h1></body></html>'),
  'fault-200': (response) => answer(response, 200, 'text/xml; charset=utf-8', soapFault('Unmarshalling Error')),
  'fault-named': (response, accessKey) =>
    answer(response, 500, 'text/xml; charset=utf-8', soapFault(`Error al procesar ${accessKey}`)),
  truncated: (response) => answer(response, 200, 'text/xml; charset=utf-8', soapFault('Truncated').slice(0, 150)),
  huge: (response) => response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(huge()),
  drip,
}

const HUGE = 40_000_000
let madeHuge: Buffer | undefined

function huge(): Buffer {
  madeHuge ??= Buffer.alloc(HUGE, ' ')
  return madeHuge
}

const DRIP_MS = 1_000

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).write('<')
  const timer = setInterval(() => response.write(' '), DRIP_MS)
  response.once('close', () => clearInterval(timer))
}

/** The answer of a server that mixes up its callers; the document is not processed. */
function aboutAnother(requestedKey: string, record: (answer: string) => void): Responder {
  const accessKey = anotherKey(requestedKey)
  const at = authorityTime(Date.now())
  record('other-key')
  return {
    comprobanteAs: 'nothing',
    receive: () => ({ state: 'DEVUELTA', accessKey, messages: [messageOf('35')] }),
    authorize: () => ({
      accessKey,
      listed: [{ state: 'AUTORIZADO', number: accessKey, at, messages: [], xml: '' }],
    }),
    consult: () => ({ accessKey, state: 'ANULADO', at, messages: [] }),
  }
}

function anotherKey(accessKey: string): string {
  const parts = parseAccessKey(accessKey)
  if (parts === null) return accessKey
  return makeAccessKey({ ...parts, numericCode: parts.numericCode === '00000001' ? '00000002' : '00000001' })
}

function cut(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

function soapFault(faultstring: string): string {
  const envelope = {
    '@xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/',
    'soap:Body': { 'soap:Fault': { faultcode: 'soap:Server', faultstring } },
  }
  return create({ encoding: 'UTF-8' }, { 'soap:Envelope': envelope }).end()
}

/** Does not parse: a broken envelope still has a key for the fault and the call log. */
function identify(operation: Operation, envelope: string): { accessKey: string; xml: string | null } {
  if (operation !== 'send') {
    return { accessKey: /claveAcceso(?:Comprobante)?>\s*(\d+)\s*</.exec(envelope)?.[1] ?? '', xml: null }
  }
  const base64 = /<(?:\w+:)?xml>([^<]*)</.exec(envelope)?.[1] ?? ''
  const xml = Buffer.from(base64, 'base64').toString('utf8')
  return { accessKey: /<claveAcceso>(\d+)</.exec(xml)?.[1] ?? '', xml }
}
