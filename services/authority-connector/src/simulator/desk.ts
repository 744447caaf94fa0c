import { authorityTime } from '@etax/tax-document'
import type { AuthorityMessage } from '../domain/conversation.ts'
import { signatureProblem } from './check-signature.ts'
import { messageOf, stageOf } from './codes.ts'
import type { Mood } from './moods.ts'
import type { Listed, Registered, Registry } from './registry.ts'
import { inspect } from './rules.ts'

/** What the authority would answer; how it is worded in SOAP is the server's. */
export interface ReceptionAnswer {
  state: string
  accessKey: string
  messages: AuthorityMessage[]
}

export interface AuthorizationAnswer {
  accessKey: string
  listed: (Listed & { number: string | null })[]
}

/** Both desks of the authority over one registry, in whatever mood. */
export interface Desk {
  receive(xml: string, mood: Mood, now: Date): ReceptionAnswer
  authorize(accessKey: string): AuthorizationAnswer
}

const SOME_POLLS = 3

export function openDesk(registry: Registry): Desk {
  return {
    receive(xml, mood, now) {
      const { accessKey, reception, authorization } = inspect(xml, {
        now,
        signatureProblem: (document, ruc) => signatureProblem(document, ruc, now),
      })
      const key = accessKey ?? ''
      if (mood.name === 'internal-error') return returned(key, [messageOf('50')])
      const refusal = refusalOf(mood)
      if (reception.length > 0) return returned(key, reception)
      if (refusal !== null && stageOf(refusal.code) === 'reception') return returned(key, [refusal])
      const double = doubleOf(key)
      if (double !== null) return returned(key, [double])
      if (mood.name === 'lost') return received(key)
      register(key, xml, mood, refusal === null ? authorization : [refusal], now)
      if (mood.name === 'in-process') return returned(key, [messageOf('70')])
      return mood.name === 'unknown-state' ? { state: 'EN REVISION', accessKey: key, messages: [] } : received(key)
    },
    authorize(accessKey) {
      const entry = registry.byKey(accessKey)
      if (entry === undefined) return { accessKey, listed: [] }
      if (entry.hidden.polls > 0) return { accessKey, listed: hide(entry) }
      const listed = entry.attempts.map((one) => ({ ...one, number: one.state === 'AUTORIZADO' ? accessKey : null }))
      return { accessKey, listed }
    },
  }

  /** A refused document may come again corrected under its key; an authorized one is registered for good. */
  function doubleOf(accessKey: string): AuthorityMessage | null {
    const same = registry.byKey(accessKey)
    if (same !== undefined && same.hidden.polls > 0) return messageOf('70')
    if (same?.attempts.at(-1)?.state === 'AUTORIZADO') return messageOf('43')
    const other = registry.byNumber(accessKey)
    return other !== undefined && other.accessKey !== accessKey ? messageOf('45') : null
  }

  function register(accessKey: string, xml: string, mood: Mood, messages: AuthorityMessage[], now: Date): void {
    const at = authorityTime(now.getTime())
    const silently = mood.name === 'refuse-silently'
    const state = silently || messages.some(({ type }) => type === 'ERROR') ? 'NO AUTORIZADO' : 'AUTORIZADO'
    const noted = silently ? [] : [...messages, ...(accessKey[23] === '1' ? [messageOf('60')] : [])]
    const earlier = [
      ...(registry.byKey(accessKey)?.attempts ?? []),
      ...(mood.name === 'several' ? [{ state: 'NO AUTORIZADO', at, messages: [messageOf('39')], xml }] : []),
    ]
    const polls = hides(mood) ? (mood.polls ?? SOME_POLLS) : 0
    const hidden = { polls, as: hides(mood) ? mood.name : ('nothing' as const) }
    registry.put({ accessKey, attempts: [...earlier, { state, at, messages: noted, xml }], hidden })
  }

  function hide(entry: Registered): AuthorizationAnswer['listed'] {
    entry.hidden.polls -= 1
    if (entry.hidden.as === 'nothing') return []
    const state = entry.hidden.as === 'in-process' ? 'EN PROCESO' : 'EN REVISION'
    return entry.attempts.slice(-1).map(({ at }) => ({ state, at, messages: [], xml: '', number: null }))
  }
}

function hides(mood: Mood): mood is Mood & { name: Registered['hidden']['as'] } {
  return mood.name === 'in-process' || mood.name === 'nothing' || mood.name === 'unknown-state'
}

function refusalOf(mood: Mood): AuthorityMessage | null {
  return mood.name === 'refuse' ? messageOf(mood.code ?? '39') : null
}

function received(accessKey: string): ReceptionAnswer {
  return { state: 'RECIBIDA', accessKey, messages: [] }
}

function returned(accessKey: string, messages: AuthorityMessage[]): ReceptionAnswer {
  return { state: 'DEVUELTA', accessKey, messages }
}
