import { authorityErrors } from '@etax/contracts'
import { parseAccessKey } from '@etax/tax-document'
import { type Authorization, chosen, environmentOf, stateOf } from './domain/answer.ts'
import type { AuthorizationLookup } from './ports.ts'

interface Dependencies {
  test: AuthorizationLookup
  production: AuthorizationLookup
}

export interface FoundAuthorization {
  status: 'AUTHORIZED' | 'REJECTED' | 'IN_PROCESS' | 'NOT_FOUND'
  authorization: Authorization | null
  environment: string
  simulated: boolean
}

const STATUSES = {
  authorized: 'AUTHORIZED',
  refused: 'REJECTED',
  'in-process': 'IN_PROCESS',
  unknown: 'IN_PROCESS',
} as const

/**
 * What the authority has under an access key. The key's own environment says which authority is asked.
 * @throws AppError `invalid` AUT_00003 when it is no access key, `unavailable` AUT_00004 when the authority does not answer
 */
export const findAuthorization =
  (authorities: Dependencies) =>
  async (accessKey: string): Promise<FoundAuthorization> => {
    const parts = parseAccessKey(accessKey)
    if (parts === null) throw authorityErrors.accessKeyMalformed()
    const authority = parts.environment === 2 ? authorities.production : authorities.test
    const { simulated } = authority
    const answer = await authority.find(accessKey)
    if (answer?.kind !== 'authorization') throw authorityErrors.authorityDoesNotAnswer({ retryAfter: 10 })
    const authorization = chosen(answer.found)
    if (authorization === undefined) return { status: 'NOT_FOUND', authorization: null, environment: '', simulated }
    const environment = environmentOf(authorization.environment, accessKey)
    return { status: STATUSES[stateOf(authorization)], authorization, environment, simulated }
  }
