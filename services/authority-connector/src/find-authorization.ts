import { AppError } from '@etax/kernel'
import { parseAccessKey } from '@etax/tax-document'
import { type Authorization, chosen, environmentOf, stateOf } from './domain/answer.ts'
import type { SoapAuthority } from './outbound/soap-authority.ts'

export interface Found {
  status: 'AUTHORIZED' | 'REJECTED' | 'IN_PROCESS' | 'NOT_FOUND'
  authorization: Authorization | null
  environment: string
  simulated: boolean
}

const WORDS = {
  authorized: 'AUTHORIZED',
  refused: 'REJECTED',
  'in-process': 'IN_PROCESS',
  unknown: 'IN_PROCESS',
} as const

/** What the authority has under an access key. The key's own environment says which authority is asked. */
export const findAuthorization =
  (authorities: { test: SoapAuthority; production: SoapAuthority }) =>
  async (accessKey: string): Promise<Found> => {
    const parts = parseAccessKey(accessKey)
    if (parts === null) throw new AppError('invalid', 'AUT_00003', 'not an access key')
    const authority = parts.environment === 2 ? authorities.production : authorities.test
    const { simulated } = authority
    const answer = await authority.find(accessKey)
    if (answer?.kind !== 'authorization') {
      throw new AppError('unavailable', 'AUT_00004', 'the authority does not answer now', { retryAfter: 10 })
    }
    const authorization = chosen(answer.found)
    if (authorization === undefined) return { status: 'NOT_FOUND', authorization: null, environment: '', simulated }
    const environment = environmentOf(authorization.environment, accessKey)
    return { status: WORDS[stateOf(authorization)], authorization, environment, simulated }
  }
