import { authorityErrors } from '@etax/contracts'
import { parseAccessKey } from '@etax/tax-document'
import { compareAuthorizations } from './compare-answer.ts'
import { type Authorization, chosen, environmentOf, stateOf } from './domain/answer.ts'
import { verdictOn } from './domain/verdict-on.ts'
import type { AuthorizationLookup, CompareDocuments } from './ports.ts'

interface Dependencies {
  test: AuthorizationLookup
  production: AuthorizationLookup
  compare: CompareDocuments
}

export interface AuthorizationResult {
  status: 'AUTHORIZED' | 'REJECTED' | 'IN_PROCESS' | 'NOT_FOUND'
  authorization: Authorization | null
  environment: string
  simulated: boolean
  otherDocument: boolean
}

export type FindAuthorization = (accessKey: string, document: string | null) => Promise<AuthorizationResult>

const STATUSES = {
  authorized: 'AUTHORIZED',
  refused: 'REJECTED',
  'in-process': 'IN_PROCESS',
  unknown: 'IN_PROCESS',
} as const

/**
 * Finds what the authority has under an access key, or about one document under it. The key's environment selects the
 * authority.
 * @throws AppError `invalid` AUT_00003 when it is no access key, `unavailable` AUT_00004 when there is no answer
 */
export function findAuthorization({ compare, ...authorities }: Dependencies): FindAuthorization {
  return async (accessKey, document) => {
    const parts = parseAccessKey(accessKey)
    if (parts === null) throw authorityErrors.accessKeyMalformed()
    const authority = parts.environment === 2 ? authorities.production : authorities.test
    const { simulated } = authority
    const answer = await authority.find(accessKey)
    if (answer?.kind !== 'authorization') throw authorityErrors.authorityDoesNotAnswer({ retryAfter: 10 })
    const { authorization, isConfirmed, otherDocument } = await pick(compare, answer.authorizations, document)
    if (authorization === null)
      return { status: 'NOT_FOUND', authorization: null, environment: '', simulated, otherDocument }
    const environment = environmentOf(authorization.environment, accessKey)
    const status = isConfirmed ? STATUSES[stateOf(authorization)] : 'IN_PROCESS'
    return { status, authorization, environment, simulated, otherDocument }
  }
}

async function pick(compare: CompareDocuments, authorizations: readonly Authorization[], document: string | null) {
  if (document === null)
    return { authorization: chosen(authorizations) ?? null, isConfirmed: true, otherDocument: false }
  const verdict = verdictOn(await compareAuthorizations(compare, document, authorizations))
  if (verdict.kind === 'none') {
    return { authorization: null, isConfirmed: false, otherDocument: verdict.others === 'authorized' }
  }
  return { authorization: verdict.authorization, isConfirmed: verdict.kind === 'listed', otherDocument: false }
}
