import { Authority } from '@etax/contracts'
import { type Callers, type Handlers, type Implementation, implement } from '@etax/rpc'
import type { FindAuthorization, FoundAuthorization } from '../find-authorization.ts'

export interface AuthorityUseCases {
  find: FindAuthorization
  forget: (receiptIds: readonly string[]) => Promise<number>
}

/** Which service needs which method. */
const callers: Callers<typeof Authority> = { findAuthorization: ['api-gateway', 'issuance'], forget: ['issuance'] }

export function authorityService({ find, forget }: AuthorityUseCases): Implementation {
  const handlers: Handlers<typeof Authority> = {
    async findAuthorization({ accessKey, document }) {
      return answerOf(await find(accessKey, document.length === 0 ? null : document.toString()))
    },
    async forget({ receiptIds }) {
      return { forgotten: await forget(receiptIds) }
    },
  }
  return implement(Authority, handlers, callers)
}

function answerOf({ status, authorization, environment, simulated, otherDocument }: FoundAuthorization) {
  const messages = (authorization?.messages ?? []).map(({ type, code, message, additionalInfo }) => ({
    type,
    code,
    message,
    additionalInfo: additionalInfo ?? '',
  }))
  const at = authorization?.at ?? ''
  const authorized = status === 'AUTHORIZED'
  const number = authorized ? (authorization?.number ?? '') : ''
  const document = authorized ? (authorization?.document ?? '') : ''
  return { status, number, at, environment, document, messages, simulated, otherDocument }
}
