import { AUTHORITY_STATES, type Authority as AuthorityService } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'
import type { AuthorityMessage } from '../domain/receipt.ts'
import type { Authority } from '../ports.ts'

/** The authority itself has less time than this call. */
const CONSULT_MS = 12_000

export function rpcAuthority(
  authority: Pick<ClientOf<typeof AuthorityService>, 'findAuthorization' | 'consultDocument'>,
): Authority {
  return {
    async find(accessKey) {
      const answer = await authority.findAuthorization({ accessKey }, { deadlineMs: 30_000 })
      if (answer.status !== 'AUTHORIZED') return null
      const { at, document, simulated } = answer
      const number = answer.number || accessKey
      const environment = answer.environment === 'PRUEBAS' ? 'PRUEBAS' : 'PRODUCCIÓN'
      const authorization = { number, at, environment, simulated, receivedAt: new Date(at).toISOString() } as const
      return { authorization, document, messages: answer.messages.map(messageOf) }
    },
    async consult(accessKey, document) {
      const question = { accessKey, sandboxDocument: Buffer.from(document ?? '') }
      const answer = await authority.consultDocument(question, { deadlineMs: CONSULT_MS })
      const state = AUTHORITY_STATES.find((one) => one === answer.state)
      if (state !== undefined) return { state }
      const texts = answer.messages.map(({ message, additionalInfo }) => additionalInfo || message)
      return { state: null, reason: texts.join('; ') || answer.written }
    },
  }
}

function messageOf(message: { type: string; code: string; message: string; additionalInfo: string }): AuthorityMessage {
  const type = message.type === 'ERROR' || message.type === 'WARNING' ? message.type : 'INFO'
  return { ...message, type, additionalInfo: message.additionalInfo || null }
}
