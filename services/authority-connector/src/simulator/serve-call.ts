import type { ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Desk } from './desk.ts'
import type { Journal } from './journal.ts'
import type { Mood, MoodRing } from './moods.ts'
import type { Clerk, SoapDesk } from './soap-desk.ts'

export type Operation = 'send' | 'ask'

export interface ServeCallNeeds {
  desk: Desk
  desks: Record<Operation, SoapDesk>
  moods: MoodRing
  journal: Journal
  clock: () => Date
  /** Ends what hangs or is slow. */
  stop: AbortSignal
}

export type ServeCall = (operation: Operation, envelope: string, response: ServerResponse) => Promise<void>

const SLOW_SECONDS = 10
const HANG_MS = 10 * 60_000

/** Answers one SOAP call the way the mood has it, and notes what came in and what became of it. */
export const serveCall = ({ desk, desks, moods, journal, clock, stop }: ServeCallNeeds): ServeCall => {
  return async (operation, envelope, response) => {
    response.once('close', journal.enter())
    const { accessKey, xml } = peek(operation, envelope)
    const mood = moods.take(operation, accessKey.slice(10, 23))
    const note = (answer: string) => journal.note(operation, accessKey, xml, answer, clock())
    const trouble = TROUBLE[mood.name]
    if (mood.name === 'hang') await linger(HANG_MS)
    if (mood.name === 'slow') await linger((mood.seconds ?? SLOW_SECONDS) * 1_000)
    if (trouble !== undefined) {
      note(mood.name)
      return trouble(response)
    }
    const { status, body } = await desks[operation].answer(envelope, clerkOf(mood, note))
    if (mood.name === 'reset-after') return cut(response)
    answer(response, status, 'text/xml; charset=utf-8', body)
  }

  function clerkOf(mood: Mood, note: (answer: string) => void): Clerk {
    return {
      receive(xml) {
        const received = desk.receive(xml, mood, clock())
        note([received.state, ...received.messages.map(({ code }) => code)].join(' '))
        return received
      },
      authorize(accessKey) {
        const found = desk.authorize(accessKey)
        note(found.listed.at(-1)?.state ?? 'nothing')
        return found
      },
    }
  }

  function linger(milliseconds: number): Promise<unknown> {
    return pause(milliseconds, undefined, { signal: stop }).catch(() => {})
  }
}

export function answer(response: ServerResponse, status: number, contentType: string, body: string): void {
  response.writeHead(status, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body)
}

const FAULT =
  '<soap:Envelope xmlns:soap="http://schemas.xmlsoap.org/soap/envelope/"><soap:Body><soap:Fault>' +
  '<faultcode>soap:Server</faultcode><faultstring>Could not open connection</faultstring>' +
  '</soap:Fault></soap:Body></soap:Envelope>'

/** Moods in which nothing is taken in. */
const TROUBLE: Partial<Record<Mood['name'], (response: ServerResponse) => void>> = {
  down: cut,
  hang: cut,
  'reset-before': cut,
  'html-502': (response) => answer(response, 502, 'text/html', '<html><body><h1>502 Bad Gateway</h1></body></html>'),
  fault: (response) => answer(response, 500, 'text/xml; charset=utf-8', FAULT),
  empty: (response) => answer(response, 200, 'text/xml; charset=utf-8', ''),
}

function cut(response: ServerResponse): void {
  response.socket?.resetAndDestroy()
}

/** What a call is about, for the mood and the journal: looked for without parsing, since it may never be parsed. */
function peek(operation: Operation, envelope: string): { accessKey: string; xml: string | null } {
  if (operation === 'ask') {
    return { accessKey: /claveAccesoComprobante>\s*(\d+)\s*</.exec(envelope)?.[1] ?? '', xml: null }
  }
  const base64 = /<(?:\w+:)?xml>([^<]*)</.exec(envelope)?.[1] ?? ''
  const xml = Buffer.from(base64, 'base64').toString('utf8')
  return { accessKey: /<claveAcceso>(\d+)</.exec(xml)?.[1] ?? '', xml }
}
