import { authorityTime } from '@etax/tax-document'
import type { Answer, Authorization } from '../domain/answer.ts'
import type { AuthorityMessage, Conversation, Outcome } from '../domain/conversation.ts'
import { messageOf, stageOf } from './codes.ts'
import { rehearsalOf } from './rehearsal.ts'
import { type Inspection, inspect } from './rules.ts'

/** What the sandbox's registry holds under the same number. */
export interface Holder {
  accessKey: string
  outcome: Outcome | null
}

/** The simulated authority talking about one document. It answers like the real one, at once and without a network. */
export interface SandboxCase {
  /** @param holder who has the number in this workspace, if it is another document */
  send(conversation: Conversation, holder: Holder | null): Answer
  ask(conversation: Conversation, holder: Holder | null, now: Date): Answer
}

export function sandboxCase({ xml, signed }: Conversation, today: Date): SandboxCase {
  const rehearsal = rehearsalOf(xml)
  const refuse = rehearsal.refuse.map((code) => ({ stage: stageOf(code), message: messageOf(code, 'SIM-REJECT') }))
  const wanted = (stage: string) => refuse.filter((one) => one.stage === stage).map(({ message }) => message)
  const inspection = withWanted(inspect(xml, { now: today, signatureProblem: signed ? unsigned : null }))

  return {
    send(conversation, holder) {
      if (rehearsal.down) return silence
      if (holder !== null) return returned([messageOf(holder.accessKey === conversation.accessKey ? '43' : '45')])
      // An internal error is over at the second attempt.
      const messages = inspection.reception.filter(({ code }) => code !== '50' || conversation.failures === 0)
      return messages.length > 0 ? returned(messages) : { kind: 'reception', state: 'RECIBIDA', messages: [] }
    },
    ask(conversation, holder, now) {
      if (rehearsal.down) return silence
      if (holder !== null) return { kind: 'authorization', found: registered(holder) }
      const { receivedAt } = conversation
      if (receivedAt === null) return { kind: 'authorization', found: [] }
      const readyAt = new Date(receivedAt.getTime() + rehearsal.delaySeconds * 1_000)
      if (now < readyAt) return { kind: 'authorization', found: [], askAgainAt: readyAt }
      return { kind: 'authorization', found: [verdict(conversation, inspection.authorization, now)] }
    },
  }

  function withWanted({ accessKey, reception, authorization }: Inspection): Inspection {
    return {
      accessKey,
      reception: [...reception, ...wanted('reception')],
      authorization: [...authorization, ...wanted('authorization')],
    }
  }
}

const silence: Answer = { kind: 'silence', reason: 'the simulated authority is down (SIM-DOWN)', arrived: 'no' }

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

function registered({ accessKey, outcome }: Holder): Authorization[] {
  if (outcome?.kind === 'authorized') {
    const { number, at, environment, messages, document } = outcome
    return [{ state: 'AUTORIZADO', number, at, environment, document, messages }]
  }
  if (outcome?.kind !== 'refused') return []
  const at = authorityTime(outcome.at.getTime())
  return [
    { state: 'NO AUTORIZADO', number: accessKey, at, environment: null, document: null, messages: outcome.messages },
  ]
}

/** In the sandbox the signer is trusted to have signed; that it did is looked for. */
function unsigned(xml: string): string | null {
  return /<(?:\w+:)?Signature[\s>]/.test(xml) ? null : 'El comprobante no está firmado'
}
