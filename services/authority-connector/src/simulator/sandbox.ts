import { authorityTime } from '@etax/tax-document'
import type { Answer, Authorization } from '../domain/answer.ts'
import { type AuthorityMessage, type Conversation, sandboxTime } from '../domain/conversation.ts'
import type { NumberHolder } from '../ports.ts'
import { messageOf, stageOf } from './codes.ts'
import type { Inspection } from './inspect-document.ts'
import { scriptedOutcomeOf } from './scripted-outcome.ts'

export interface SandboxAnswers {
  /** @param holder another document with the same number in this workspace */
  send(conversation: Conversation, holder: NumberHolder | null): Answer
  ask(conversation: Conversation, holder: NumberHolder | null, now: Date): Answer
}

/** @param inspected null if the inspection exceeded its time: no answer */
export function sandboxAnswers(
  document: Pick<Conversation, 'xml' | 'directive'>,
  inspected: Inspection | null,
): SandboxAnswers {
  const scripted = scriptedOutcomeOf(document.xml, document.directive)
  const refuse = scripted.refuse.map((code) => ({ stage: stageOf(code), message: messageOf(code, 'SIM-REJECT') }))
  const scriptedMessages = (stage: string) =>
    refuse.filter((refusal) => refusal.stage === stage).map(({ message }) => message)
  if (inspected === null) return { send: () => notInspected, ask: () => notInspected }
  const inspection = withScripted(inspected)

  return {
    send(conversation, holder) {
      if (scripted.down) return noAnswer
      if (holder !== null) return returned([messageOf(holder.accessKey === conversation.accessKey ? '43' : '45')])
      // An internal error ends at the second attempt.
      const messages = inspection.reception.filter(({ code }) => code !== '50' || conversation.failures === 0)
      return messages.length > 0 ? returned(messages) : { kind: 'reception', state: 'RECIBIDA', messages: [] }
    },
    ask(conversation, holder, now) {
      if (scripted.down) return noAnswer
      if (holder !== null) return { kind: 'authorization', authorizations: registered(conversation, holder) }
      const { receivedAt } = conversation
      if (receivedAt === null) return { kind: 'authorization', authorizations: [] }
      const readyAt = new Date(receivedAt.getTime() + scripted.delaySeconds * 1_000)
      // A reception in the future comes from a fast clock: it does not delay the verdict.
      if (receivedAt <= now && now < readyAt) return { kind: 'authorization', authorizations: [], askAgainAt: readyAt }
      return {
        kind: 'authorization',
        authorizations: [verdict(conversation, inspection.authorization, sandboxTime(conversation, now))],
      }
    },
  }

  function withScripted({ accessKey, reception, authorization }: Inspection): Inspection {
    return {
      accessKey,
      reception: [...reception, ...scriptedMessages('reception')],
      authorization: [...authorization, ...scriptedMessages('authorization')],
    }
  }
}

const noAnswer: Answer = { kind: 'no-answer', reason: 'the simulated authority is down (SIM-DOWN)', arrived: 'no' }

const notInspected: Answer = {
  kind: 'no-answer',
  reason: 'the simulated authority took too long to read the document',
  arrived: 'no',
}

function returned(messages: AuthorityMessage[]): Answer {
  return { kind: 'reception', state: 'DEVUELTA', messages }
}

function verdict({ accessKey, xml }: Conversation, messages: AuthorityMessage[], now: Date): Authorization {
  const refused = messages.some(({ type }) => type === 'ERROR')
  return {
    state: refused ? 'NO AUTORIZADO' : 'AUTORIZADO',
    number: refused ? null : `TEST-${accessKey}`,
    at: authorityTime(now.getTime()),
    environment: null,
    document: xml,
    messages,
  }
}

/** The registry keeps only a hash of another document: a placeholder represents it. */
function registered({ xml }: Conversation, { accessKey, conclusion, sameDocument }: NumberHolder): Authorization[] {
  const document = sameDocument ? xml : ANOTHER_DOCUMENT
  if (conclusion?.kind === 'authorized') {
    const { number, at, environment, messages } = conclusion
    return [{ state: 'AUTORIZADO', number, at, environment, document, messages }]
  }
  if (conclusion?.kind !== 'refused') return []
  const at = authorityTime(conclusion.at.getTime())
  const { messages } = conclusion
  return [{ state: 'NO AUTORIZADO', number: accessKey, at, environment: null, document, messages }]
}

const ANOTHER_DOCUMENT = '<comprobante/>'
