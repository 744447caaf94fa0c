import { Authority } from '@etax/contracts'
import { type Callers, type Handlers, type Implementation, implement } from '@etax/rpc'
import type { ConsultDocument } from '../consult-document.ts'
import type { AuthorityMessage } from '../domain/conversation.ts'
import type { AuthorizationResult, FindAuthorization } from '../find-authorization.ts'

export interface AuthorityUseCases {
  find: FindAuthorization
  consult: ConsultDocument
  forget: (receiptIds: readonly string[]) => Promise<number>
}

const callers: Callers<typeof Authority> = {
  findAuthorization: ['api-gateway', 'issuance'],
  consultDocument: ['issuance'],
  forget: ['issuance'],
}

export function authorityService({ find, consult, forget }: AuthorityUseCases): Implementation {
  const handlers: Handlers<typeof Authority> = {
    async findAuthorization({ accessKey, document }) {
      return answerOf(await find(accessKey, document.length === 0 ? null : document.toString()))
    },
    async consultDocument({ accessKey, sandboxDocument }) {
      const document = sandboxDocument.length === 0 ? null : sandboxDocument.toString()
      const { state, consultation, simulated } = await consult(accessKey, document)
      const { written, messages } = consultation
      return { state: state ?? '', written: written ?? '', messages: messages.map(messageOf), simulated }
    },
    async forget({ receiptIds }) {
      return { forgotten: await forget(receiptIds) }
    },
  }
  return implement(Authority, handlers, callers)
}

function answerOf({ status, authorization, environment, simulated, otherDocument }: AuthorizationResult) {
  const messages = (authorization?.messages ?? []).map(messageOf)
  const at = authorization?.at ?? ''
  const authorized = status === 'AUTHORIZED'
  const number = authorized ? (authorization?.number ?? '') : ''
  const document = authorized ? (authorization?.document ?? '') : ''
  return { status, number, at, environment, document, messages, simulated, otherDocument }
}

function messageOf({ type, code, message, additionalInfo }: AuthorityMessage) {
  return { type, code, message, additionalInfo: additionalInfo ?? '' }
}
