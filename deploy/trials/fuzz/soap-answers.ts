import { SubmitDocument } from '@etax/contracts'
import { AppError } from '@etax/kernel'
import { chosen, instantOf } from '../../../services/authority-connector/src/domain/answer.ts'
import { consultedState } from '../../../services/authority-connector/src/domain/consultation.ts'
import { newConversation } from '../../../services/authority-connector/src/domain/conversation.ts'
import { type Decision, decide } from '../../../services/authority-connector/src/domain/decide.ts'
import { authorityPlan } from '../../../services/authority-connector/src/domain/plan.ts'
import {
  authorizationOf,
  consultationOf,
  receptionOf,
} from '../../../services/authority-connector/src/outbound/soap-answers.ts'
import type { FuzzClass, Outcome } from './fuzz-class.ts'
import { answersMade, type Meaning, writeAnswer } from './soap-envelopes.ts'

const { accessKey: KEY, xml: SENT } = SubmitDocument.example
const PLAN = authorityPlan(120, 1)
const READERS = ['reception', 'authorization', 'consultation'] as const

const CORPUS = [
  { kind: 'reception', states: ['RECIBIDA'], codes: [] },
  ...['43', '35', '70'].map((code) => ({ kind: 'reception' as const, states: ['DEVUELTA'], codes: [code] })),
  ...['AUTORIZADO', 'NO AUTORIZADO', 'EN PROCESO'].map((state) => ({
    kind: 'authorization' as const,
    states: [state],
    codes: ['60'],
  })),
  { kind: 'consultation', states: ['AUTORIZADO'], codes: [] },
  { kind: 'fault', states: [], codes: [] },
] as const

/** Answers of the authority, read and concluded as in the connector. */
export const soapAnswers: FuzzClass = {
  name: 'SOAP',
  share: 150,
  maxMs: 500,
  async open() {
    const texts = CORPUS.map((answer) => writeAnswer({ ...answer, key: KEY, document: '<factura/>' }))
    const meanings = new WeakMap<Buffer, Meaning>()
    return {
      corpus: [...texts, '<html><body>502</body></html>', ''].map((text) => Buffer.from(text)),
      structured: answersMade(KEY, SENT, meanings),
      words: [
        ...['<estado>', '</estado>', 'AUTORIZADO', 'DEVUELTA', '&amp;', '&#0;', '<![CDATA[', ']]>', '<!DOCTYPE x>'],
        ...['43', '70', '99/99/9999 99:99:99', ']]></comprobante>', '<comprobante><![CDATA['],
      ],
      read: (input, random) => readAnswer(input, meanings.get(input), random.pick(READERS)),
    }
  },
}

/** An answer with a known meaning is read by its own operation. */
function readAnswer(input: Buffer, meaning: Meaning | undefined, any: (typeof READERS)[number]): Outcome {
  const reader = meaning?.operation ?? any
  const text = input.toString()
  try {
    if (reader === 'consultation') {
      const answer = consultationOf(text, KEY)
      const authorized = answer.kind === 'consultation' && consultedState(answer) === 'AUTHORIZED'
      if (meaning !== undefined) agree(meaning, authorized, answer)
      return answer.kind === 'unreadable' ? 'refused' : 'accepted'
    }
    const answer = reader === 'reception' ? receptionOf(text, KEY) : authorizationOf(text, KEY, SENT)
    const { conversation } = conclude(answer)
    if (meaning !== undefined) agree(meaning, conversation.conclusion?.kind === 'authorized', answer)
    return answer.kind === 'unreadable' ? 'refused' : 'accepted'
  } catch (error) {
    if (AppError.is(error) && error.kind === 'invalid' && meaning === undefined) return 'refused'
    throw error
  }
}

/** @throws Error when the read authorization differs from the answer's */
function agree(meaning: Meaning, authorized: boolean, answer: object): void {
  if (meaning.authorized === authorized) return
  throw new Error(`read as ${authorized ? 'authorized' : 'not authorized'}: ${JSON.stringify(answer)}`)
}

/** Every answer leads to a decision with a valid due time. */
function conclude(answer: ReturnType<typeof receptionOf>): Decision {
  const now = new Date('2026-11-21T15:00:00Z')
  const fresh = newConversation('w', SubmitDocument.example, new Date(now.getTime() + 1_000))
  const start = { ...fresh, sentAt: now, receivedAt: now, reception: 'received' as const, step: 'ask' as const }
  if (answer.kind === 'authorization') instantOf(chosen(answer.authorizations)?.at ?? null)
  const compared =
    answer.kind === 'authorization'
      ? {
          ...answer,
          authorizations: answer.authorizations.map((one) => ({ ...one, compared: comparisonOf(one.document) })),
        }
      : answer
  const decision = decide(start, compared, { now, random: 0.5, plan: PLAN })
  if (decision.dueAt !== null && Number.isNaN(decision.dueAt.getTime())) throw new Error('due at no time')
  return decision
}

function comparisonOf(document: string | null): 'same' | 'different' | 'unreadable' {
  if (document === null) return 'unreadable'
  return document === SENT ? 'same' : 'different'
}
