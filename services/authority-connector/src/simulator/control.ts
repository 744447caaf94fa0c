import type { IncomingMessage, ServerResponse } from 'node:http'
import { authorityErrors } from '@etax/contracts'
import type { Text } from '@etax/kernel'
import { Value } from 'typebox/value'
import type { CallLog } from './call-log.ts'
import { controlPage } from './control-page.ts'
import { type DocumentHandler, SETTABLE_STATES, type SettableState } from './document-handler.ts'
import { FAULT_MEMBERS, Fault, type FaultInjection } from './faults.ts'
import type { IsOfOwnPage } from './own-page.ts'
import { answer } from './serve-call.ts'

interface Dependencies {
  faults: FaultInjection
  callLog: CallLog
  documents: Pick<DocumentHandler, 'setState'>
  isOfOwnPage: IsOfOwnPage
}

/** Default of `?max=`: all calls of a test. */
const MAX_LISTED = 5_000
const MAX_ON_PAGE = 20

/**
 * `GET /control/fault`, `PUT /control/fault` with a fault or a list as JSON, `GET /control/log` (`?max=50000`) with
 * `{calls, violations, maxConcurrent}`, `DELETE /control/log`, and `PUT /control/documents/{accessKey}` with
 * `{"state":"ANULADO"}`, which cancels an authorized document.
 */
export function control({ faults, callLog, documents, isOfOwnPage }: Dependencies) {
  return async (request: IncomingMessage, response: ServerResponse, body: string): Promise<void> => {
    if (!isOfOwnPage(request)) return refuse(response, 403, authorityErrors.simulatorForeignSite)
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const document = /^\/control\/documents\/(\d+)$/.exec(pathname)?.[1]
    if (request.method === 'PUT' && document !== undefined) return setState(document, body, response)
    switch (`${request.method} ${pathname}`) {
      case 'GET /':
      case 'GET /control':
        return html(response, controlPage(faults.current(), callLog.calls().slice(-MAX_ON_PAGE)))
      case 'GET /control/fault':
        return json(response, 200, faultView(faults.current()))
      case 'PUT /control/fault':
        return setFaults(body, response)
      case 'GET /control/log':
        return json(response, 200, logOf(callLog, Number(searchParams.get('max') || MAX_LISTED)))
      case 'DELETE /control/log':
        callLog.clear()
        return json(response, 200, {})
      default:
        return json(response, 404, { message: 'the services are under /comprobantes-electronicos-ws' })
    }
  }

  function setFaults(body: string, response: ServerResponse): void {
    const input = parsed(body)
    const entries: unknown[] = Array.isArray(input) ? input : [input]
    const broken = entries.find((entry) => !Value.Check(Fault, entry))
    if (broken !== undefined) {
      refuse(response, 400, authorityErrors.simulatorFaultUnknown(problemOf(broken)))
      return
    }
    faults.set(entries.map((entry) => Value.Parse(Fault, entry)))
    json(response, 200, faultView(faults.current()))
  }

  function setState(accessKey: string, body: string, response: ServerResponse): void {
    const state = stateIn(parsed(body))
    if (state === undefined) refuse(response, 400, authorityErrors.simulatorStateUnknown({ states: SETTABLE_STATES }))
    else if (documents.setState(accessKey, state)) json(response, 200, { accessKey, state })
    else refuse(response, 404, authorityErrors.simulatorDocumentUnknown)
  }
}

/** A single fault as an object, several as a list. */
function faultView(faults: readonly Fault[]): Fault | readonly Fault[] {
  const [only, ...more] = faults
  return only === undefined || more.length > 0 ? faults : only
}

/** The requirement of the first invalid member, in our words instead of the validator's. */
function problemOf(input: unknown): { member?: string; form?: Text } {
  const [problem] = Value.Errors(Fault, input)
  const path = problem?.instancePath.slice(1) ?? ''
  const name = (Object.keys(FAULT_MEMBERS) as (keyof Fault)[]).find((member) => member === path)
  return name === undefined ? {} : { member: name, form: FAULT_MEMBERS[name] }
}

function stateIn(input: unknown): SettableState | undefined {
  return SETTABLE_STATES.find((state) => state === (input as { state?: unknown } | null)?.state)
}

function refuse(response: ServerResponse, status: number, { code, message }: { code: string; message: string }): void {
  json(response, status, { code, message })
}

function logOf(callLog: CallLog, max: number): object {
  const calls = callLog.calls().slice(-max)
  return { calls, violations: callLog.violations(), maxConcurrent: callLog.maxConcurrent() }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function html(response: ServerResponse, page: string): void {
  answer(response, 200, 'text/html; charset=utf-8', page)
}

function json(response: ServerResponse, status: number, value: object): void {
  answer(response, status, 'application/json', JSON.stringify(value))
}
