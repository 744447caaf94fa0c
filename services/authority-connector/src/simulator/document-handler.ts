import { authorityTime } from '@etax/tax-document'
import type { AuthorityMessage } from '../domain/conversation.ts'
import { signatureProblem } from './check-signature.ts'
import { messageOf, stageOf } from './codes.ts'
import type { Fault } from './faults.ts'
import { inspectDocument } from './inspect-document.ts'
import type { Listed, Registered, Registry } from './registry.ts'

export interface ReceptionAnswer {
  state: string
  accessKey: string
  messages: AuthorityMessage[]
}

export interface AuthorizationAnswer {
  accessKey: string
  listed: (Listed & { number: string | null })[]
}

export interface ConsultationAnswer {
  accessKey: string
  state: string | null
  at: string | null
  messages: AuthorityMessage[]
}

export const SETTABLE_STATES = ['AUTORIZADO', 'PENDIENTE DE ANULAR', 'ANULADO'] as const
export type SettableState = (typeof SETTABLE_STATES)[number]

export interface DocumentHandler {
  receive(xml: string, fault: Fault, now: Date): ReceptionAnswer
  authorize(accessKey: string): AuthorizationAnswer
  consult(accessKey: string, fault: Fault): ConsultationAnswer
  /** Cancels an authorized document, or authorizes it again; false without such a document. */
  setState(accessKey: string, state: SettableState): boolean
}

const DEFAULT_POLLS = 3

export function documentHandler(registry: Registry): DocumentHandler {
  return {
    receive(xml, fault, now) {
      const { accessKey, reception, authorization } = inspectDocument(xml, {
        now,
        signatureProblem: (document, ruc) => signatureProblem(document, ruc, now),
      })
      const key = accessKey ?? ''
      if (fault.name === 'internal-error') return returned(key, [messageOf('50')])
      const refusal = refusalOf(fault)
      if (reception.length > 0) return returned(key, reception)
      if (refusal !== null && stageOf(refusal.code) === 'reception') return returned(key, [refusal])
      const duplicate = duplicateOf(key)
      if (duplicate !== null) return returned(key, [duplicate])
      if (fault.name === 'lost') return received(key)
      register(key, xml, fault, refusal === null ? authorization : [refusal], now)
      if (fault.name === 'in-process') return returned(key, [messageOf('70')])
      return fault.name === 'unknown-state' ? { state: 'EN REVISION', accessKey: key, messages: [] } : received(key)
    },
    authorize(accessKey) {
      const entry = registry.byKey(accessKey)
      if (entry === undefined) return { accessKey, listed: [] }
      if (entry.hidden.polls > 0) return { accessKey, listed: hide(entry) }
      const listed = entry.attempts.map((attempt) => ({
        ...attempt,
        number: attempt.state === 'AUTORIZADO' ? accessKey : null,
      }))
      return { accessKey, listed }
    },
    consult(accessKey, fault) {
      const entry = registry.byKey(accessKey)
      const last = entry?.attempts.at(-1)
      if (entry === undefined || last === undefined || fault.name === 'not-found') {
        return {
          accessKey,
          state: null,
          at: null,
          messages: [messageOf('99', 'No existen datos para los parámetros ingresados')],
        }
      }
      const current = last.state === 'AUTORIZADO' ? (entry.cancellation ?? last.state) : last.state
      return { accessKey, state: fault.name === 'unknown-state' ? 'EN REVISION' : current, at: last.at, messages: [] }
    },
    setState(accessKey, state) {
      const entry = registry.byKey(accessKey)
      if (entry?.attempts.at(-1)?.state !== 'AUTORIZADO') return false
      const { cancellation: _before, ...rest } = entry
      registry.put(state === 'AUTORIZADO' ? rest : { ...rest, cancellation: state })
      return true
    },
  }

  /** A refused document may be sent again, corrected, under its key; an authorized one may not. */
  function duplicateOf(accessKey: string): AuthorityMessage | null {
    const same = registry.byKey(accessKey)
    if (same !== undefined && same.hidden.polls > 0) return messageOf('70')
    if (same?.attempts.at(-1)?.state === 'AUTORIZADO') return messageOf('43')
    const other = registry.byNumber(accessKey)
    return other !== undefined && other.accessKey !== accessKey ? messageOf('45') : null
  }

  function register(accessKey: string, xml: string, fault: Fault, messages: AuthorityMessage[], now: Date): void {
    const at = authorityTime(now.getTime())
    const silently = fault.name === 'refuse-silently'
    const state = silently || messages.some(({ type }) => type === 'ERROR') ? 'NO AUTORIZADO' : 'AUTORIZADO'
    const listedMessages = silently ? [] : [...messages, ...(accessKey[23] === '1' ? [messageOf('60')] : [])]
    const earlier = [
      ...(registry.byKey(accessKey)?.attempts ?? []),
      ...(fault.name === 'several-attempts' ? [{ state: 'NO AUTORIZADO', at, messages: [messageOf('39')], xml }] : []),
    ]
    const polls = hides(fault) ? (fault.polls ?? DEFAULT_POLLS) : 0
    const hidden = { polls, as: hides(fault) ? fault.name : ('not-found' as const) }
    registry.put({ accessKey, attempts: [...earlier, { state, at, messages: listedMessages, xml }], hidden })
  }

  function hide(entry: Registered): AuthorizationAnswer['listed'] {
    entry.hidden.polls -= 1
    if (entry.hidden.as === 'not-found') return []
    const state = entry.hidden.as === 'in-process' ? 'EN PROCESO' : 'EN REVISION'
    return entry.attempts.slice(-1).map(({ at }) => ({ state, at, messages: [], xml: '', number: null }))
  }
}

function hides(fault: Fault): fault is Fault & { name: Registered['hidden']['as'] } {
  return fault.name === 'in-process' || fault.name === 'not-found' || fault.name === 'unknown-state'
}

function refusalOf(fault: Fault): AuthorityMessage | null {
  return fault.name === 'refuse' ? messageOf(fault.code ?? '39') : null
}

function received(accessKey: string): ReceptionAnswer {
  return { state: 'RECIBIDA', accessKey, messages: [] }
}

function returned(accessKey: string, messages: AuthorityMessage[]): ReceptionAnswer {
  return { state: 'DEVUELTA', accessKey, messages }
}
