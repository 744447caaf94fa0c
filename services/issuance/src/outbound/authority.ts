import type { Authority as AuthorityService } from '@etax/contracts'
import type { ClientOf } from '@etax/rpc'
import type { AuthorityMessage } from '../domain/receipt.ts'
import type { Authority } from '../ports.ts'

export function rpcAuthority(authority: Pick<ClientOf<typeof AuthorityService>, 'findAuthorization'>): Authority {
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
  }
}

function messageOf(message: { type: string; code: string; message: string; additionalInfo: string }): AuthorityMessage {
  const type = message.type === 'ERROR' || message.type === 'WARNING' ? message.type : 'INFO'
  return { ...message, type, additionalInfo: message.additionalInfo || null }
}
