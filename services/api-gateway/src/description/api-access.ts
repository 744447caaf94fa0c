import { contextErrors, gatewayErrors, platformErrors } from '@etax/contracts'
import { type AnyDeclaredError, fieldErrors } from '@etax/kernel'

export type Access = 'anyone' | 'key' | 'keyAlone' | 'issuer' | 'visitor' | 'owner' | 'member' | 'memberIssuer'

export interface AccessDescription {
  security: readonly (readonly ('apiKey' | 'session' | 'csrf')[])[]
  parameters: readonly ('TaxpayerRuc' | 'Mode' | 'ApiVersion')[]
  /** Of every answer. */
  headers: readonly string[]
  errors: readonly AnyDeclaredError[]
}

const { keyMissing, keyRefused, emailUnverified, tooManyRequests, tooManyRequestsOfWorkspace } = gatewayErrors
const { scopeMissing, versionUnknown } = gatewayErrors
const { notSignedIn, csrfTokenWrong, foreignSite, tooManySignIns } = gatewayErrors
const { taxpayerMissing, taxpayerUnknown, testTaxpayerInProduction } = contextErrors

const rated = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset']
/** Deprecation and Sunset: of an earlier version, or a deprecated operation. */
const ofKey = [...rated, 'X-API-Version', 'Deprecation', 'Sunset']

const byKey = [
  keyMissing,
  keyRefused,
  emailUnverified,
  scopeMissing,
  versionUnknown,
  tooManyRequests,
  tooManyRequestsOfWorkspace,
]
const byReadingSession = [notSignedIn, tooManyRequests, tooManyRequestsOfWorkspace]
const ofTaxpayer = [taxpayerMissing, taxpayerUnknown, testTaxpayerInProduction]

export function describeAccess(access: Access, writes: boolean): AccessDescription {
  const security = [writes ? (['session', 'csrf'] as const) : (['session'] as const)]
  const bySession = writes ? [...byReadingSession, csrfTokenWrong, foreignSite] : byReadingSession
  switch (access) {
    case 'anyone':
      return { security: [], parameters: [], headers: [], errors: [] }
    case 'key':
    case 'keyAlone':
      return { security: [['apiKey']], parameters: ['ApiVersion'], headers: ofKey, errors: byKey }
    case 'issuer':
      return {
        security: [['apiKey']],
        parameters: ['TaxpayerRuc', 'ApiVersion'],
        headers: ofKey,
        errors: [...byKey, ...ofTaxpayer],
      }
    case 'visitor':
      return {
        security: [],
        parameters: [],
        headers: [],
        errors: writes ? [tooManySignIns, foreignSite] : [tooManySignIns],
      }
    case 'owner':
      return { security, parameters: [], headers: rated, errors: bySession }
    case 'member':
      return { security, parameters: ['Mode'], headers: rated, errors: [...bySession, emailUnverified] }
    case 'memberIssuer':
      return {
        security,
        parameters: ['Mode', 'TaxpayerRuc'],
        headers: rated,
        errors: [...bySession, emailUnverified, ...ofTaxpayer],
      }
  }
}

const { invalidRequest } = fieldErrors
const { unreadable, notJson, notUtf8, tooManyValues, bodyTooLarge, contentTypeRefused, defect } = gatewayErrors

export function errorsOfAll(writes: boolean): readonly AnyDeclaredError[] {
  const always = [invalidRequest, unreadable, defect, platformErrors.serviceAway]
  return writes ? [...always, notJson, notUtf8, tooManyValues, bodyTooLarge, contentTypeRefused] : always
}
